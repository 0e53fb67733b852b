// Changes that only mend how something is written: a word that is in no dictionary, a space, a hyphen, an accent, a capital. They
// are made before anything is compared: a misspelt name is no name, and half a negation none.
import { applyFixes, type TextChange } from '../../lib/textChanges.ts';
import type { Issue } from '../types.ts';
import { readText } from './lostOrAdded.ts';
import { negationsIn } from './meaning.ts';
import type { GuardWords } from './types.ts';

/** How many letters one word is from another. */
function distanceOf(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}

/** A word that is in no dictionary becomes one near to it. */
function mendsWord(written: string, { start, end, insert }: TextChange, findings: readonly Issue[]): boolean {
  const word = findings.find((issue) => issue.type === 'misspelling' && issue.start < end && issue.end > start);
  if (!word || /\d/.test(written + insert)) return false;
  return distanceOf(written.toLowerCase(), insert.toLowerCase()) <= Math.max(2, Math.floor(word.text.length / 3));
}

/** Letters without their marks. */
const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\d]/gu, '')
    .toLowerCase();
const SHORT = 3;

/** The same letters with other spaces, hyphens, accents, capitals; figures stay as they are, and so does what is denied. */
function mendsForm(sentence: string, written: string, change: TextChange, words: GuardWords): boolean {
  const figures = (text: string) => (text.match(/\d[\d.,:]*/g) ?? []).join(' ');
  if (bare(written) !== bare(change.insert) || figures(written) !== figures(change.insert)) return false;
  if (!/[\s-]/.test(written + change.insert)) return written.length > SHORT;
  const denied = (text: string) => negationsIn(readText(text), words).things;
  return denied(sentence) === denied(applyFixes(sentence, [change]));
}

/** Whether a change is of this kind. */
export function mendsSpelling(
  sentence: string,
  change: TextChange,
  findings: readonly Issue[],
  words: GuardWords,
): boolean {
  const written = sentence.slice(change.start, change.end);
  if (bare(written) === '') return false;
  return mendsWord(written, change, findings) || mendsForm(sentence, written, change, words);
}
