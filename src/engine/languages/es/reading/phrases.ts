// Noun phrases of a sentence, read from the left: las dos casas nuevas de mi tía.
import { Feature, Group, Pos } from '../../../lexicon/features.ts';
import { listed } from '../../../rules/ask.ts';
import { isCapitalised, type Token } from '../../../rules/token.ts';
import { nounBits } from './nouns.ts';

/** A noun phrase with what joins or follows it. */
export interface Phrase {
  /** First token, without a preposition before it. */
  readonly from: number;
  /** The noun; in a row of joined nouns, the first. */
  readonly head: Token;
  /** `Feature.singular` or `Feature.plural`; 0 where nothing shows it. */
  readonly number: number;
  /** `Feature.masculine` or `Feature.feminine`; 0 where nothing shows it for sure. */
  readonly gender: number;
  /** Whether a preposition stands before it. */
  readonly isGoverned: boolean;
  /** Whether an article, a possessive or another determiner opens it. */
  readonly isDetermined: boolean;
  /** Whether "y" or "e" joins it with another phrase. */
  readonly isJoined: boolean;
}

const PLURAL = listed(
  'los las mis tus sus estos estas esos esas aquellos aquellas nuestros nuestras vuestros vuestras unos unas muchos muchas algunos algunas todos todas varios varias pocos pocas ambos ambas otros otras tantos tantas demasiados demasiadas cuantos cuantas dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince veinte treinta cuarenta cincuenta cien numerosos numerosas diversos diversas distintos distintas',
);
const SINGULAR = listed(
  'el la mi tu su este esta ese esa aquel aquella nuestro nuestra vuestro vuestra un una mucho mucha algún alguna todo toda ningún ninguna cada otro otra cualquier tanto tanta',
);
const FEMININE = /^(?:l|un|est|es|aquell|nuestr|vuestr|much|algun|tod|vari|poc|amb|otr|tant|demasiad|ningun)as?$/;
const MASCULINE =
  /^(?:los|unos?|este|estos|ese|esos|aquel|aquellos|(?:nuestr|vuestr|much|tod|poc|otr|tant|demasiad)os?|algunos|varios|ambos)$/;
/** Words of degree that may stand before an adjective. */
const DEGREE = listed('muy más menos mejor peor tan bastante demasiado poco recién casi ya aún no');

/** An adverb such as claramente. */
export const isManner = (token: Token | undefined): boolean => token?.lower.endsWith('mente') ?? false;

/** Whether the word opens a noun phrase; numbers and numerals do, too. */
export const isDeterminer = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.kind === 'number' || PLURAL.has(token.lower) || SINGULAR.has(token.lower)) &&
  token.pos !== Pos.pronoun &&
  token.pos !== Pos.adverb;

const numberOf = (lower: string): number => {
  if (PLURAL.has(lower)) return Feature.plural;
  return SINGULAR.has(lower) ? Feature.singular : 0;
};

/** A noun, or an adjective used as one right after its determiner. */
const isNominal = (token: Token | undefined): token is Token =>
  token?.kind === 'word' && (token.pos === Pos.noun || token.pos === Pos.properNoun);

/** An adjective or a participle that may belong to the noun before it. */
export const isQuality = (token: Token | undefined): boolean =>
  token?.kind === 'word' &&
  (token.pos === Pos.adjective ||
    (token.pos === Pos.verb && (token.verbForm & Feature.pastParticiple) !== 0) ||
    token.pos === Pos.numeral);

const bitsOf = (token: Token): number => {
  if (token.pos === Pos.properNoun) return isCapitalised(token) && !token.lower.endsWith('s') ? Feature.singular : 0;
  const bits = nounBits(token);
  return bits.length === 1 ? (bits[0] as number) : 0;
};

/** The index after the adjectives that begin at `at`, each with its degree: muy caras y poco fiables. */
export function afterQualities(tokens: readonly Token[], at: number): number {
  let i = at;
  for (;;) {
    let next = i;
    while (DEGREE.has(tokens[next]?.lower ?? '') || isManner(tokens[next])) next++;
    if (!isQuality(tokens[next])) return i;
    i = next + 1;
    if (/^[ye]$/.test(tokens[i]?.lower ?? '') && isQuality(tokens[i + 1]) && !isDeterminer(tokens[i + 1])) i++;
  }
}

/** The noun phrase that begins at `at`, and the index after its adjectives; null if none does. */
export function phraseAt(tokens: readonly Token[], at: number): { phrase: Phrase; to: number } | null {
  let i = at;
  let number = 0;
  let gender = 0;
  while (isDeterminer(tokens[i])) {
    const { lower } = tokens[i] as Token;
    number ||= numberOf(lower);
    if (FEMININE.test(lower)) gender ||= Feature.feminine;
    else if (MASCULINE.test(lower)) gender ||= Feature.masculine;
    if (tokens[i]?.kind === 'number' && tokens[i]?.text !== '1') number ||= Feature.plural;
    i++;
  }
  const isDetermined = i > at;
  // "las últimas noticias": adjectives before the noun
  const isBeforeNoun = (): boolean => isQuality(tokens[i]) && !isNominal(tokens[i]) && isNominal(tokens[i + 1]);
  if (isDetermined) while (isBeforeNoun()) i++;
  const head = tokens[i];
  if (!isNominal(head)) return null;
  const bits = bitsOf(head);
  const shown = bits & Group.number;
  // "la paredes": a mistake of its own
  if (number !== 0 && shown !== 0 && shown !== number) return null;
  let to = i + 1;
  to = afterQualities(tokens, to);
  // a name beside it: la empresa Iberdrola, las páginas Web
  while (tokens[to]?.pos === Pos.properNoun) to++;
  const bare = isDetermined ? number || shown : shown;
  return {
    phrase: {
      from: at,
      head,
      number: bare,
      gender: bits & Group.gender || (bits === 0 ? 0 : gender),
      isGoverned: false,
      isDetermined,
      isJoined: false,
    },
    to: afterQualities(tokens, to),
  };
}

/** The noun phrases between two tokens; null where something else stands there. */
export function phrasesIn(tokens: readonly Token[], from: number, to: number): Phrase[] | null {
  const found: Phrase[] = [];
  let isGoverned = false;
  let isJoined = false;
  let i = from;
  while (i < to) {
    const token = tokens[i] as Token;
    if (token.pos === Pos.preposition) {
      isGoverned = true;
      isJoined = false;
      // del, al: the article is part of the preposition
      i++;
      continue;
    }
    if (/^[ye]$/.test(token.lower)) {
      isJoined = true;
      i++;
      continue;
    }
    // "en 1962 el Senado": the year is a phrase of its own
    if (isGoverned && token.kind === 'number' && tokens[i + 1]?.kind === 'word' && isDeterminer(tokens[i + 1])) {
      isGoverned = false;
      i++;
      continue;
    }
    const read = phraseAt(tokens, i);
    if (!read || read.to > to) {
      // "de hoy", "para comer", "del segundo": what a preposition may govern besides nouns
      if (isGoverned && (token.pos === Pos.adverb || token.verbForm !== 0 || isQuality(token))) {
        // the noun behind an infinitive is its object
        isGoverned = token.verbForm !== 0 && isDeterminer(tokens[i + 1]);
        i++;
        continue;
      }
      return null;
    }
    const last = found[found.length - 1];
    const governed: boolean = isGoverned || (isJoined && (last?.isGoverned ?? false));
    found.push({ ...read.phrase, isGoverned: governed, isJoined });
    isGoverned = false;
    isJoined = false;
    i = read.to;
  }
  return isGoverned || isJoined ? null : found;
}
