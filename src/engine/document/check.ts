// Checks a paragraph, or part of a long one: tokens, sentences, verdicts, tiers. Pure and linear; never throws.

import { TEXT_LANGUAGES } from '../dialects.ts';
import { Char } from '../text/chars.ts';
import { sentenceEnds } from '../text/segment.ts';
import { Kind, Tokens, tokenize } from '../text/tokenize.ts';
import type { TextLanguage } from '../types.ts';
import { settleAlone, settleForeign } from '../words/foreign.ts';
import { type Judge, Verdict, type VerdictCode } from '../words/judge.ts';
import { isNameLink, isPartOfName } from '../words/nameParts.ts';
import { passagesFrom } from '../words/passages.ts';
import { isMistake } from '../words/titles.ts';
import { hyphenParts, isInCapitals, judgePart, judgeToken, NOBODY, type TokenSheet } from '../words/tokens.ts';
import type { CheckContext, Finding, FindingKind, ParagraphResult, SentenceSpan } from '../words/types.ts';
import { countStrangers } from '../words/variants.ts';
import { contextKey } from './ignore.ts';
import type { PieceView } from './piece.ts';

/** The result for a paragraph and the numbers for its counts. */
export interface CheckedParagraph extends ParagraphResult {
  words: number;
  sentenceCount: number;
  /** See `Piece`. */
  strangers: readonly number[];
}

const NONE: readonly never[] = [];
const LONGEST_GREETING = 4;
/** Most paragraphs are a single sentence: they share this record. */
const ONE = new Map(
  [null, ...TEXT_LANGUAGES].map((language) => [language, [{ start: 0, end: Number.MAX_SAFE_INTEGER, language }]]),
);

/** Reuses its buffers between paragraphs; not reentrant. */
export class ParagraphChecker {
  private readonly sheet: TokenSheet = {
    text: '',
    tokens: new Tokens(),
    verdicts: new Uint8Array(256),
    owners: new Int8Array(256),
    checkDigits: false,
    passages: [],
  };
  private strangers: readonly number[] = NONE;

  /** Findings in a paragraph, or part of one. Offsets count from its start. */
  check(view: PieceView, context: CheckContext): CheckedParagraph {
    const { sheet } = this;
    const { text } = view;
    Object.assign(sheet, { text, checkDigits: context.checkDigits, passages: [] });
    tokenize(text, sheet.tokens);
    const { start: starts, count: all } = sheet.tokens;
    if (sheet.verdicts.length < all) {
      sheet.verdicts = new Uint8Array(all * 2);
      sheet.owners = new Int8Array(all * 2);
    }
    let from = 0;
    while (from < all && (starts[from] as number) < view.start) from++;
    let count = all;
    while (count > from && (starts[count - 1] as number) >= view.end) count--;
    const words = count - from;
    if (words === 0) {
      return {
        findings: NONE,
        sentences: NONE,
        missing: NONE,
        passages: NONE,
        words,
        sentenceCount: 0,
        strangers: NONE,
      };
    }
    const ends = sentenceEnds(text.slice(view.start, view.end), context.marks);
    const found: Finding[] = [];
    this.strangers = NONE;
    const missing = new Set<TextLanguage>();
    const sentences: SentenceSpan[] = [];
    let start = 0;
    let language: TextLanguage | null = null;
    for (const end of ends) {
      let to = from;
      while (to < count && (starts[to] as number) < view.start + end) to++;
      const opens = !(view.isCutBefore && start === 0);
      if (to > from) this.checkSentence(from, to, opens, context, missing, found, language);
      language = this.languageOf(from, to);
      if (ends.length > 1) sentences.push({ start, end, language });
      else return this.told(view, found, missing, words, ONE.get(language) ?? NONE, 1);
      from = to;
      start = end;
    }
    return this.told(view, found, missing, words, sentences, sentences.length);
  }

  private told(
    { start: by }: PieceView,
    found: readonly Finding[],
    missing: ReadonlySet<TextLanguage>,
    words: number,
    sentences: readonly SentenceSpan[],
    sentenceCount: number,
  ): CheckedParagraph {
    if (by > 0) {
      for (const finding of found) {
        finding.start -= by;
        finding.end -= by;
      }
    }
    return {
      findings: found.length === 0 ? NONE : found,
      sentences,
      missing: missing.size === 0 ? NONE : [...missing],
      passages: passagesFrom(this.sheet.passages, by),
      words,
      sentenceCount,
      strangers: this.strangers,
    };
  }

  /** The language that owns most of the tokens [from, to). */
  private languageOf(from: number, to: number): TextLanguage | null {
    const shares = new Array<number>(TEXT_LANGUAGES.length).fill(0);
    for (let i = from; i < to; i++) {
      const owner = this.sheet.owners[i] as number;
      if (owner !== NOBODY) shares[owner] = (shares[owner] as number) + 1;
    }
    const most = Math.max(...shares);
    return most * 2 > to - from ? (TEXT_LANGUAGES[shares.indexOf(most)] ?? null) : null;
  }

  /** `opens`: its first word is the first of the sentence. */
  private checkSentence(
    from: number,
    to: number,
    opens: boolean,
    context: CheckContext,
    missing: Set<TextLanguage>,
    findings: Finding[],
    before: TextLanguage | null,
  ): void {
    const { sheet } = this;
    const judge = context.base && context.judges.get(context.base);
    if (judge) {
      const owner = TEXT_LANGUAGES.indexOf(judge.language);
      let wrong = 0;
      for (let i = from; i < to; i++) {
        const verdict = judgeToken(sheet, i, judge);
        sheet.verdicts[i] = verdict;
        sheet.owners[i] = owner;
        if (verdict !== Verdict.right) wrong++;
      }
      // Before anything that depends on the variant.
      this.strangers = countStrangers(sheet, from, to, judge, this.strangers);
      if (wrong === 0) return;
      if (context.perSentence) settleForeign(sheet, from, to, context, missing, before);
    } else settleAlone(sheet, from, to, context, missing);
    const capitals = { known: false, value: false };
    for (let i = from; i < to; i++) {
      if (sheet.owners[i] === NOBODY || sheet.verdicts[i] === Verdict.right) continue;
      const own = context.judges.get(TEXT_LANGUAGES[sheet.owners[i] as number] as TextLanguage);
      if (!own) continue;
      if (sheet.verdicts[i] === Verdict.acronym && !capitals.known) {
        capitals.known = true;
        capitals.value = isInCapitals(sheet, from, to);
      }
      this.report(
        i,
        own,
        (opens && (i === from || isAfterGreeting(sheet, from, i))) || isAfterColon(sheet, i),
        capitals.value,
        findings,
      );
    }
  }

  private report(i: number, judge: Judge, atStart: boolean, inCapitals: boolean, findings: Finding[]): void {
    const { text, tokens, verdicts } = this.sheet;
    const start = tokens.start[i] as number;
    const token = text.slice(start, tokens.end[i]);
    const isHyphenated = ((tokens.bits[i] as number) & Char.hyphen) !== 0 && tokens.kind[i] === Kind.word;
    const parts = isHyphenated ? hyphenParts(token) : [{ word: token, offset: 0, last: true }];
    for (const part of parts) {
      const verdict = isHyphenated ? judgePart(part, judge) : (verdicts[i] as VerdictCode);
      const startsHere = atStart && part.offset === 0;
      const kind = this.kindOf(verdict, i, part.word, judge, startsHere || inCapitals, inCapitals);
      if (!kind) continue;
      const { word } = part;
      const dialect = kind === 'dialect' ? (judge.dialectOfWord(word) ?? '') : '';
      findings.push({
        start: start + part.offset,
        end: start + part.offset + word.length,
        kind,
        word,
        token,
        language: judge.language,
        dialect,
        judgedAs: judge.dialect,
        isTitle: verdict === Verdict.title && !judge.habits.beforeNouns && !inCapitals,
        atStart: startsHere,
        isRepeatedName: false,
        key: contextKey('spelling', word, this.neighbour(i - 1), this.neighbour(i + 1)),
        occurrence: 0,
      });
    }
  }

  /** The tier of a verdict in its place; null if the word is right there. `saysNothing`: any word would be capitalised. */
  private kindOf(
    verdict: VerdictCode,
    i: number,
    word: string,
    judge: Judge,
    saysNothing: boolean,
    inCapitals: boolean,
  ): FindingKind | null {
    switch (verdict) {
      case Verdict.right:
        return null;
      case Verdict.error:
        return isNameLink(this.sheet, i) ? null : 'error';
      case Verdict.otherDialect:
        return 'dialect';
      case Verdict.name:
        return 'name';
      case Verdict.acronym:
        if (!inCapitals) return null;
    }
    if (isMistake(this.sheet, i, word, judge, saysNothing)) return 'error';
    return isPartOfName(this.sheet, i, word, judge) ? null : 'name';
  }

  /** The text of a token, '' outside the paragraph; truncated, since it is only used for a hash. */
  private neighbour(i: number): string {
    const { text, tokens } = this.sheet;
    if (i < 0 || i >= tokens.count) return '';
    const start = tokens.start[i] as number;
    return text.slice(start, Math.min(tokens.end[i] as number, start + 40));
  }
}

function isAfterColon(sheet: TokenSheet, i: number): boolean {
  const before = sheet.text.slice(Math.max(0, (sheet.tokens.start[i] as number) - 3), sheet.tokens.start[i]);
  return before.includes(':');
}

/** Dear Anna, Sumtimes: after a comma behind nothing but a few capitalised words. */
function isAfterGreeting({ text, tokens }: TokenSheet, from: number, i: number): boolean {
  if (i === from || i - from > LONGEST_GREETING || text.charAt(tokens.end[i - 1] as number) !== ',') return false;
  for (let k = from; k < i; k++) if (!/^\p{Lu}/u.test(text.slice(tokens.start[k], tokens.end[k]))) return false;
  return true;
}
