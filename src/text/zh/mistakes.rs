//! The mistakes that can be made in every game, in Simplified Chinese.
//!
//! Never here: anything but words.

use super::super::MistakeText;

/// `verdict-inverted`.
pub fn inverted() -> MistakeText {
    MistakeText {
        title: "胜负写反",
        thinks: "胜负算对了，输出的却是另一方的字样。",
        fails: "尼姆和不为 0 是先手胜，也就是题目里先走的那一方。检查一下哪个字样对应哪一方。",
    }
}

/// `wrong-words`.
pub fn words() -> MistakeText {
    MistakeText {
        title: "字样和题目不一致",
        thinks: "答案对，但某个单词、大小写、空格或者组号与题目要求不同。",
        fails: "评测是逐字比较的：`alice` 不等于 `Alice`，而且组号从 1 开始。",
    }
}

/// `kept-xor`.
pub fn kept_xor() -> MistakeText {
    MistakeText {
        title: "异或没有清零",
        thinks: "异或只在开头清零一次，没有在每组数据前清零。",
        fails: "第一组是对的，之后每组都混进了前面各组的异或。只有前面的异或不为 0 时才会露出来，样例组数少时很可能发现不了。",
    }
}

/// `one-case`.
pub fn one_case() -> MistakeText {
    MistakeText {
        title: "只读了一组数据",
        thinks: "程序回答第一组之后就结束了。",
        fails: "输入里有很多组数据：直到文件结束，或者由第一个数给出组数。",
    }
}

/// `small-array`.
pub fn small_array() -> MistakeText {
    MistakeText {
        title: "数组开小了",
        thinks: "数组只够放下样例，或者再多几个数。",
        fails: "评测数据会用足数据范围。数组越界后程序会崩溃，或者改写了别的变量而给出任意答案。",
    }
}
