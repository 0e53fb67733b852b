// How a letter ends: whether there is a formula, in which language, and who signs.
import type { TextLanguage } from '../types.ts';
import type { Greeting } from './greeting.ts';
import type { LetterFacts, LetterFinding, Line } from './types.ts';

/** Names, functions, addresses and postscripts come after the formula. */
const LAST_LINES = 12;
/** Of a shorter letter the end is yet to be written. */
const LEAST_CHARACTERS = 200;

/** Where the formula stands among the lines; -1 if there is none. */
export function closingAt(lines: readonly Line[], { closings }: LetterFacts, least = 0): number {
  const pattern = new RegExp(`(?<!\\p{L})(?:${closings})(?!\\p{L})`, 'iu');
  for (let at = lines.length - 1; at >= Math.max(least, lines.length - LAST_LINES); at -= 1) {
    if (pattern.test(lines[at]?.text ?? '')) return at;
  }
  return -1;
}

/** Whether a line is a formula, but for marks and a name. */
const isFormula = (line: string, formulas: string): boolean =>
  new RegExp(`^(?:${formulas})(?: \\p{Lu}[\\p{L}.]*){0,3}[,.!]?$`, 'iu').test(line);

/** A formula that is missing, or of another language. */
export function closingFindings(
  lines: readonly Line[],
  greeting: Greeting | null,
  language: TextLanguage,
  all: ReadonlyMap<TextLanguage, LetterFacts>,
): LetterFinding[] {
  const facts = all.get(language);
  const last = lines.at(-1);
  if (!facts || !last || !greeting) return [];
  const own = closingAt(lines, facts, greeting.at + 1);
  const end = lines.slice(Math.max(greeting.at + 1, lines.length - LAST_LINES, own + 1));
  for (const [other, { ownClosings }] of all) {
    const line = other === language ? undefined : end.findLast(({ text }) => isFormula(text, ownClosings));
    if (line) {
      const params = { found: line.text.replace(/[,.!]$/, ''), language: other };
      return [{ kind: 'closingLanguage', start: line.start, end: line.start + line.text.length, params }];
    }
  }
  const length = last.start + last.text.length;
  if (own >= 0 || !greeting.isFormal || length - greeting.line.start < LEAST_CHARACTERS) return [];
  return [{ kind: 'closing', start: length, end: length, params: {} }];
}
