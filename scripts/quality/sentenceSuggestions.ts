// Measures the suggestions for misspelt words in their sentences: by the words alone, with what rules say, and with the context net.
import { ParagraphChecker } from '../../src/engine/document/check.ts';
import { fitsOf } from '../../src/engine/document/corrections.ts';
import { viewOf } from '../../src/engine/document/piece.ts';
import { PieceList } from '../../src/engine/document/pieces.ts';
import { defaultOptions, type TextLanguage } from '../../src/engine/index.ts';
import { Languages } from '../../src/engine/languages.ts';
import { profiles } from '../../src/engine/loaded.ts';
import { type FitWeights, inSentence, type WordFit } from '../../src/engine/spelling/rank/inSentence.ts';
import { suggest } from '../../src/engine/spelling/rank/rank.ts';
import type { Suggestion } from '../../src/engine/types.ts';
import { readPack } from '../packs/load.ts';
import { rulesOf } from '../rows/rules.ts';
import { isRight, type SentenceCase } from './sentenceCases.ts';

/** The suggestions for a misspelt word with all that orders them. */
export interface SentenceExample {
  found: readonly Suggestion[];
  fits: readonly WordFit[];
  /** Which of them are what was meant. */
  right: readonly boolean[];
}

const POOL = 12;

/** A language with everything that is built for it. Null if it is not built. */
export function loadLanguage(language: TextLanguage): Languages | null {
  const [spell, lex, model, net] = (['spell', 'lex', 'model', 'context'] as const).map((part) =>
    readPack(language, part),
  );
  if (!spell || !lex || !model) return null;
  const languages = new Languages(profiles);
  languages.load(language, spell);
  languages.loadGrammar(language, lex, model, rulesOf(language));
  if (net) languages.loadContext(language, net);
  return languages;
}

/** The cases whose word is found to be wrong, in the order of the cases. */
export function sentenceExamples(
  language: TextLanguage,
  languages: Languages,
  cases: readonly SentenceCase[],
): SentenceExample[] {
  const options = { ...defaultOptions(), language };
  const checker = new ParagraphChecker();
  const { sentences: marks } = languages.profileOf(language);
  const judges = languages.judgesFor(options);
  const context = { base: language, marks, judges, choices: new Map(), perSentence: false, checkDigits: false };
  const judge = languages.judgeOf(language, options);
  return cases.flatMap((each) => {
    const list = new PieceList(each.text, languages.marks);
    const piece = list.pieces[list.at(each.start)];
    if (!piece || !judge) return [];
    const { findings, sentences } = checker.check(viewOf(piece), context);
    piece.sentences = sentences;
    const by = piece.start;
    const finding = findings.find(({ start, end }) => by + start >= each.start && by + end <= each.end);
    if (!finding) return [];
    const found = suggest(judge.pack, finding.word, judge.dialectBit, { max: POOL, isThorough: true });
    const at = { start: by + finding.start, end: by + finding.end };
    const right = found.map(({ text }) => isRight(each, at, text));
    const { start, end } = finding;
    const fits = fitsOf({ piece, start, end }, found, language, languages, options) ?? [];
    const known = fits.map((fit) => ({ ...fit, flags: once(fit.flags) }));
    return [{ found, fits: known, right }];
  });
}

function once(count: () => number): () => number {
  let known: number | undefined;
  return () => (known ??= count());
}

/** Examples as they are without a context net. */
export const withoutNet = (examples: readonly SentenceExample[]): SentenceExample[] =>
  examples.map(({ fits, ...rest }) => ({ ...rest, fits: fits.map((fit) => ({ ...fit, odds: null })) }));

/** The share of examples with what was meant in first place; in the order of the words alone without weights. */
export function top1(examples: readonly SentenceExample[], weights?: FitWeights): number {
  const hits = examples.filter(({ found, fits, right }) => {
    const [first] = weights && fits.length > 0 ? inSentence(found, fits, weights) : found;
    return right[found.findIndex(({ text }) => text === first?.text)];
  });
  return hits.length / Math.max(1, examples.length);
}
