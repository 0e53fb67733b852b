// Words that the dictionary allows to be split: at hyphens in all languages, at dots in German and French, and at quotation
// marks at the ends in French. As in hunspell, every part must be a word itself, with at most ten break points.

const MAX_BREAKS = 10;

/** Whether `word` splits into words at its break points. `isWord` judges a part and may split it further. */
export function isBrokenIntoWords(word: string, breaks: readonly string[], isWord: (part: string) => boolean): boolean {
  let points = 0;
  for (const pattern of breaks) {
    for (let at = word.indexOf(pattern); at >= 0; at = word.indexOf(pattern, at + pattern.length)) points++;
  }
  if (points >= MAX_BREAKS) return false;
  for (const pattern of breaks) {
    if (pattern.length === 1 || pattern.length > word.length) continue;
    if (pattern.startsWith('^') && word.startsWith(pattern.slice(1)) && isWord(word.slice(pattern.length - 1)))
      return true;
    if (pattern.endsWith('$') && word.endsWith(pattern.slice(0, -1)) && isWord(word.slice(0, 1 - pattern.length))) {
      return true;
    }
  }
  // At the second break point first, to find dictionary words that contain a hyphen; then at the first.
  return (
    breaks.some((pattern) => splits(word, pattern, true, isWord)) ||
    breaks.some((pattern) => splits(word, pattern, false, isWord))
  );
}

function splits(word: string, pattern: string, preferSecond: boolean, isWord: (part: string) => boolean): boolean {
  let at = word.indexOf(pattern);
  const limit = word.length - pattern.length;
  if (at <= 0 || at >= limit) return false;
  if (preferSecond) {
    const second = word.indexOf(pattern, at + 1);
    if (second > 0 && second < limit) at = second;
  }
  return isWord(word.slice(at + pattern.length)) && isWord(word.slice(0, at));
}
