//! The map of the tests. One integration binary, one module a concern; a test of the house compares the folder with
//! this map.

/// The solver held against the game tree, on every small position.
mod oracle;
