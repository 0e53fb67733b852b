// Sentences, quotations and runs of words in a language other than the text's: they are checked in their own language or, if
// its data is not loaded, left alone, and the language is reported as missing.

import { TEXT_LANGUAGES } from '../dialects.ts';
import { bestClass, readEvidence } from '../text/detectLanguage.ts';
import { Kind } from '../text/tokenize.ts';
import type { TextLanguage } from '../types.ts';
import { Verdict } from './judge.ts';
import { judgeToken, NOBODY, type TokenSheet } from './tokens.ts';
import type { CheckContext } from './types.ts';

/** Minimum words, share of unknown words and probability before a stretch is attributed to another language. */
const LOADED = { words: 3, unknown: 0.25, probability: 0.9 };
const UNLOADED = { words: 4, unknown: 0.34, probability: 0.95 };
const UNSUPPORTED = { words: 5, unknown: 0.5, probability: 0.97 };

/** Share of the unknown words that may stay unknown in the other language: few if a quotation may be the reason. */
const WHOLE = 0.2;
const PART = 0.5;

const RUN_WORDS = 2;
const RUN_LETTERS = 8;
/** How many words in a row within a run may be correct in both languages. */
const RUN_BRIDGE = 3;

/** Assigns the tokens [from, to) of a sentence to their languages. Requires the verdicts under the base language. */
export function settleForeign(
  sheet: TokenSheet,
  from: number,
  to: number,
  context: CheckContext,
  missing: Set<TextLanguage>,
): void {
  if (unknownIn(sheet, from, to) < RUN_WORDS) return;
  if (settleStretch(sheet, from, to, context, missing, WHOLE)) return;
  for (const [first, last] of quotations(sheet, from, to)) settleStretch(sheet, first, last, context, missing, PART);
  if (unknownIn(sheet, from, to) < RUN_WORDS) return;
  if (settleStretch(sheet, from, to, context, missing, PART)) return;
  for (const [language, judge] of context.judges) {
    if (language !== context.base) settleRuns(sheet, from, to, (i) => judgeToken(sheet, i, judge) === Verdict.right);
  }
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
  if (context.perSentence && words >= UNLOADED.words) {
    const best = bestClass(readEvidence(sheet.text, start, end));
    const judge = best.language && context.judges.get(best.language);
    if (judge && best.language && best.probability >= UNLOADED.probability) {
      give(sheet, from, to, best.language, context);
      return;
    }
    if (best.language === null && best.probability >= UNSUPPORTED.probability) return;
  }
  if (context.base) missing.add(context.base);
}

/** Whether the stretch was recognised as another language, and thereby settled. */
function settleStretch(
  sheet: TokenSheet,
  from: number,
  to: number,
  context: CheckContext,
  missing: Set<TextLanguage>,
  remaining: number,
): boolean {
  const { words, start, end } = extent(sheet, from, to);
  const unknown = unknownIn(sheet, from, to);
  const share = unknown / Math.max(1, words);
  if (words < LOADED.words || share < LOADED.unknown) return false;
  const best = bestClass(readEvidence(sheet.text, start, end));
  const passes = (limit: typeof LOADED): boolean =>
    words >= limit.words && share >= limit.unknown && best.probability >= limit.probability;
  if (best.language === context.base) return false;
  if (best.language === null) {
    if (!passes(UNSUPPORTED)) return false;
    for (let i = from; i < to; i++) sheet.owners[i] = NOBODY;
    return true;
  }
  const judge = context.judges.get(best.language);
  if (!judge) {
    if (!passes(UNLOADED)) return false;
    missing.add(best.language);
    for (let i = from; i < to; i++) sheet.owners[i] = NOBODY;
    return true;
  }
  if (!passes(LOADED)) return false;
  let there = 0;
  for (let i = from; i < to; i++) if (judgeToken(sheet, i, judge) !== Verdict.right) there++;
  if (there > unknown * remaining) return false;
  give(sheet, from, to, best.language, context);
  return true;
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

/** Leaves runs of unknown words alone if all are correct in another language. */
function settleRuns(sheet: TokenSheet, from: number, to: number, isRight: (i: number) => boolean): void {
  let i = from;
  while (i < to) {
    if (!isUnknown(sheet, i) || !isRight(i)) {
      i++;
      continue;
    }
    let last = i;
    let words = 1;
    let letters = length(sheet, i);
    for (let k = i + 1; k < to && k - last <= RUN_BRIDGE; k++) {
      if (sheet.tokens.kind[k] !== Kind.word || !isRight(k)) break;
      if (!isUnknown(sheet, k)) continue;
      last = k;
      words++;
      letters += length(sheet, k);
    }
    if (words >= RUN_WORDS && letters >= RUN_LETTERS) for (let k = i; k <= last; k++) sheet.owners[k] = NOBODY;
    i = last + 1;
  }
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
