// The grammar of one language: lexicon, tagger and rules over the sentences of a paragraph that are in it.

import { dialectOf } from '../dialects.ts';
import { type Piece, type PieceView, viewOf } from '../document/piece.ts';
import type { LanguageProfile } from '../languages/profile.ts';
import type { Languages } from '../languages.ts';
import { createLexicon } from '../lexicon/createLexicon.ts';
import type { NameList } from '../lexicon/nameList.ts';
import { createTagger } from '../reading/tagger.ts';
import { RuleRunner } from '../rules/run.ts';
import { type Reader, readSentence } from '../rules/sentence.ts';
import type { Sentence } from '../rules/token.ts';
import type { Rule, RuleFinding } from '../rules/types.ts';
import { Tokens, tokenize } from '../text/tokenize.ts';
import type { CheckOptions, Dialect, TextLanguage } from '../types.ts';
import { addJudged, type Judge, judgesOf, netJudgeOf } from './judges.ts';
import { withoutRivals } from './rivals.ts';

/** A sentence with more tokens than this is not prose (tables, word lists): rules skip it. */
const LONGEST_SENTENCE = 400;

/** Findings of a language's rules. */
export interface Grammar {
  /** Adds what the rules find in a paragraph's sentences [start, end) that are in this language. Offsets are the view's. */
  inSentences(
    view: PieceView,
    tokens: Tokens,
    sentences: Piece['sentences'],
    dialect: Dialect,
    findings: RuleFinding[],
  ): void;
  /** Adds what the spacing and typography rules find in a paragraph, or part of one. */
  inParagraph(text: string, dialect: Dialect, findings: RuleFinding[]): void;
  /** Lets the rules that ask a context net run with the one in this file, if it is sound, in place of any before it. */
  takeContext(bytes: Uint8Array): void;
  failedRules(): string[];
  /** Names that the spelling dictionary lacks. */
  readonly names: NameList;
  readonly rareWords: NameList;
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
  const own = judgesOf(profile, model, rules, lexicon, runner);
  let judges: readonly Judge[] = own;
  const words: Reader['words'] = new Map();

  const lookAll = (at: Sentence, into: RuleFinding[]) => {
    runner.inSentence(at, into);
    const votes = [...into];
    for (const judge of judges) judge(at, votes, into);
  };

  return {
    names: lexicon.names,
    rareWords: lexicon.rareWords,
    inSentences(view, tokens, sentences, dialect, findings) {
      const reader: Reader = { language, dialect, cuts, lexicon, tagger, parser, syntaxOf, words };
      let from = 0;
      while (from < tokens.count && (tokens.start[from] as number) < view.start) from++;
      for (const { start, end, language: own } of sentences) {
        const until = Math.min(view.start + end, view.end);
        let to = from;
        while (to < tokens.count && (tokens.start[to] as number) < until) to++;
        // A sentence that begins or ends in another piece is too long for prose as well.
        const isCut = (view.isCutBefore && start === 0) || (view.isCutBehind && until === view.end);
        if (own === language && to > from && to - from <= LONGEST_SENTENCE && !isCut) {
          const sentence = readSentence(view.text, tokens, { start: view.start + start, end: until, from, to }, reader);
          const found: RuleFinding[] = [];
          runner.inSentence(sentence, found);
          const votes = [...found];
          for (const judge of judges) addJudged(judge, sentence, votes, found, runner, reader);
          for (const each of withoutRivals(found, sentence, lookAll, reader)) findings.push(each);
        }
        from = to;
      }
    },
    inParagraph: (text, dialect, findings) => runner.inParagraph(text, language, dialect, findings),
    takeContext(bytes) {
      const judge = netJudgeOf(language, bytes, rules, lexicon, runner);
      judges = judge ? [...own, judge] : own;
    },
    failedRules: () => runner.failures.map((failure) => failure.rule),
  };
}

const tokens = new Tokens();

/** Findings of rules in a checked piece: each sentence by its language's rules, the whole piece by the text's. */
export function readRules(
  piece: Piece,
  base: TextLanguage | null,
  languages: Languages,
  options: CheckOptions,
): readonly RuleFinding[] {
  if (piece.sentences.length === 0) return NONE;
  const spoken = new Set(piece.sentences.map((sentence) => sentence.language));
  const findings: RuleFinding[] = [];
  const view = viewOf(piece);
  let isTokenized = false;
  for (const language of spoken) {
    const grammar = language && languages.grammarOf(language);
    if (!grammar || !language) continue;
    if (!isTokenized) tokenize(view.text, tokens);
    isTokenized = true;
    grammar.inSentences(view, tokens, piece.sentences, dialectOf(language, options), findings);
  }
  const own = base && languages.grammarOf(base);
  if (own && base && spoken.has(base)) own.inParagraph(view.text, dialectOf(base, options), findings);
  if (findings.length === 0) return NONE;
  return view.text === piece.text ? findings : ownFindings(findings, view);
}

const NONE: readonly RuleFinding[] = [];

/** The findings inside a piece, with offsets from its start. */
const ownFindings = (findings: readonly RuleFinding[], { start: by, end: last }: PieceView): RuleFinding[] =>
  findings
    .filter(({ start, end }) => start >= by && end <= last)
    .map((finding) => ({ ...finding, start: finding.start - by, end: finding.end - by }));
