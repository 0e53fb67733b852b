// Kinds of words that the cells of rows name in braces.
import { Feature, Pos } from '../../../lexicon/features.ts';
import { among } from '../../../rules/ask.ts';
import { anyWord, can, Element, not, number, oneOf, tagged, words } from '../../../rules/pattern.ts';
import type { Classes } from '../../../rules/rows.ts';
import { reads, type Token } from '../../../rules/token.ts';
import { gerund, infinitive, pluralNoun, singularNoun } from '../reading/words.ts';

const isDeterminer = among(
  'the a an my your his her its our their this that these those some any no every each us them you it which whom',
);
const isSubject = among('i you he she it we they there this that these those the a an my your his her our their');

const numerals = (): Element =>
  words(
    'one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty ninety hundred several many a some about up',
  );
const days = (): Element =>
  words(
    'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december',
  );

/** What is about something: writing, asking, letters, questions. */
const speech = (): Element =>
  words(
    'writing write wrote written call called calling letter mail email question questions contact contacted ask asked asking talk talked spoke speak information advice news complaint rules us me you him them',
  );

const plain = (test: (token: Token) => boolean): Element => anyWord().and(new Element(test));

/** What rows of rewrites may name. */
export const englishClasses: Classes = {
  infinitive,
  gerund,
  pluralNoun: () => oneOf(pluralNoun().and(tagged(Pos.noun)), words('people')),
  singularNoun: () => singularNoun().and(tagged(Pos.noun)),
  noun: () => tagged([Pos.noun, Pos.properNoun]),
  adjective: () => oneOf(can(Pos.adjective), can(Pos.verb, Feature.pastParticiple)),
  plainAdjective: () => tagged(Pos.adjective),
  participle: () => can(Pos.verb, Feature.pastParticiple),
  numeral: () => oneOf(number(), numerals()),
  date: () => oneOf(number(), days(), words('the')),
  time: () => oneOf(number(), days(), numerals(), words('the late noon midnight tomorrow next now then')),
  /** A subject, with what may stand before it. */
  subject: () =>
    words('i you he she it we they the this that these those my your his her its our their many some people'),
  /** No contraction is split where its subject follows. */
  notSubject: () => plain((token) => !isSubject(token)),
  noDeterminer: () => plain((token) => !isDeterminer(token)),
  notArticle: () => not(words('a an the any no every each this that')),
  notWord: () => new Element((token) => !among('what how where who which as than that')(token)),
  /** Behind another word the pronoun may be the end of a phrase: some of you have, leaving it will. */
  clauseBefore: () =>
    new Element((token) => !among('of and or between with for to')(token) && !reads(token, Pos.verb, Feature.gerund)),
  clauseSubject: () =>
    words('i you he she it we they the this that these those my your his her its our their nobody everyone someone'),
  notAnd: () => plain((token) => !among('and or but')(token)),
  notAsked: () => new Element((token) => token.lower !== 'asked'),
  notOr: () => new Element((token) => token.lower !== 'or'),
  notWith: () => new Element((token) => !among('with by need needs require requires')(token)),
  notBut: () => plain((token) => token.lower !== 'but'),
  /** After it the sentence goes on: who you are / you are late. */
  goesOn: () =>
    plain(
      (token) =>
        !among('and or but to in if as at when because than now too is are was were not')(token) &&
        !(reads(token, Pos.conjunction) && !reads(token, Pos.adjective)),
    ),
  verbOrNoun: () => tagged([Pos.verb, Pos.noun, Pos.pronoun, Pos.adverb]),
  speech,
  /** A theme runs through the use of something. */
  notRun: () => not(words('run runs ran running go goes went going cut cuts')),
  notSpeech: () => not(speech()),
};
