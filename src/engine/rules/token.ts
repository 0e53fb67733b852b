// The tokens that rules match: words (with elided articles split off: l' + avion), numbers, punctuation marks and masked
// stretches. Offsets are UTF-16 code units into the paragraph.
import { type Analysis, Pos, type PosCode } from '../lexicon/features.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Parser } from '../reading/parser/types.ts';
import type { Syntax } from '../reading/syntax.ts';
import type { Dialect, TextLanguage, TextRange } from '../types.ts';

/** What kind of token it is to a rule. */
export type TokenKind = 'word' | 'number' | 'punctuation' | 'masked';

/** One token of a sentence. */
export interface Token extends TextRange {
  /** Its index in the sentence. */
  index: number;
  text: string;
  /** Lower-cased, composed letters, straight apostrophes: what `word()` compares. */
  lower: string;
  kind: TokenKind;
  spaceBefore: boolean;
  /** All readings of the lexicon. */
  readings: readonly Analysis[];
  /** The tagger's choice: a `Tag`, also for marks and numbers. */
  tag: number;
  /** The part of speech chosen by the tagger, 0 if none. */
  pos: PosCode | 0;
  /** The verb form chosen by the tagger (a bit of Group.verbForm), 0 for finite verbs and everything else. */
  verbForm: number;
}

/** A sentence ready for the rules. */
export interface Sentence extends TextRange {
  /** The text of the whole paragraph. */
  text: string;
  language: TextLanguage;
  dialect: Dialect;
  tokens: readonly Token[];
  lexicon: Lexicon;
  /** Asked through `syntaxOf` (reading/syntax.ts); absent where the language's model has no parser. */
  parser?: Parser | null;
  /** Answers questions about the sentence's structure (reading/syntax.ts); absent as the parser is. */
  syntaxOf?: ((sentence: Sentence) => Syntax | null) | null;
}

/** The readings of a token that fit the tagger's choice; all of them if none fits. */
export function chosenReadings(token: Token): readonly Analysis[] {
  const { readings, pos, verbForm } = token;
  if (pos === 0 || readings.length < 2) return readings;
  const fitting = readings.filter(
    (reading) => reading.pos === pos && (verbForm === 0 || (reading.features & verbForm) !== 0),
  );
  return fitting.length > 0 ? fitting : readings;
}

/**
 * The readings with those of the likeliest verb first, where a form belongs to several: verbs that help others are the most
 * frequent (être before étayer), and of the others the shorter one (salir before salgar). `all` are all readings of the token.
 */
export function usualFirst(readings: Analysis[], { readings: all }: Pick<Token, 'readings'>): Analysis[] {
  const [first] = readings;
  const isVerb = ({ pos }: Analysis): boolean => pos === Pos.verb || pos === Pos.auxiliary;
  if (!first || !readings.every(isVerb) || readings.every(({ lemma }) => lemma === first.lemma)) return readings;
  const helps = ({ lemma }: Analysis): number =>
    all.some((other) => other.pos === Pos.auxiliary && other.lemma === lemma) ? 0 : 1;
  return readings.sort((a, b) => helps(a) - helps(b) || a.lemma.length - b.lemma.length);
}

/** Whether some reading of a token has this part of speech and all the feature bits. */
export function reads(token: Token | undefined, pos: PosCode, features = 0): boolean {
  // Called hundreds of times per word, hence a plain loop without a function call per reading.
  if (token === undefined) return false;
  for (const reading of token.readings) {
    if (reading.pos === pos && (reading.features & features) === features) return true;
  }
  return false;
}

/** Whether the first letter is a capital. */
export function isCapitalised(token: Token): boolean {
  const first = token.text.charAt(0);
  return first !== first.toLowerCase();
}
