/** The longest email address a member can have: forms, calls and the checks behind them all take it from here. */
export const longestEmail = 100;
