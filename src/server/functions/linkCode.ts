// The code sent with a link: 40 random bits in letters and digits that are hard to confuse (Crockford's base 32).
import { randomInt } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
const GROUP = 4;

/** A new code, in the form used for comparison. */
export function newCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** A code as shown to people: in two groups. */
export function shownCode(code: string): string {
  return `${code.slice(0, GROUP)}-${code.slice(GROUP)}`;
}

/** A typed code in the form used for comparison: upper case, no blanks or hyphens, digits for lookalike letters. */
export function readCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\u00ad\u200b-\u200f\u2060\ufeff]/gu, '')
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
}
