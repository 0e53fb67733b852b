// What a person would like to know before a letter or mail is sent. Only what is nearly certain is said: a line that is not
// right costs more than a slip that goes unseen. Linear in the text, which may be no longer than letters are.
import type { TextLanguage } from '../types.ts';
import { closingAt, closingFindings } from './closing.ts';
import { dateFindings } from './dates.ts';
import { type Greeting, greetingOf } from './greeting.ts';
import { linesOf, ownText } from './lines.ts';
import { nameFindings } from './names.ts';
import { placeholdersIn } from './placeholders.ts';
import type { LetterFacts, LetterFinding, LetterReport, Line } from './types.ts';

/** Longer texts are no letters. */
const LONGEST = 30_000;
/** So often somebody is addressed familiarly at least after a formal greeting. */
const LEAST_FAMILIAR = 2;

/** A formal greeting, and then du. */
function addressFinding(own: string, greeting: Greeting, { distant, address }: LetterFacts): LetterFinding[] {
  if (!distant || !address || !new RegExp(`^(?:${distant})(?!\\p{L})`, 'iu').test(greeting.line.text)) return [];
  const familiar = [...own.matchAll(address.familiar)];
  const [first] = familiar;
  if (!first || familiar.length < LEAST_FAMILIAR || own.search(new RegExp(address.formal, 'u')) >= 0) return [];
  const params = { found: first[0], name: greeting.line.text.replace(/[,!: ]+$/, '') };
  return [{ kind: 'address', start: first.index, end: first.index + first[0].length, params }];
}

/** The first mention of an enclosure; whether it is there only its writer knows. */
function attachmentFinding(own: string, { attachments }: LetterFacts): LetterFinding[] {
  const hit = attachments.exec(own);
  return hit
    ? [{ kind: 'attachment', start: hit.index, end: hit.index + hit[0].length, params: { found: hit[0] } }]
    : [];
}

/** A whole line with a formula, near the end. */
const hasClosingLine = (lines: readonly Line[], facts: LetterFacts): boolean => {
  const line = lines[closingAt(lines, facts, 1)];
  return (
    line !== undefined && new RegExp(`^(?:${facts.closings})(?!\\p{L})`, 'iu').test(line.text) && line.text.length < 60
  );
};

/** See the head of this file; null if the text is no letter. */
export function letterOf(
  text: string,
  language: TextLanguage,
  all: ReadonlyMap<TextLanguage, LetterFacts>,
): LetterReport | null {
  const facts = all.get(language);
  if (!facts || text.length > LONGEST) return null;
  const lines = linesOf(text);
  const greeting = greetingOf(lines, facts);
  if (!greeting && !hasClosingLine(lines, facts)) return null;
  const own = ownText(lines);
  const closing = lines[closingAt(lines, facts, 1)]?.start ?? own.length;
  const findings = [
    ...placeholdersIn(own, facts, closing),
    ...dateFindings(own, lines, facts),
    ...attachmentFinding(own, facts),
  ];
  // Who is meant in several letters one after the other nobody can tell.
  if (greeting && !greetingOf(lines, facts, greeting.at + 1)) {
    findings.push(
      ...nameFindings(own, lines, greeting, facts),
      ...addressFinding(own, greeting, facts),
      ...closingFindings(lines, greeting, language, all),
    );
  }
  return { findings: findings.sort((a, b) => a.start - b.start || a.end - b.end) };
}
