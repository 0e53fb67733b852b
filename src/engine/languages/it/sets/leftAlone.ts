// Places where no other word of an Italian set would fit: the classifiers are not asked.
import type { LeftAlone } from '../../../context/choices.ts';
import { VerbForm, verbFormsOf } from '../../../context/verbForms.ts';
import { type Analysis, Feature, Pos } from '../../../lexicon/features.ts';
import { listed } from '../../../rules/ask.ts';
import type { Token } from '../../../rules/token.ts';

/**
 * Present forms of portare and piantare: the identical participles of porgere and piangere hardly ever follow avere.
 * Grammar cannot tell, and in most such pairs the participle is the common one: detto, visto.
 */
const PRESENT_LIKE_PARTICIPLE = /^(?:porto|pianto)$/;

/** lo porto: no form of avere precedes a verb that is not a participle. */
function isObject(tokens: readonly Token[], from: number): boolean {
  const next = tokens[from + 1];
  if (tokens[from]?.lower !== 'lo' || next?.kind !== 'word') return false;
  if (PRESENT_LIKE_PARTICIPLE.test(next.lower)) return true;
  return next.readings.some(({ pos }) => pos === Pos.verb) && (verbFormsOf(next) & VerbForm.participle) === 0;
}

/** Words that open a clause of their own, whose verb says nothing about the one around it. */
const OPENING = listed('che chi cui se quando dove come quanto quale quali mentre perché poiché');

const isFiniteVerb = ({ pos, verbForm, lower }: Token): boolean =>
  (pos === Pos.verb || pos === Pos.auxiliary || lower === 'è' || lower === 'ha') && verbForm === 0;

/** A noun or pronoun that cannot be a verb: not "telefono ha mia madre". */
const isNominal = ({ pos, readings }: Token): boolean =>
  (pos === Pos.noun || pos === Pos.properNoun || pos === Pos.pronoun) &&
  readings.every((each) => each.pos !== Pos.verb);

const isDetermined = (token: Token, at: number, all: readonly Token[]): boolean =>
  token.pos === Pos.noun &&
  isNominal(token) &&
  all.slice(Math.max(0, at - 2), at).some(({ pos }) => pos === Pos.determiner);

/** La lezione è venerdì, mio figlio ha molte lacune: without è or ha, what lies between two marks has no verb. */
function isOnlyVerb(tokens: readonly Token[], from: number): boolean {
  const word = tokens[from]?.lower;
  if (word !== 'è' && word !== 'ha') return false;
  let start = from;
  while (start > 0 && tokens[start - 1]?.kind !== 'punctuation') start--;
  let end = from;
  while (end < tokens.length && tokens[end]?.kind !== 'punctuation') end++;
  if (start === from) {
    // "il motore, un diesel, ha mille ore": between commas the subject is only described
    while (start > 0 && !/^[.;:!?()«»"]$/.test(tokens[start - 1]?.text ?? '')) start--;
    if (!tokens.slice(start, from).some(isDetermined)) return false;
  } else if (!tokens.slice(start, from).some(isNominal)) return false;
  let isInside = false;
  for (let at = start; at < end; at++) {
    const token = tokens[at] as Token;
    if (OPENING.has(token.lower)) isInside = true;
    else if (at !== from && isFiniteVerb(token)) {
      if (!isInside) return false;
      isInside = false;
    }
  }
  return true;
}

const isThird = ({ pos, features }: Analysis): boolean =>
  (pos === Pos.verb || pos === Pos.auxiliary) && (features & Feature.third) !== 0;

/** Un marciapiede si rifà: nobody says yes right before such a verb without a comma. */
const isReflexive = (tokens: readonly Token[], from: number): boolean =>
  tokens[from]?.lower === 'si' && from > 0 && tokens[from + 1]?.readings.some(isThird) === true;

/** Lo sconfitto, con signorilità: an article before who or what is named by a participle, as nothing more is said before a comma. */
const isArticle = (tokens: readonly Token[], from: number): boolean =>
  from === 0 &&
  tokens[0]?.lower === 'lo' &&
  tokens[2]?.text === ',' &&
  /^(?:s[^aeiou]|z|gn|ps|[xy])/.test(tokens[1]?.lower ?? '');

/** See LeftAlone. */
export const isLeftAlone: LeftAlone = (tokens, from) =>
  isObject(tokens, from) || isOnlyVerb(tokens, from) || isReflexive(tokens, from) || isArticle(tokens, from);
