// The clause behind an opening that ends with que: il faut que vous signiez, peut-être qu'il vient.
import { Feature, Group } from '../../../lexicon/features.ts';
import { isOne, isTaggedVerb, isVerbal, listed } from '../../../rules/ask.ts';
import type { Match } from '../../../rules/match.ts';
import { type Element, word, words } from '../../../rules/pattern.ts';
import { type Token, usualFirst } from '../../../rules/token.ts';
import { elides, isClitic } from '../reading/words.ts';
import { isNounPhrase, numberOf, textWithin } from './nounPhrases.ts';

/** How many words the subject may have. */
const LONGEST = 9;

const PRONOUNS: Readonly<Record<string, number>> = {
  je: Feature.first | Feature.singular,
  "j'": Feature.first | Feature.singular,
  tu: Feature.second | Feature.singular,
  il: Feature.third | Feature.singular,
  elle: Feature.third | Feature.singular,
  on: Feature.third | Feature.singular,
  cela: Feature.third | Feature.singular,
  ça: Feature.third | Feature.singular,
  nous: Feature.first | Feature.plural,
  vous: Feature.second | Feature.plural,
  ils: Feature.third | Feature.plural,
  elles: Feature.third | Feature.plural,
};
const BEFORE_VERB = listed("ne n' y en");

/** See the head of this file. */
export interface Clause {
  /** As it stands, "je" for "j'". */
  subject: string;
  /** Person and number. */
  who: number;
  /** Pronouns and ne before the verb, each with its space. */
  lead: string;
  isDenied: boolean;
  verb: Token;
  lemma: string;
  pos: Token['readings'][number]['pos'];
  features: number;
  next: Token | undefined;
}

const isLead = (token: Token | undefined): boolean => isClitic(token) || isOne(token, BEFORE_VERB);

const spaced = (tokens: readonly Token[]): string =>
  tokens.map(({ text }) => (/['’]$/.test(text) ? text : `${text} `)).join('');

/** The clause after a match, its verb in this mood; null where its subject or verb is not clear. */
export function clauseAfter(m: Match, mood: number): Clause | null {
  const { tokens } = m.sentence;
  const first = tokens[m.to];
  if (!first) return null;
  let at = m.to + 1;
  const own = PRONOUNS[first.lower];
  if (own === undefined) while (at < m.to + LONGEST && tokens[at] && !isVerbPart(tokens, at)) at++;
  const phrase = tokens.slice(m.to, at);
  const who = own ?? (isNounPhrase(phrase) ? Feature.third | numberOf(phrase) : 0);
  if ((who & Group.number) === 0) return null;
  let to = at;
  while (isLead(tokens[to])) to++;
  const verb = tokens[to];
  if (!verb || !isTaggedVerb(verb) || verb.verbForm !== 0 || tokens[to + 1]?.text.startsWith('-')) return null;
  const [reading] = usualFirst(
    verb.readings.filter(({ pos, features }) => isVerbal(pos) && (features & mood) !== 0 && (features & who) === who),
    verb,
  );
  if (!reading) return null;
  const lead = tokens.slice(at, to);
  const { lemma, pos, features } = reading;
  const subject = /^j['’]$/i.test(first.text) ? 'je' : textWithin(m, phrase);
  const isDenied = lead.some((token) => isOne(token, listed("ne n'")));
  return { subject, who, lead: spaced(lead), isDenied, verb, lemma, pos, features, next: tokens[to + 1] };
}

const isVerbPart = (tokens: readonly Token[], at: number): boolean =>
  isTaggedVerb(tokens[at]) && tokens[at]?.verbForm === 0
    ? true
    : isOne(tokens[at], listed("ne n' se s' me m' te t' lui y")) && tokens[at + 1]?.kind === 'word';

/** The subject before what follows it: je, j'. */
export const withSubject = (subject: string, rest: string): string =>
  subject === 'je' && elides(rest.toLowerCase()) ? `j'${rest}` : `${subject} ${rest}`;

/** Pronouns before another form of their verb: le sois, l'être. */
export function leadBefore(lead: string, form: string): string {
  const short = /(^| )(me|te|se|le|la|ne) $/.exec(lead);
  return short && elides(form) ? `${lead.slice(0, -2)}'` : lead;
}

/** An opening, word by word: "il faut que". */
export const opening = (list: string): Element[] =>
  list.split(' ').map((each) => (each === 'que' ? word('que', "qu'") : words(each.replaceAll('|', ' '))));
