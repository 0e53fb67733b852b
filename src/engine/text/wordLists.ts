// Word lists as their authors write them: in one string, separated by spaces.

/** The words of a list. */
export const wordList = (list: string): readonly string[] => list.split(' ');

/** The words of a list, as a set. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(wordList(list));

/** Phrases separated by commas. */
export const phraseList = (list: string): readonly string[] =>
  list.split(',').map((phrase) => phrase.trim().replace(/\s+/g, ' '));
