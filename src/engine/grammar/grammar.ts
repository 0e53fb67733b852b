// The grammar of one language: lexicon, tagger and rules over the sentences of a paragraph that are in it.

import type { Passage, Uses } from '../consistency/types.ts';
import type { Piece, PieceView } from '../document/piece.ts';
import type { LanguageProfile } from '../languages/profile.ts';
import { createLexicon } from '../lexicon/createLexicon.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { NameList } from '../lexicon/nameList.ts';
import type { Interference } from '../motherTongue/types.ts';
import { createTagger } from '../reading/tagger.ts';
import { RuleRunner } from '../rules/run.ts';
import { type Reader, readSentence } from '../rules/sentence.ts';
import type { Sentence } from '../rules/token.ts';
import type { Rule, RuleFinding } from '../rules/types.ts';
import type { Tokens } from '../text/tokenize.ts';
import type { Dialect, TextRange } from '../types.ts';
import { type Fit, findingsWith, fitsOf } from './fits.ts';
import { addJudged, type Judge, judgesOf, netJudgeOf } from './judges.ts';
import { NetMemory } from './netMemory.ts';
import { withoutRivals } from './rivals.ts';

/** A sentence with more tokens than this is not prose (tables, word lists): rules skip it. */
const LONGEST_SENTENCE = 400;

/** The sentences of a piece that are to be read, and how. */
export interface SentencesToRead {
  view: PieceView;
  tokens: Tokens;
  sentences: Piece['sentences'];
  dialect: Dialect;
  /** What the writer's mother tongue leads to in this language. */
  tongue?: Interference | undefined;
}

/** Findings of a language's rules. Offsets are the view's. */
export interface Grammar {
  /** Adds what the rules find in the sentences in this language; with its context net in those that begin at `netPlaces`. */
  inSentences(given: SentencesToRead, netPlaces: ReadonlySet<number>, findings: RuleFinding[]): void;
  /** Hands over the sentences in this language as rules see them, with the offsets of `given.sentences` at which they begin. */
  eachSentence(given: SentencesToRead, take: (sentence: Sentence, start: number) => void): void;
  /** Adds where the sentences begin in which the context net finds anything. */
  addNetPlaces(given: SentencesToRead, places: Set<number>): void;
  /** How corrections of a misspelt word fit its sentence; null where no rules read that. */
  fitsOf(given: SentencesToRead, range: TextRange, texts: readonly string[]): Fit[] | null;
  /** What rules, but no context net, find in a sentence with `text` in place of sentence[range); offsets from its start. */
  findingsWith(sentence: Sentence, range: TextRange, text: string): RuleFinding[];
  /** Adds what the spacing and typography rules find in a paragraph, or part of one. */
  inParagraph(text: string, dialect: Dialect, findings: RuleFinding[]): void;
  /** Where a passage of a text in this language chose between ways of writing something. */
  usesIn(passage: Passage): readonly Uses[];
  /** Lets the rules that ask a context net run with the one in this file, if it is sound, in place of any before it. */
  takeContext(bytes: Uint8Array): void;
  readonly hasNet: boolean;
  failedRules(): string[];
  /** Names that the spelling dictionary lacks. */
  readonly names: NameList;
  readonly rareWords: NameList;
  readonly lexicon: Lexicon;
}

/** Builds a language's grammar from its `lex` and `model` packs and its rules. Throws PackError if a pack is damaged. */
export function createGrammar(
  profile: LanguageProfile,
  lex: Uint8Array,
  model: Uint8Array,
  rules: readonly Rule[],
): Grammar {
  const { code: language, cuts } = profile;
  const lexicon = createLexicon(lex, profile.forms);
  const tagger = createTagger(model, lexicon);
  const tools = rules.find((rule) => rule.kind === 'agreement')?.tools;
  const [parser, syntaxOf] = [tools?.createParser(model) ?? null, tools?.syntaxOf ?? null];
  const runner = new RuleRunner(rules);
  const judges = judgesOf(profile, model, rules, lexicon, runner);
  let net: NetMemory | null = null;
  const words: Reader['words'] = new Map();
  const readerIn = (dialect: Dialect): Reader => ({
    language,
    dialect,
    cuts,
    lexicon,
    tagger,
    parser,
    syntaxOf,
    words,
  });

  /** Everything found in a sentence; what its own findings need to be judged with depends on whether the net has any there. */
  const inSentence = (
    sentence: Sentence,
    { all, tongue }: { all: readonly Judge[]; tongue: Interference | undefined },
    reader: Reader,
    findings: RuleFinding[],
  ) => {
    const byRules = (at: Sentence, into: RuleFinding[]) => {
      runner.inSentence(at, into);
      tongue?.(at, into);
    };
    const found: RuleFinding[] = [];
    byRules(sentence, found);
    const votes = [...found];
    for (const [i, judge] of all.entries()) addJudged(judge, all.slice(0, i), sentence, votes, found, runner, reader);
    const lookAll = (at: Sentence, into: RuleFinding[]) => {
      byRules(at, into);
      const votes = [...into];
      for (const judge of all) judge(at, votes, into);
    };
    for (const each of withoutRivals(found, sentence, lookAll, reader)) findings.push(each);
  };

  const eachSentence = (
    { view, tokens, sentences }: SentencesToRead,
    reader: Reader,
    take: (sentence: Sentence, start: number) => void,
    only?: TextRange,
  ) => {
    let from = 0;
    while (from < tokens.count && (tokens.start[from] as number) < view.start) from++;
    for (const { start, end, language: own } of sentences) {
      const until = Math.min(view.start + end, view.end);
      let to = from;
      while (to < tokens.count && (tokens.start[to] as number) < until) to++;
      // A sentence that begins or ends in another piece is too long for prose as well.
      const isCut = (view.isCutBefore && start === 0) || (view.isCutBehind && until === view.end);
      const isMeant = !only || (view.start + start <= only.start && only.end <= until);
      if (own === language && isMeant && to > from && to - from <= LONGEST_SENTENCE && !isCut) {
        take(readSentence(view.text, tokens, { start: view.start + start, end: until, from, to }, reader), start);
      }
      from = to;
    }
  };

  return {
    lexicon,
    names: lexicon.names,
    rareWords: lexicon.rareWords,
    inSentences(given, netPlaces, findings) {
      const reader = readerIn(given.dialect);
      const withNet = net ? [...judges, net.net.judge] : judges;
      const read: Sentence[] = [];
      eachSentence(given, reader, (sentence, start) => {
        inSentence(sentence, { all: netPlaces.has(start) ? withNet : judges, tongue: given.tongue }, reader, findings);
        read.push(sentence);
      });
      runner.inProse(read, findings);
    },
    eachSentence: (given, take) => eachSentence(given, readerIn(given.dialect), take),
    addNetPlaces(given, places) {
      const memory = net;
      if (!memory) return;
      eachSentence(given, readerIn(given.dialect), (sentence, start) => {
        if (memory.finds(sentence)) places.add(start);
      });
    },
    fitsOf(given, range, texts) {
      const reader = readerIn(given.dialect);
      const tools = { runner, judges, net: net?.net ?? null, reader };
      let fits: Fit[] | null = null;
      eachSentence(given, reader, (sentence) => (fits = fitsOf(sentence, range, texts, tools)), range);
      return fits;
    },
    findingsWith: (sentence, range, text) =>
      findingsWith(sentence, range, text, { runner, judges, reader: readerIn(sentence.dialect) }),
    inParagraph: (text, dialect, findings) => runner.inParagraph(text, language, dialect, findings),
    usesIn: (passage) => runner.inPassage(passage),
    takeContext(bytes) {
      const judge = netJudgeOf(language, bytes, rules, lexicon, runner);
      net = judge && new NetMemory(judge);
    },
    get hasNet() {
      return net !== null;
    },
    failedRules: () => runner.failures.map((failure) => failure.rule),
  };
}
