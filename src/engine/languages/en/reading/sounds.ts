// How an English word begins to the ear, for a and an.
import type { Token } from '../../../rules/token.ts';

/** Initial vowel letters pronounced as consonants: university, one, euro. */
const YOO =
  /^(?:eu|ew|uni(?!n|m(?!o)|d(?!i?r)|nt)|us[aeu]|usu|ut[ei]|utop|utah|ura|uri|uro|ubi|ufo|uk|uga|one(?![aeiou])|once|oui|u-|unanim|uruguay|uzbek)/;
/** Initial consonant letters that are silent, or whose name begins with a vowel. */
const SILENT = /^(?:hour|honest|honou?r|heir(?!l?o?om$)|heirloom|x-|f-|h-|l-|m-|n-|s-|mba$|mp3|html|sms$|nda$)/;

/** Whether a word begins with a vowel sound; null when this cannot be told (letters read out, names). */
export function vowelSound(token: Pick<Token, 'kind' | 'text' | 'lower'>): boolean | null {
  const { text, lower } = token;
  if (token.kind === 'number' && !/^\d/.test(text)) return null;
  if (token.kind === 'number') return /^8|^1[18](?!\d|[,.]\d\d(?!\d))/.test(text);
  if (text.length === 1) return /[aefhilmnorsx]/.test(lower);
  if (text === text.toUpperCase() && /^\p{Lu}+s?$/u.test(text)) {
    if (/^[AEIO]/.test(text)) return text.length < 4 || !/^(?:EU|ONE)/.test(text) ? true : null;
    if (text.startsWith('U')) return text.length > 3 ? null : false;
    if (/^[BCDGJKPQTVWYZ]/.test(text)) return false;
    return /^[^AEIOU]{2}/.test(text) ? true : null;
  }
  if (SILENT.test(lower)) return true;
  if (/^[aeiou]/.test(lower)) return !YOO.test(lower);
  if (/^(?:h|y)/.test(lower))
    return /^(?:hist|hot|habit|hallu|heroi|hered|herb|hyp|hyst|hab)/.test(lower) ? null : false;
  return /^[b-df-hj-np-tv-z]/.test(lower) ? (/^[^aeiouy\u00c0-\u024f]{2,}$/.test(lower) ? null : false) : null;
}
