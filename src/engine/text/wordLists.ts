// Lists of words as their authors write them: in one string, parted by blanks.

/** The words of a list. */
export const wordList = (list: string): readonly string[] => list.split(' ');

/** The words of a list, to be asked for. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(wordList(list));

/** Phrases parted by commas. */
export const phraseList = (list: string): readonly string[] =>
  list.split(',').map((phrase) => phrase.trim().replace(/\s+/g, ' '));
