// Tables from UTF-16 units to letters, built once per pack.

const APOSTROPHES = ["'", '’', 'ʼ'];

/** A small letter without a case in the tables, since its capital is two letters. */
const SHARP_S = 0xdf;

/** Label codes and case of every UTF-16 unit, given the letters of an alphabet (small ones, in the order of their codes). */
export function letterTables(alphabet: string) {
  const codeOf = new Uint8Array(65536);
  const isUpper = new Uint8Array(65536);
  const letterCase = new Uint8Array(65536);
  for (let i = 0; i < alphabet.length; i++) {
    const letter = alphabet[i] as string;
    const unit = letter.charCodeAt(0);
    codeOf[unit] = i + 1;
    const capital = letter.toUpperCase();
    if (capital.length !== 1 || capital === letter || capital.toLowerCase() !== letter) continue;
    letterCase[unit] = 2;
    codeOf[capital.charCodeAt(0)] = i + 1;
    isUpper[capital.charCodeAt(0)] = 1;
    letterCase[capital.charCodeAt(0)] = 1;
  }
  // The capital sharp s; ß itself has no one-letter capital and stays neutral.
  codeOf[0x1e9e] = codeOf[SHARP_S] as number;
  isUpper[0x1e9e] = letterCase[0x1e9e] = codeOf[SHARP_S] ? 1 : 0;
  const apostrophe = APOSTROPHES.map((letter) => codeOf[letter.charCodeAt(0)] as number).find((code) => code > 0) ?? 0;
  for (const letter of APOSTROPHES) codeOf[letter.charCodeAt(0)] = apostrophe;
  return { codeOf, isUpper, letterCase };
}

/** Whether a unit is a small letter, by the `letterCase` of a pack. */
export const isSmallLetter = (letterCase: Uint8Array, unit: number): boolean =>
  letterCase[unit] === 2 || unit === SHARP_S;
