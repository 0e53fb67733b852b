// Limits that users may run into. Design decision 11.

/** Characters (UTF-16 units) that are checked as a whole; longer texts are kept and edited, a selection is checked. */
export const LONGEST_CHECKED = 2_000_000;
