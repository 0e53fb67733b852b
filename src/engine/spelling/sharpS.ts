// Capitals write SS for ß: STRASSE may be straße, and MASSSTAB has to try its pairs one by one.

/** hunspell replaces at most this many pairs. */
const MAX_PAIRS = 5;

/** Every lower-case reading of an all-caps word with at least one SS read as ß. */
export function sharpVariants(word: string): string[] {
  if (!word.includes('SS')) return [];
  const variants: string[] = [];
  const expand = (rest: string, from: number, pairs: number, replaced: number): void => {
    const at = rest.indexOf('ss', from);
    if (at < 0 || pairs >= MAX_PAIRS) {
      if (replaced > 0) variants.push(rest);
      return;
    }
    expand(`${rest.slice(0, at)}ß${rest.slice(at + 2)}`, at + 1, pairs + 1, replaced + 1);
    expand(rest, at + 2, pairs + 1, replaced);
  };
  expand(word.toLowerCase(), 0, 0, 0);
  return variants;
}
