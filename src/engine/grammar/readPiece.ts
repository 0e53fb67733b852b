// What the rules of all languages find in a piece of a document, and where context nets have something to add.

import { passageOf } from '../consistency/passage.ts';
import type { Uses } from '../consistency/types.ts';
import { dialectOf } from '../dialects.ts';
import { type Piece, type PieceView, viewOf } from '../document/piece.ts';
import type { Languages } from '../languages.ts';
import type { RuleFinding } from '../rules/types.ts';
import { Tokens, tokenize } from '../text/tokenize.ts';
import type { CheckOptions, TextLanguage, TextRange } from '../types.ts';
import type { Fit } from './fits.ts';
import type { Grammar, SentencesToRead } from './grammar.ts';

const NONE: readonly never[] = [];
const tokens = new Tokens();

/**
 * Findings of rules in a checked piece: each sentence by its language's rules, the whole piece by the text's. The context nets
 * are asked in the sentences that begin at `places`.
 */
export function readRules(
  piece: Piece,
  base: TextLanguage | null,
  languages: Languages,
  options: CheckOptions,
  places: ReadonlySet<number>,
): readonly RuleFinding[] {
  if (piece.sentences.length === 0) return NONE;
  const findings: RuleFinding[] = [];
  const view = viewOf(piece);
  eachGrammar(piece, view, languages, options, (grammar, given) => grammar.inSentences(given, places, findings));
  const own = base && languages.grammarOf(base);
  if (own && base && piece.sentences.some(({ language }) => language === base)) {
    own.inParagraph(view.text, dialectOf(base, options), findings);
  }
  if (findings.length === 0) return NONE;
  return view.text === piece.text ? findings : ownFindings(findings, view);
}

/** Where a checked piece chose between ways of writing something, for what only the whole text shows. */
export function readUses(piece: Piece, base: TextLanguage | null, languages: Languages): readonly Uses[] {
  const grammar = base && languages.grammarOf(base);
  if (!grammar || !piece.sentences.some(({ language }) => language === base)) return NONE;
  return grammar.usesIn(passageOf(piece, base));
}

/** Where the sentences of a checked piece begin in which the context nets of their languages find anything. */
export function netPlaces(piece: Piece, languages: Languages, options: CheckOptions): ReadonlySet<number> {
  const places = new Set<number>();
  if (!asksNets(piece, languages)) return places;
  eachGrammar(piece, viewOf(piece), languages, options, (grammar, given) => grammar.addNetPlaces(given, places));
  return places;
}

/** How corrections of the word piece[range) fit its sentence; null where no grammar of that language reads it. */
export function fitsIn(
  piece: Piece,
  range: TextRange,
  texts: readonly string[],
  language: TextLanguage,
  languages: Languages,
  options: CheckOptions,
): readonly Fit[] | null {
  const grammar = languages.grammarOf(language);
  if (!grammar) return null;
  const view = viewOf(piece);
  tokenize(view.text, tokens);
  const given = { view, tokens, sentences: piece.sentences, dialect: dialectOf(language, options) };
  return grammar.fitsOf(given, { start: view.start + range.start, end: view.start + range.end }, texts);
}

/** Whether the language of any sentence of a checked piece has a context net. */
export const asksNets = (piece: Piece, languages: Languages): boolean =>
  piece.sentences.some(({ language }) => language !== null && languages.grammarOf(language)?.hasNet);

/** The grammars that are loaded of the languages in a piece. */
function eachGrammar(
  { sentences }: Piece,
  view: PieceView,
  languages: Languages,
  options: CheckOptions,
  take: (grammar: Grammar, given: SentencesToRead) => void,
): void {
  let isTokenized = false;
  for (const language of new Set(sentences.map((sentence) => sentence.language))) {
    const grammar = language && languages.grammarOf(language);
    if (!grammar || !language) continue;
    if (!isTokenized) tokenize(view.text, tokens);
    isTokenized = true;
    const tongue = languages.tongueOf(language, options);
    take(grammar, { view, tokens, sentences, dialect: dialectOf(language, options), tongue });
  }
}

/** The findings inside a piece, with offsets from its start. */
const ownFindings = (findings: readonly RuleFinding[], { start: by, end: last }: PieceView): RuleFinding[] =>
  findings
    .filter(({ start, end }) => start >= by && end <= last)
    .map((finding) => ({ ...finding, start: finding.start - by, end: finding.end - by }));
