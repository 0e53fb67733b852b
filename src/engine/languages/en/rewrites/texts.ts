// What coded rewrites are made of: stretches as they are written, forms, cases of pronouns.
import { Feature, Pos } from '../../../lexicon/features.ts';
import { inFormOf } from '../../../rewrite/forms.ts';
import type { Match } from '../../../rules/match.ts';
import { can, type Element, oneOf, tagged, words } from '../../../rules/pattern.ts';
import { opens } from '../../../rules/run.ts';
import { reads, type Sentence, type Token } from '../../../rules/token.ts';

/** What is written from one token to another; its first word in small letters where only the sentence's start capitalises it. */
export function written({ sentence }: Pick<Match, 'sentence'>, from: number, to: number): string {
  const [first, last] = [sentence.tokens[from], sentence.tokens[to]];
  if (!first || !last) return '';
  const text = sentence.text.slice(first.start, last.end);
  return isSmall(sentence, first) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** The stretch that a named element took. */
export function stretch(m: Match, name: string): string {
  const taken = m.all(name);
  const [first, last] = [taken[0], taken.at(-1)];
  return first && last ? written(m, first.index, last.index) : '';
}

const isSmall = (sentence: Sentence, token: Token): boolean =>
  opens(sentence, token) &&
  token.lower !== 'i' &&
  !token.lower.startsWith("i'") &&
  token.pos !== Pos.properNoun &&
  token.text.slice(1) === token.lower.slice(1);

const SUBJECTS: Readonly<Record<string, string>> = { me: 'I', him: 'he', her: 'she', us: 'we', them: 'they' };
const OBJECTS: Readonly<Record<string, string>> = { i: 'me', he: 'him', she: 'her', we: 'us', they: 'them' };

/** A phrase as a subject: me, I. */
export const asSubject = (phrase: string): string => SUBJECTS[phrase.toLowerCase()] ?? phrase;

/** A phrase as an object: I, me. */
export const asObject = (phrase: string): string => OBJECTS[phrase.toLowerCase()] ?? phrase;

/** The base form of the verb that a named element took: reducing, reduce. */
export function baseOf(m: Match, name: string): string | null {
  const verb = m.token(name);
  const { lemma } =
    verb.readings.find(({ pos, features }) => pos === Pos.verb && (features & Feature.gerund) !== 0) ?? {};
  return lemma ?? null;
}

/** The form in which one verb stands, of the infinitive that a named element took: proceeded to explain, explained. */
export const inFormOfToken = (m: Match, model: string, verb: string): string | null =>
  inFormOf(m.sentence, m.token(model), m.token(verb).lower);

/** A list with what there is. */
export const ifAny = (text: string | null): string[] => (text === null ? [] : [text]);

/** A plain infinitive by the tagger. */
export const bareInfinitive = (): Element =>
  can(Pos.verb, Feature.infinitive)
    .and(tagged([Pos.verb, Pos.auxiliary]))
    .except(oneOf(words('the a an')));

/** A word inside a short noun phrase. */
export const phraseWord = (): Element =>
  tagged([Pos.noun, Pos.properNoun, Pos.adjective, Pos.determiner, Pos.numeral, Pos.pronoun]).except(
    words('who which that what whom whose there here'),
  );

/** Objects of verbs: me, the guests, every new member. */
export const shortPhrase = (): Element => phraseWord().repeat(1, 4);

/** A finite verb by the tagger and in some reading. */
export const finite = (): Element =>
  tagged([Pos.verb, Pos.auxiliary]).and(
    oneOf(can(Pos.verb, Feature.indicative), can(Pos.auxiliary, Feature.indicative), can(Pos.auxiliary)),
  );

/** Whether a named verb is in the past. */
export const isPast = (m: Match, name: string): boolean =>
  m.readings(name).some(({ features }) => (features & Feature.preterite) !== 0);

/** Whether a token is an -ing form by the tagger. */
export const isGerund = (token: Token): boolean =>
  reads(token, Pos.verb, Feature.gerund) && token.lower.endsWith('ing');
