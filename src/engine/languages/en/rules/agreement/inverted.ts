// The verb before its subject: is your parents coming, there are a problem, where is my keys, do she like it.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { among, isMarkOrEnd } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { oneOf, punctuation, sentenceStart, word, words } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { coreAt, type NounPhrase, quantityAt } from '../../reading/nounPhrase.ts';
import { PLURAL_OF, SINGULAR_OF } from '../../reading/verbNumber.ts';
import { comesAfter } from '../../reading/words.ts';

/** The phrase that begins at a token, including "a lot of" and the like. */
function phraseAfter(m: Match, at: number): NounPhrase | null {
  const { tokens } = m.sentence;
  const head = tokens[at];
  // there are two of them, there are three
  if (
    head &&
    among('two three four five six seven eight nine ten many several')(head) &&
    (isMarkOrEnd(tokens[at + 1]) || tokens[at + 1]?.lower === 'of') &&
    tokens[at + 1]?.text !== '-'
  )
    return { end: at + 1, head, number: 'plural', isDetermined: true };
  const quantity = quantityAt(tokens, at);
  const core = coreAt(tokens, quantity?.end ?? at);
  // are either of you: usage varies in questions
  if (core && quantity && among('either neither')(quantity.head)) return { ...core, number: 'either' };
  if (!core || !quantity || quantity.number === 'inner') return core;
  return { ...core, number: quantity.number, head: quantity.head };
}

const fixOf = (verb: Token, number: 'singular' | 'plural'): string[] =>
  [(number === 'singular' ? SINGULAR_OF : PLURAL_OF)[verb.lower] ?? ''].filter(Boolean);

/** The number required by the phrase after a verb, where the verb has the other one. */
function wantedBehind(m: Match, at: number, phrase = phraseAfter(m, at)): 'singular' | 'plural' | null {
  const verb = m.token('verb').lower;
  if (!phrase || phrase.number === 'either') return null;
  if (phrase.head.text !== phrase.head.lower && phrase.head.lower !== 'i') return null;
  const next = m.sentence.tokens[phrase.end];
  if (phrase.number === 'plural' && verb in PLURAL_OF) return 'plural';
  // are a table and two chairs; are this and that
  if (phrase.number === 'singular' && verb in SINGULAR_OF && !among('and , or & /')(next)) return 'singular';
  return null;
}

const bePlaces = () => words("is are was were isn't aren't wasn't weren't");

/** There are a problem, here is the keys, where is my shoes: the subject follows be. */
export const thereBe = defineRule({
  id: 'en.agreement.be-before-subject',
  patterns: [
    [
      word('there').as('opening'),
      bePlaces().as('verb').mark(),
      words('not also still only always now probably').repeat(0, 1),
    ],
    [word('there').as('opening'), words("has have hasn't haven't").as('verb').mark(), word('been')],
    [sentenceStart(), words('here where').as('opening'), bePlaces().as('verb').mark()],
    [sentenceStart(), words('what who').as('opening'), words('is are was were').as('verb').mark()],
    [sentenceStart(), word('how').as('opening'), words('is are was were').as('verb').mark()],
  ],
  where: (m) => {
    const opening = m.token('opening');
    const before = m.sentence.tokens[opening.index - 1];
    if (opening.lower === 'there' && among('out over up in from is are was were')(before)) return false;
    const wanted = wantedBehind(m, m.to);
    if (!wanted) return false;
    const phrase = phraseAfter(m, m.to);
    if (!phrase) return false;
    // what are the odds; what is children's work; who are you
    if (opening.lower !== 'there' && (!phrase.isDetermined || among('i you he she it we they')(phrase.head)))
      return false;
    if (opening.lower === 'there') {
      // There is a man and two dogs; there are the cold and the dark; there is no news.
      if (wanted === 'singular' && (before?.lower === 'if' || among('the')(m.sentence.tokens[m.to]))) return false;
      if (comesAfter(m, 'if whether though unless', 3) && m.token('verb').lower === 'were') return false;
      // one apple, two pears
      if (wanted === 'singular' && isListed(m, phrase.end)) return false;
    }
    return true;
  },
  suggest: (m) => fixOf(m.token('verb'), wantedBehind(m, m.to) ?? 'plural'),
  wrong: [
    ['There has been many changes here.', 'There have been many changes here.'],
    ['There are a small problem with my bill.', 'There is a small problem with my bill.'],
    ['There was no clean towels left.', 'There were no clean towels left.'],
    ['There is two cats in the garden.', 'There are two cats in the garden.'],
    ['There was many people at the concert.', 'There were many people at the concert.'],
    ['I think there is some mistakes in my order.', 'I think there are some mistakes in my order.'],
    ['Where is my new shoes?', 'Where are my new shoes?'],
    ['Here is the forms you wanted.', 'Here are the forms you wanted.'],
    ['What is your plans for Easter?', 'What are your plans for Easter?'],
    ['How is your parents?', 'How are your parents?'],
    ['How are the weather there?', 'How is the weather there?'],
  ],
  right: [
    'There is a small problem with my bill.',
    'There is some milk left.',
    'There are a table and two chairs in the hall.',
    'There are a lot of mistakes in it.',
    'What are the news people doing here?',
    'Where is my box of shoes?',
  ],
});

/** Whether further items follow in the same clause: a table, a lamp and two chairs. */
function isListed(m: Match, from: number): boolean {
  for (const token of m.sentence.tokens.slice(from)) {
    if (among('and or &')(token) || token.text === ',') return true;
    if (token.kind === 'punctuation') return false;
  }
  return false;
}

/** What may follow the subject of a question: its verb, an adjective, a place or the question mark. */
const followsSubject = (token: Token | undefined): boolean =>
  token !== undefined && (token.kind === 'word' || token.text === '?');

/** The subject of a question; after "do" its last word may be the verb although it is also a noun: does my phone ring. */
function askedPhrase(m: Match): NounPhrase | null {
  const phrase = phraseAfter(m, m.to);
  if (!phrase || !m.token('verb').lower.startsWith('do') || !reads(phrase.head, Pos.verb)) return phrase;
  return coreAt(m.sentence.tokens, m.to, phrase.head.index) ?? phrase;
}

/** Is your parents coming, has the children eaten, do she like: questions. */
export const questionAgreement = defineRule({
  id: 'en.agreement.question',
  patterns: [
    [
      sentenceStart(),
      words("is are was were has have do does isn't aren't wasn't weren't hasn't haven't don't doesn't")
        .as('verb')
        .mark(),
    ],
    [
      words('what how').as('opening'),
      words('much many long often far time'),
      words("do does don't doesn't").as('verb').mark(),
    ],
    [words('why when where how').as('opening'), words("is was isn't wasn't").as('verb').mark(), words('you we they')],
    [
      oneOf(words('why when where what how who'), punctuation(',')).as('opening'),
      words("do does has have was were don't doesn't hasn't haven't").as('verb').mark(),
    ],
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const verb = m.token('verb');
    const next = tokens[m.to];
    if (tokens.at(-1)?.text !== '?') return false;
    // When is you coming?
    if (verb.index + 1 < m.to) return followsSubject(next) && m.from === 0;
    const phrase = askedPhrase(m);
    if (!phrase?.isDetermined || !followsSubject(tokens[phrase.end])) return false;
    if (next?.lower === 'i') return among("is are has does isn't hasn't doesn't")(verb);
    if (next?.lower === 'you' && !among('i you he she it we they')(phrase.head)) return false;
    // Have her send it; do your parents and she agree
    if (among("have do don't haven't")(verb) && !asksFor(tokens[phrase.end], verb)) return false;
    const wanted = wantedBehind(m, m.to, phrase);
    // was it you, is it the boys
    if (wanted === 'plural' && among('it this that what')(next)) return false;
    return wanted !== null;
  },
  suggest: (m) => {
    const verb = m.token('verb');
    if (verb.index + 1 < m.to) return fixOf(verb, 'plural');
    if (m.sentence.tokens[m.to]?.lower === 'i')
      return [{ is: 'am', are: 'am', has: 'have', does: 'do' }[verb.lower] ?? ''].filter(Boolean);
    return fixOf(verb, wantedBehind(m, m.to, askedPhrase(m)) ?? 'plural');
  },
  wrong: [
    ['Is your parents coming to the party?', 'Are your parents coming to the party?'],
    ['How much do it cost?', 'How much does it cost?'],
    ['Do she like chocolate cake?', 'Does she like chocolate cake?'],
    ['When is you and the kids coming?', 'When are you and the kids coming?'],
    ['Why do my phone ring all the time?', 'Why does my phone ring all the time?'],
    ['Have your sister arrived yet?', 'Has your sister arrived yet?'],
  ],
  right: [
    'Are your parents coming to the party?',
    'Does she like chocolate cake?',
    'Have a nice evening?',
    'Do the dishes and the laundry?',
    'Is it the boys again?',
  ],
});

/** Whether the word after the subject can be the verb that "do" or "have" calls for. */
function asksFor(token: Token | undefined, verb: Token): boolean {
  if (!token || isMarkOrEnd(token)) return false;
  if (among('always never often usually really also just still ever already not')(token)) return true;
  if (verb.lower.startsWith('do'))
    return reads(token, Pos.verb, Feature.infinitive) || reads(token, Pos.verb, Feature.third);
  return reads(token, Pos.verb, Feature.pastParticiple) || reads(token, Pos.verb, Feature.preterite);
}

const FIRST: Readonly<Record<string, string>> = {
  has: 'have',
  is: 'am',
  does: 'do',
  "doesn't": "don't",
  "hasn't": "haven't",
};
const thirdForm = () => words("has is does doesn't hasn't");

/** I is, I has, I does: the first person. */
export const firstPerson = defineRule({
  id: 'en.agreement.first-person',
  patterns: [
    [
      sentenceStart(),
      word('i'),
      words('always never often usually really also just still').repeat(0, 1),
      thirdForm().as('verb').mark(),
    ],
    [
      oneOf(punctuation(',', ';', '"', '\u201c'), words('because but if when that so although while think since')),
      word('i'),
      words('always never often usually really also just still').repeat(0, 1),
      thirdForm().as('verb').mark(),
    ],
  ],
  suggest: (m) => {
    const verb = m.token('verb').lower;
    return [FIRST[verb] ?? ''].filter(Boolean);
  },
  wrong: [
    ['I has never been to Italy.', 'I have never been to Italy.'],
    ["I doesn't like loud music.", "I don't like loud music."],
    ['They know that I is always late.', 'They know that I am always late.'],
  ],
  right: ['The capital letter I has no dot.', 'It was he who has told me, not I.', 'Plan B has no end, I hope.'],
});
