// Words that fix the number of their noun: every points, all student must, most of people, one of the reason is, that people are.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { among, isMarkOrEnd, isTaggedFinite, isTaggedVerb } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { Element, oneOf, sentenceStart, tagged, word, words } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { wordsIn } from '../../../../rules/wordRows.ts';
import { pluralNoun } from '../../reading/words.ts';
import countNouns from '../../rows/countNouns.words.tsv';

const isJoining = among('and but because that if when so although though while');
const opensClause = (before: Token | undefined): boolean => isMarkOrEnd(before) || isJoining(before);
const isModal = among('must can could will would should may might');
const isClearlyVerb = (token: Token | undefined): boolean =>
  isModal(token) || (isTaggedFinite(token) && !reads(token, Pos.noun));
const isFiniteVerb = among('is was will would has makes made means meant can could');
const adjectives = (): Element => tagged(Pos.adjective).repeat(0, 2);
/** A plural that is nothing else here, not even a measure: every points; not every means. */
const plural = (): Element =>
  tagged(Pos.noun)
    .and(pluralNoun())
    .and(
      new Element(
        (token) =>
          token.text === token.lower &&
          !reads(token, Pos.noun, Feature.singular) &&
          !reads(token, Pos.adjective) &&
          !among('others ones lots goods days weeks months years hours minutes seconds miles')(token),
      ),
    );
const PEOPLE =
  'student teacher child friend member neighbour neighbor parent player user customer worker employee guest visitor pupil colleague volunteer resident tenant citizen passenger driver applicant candidate participant';
const counted = (): Element =>
  words(`${wordsIn(countNouns).join(' ')} ${PEOPLE} reason thing problem idea way place day book part`).and(
    new Element((token) => token.text === token.lower),
  );

/** every points, each students: one at a time. */
export const eachPlural = defineRule({
  id: 'en.agreement.each-plural',
  priority: 1,
  pattern: [words('every each another').as('each'), adjectives(), plural().as('noun').mark()],
  where: (m) => {
    const after = m.after();
    // they gave each students' names; each teams up; another hundreds
    if (after?.text === "'" || after?.text === '-' || m.before()?.text === '-') return false;
    return !(reads(m.token('noun'), Pos.verb) && m.token('each').lower !== 'every' && !isTaggedVerb(after));
  },
  suggest: (m) => m.inflect('noun', Feature.singular, Pos.noun),
  wrong: [
    ['I need a good mark, and every points count.', 'I need a good mark, and every point count.'],
    ['Every new students must register first.', 'Every new student must register first.'],
    ['Each members of the club has a key.', 'Each member of the club has a key.'],
    ['Another students from our class came too.', 'Another student from our class came too.'],
  ],
  right: [
    'Every point counts.',
    'Where one door shuts, another opens.',
    'Each teams up with another.',
    'Each counts for one.',
  ],
});

/** All student must come. */
export const allSingular = defineRule({
  id: 'en.agreement.all-singular',
  patterns: [
    [word('all').as('all'), adjectives(), counted().as('noun').mark()],
    [words('for to of with from by').as('all'), word('all'), adjectives(), words(PEOPLE).as('noun').mark()],
  ],
  where: (m) => {
    const after = m.after();
    if (m.token('all').lower !== 'all') return isMarkOrEnd(after) && after?.text !== '-' && after?.text !== "'";
    return (
      opensClause(m.before()) &&
      isClearlyVerb(after) &&
      !among('day way place part')(m.token('noun')) &&
      !reads(m.token('noun'), Pos.verb)
    );
  },
  suggest: (m) => m.inflect('noun', Feature.plural, Pos.noun),
  wrong: [
    ['All student must come to the meeting.', 'All students must come to the meeting.'],
    ['Lunch is free, and all guest can stay.', 'Lunch is free, and all guests can stay.'],
    ['It is a great day for all parent.', 'It is a great day for all parents.'],
  ],
  right: [
    'All place mats must be washed.',
    'All day is too long.',
    'All student cards must be shown.',
    'It is open to all parent groups.',
  ],
});

/** Most of people think so: "of" needs "the". */
export const mostOf = defineRule({
  id: 'en.quantity.most-of',
  pattern: [
    words('most many several').as('count').mark(),
    word('of').mark(),
    oneOf(plural(), word('people')).as('noun').mark(),
  ],
  where: (m) =>
    (opensClause(m.before()) || among('for with by to from')(m.before())) &&
    m.after()?.text !== "'" &&
    (isMarkOrEnd(m.after()) ||
      reads(m.after(), Pos.verb) ||
      isTaggedVerb(m.after()) ||
      among('in at who that from')(m.after())),
  suggest: (m) => [`${m.text('count')} ${m.text('noun')}`, `${m.text('count')} of the ${m.text('noun')}`],
  wrong: [
    ['Most of people like this park.', 'Most people like this park.'],
    ['I stayed because most of shops were shut.', 'I stayed because most shops were shut.'],
    ['It is too hard for most of students.', 'It is too hard for most students.'],
  ],
  right: ['Most of the people like it.', 'Most of us like it.', "Most of women writers' work is lost."],
});

/** One of the reason is money, one of my neighbour called. */
export const oneOfThe = defineRule({
  id: 'en.quantity.one-of-the',
  after: 'en.agreement.plural-after-number',
  pattern: [
    word('one'),
    word('of'),
    words('the my your his her our their these those'),
    adjectives(),
    counted().as('noun').mark(),
  ],
  where: (m) => {
    const after = m.after();
    return isClearlyVerb(after) || among('who that which why i we you')(after);
  },
  suggest: (m) => m.inflect('noun', Feature.plural, Pos.noun),
  wrong: [
    ['One of the reason is the high rent.', 'One of the reasons is the high rent.'],
    ['One of the neighbour called the police.', 'One of the neighbours called the police.'],
    ['It was one of the book that I lost.', 'It was one of the books that I lost.'],
  ],
  right: ['One of the book shops is open.', 'One of the day nurses called.', 'One of the car doors is open.'],
});

const PLURAL_VERBS = words("are were have aren't weren't haven't don't do");

/** That people are nice. */
export const thatPeople = defineRule({
  id: 'en.agreement.that-people',
  priority: 1,
  pattern: [
    sentenceStart(),
    word('that').mark(),
    adjectives(),
    oneOf(plural(), words('people children men women')).as('noun'),
    PLURAL_VERBS,
  ],
  // That prices are high is no news.
  where: (m) => !m.sentence.tokens.slice(m.to).some(isFiniteVerb),
  suggest: () => ['those'],
  wrong: [
    ['That people are very kind.', 'Those people are very kind.'],
    ['That old machines were built to last.', 'Those old machines were built to last.'],
    ['That boxes are too heavy for me.', 'Those boxes are too heavy for me.'],
  ],
  right: ['He says that people are kind.', 'The shop that children like is shut.', 'That prices are high is no news.'],
});
