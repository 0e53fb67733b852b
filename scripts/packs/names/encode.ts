// Names as the bytes that src/engine/lexicon/nameList.ts reads.

/** A list of names and the letters that its bytes stand for. */
export interface EncodedNames {
  letters: string;
  bytes: Uint8Array;
}

/** Encodes names in lower case. Throws if they have more different letters than a byte can number. */
export function encodeNames(names: Iterable<string>): EncodedNames {
  const all = [...names];
  const letters = [...new Set(all.join(''))].sort().join('');
  if (letters.length > 255) throw new Error('More letters than a byte can number');
  const rows = all
    .map((name) => Array.from(name, (letter) => letters.indexOf(letter) + 1))
    .sort((a, b) => {
      const at = a.findIndex((code, i) => code !== b[i]);
      return at < 0 ? a.length - b.length : (a[at] as number) - (b[at] ?? 0);
    });
  return { letters, bytes: Uint8Array.from(rows.flatMap((row) => [...row, 0])) };
}
