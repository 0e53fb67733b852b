// Words of a document that are one slip apart: a letter too many, too few or another, or two swapped. Each word is kept under what
// is left of it without one letter, so that near ones meet there.

/** See the head of this file. */
export class NearWords {
  private readonly byRest = new Map<string, Set<string>>();

  add(word: string): void {
    for (const rest of restsOf(word)) {
      const words = this.byRest.get(rest);
      if (words) words.add(word);
      else this.byRest.set(rest, new Set([word]));
    }
  }

  remove(word: string): void {
    for (const rest of restsOf(word)) {
      const words = this.byRest.get(rest);
      words?.delete(word);
      if (words?.size === 0) this.byRest.delete(rest);
    }
  }

  /** The words added that are near this one, sorted; their first and last letters are the same. */
  near(word: string): string[] {
    const found = new Set<string>();
    for (const rest of restsOf(word)) {
      for (const other of this.byRest.get(rest) ?? []) if (other !== word && isSlip(word, other)) found.add(other);
    }
    return [...found].sort();
  }
}

/** The word, and what is left of it without one of its inner letters. */
function* restsOf(word: string): Iterable<string> {
  yield word;
  for (let i = 1; i < word.length - 1; i++) {
    // Of doubled letters either one leaves the same.
    if (word.charAt(i) !== word.charAt(i - 1) || i === 1) yield word.slice(0, i) + word.slice(i + 1);
  }
}

/** Whether two words that share a rest differ in one place. */
function isSlip(a: string, b: string): boolean {
  if (a.charAt(0) !== b.charAt(0) || a.at(-1) !== b.at(-1)) return false;
  let from = 0;
  while (from < a.length && a.charAt(from) === b.charAt(from)) from++;
  let [i, k] = [a.length, b.length];
  while (i > from && k > from && a.charAt(i - 1) === b.charAt(k - 1)) {
    i--;
    k--;
  }
  const [own, other] = [a.slice(from, i), b.slice(from, k)];
  if (own.length <= 1 && other.length <= 1) return true;
  return (
    own.length === 2 && other.length === 2 && own.charAt(0) === other.charAt(1) && own.charAt(1) === other.charAt(0)
  );
}
