// Prepositions before a phrase, apart or contracted with an article, and the same phrase with another one.
import { isOne, listed } from '../../../rules/ask.ts';
import type { Token } from '../../../rules/token.ts';
import { withDe } from './words.ts';

const PREPOSITIONS = listed("dans en sur avec comme pour par à de d' que qu' contre depuis chez vers sous après");
const BARE: Readonly<Record<string, string>> = { au: 'à', aux: 'à', "d'": 'de', du: 'de', des: 'de', "qu'": 'que' };
/** The article in a contracted preposition. */
const ARTICLE_IN: Readonly<Record<string, string>> = { au: 'le', aux: 'les', du: 'le', des: 'les' };
const WITH_ARTICLE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  à: { le: 'au', les: 'aux' },
  de: { le: 'du', les: 'des' },
};

const DETERMINERS = listed(
  "le la les l' un une mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces",
);
const PRONOUNS = listed('moi toi lui elle nous vous eux elles celui celle ceux celles cela ça');

/** The preposition without its article: à of aux; undefined for another word. */
export const bareOf = ({ lower }: Token): string | undefined =>
  BARE[lower] ?? (PREPOSITIONS.has(lower) ? lower : undefined);

/** Whether an article is part of a preposition: au, des. */
export const isContracted = ({ lower }: Token): boolean => ARTICLE_IN[lower] !== undefined;

/** Whether a word can only begin a phrase with a noun, or is a pronoun with stress. */
export const opensPhrase = (token: Token | undefined): boolean => isOne(token, DETERMINERS) || isOne(token, PRONOUNS);

/** A preposition before a word, contracted with an article: du, d'un. */
export function joined(preposition: string, next: Token): string {
  const article = WITH_ARTICLE[preposition]?.[next.lower];
  if (article) return article;
  if (next.lower === 'des' && preposition === 'de') return 'de';
  return preposition === 'de' ? withDe(next) : `${preposition} ${next.text}`;
}

/** A written preposition and the word behind it with another preposition; '' for none: au marché, le marché. */
export function replaced(preposition: string, written: Token, next: Token): string {
  const article = ARTICLE_IN[written.lower];
  if (article === undefined) return preposition === '' ? next.text : joined(preposition, next);
  const start = preposition === '' ? article : (WITH_ARTICLE[preposition]?.[article] ?? `${preposition} ${article}`);
  return `${start} ${next.text}`;
}
