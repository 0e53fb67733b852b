// The clause in the subjunctive behind an opening that ends with que: es necesario que usted firme, en caso de que llueva.
import { Feature, Group } from '../../../lexicon/features.ts';
import { isOne, isTaggedVerb, isVerbal, listed } from '../../../rules/ask.ts';
import type { Match } from '../../../rules/match.ts';
import { type Element, words } from '../../../rules/pattern.ts';
import { type Token, usualFirst } from '../../../rules/token.ts';
import { isNounPhrase, numberOf, textWithin } from './nounPhrases.ts';

const LONGEST = 9;
const LEAD = listed('no me te se nos os le les lo la los las ya');

const PRONOUNS: Readonly<Record<string, number>> = {
  yo: Feature.first | Feature.singular,
  tú: Feature.second | Feature.singular,
  usted: Feature.third | Feature.singular,
  él: Feature.third | Feature.singular,
  ella: Feature.third | Feature.singular,
  esto: Feature.third | Feature.singular,
  eso: Feature.third | Feature.singular,
  nosotros: Feature.first | Feature.plural,
  nosotras: Feature.first | Feature.plural,
  vosotros: Feature.second | Feature.plural,
  vosotras: Feature.second | Feature.plural,
  ustedes: Feature.third | Feature.plural,
  ellos: Feature.third | Feature.plural,
  ellas: Feature.third | Feature.plural,
};

/** See the head of this file. */
export interface Clause {
  /** With a space at its end, '' where it is not there. */
  subject: string;
  /** Person and number; the person is 0 where only the verb could tell it and does not (firme: I or he). */
  who: number;
  /** Pronouns and no before the verb, each with its space. */
  lead: string;
  verb: Token;
  lemma: string;
  pos: Token['readings'][number]['pos'];
  isPast: boolean;
  next: Token | undefined;
}

/** The clause after a match; null where its subject or verb is not clear. */
export function clauseAfter(m: Match): Clause | null {
  const { tokens } = m.sentence;
  const first = tokens[m.to];
  if (!first) return null;
  let at = m.to;
  const pronoun = PRONOUNS[first.lower];
  if (pronoun !== undefined) at++;
  else while (at < m.to + LONGEST && tokens[at] && !isVerbPart(tokens, at)) at++;
  const phrase = tokens.slice(m.to, at);
  if (pronoun === undefined && phrase.length > 0 && !isNounPhrase(phrase)) return null;
  let to = at;
  while (isOne(tokens[to], LEAD)) to++;
  const verb = tokens[to];
  if (!verb || !isTaggedVerb(verb) || verb.verbForm !== 0) return null;
  const found = verb.readings.filter(({ pos, features }) => isVerbal(pos) && (features & Feature.subjunctive) !== 0);
  const [reading] = usualFirst([...found], verb);
  // "firmés": the voseo
  if (!reading || /[áé]s$/.test(verb.lower)) return null;
  const own = found.filter(({ lemma }) => lemma === reading.lemma).reduce((bits, { features }) => bits | features, 0);
  const said = phrase.length === 0 ? 0 : (pronoun ?? Feature.third | numberOf(phrase));
  const number = phrase.length === 0 ? own & Group.number : said & Group.number;
  if (number !== Feature.singular && number !== Feature.plural) return null;
  if ((own & number) === 0) return null;
  const persons = own & Group.person;
  const person = said & Group.person || ((persons & (persons - 1)) === 0 ? persons : 0);
  return {
    subject: phrase.length === 0 ? '' : `${textWithin(m, phrase)} `,
    who: number | person,
    lead: tokens
      .slice(at, to)
      .map(({ text }) => `${text} `)
      .join(''),
    verb,
    lemma: reading.lemma,
    pos: reading.pos,
    isPast: (reading.features & Feature.present) === 0,
    next: tokens[to + 1],
  };
}

const isVerbPart = (tokens: readonly Token[], at: number): boolean =>
  (isTaggedVerb(tokens[at]) && tokens[at]?.verbForm === 0) ||
  (isOne(tokens[at], listed('no se me te nos os le les lo')) && tokens[at + 1]?.kind === 'word');

/** An opening, word by word: "es necesario que". */
export const opening = (list: string): Element[] => list.split(' ').map((each) => words(each.replaceAll('|', ' ')));
