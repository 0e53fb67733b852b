// What several families of English rules share: short lists, kinds of words and inflected forms.
import { Feature, Pos } from '../../../lexicon/features.ts';
import { among } from '../../../rules/ask.ts';
import type { Match } from '../../../rules/match.ts';
import { can, Element, form, oneOf, only, punctuation, tagged, words } from '../../../rules/pattern.ts';
import { reads, type Token } from '../../../rules/token.ts';

/** Third person singular subjects: he, she, it. */
export const third = (): Element => words('he she it');

/** What a clause may follow. */
export const clauseStart = (): Element =>
  oneOf(punctuation(',', ';', ':', '"', '\u201c'), words('and but because that if when so although though while'));

/** What an element matches, except tokens that may also be something else. */
const but = (element: Element, isElse: (token: Token) => boolean): Element =>
  element.and(new Element((token) => !isElse(token)));

const isPluralOnly = among('clothes trousers jeans scissors glasses pants shorts goods thanks people');
const isSingularToo = among('news means series species headquarters works maths crossroads');

/** A noun that can only be singular. */
export const singularNoun = (): Element =>
  but(can(Pos.noun, Feature.singular), (token) => reads(token, Pos.noun, Feature.plural) || isPluralOnly(token));

/** A noun that can only be plural. */
export const pluralNoun = (): Element =>
  but(
    can(Pos.noun, Feature.plural),
    (token) => isSingularToo(token) || (reads(token, Pos.noun, Feature.singular) && !/[^s]s$/.test(token.lower)),
  );

/** A word tagged as a noun that could not follow "it is" as anything else: bowl, not open, going, inside, gone. */
export const plainNoun = (): Element =>
  but(
    tagged(Pos.noun),
    (token) =>
      token.lower.endsWith('ing') ||
      reads(token, Pos.adjective) ||
      reads(token, Pos.adverb) ||
      reads(token, Pos.preposition) ||
      reads(token, Pos.verb, Feature.pastParticiple),
  );

/** A past tense that is not also a participle: went, ate. */
export const pastOnly = (): Element =>
  but(
    can(Pos.verb, Feature.preterite),
    (token) => reads(token, Pos.verb, Feature.pastParticiple) || reads(token, Pos.verb, Feature.infinitive),
  );

/** A past tense that is neither a participle nor a noun: went, not rose. */
export const pastVerb = (): Element => but(pastOnly(), (token) => reads(token, Pos.noun));

/** A present tense that is neither a past tense nor an auxiliary: go, not put. */
export const presentOnly = (features = Feature.present): Element =>
  but(can(Pos.verb, features), (token) => reads(token, Pos.verb, Feature.preterite) || reads(token, Pos.auxiliary));

/** A past tense or third person that is not also a base form: went, goes; not cut. */
export const finiteForm = (): Element =>
  but(
    oneOf(can(Pos.verb, Feature.preterite), can(Pos.verb, Feature.third | Feature.singular | Feature.present)),
    (token) => reads(token, Pos.verb, Feature.infinitive),
  );

/** A base form that can be nothing else, not even a participle: receive, not cut or answer. */
export const bareVerb = (): Element =>
  but(only(Pos.verb).and(can(Pos.verb, Feature.infinitive)), (token) => reads(token, Pos.verb, Feature.pastParticiple));

/** Verbs whose base form is also a past tense or a participle. */
const isUnmarked = among(
  'overspread fit cost hit let put set shut hurt cut quit bet spread read beat split burst have be come become run',
);

/** A base form that cannot be a past tense: go, take. */
export const baseVerb = (): Element =>
  tagged(Pos.verb).and(
    new Element(
      (token) =>
        !isUnmarked(token) &&
        token.text === token.lower &&
        token.verbForm !== Feature.gerund &&
        token.verbForm !== Feature.pastParticiple &&
        reads(token, Pos.verb, Feature.infinitive) &&
        token.readings.every(
          ({ pos, features }) => pos !== Pos.verb || (features & (Feature.preterite | Feature.pastParticiple)) === 0,
        ),
    ),
  );

/** A lower-case verb that may be an infinitive. */
export const infinitive = (): Element =>
  can(Pos.verb, Feature.infinitive).and(new Element((token) => token.text === token.lower));

/** -ing forms of verbs. */
export const gerund = (): Element => can(Pos.verb, Feature.gerund).and(form(/ing$/));

/** Adverbs that come between an auxiliary and its verb. */
export const midAdverb = (): Element =>
  words('not also always never often usually really just even still already probably only ever finally recently');

/** Determiners before nouns. */
export const determiners = (): Element =>
  words('the a an my your his her its our their this that these those some any no every each');

/** Forms of a token's verb lemmas with these features, whatever its own: went, infinitive: go. */
export function verbForms(m: Match, token: Token, features: number): string[] {
  const forms = new Set<string>();
  for (const { lemma: own, pos } of token.readings) {
    if (pos !== Pos.verb) continue;
    for (const each of m.sentence.lexicon.inflect(own, Pos.verb, features)) forms.add(each);
  }
  forms.delete(token.lower);
  const found = [...forms].filter((each) => !each.endsWith('nna'));
  // planing and planning: a short verb doubles its final consonant
  const doubled = (each: string): number => Number(each.startsWith(token.lower + token.lower.slice(-1)));
  return features === Feature.gerund ? found.sort((a, b) => doubled(b) - doubled(a)) : found;
}

/** The third person singular of a token's verb. */
export function thirdForms(m: Match, token: Token): string[] {
  return verbForms(m, token, Feature.third | Feature.singular | Feature.present | Feature.indicative).filter((each) =>
    each.endsWith('s'),
  );
}

/** Whether a word of the list is among the tokens before the match. */
export function comesAfter(m: Match, list: string, distance = 40): boolean {
  const test = among(list);
  return m.sentence.tokens.slice(Math.max(0, m.from - distance), m.from).some(test);
}
