// The version of the packages, which is that of the program; a test compares the two.

/** See the head of this file. */
export const VERSION = '0.1.0';
