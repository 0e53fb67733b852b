// Sentences, quotations and runs of words in a language other than the text's: they are checked in their own language or, if
// its data is not loaded, left alone, and the language is reported as missing.

import { TEXT_LANGUAGES } from '../dialects.ts';
import { bestClass, readEvidence } from '../text/detectLanguage.ts';
import { Kind } from '../text/tokenize.ts';
import type { TextLanguage } from '../types.ts';
import { type Judge, Verdict } from './judge.ts';
import { passageKey } from './passages.ts';
import { judgeToken, NOBODY, type TokenSheet } from './tokens.ts';
import type { CheckContext } from './types.ts';

/** What attributes a stretch to another language: the least words, unknown words, share of them and probability. */
interface Proof {
  words: number;
  unknown: number;
  share: number;
  probability: number;
  /** The share of the unknown words that may stay unknown in the other language; by default what the caller allows. */
  remaining?: number;
}

/** Whether packs are loaded makes no difference here, so that a text gets the same answers whatever was checked before it. */
const PROOFS: readonly Proof[] = [
  { words: 3, unknown: 2, share: 0.25, probability: 0.9 },
  { words: 2, unknown: 2, share: 0.5, probability: 0.8, remaining: 0 },
  { words: 3, unknown: 1, share: 0.2, probability: 0.98, remaining: 0 },
];
/** After a sentence in the same language less is enough. */
const CONTINUED: readonly Proof[] = [{ words: 2, unknown: 1, share: 0.2, probability: 0.7, remaining: 0 }];
const UNSUPPORTED: readonly Proof[] = [{ words: 5, unknown: 2, share: 0.5, probability: 0.97 }];
/** For the sentences of a text whose own language cannot be checked. */
const ALONE = { words: 4, probability: 0.95 };

/** Share of the unknown words that may stay unknown in the other language: few if a quotation may be the reason. */
const WHOLE = 0.2;
const PART = 0.5;

/** A run of foreign words within a sentence. */
const RUN: readonly Proof[] = [{ words: 2, unknown: 2, share: 0.5, probability: 0.9, remaining: 0 }];
const RUN_LETTERS = 8;
/** How many known words in a row may lie within a run. */
const RUN_BRIDGE = 1;

/**
 * Assigns the tokens [from, to) of a sentence to their languages. Requires the verdicts under the base language. `before` is
 * the language of the sentence before it in the paragraph.
 */
export function settleForeign(
  sheet: TokenSheet,
  from: number,
  to: number,
  context: CheckContext,
  missing: Set<TextLanguage>,
  before: TextLanguage | null,
): void {
  if (settleChosen(sheet, from, to, context, missing)) return;
  const settle = (first: number, last: number, remaining: number, proofs = PROOFS) =>
    settleStretch(sheet, first, last, context, missing, { remaining, proofs, before });
  if (settle(from, to, WHOLE)) return;
  if (unknownIn(sheet, from, to) < 2) return;
  for (const [first, last] of quotations(sheet, from, to)) settle(first, last, PART);
  if (settle(from, to, PART)) return;
  for (const [first, last] of unknownRuns(sheet, from, to)) settle(first, last, 0, RUN);
}

/** Notes a passage in another language. */
function note(sheet: TokenSheet, from: number, to: number, language: TextLanguage, isChosen = false): void {
  const [start, end] = [sheet.tokens.start[from] as number, sheet.tokens.end[to - 1] as number];
  sheet.passages.push({ start, end, language, key: passageKey(sheet.text.slice(start, end)), isChosen });
}

/** Whether the user has said in which language a passage is: then that is settled. */
function settleChosen(
  sheet: TokenSheet,
  from: number,
  to: number,
  context: CheckContext,
  missing: Set<TextLanguage>,
): boolean {
  if (context.choices.size === 0 || to === from) return false;
  const words = sheet.text.slice(sheet.tokens.start[from], sheet.tokens.end[to - 1]);
  const language = context.choices.get(passageKey(words));
  if (!language) return false;
  if (language === context.base) return true;
  if (context.judges.has(language)) give(sheet, from, to, language, context);
  else {
    leaveAlone(sheet, from, to);
    missing.add(language);
  }
  note(sheet, from, to, language, true);
  return true;
}

/** A sentence of a text whose language is unknown or not loaded: checked if its own language is certain. */
export function settleAlone(
  sheet: TokenSheet,
  from: number,
  to: number,
  context: CheckContext,
  missing: Set<TextLanguage>,
): void {
  for (let i = from; i < to; i++) sheet.owners[i] = NOBODY;
  const { words, start, end } = extent(sheet, from, to);
  if (words === 0) return;
  if (context.perSentence && words >= ALONE.words) {
    const best = bestClass(readEvidence(sheet.text, start, end));
    const judge = best.language && context.judges.get(best.language);
    if (judge && best.language && best.probability >= ALONE.probability) {
      give(sheet, from, to, best.language, context);
      return;
    }
    if (best.language === null && meets(UNSUPPORTED, { words, unknown: words, probability: best.probability })) return;
  }
  if (context.base) missing.add(context.base);
}

/** The first of the proofs that a stretch meets. */
const meets = (
  proofs: readonly Proof[],
  found: { words: number; unknown: number; probability: number },
): Proof | undefined =>
  proofs.find(
    (least) =>
      found.words >= least.words &&
      found.unknown >= least.unknown &&
      found.unknown >= least.share * found.words &&
      found.probability >= least.probability,
  );

/** Whether the stretch was recognised as another language, and thereby settled. */
function settleStretch(
  sheet: TokenSheet,
  from: number,
  to: number,
  context: CheckContext,
  missing: Set<TextLanguage>,
  { remaining, proofs, before }: { remaining: number; proofs: readonly Proof[]; before: TextLanguage | null },
): boolean {
  const { words, start, end } = extent(sheet, from, to);
  const unknown = unknownIn(sheet, from, to);
  if (unknown === 0 || words < 2) return false;
  if (settleChosen(sheet, from, to, context, missing)) return true;
  const { language, probability } = bestClass(readEvidence(sheet.text, start, end));
  if (language === context.base) return false;
  const found = { words, unknown, probability };
  if (language === null) {
    if (!meets(UNSUPPORTED, found)) return false;
    leaveAlone(sheet, from, to);
    return true;
  }
  const judge = context.judges.get(language);
  const rights = judge ? strangersTo(sheet, from, to, judge) : 0;
  const isProved = [...proofs, ...(language === before ? CONTINUED : [])].some(
    (proof) => meets([proof], found) && rights <= unknown * (proof.remaining ?? remaining),
  );
  if (!isProved) return false;
  if (judge && proofs !== RUN) give(sheet, from, to, language, context);
  else leaveAlone(sheet, from, to);
  if (!judge) missing.add(language);
  if (proofs !== RUN) note(sheet, from, to, language);
  return true;
}

/** How many of the tokens a language does not know. */
function strangersTo(sheet: TokenSheet, from: number, to: number, judge: Judge): number {
  let strangers = 0;
  for (let i = from; i < to; i++) if (judgeToken(sheet, i, judge) !== Verdict.right) strangers++;
  return strangers;
}

function leaveAlone(sheet: TokenSheet, from: number, to: number): void {
  for (let i = from; i < to; i++) sheet.owners[i] = NOBODY;
}

function give(sheet: TokenSheet, from: number, to: number, language: TextLanguage, context: CheckContext): void {
  const judge = context.judges.get(language);
  if (!judge) return;
  const owner = TEXT_LANGUAGES.indexOf(language);
  for (let i = from; i < to; i++) {
    sheet.owners[i] = owner;
    sheet.verdicts[i] = judgeToken(sheet, i, judge);
  }
}

/** Token ranges that begin and end with an unknown word, with at most RUN_BRIDGE known words between two of them. */
function unknownRuns(sheet: TokenSheet, from: number, to: number): [number, number][] {
  const runs: [number, number][] = [];
  let first = -1;
  let last = -1;
  let letters = 0;
  const close = (): void => {
    if (last > first && letters >= RUN_LETTERS) runs.push([first, last + 1]);
    first = -1;
    letters = 0;
  };
  for (let i = from; i < to; i++) {
    if (first >= 0 && (sheet.tokens.kind[i] !== Kind.word || i - last > RUN_BRIDGE + 1)) close();
    if (!isUnknown(sheet, i)) continue;
    if (first < 0) first = i;
    last = i;
    letters += length(sheet, i);
  }
  if (first >= 0) close();
  return runs;
}

const length = (sheet: TokenSheet, i: number): number =>
  (sheet.tokens.end[i] as number) - (sheet.tokens.start[i] as number);

function isUnknown(sheet: TokenSheet, i: number): boolean {
  const verdict = sheet.verdicts[i];
  return sheet.owners[i] !== NOBODY && verdict !== Verdict.right && verdict !== Verdict.otherDialect;
}

function unknownIn(sheet: TokenSheet, from: number, to: number): number {
  let unknown = 0;
  for (let i = from; i < to; i++) if (isUnknown(sheet, i) && sheet.verdicts[i] !== Verdict.acronym) unknown++;
  return unknown;
}

function extent(sheet: TokenSheet, from: number, to: number): { words: number; start: number; end: number } {
  let words = 0;
  for (let i = from; i < to; i++) {
    const kind = sheet.tokens.kind[i];
    if (kind === Kind.word || kind === Kind.foreign) words++;
  }
  return { words, start: sheet.tokens.start[from] ?? 0, end: sheet.tokens.end[to - 1] ?? 0 };
}

const OPENS = /["\u201c\u201e\u00ab\u00bb]/;
const CLOSES = /["\u201d\u201c\u00bb\u00ab]/;

/** Token ranges between quotation marks within [from, to), in order; not the whole sentence. */
function quotations(sheet: TokenSheet, from: number, to: number): [number, number][] {
  const { text, tokens } = sheet;
  const ranges: [number, number][] = [];
  let open = -1;
  for (let i = from; i < to; i++) {
    const gapStart = i === 0 ? 0 : (tokens.end[i - 1] as number);
    const gap = text.slice(gapStart, Math.min(tokens.start[i] as number, gapStart + 8));
    if (open >= 0 && CLOSES.test(gap)) {
      ranges.push([open, i]);
      open = -1;
    } else if (open < 0 && OPENS.test(gap)) open = i;
  }
  if (open > from) ranges.push([open, to]);
  return ranges;
}
