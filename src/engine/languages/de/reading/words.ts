// Small questions that many rules ask about German tokens: is it a finite verb, is it a noun, where does its clause end.
import { type Analysis, Feature, Group, Pos } from '../../../lexicon/features.ts';
import { canBeFinite, finiteReadings, isFinite, isOne, isVerbal, listed } from '../../../rules/ask.ts';
import { Element } from '../../../rules/pattern.ts';
import { isCapitalised, reads, type Sentence, type Token } from '../../../rules/token.ts';

/** A capitalised noun that the lexicon knows as one. */
export const isNoun = (token: Token | undefined): boolean =>
  token !== undefined &&
  isCapitalised(token) &&
  token.pos !== Pos.properNoun &&
  reads(token, Pos.noun) &&
  (token.index > 0 || token.pos === Pos.noun);

/** The readings as a noun. */
export const nounReadings = (token: Token): readonly Analysis[] => token.readings.filter(({ pos }) => pos === Pos.noun);

const MARKS = listed(', . ; : ! ? ... … ( ) – — - " “ ” „ » «');

/** Whether the token closes a clause: a punctuation mark, or no token at all. */
export const isBreak = (token: Token | undefined): boolean =>
  token === undefined || (token.kind === 'punctuation' && MARKS.has(token.text)) || token.kind === 'masked';

/** "am 14. April": the stop of a number, with more to come. */
const isOrdinalStop = ({ tokens }: Sentence, at: number): boolean =>
  tokens[at]?.text === '.' && tokens[at - 1]?.kind === 'number' && tokens[at + 1]?.kind === 'word';

/** Index of the mark that ends the clause containing the token at `from` (or the number of tokens). */
export function clauseEnd(sentence: Sentence, from: number): number {
  let at = from;
  while (!isBreak(sentence.tokens[at]) || isOrdinalStop(sentence, at)) at++;
  return at;
}

/** Index of the first token of the clause containing the token at `from`. */
export function clauseStart(sentence: Sentence, from: number): number {
  let at = from;
  while (at > 0 && (!isBreak(sentence.tokens[at - 1]) || isOrdinalStop(sentence, at - 1))) at--;
  return at;
}

const MISTYPED_VERBS = listed('seit');

/** Whether a verb form may be a noun typed in lower case: mühe, platz. */
const isLikeNoun = (sentence: Sentence, token: Token): boolean =>
  token.pos === Pos.verb &&
  token.text === token.lower &&
  sentence.lexicon
    .analyses(capital(token.text))
    .some(({ pos, lemma }) => pos === Pos.noun && lemma === capital(token.text));

/**
 * Whether the words after the token at `from` form a clause with its only finite verb at the end
 * ("und", "oder" and the like may end it as well).
 */
export function isVerbLast(sentence: Sentence, from: number): boolean {
  const { tokens } = sentence;
  const end = clauseEnd(sentence, from + 1);
  let first = -1;
  for (let i = from + 1; i < end; i++) {
    const token = tokens[i] as Token;
    if (
      (isFinite(token) && (i === end - 1 || !isLikeNoun(sentence, token))) ||
      (i === end - 1 && isOne(token, MISTYPED_VERBS))
    ) {
      first = i;
      break;
    }
  }
  const last = tokens[end - 1];
  // "das nicht mehr zu tun": an infinitive
  if (first < 0) return end > from + 2 && canBeFinite(last) && tokens[end - 2]?.lower !== 'zu';
  if (first < from + 2) return false;
  const next = tokens[first + 1];
  return isBreak(next) || isFinite(next) || /^(?:und|oder|sondern|aber|als|wie)$/.test(next?.lower ?? '');
}

/** Whether the token is a pronoun that can be the subject on its own: ich, man, niemand. */
export const isSubjectPronoun = (token: Token | undefined): boolean =>
  token !== undefined && /^(?:ich|du|er|sie|es|wir|ihr|man|jemand|niemand)$/.test(token.lower);

/** A capitalised noun that is not a name. */
export const noun = (): Element => new Element((token) => isNoun(token));

/** A verb that the tagger reads as finite. */
export const finite = (): Element => new Element((token) => isFinite(token));

/** A form of a verb and nothing else, or one that is an adjective as a participle only: besucht, gehört. */
export const isVerbForm = (token: Token): boolean =>
  token.readings.length > 0 &&
  token.readings.every(
    ({ pos }) =>
      isVerbal(pos) ||
      pos === Pos.particle ||
      (pos === Pos.adjective && reads(token, Pos.verb, Feature.pastParticiple)),
  );

/** A word in lower case. */
export const lowerWord = (): Element => new Element((token) => token.kind === 'word' && !isCapitalised(token));

/** The word with its first letter capitalised. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Whether no finite reading has all of the given feature bits. */
export const neverFinite = (token: Token, features: number): boolean =>
  finiteReadings(token).every((each) => (each.features & features) !== features);

/** Whether a token can be nominative, and so a subject. */
export const canBeSubject = (token: Token | undefined): boolean =>
  token?.readings.some(
    ({ pos, features }) =>
      (pos === Pos.pronoun || pos === Pos.determiner || pos === Pos.noun || pos === Pos.properNoun) &&
      ((features & Group.case) === 0 || (features & Feature.nominative) !== 0),
  ) ?? false;
