// Less and fewer, much and many, amount and number: countable and uncountable nouns.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { among, isMarkOrEnd } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, Element, lemmas, not, oneOf, sentenceStart, tagged, word, words } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { pluralNoun } from '../../reading/words.ts';

/** Nouns counted as a measure: less than two miles, less pounds. */
const MEASURES = words(
  'miles pounds dollars euros percent years minutes hours seconds kilos kilometres kilometers metres meters feet degrees',
);
/** A plural noun that is neither a measure nor tagged as a verb. */
const things = (): Element =>
  tagged(Pos.noun)
    .and(oneOf(pluralNoun(), word('people')))
    .and(not(MEASURES));

/** less people: fewer. */
export const lessFewer = defineRule({
  id: 'en.quantity.less-fewer',
  pattern: [word('less').mark().as('less'), things().as('noun')],
  // more or less plants; revenue less expenses
  where: (m) => {
    const before = m.before();
    const isMinus =
      before !== undefined && (before.kind !== 'word' || before.pos === Pos.noun || among('no any or')(before));
    return !isMinus && !among('or and')(m.after());
  },
  suggest: () => ['fewer'],
  wrong: [
    ['There were less people than last year.', 'There were fewer people than last year.'],
    ['I make less mistakes now.', 'I make fewer mistakes now.'],
    ['We had less orders in May.', 'We had fewer orders in May.'],
  ],
  right: ['You get the price less costs.', 'It takes less time.', 'It is less than two miles away.'],
});

const UNCOUNTED =
  'money time water information advice furniture luggage homework traffic work bread milk food coffee sugar rice sleep noise progress news rain snow space sugar equipment software knowledge research evidence help patience experience luck fun weather garbage rubbish energy';

/** much people, many money. */
export const muchMany = defineRule({
  id: 'en.quantity.much-many',
  patterns: [
    [
      words('much').as('word').mark(),
      tagged(Pos.adjective).except(can(Pos.adjective, Feature.comparative)).repeat(0, 1),
      things().as('noun'),
    ],
    [word('many', 'few').as('word').mark(), tagged(Pos.noun).and(words(UNCOUNTED)).as('noun')],
  ],
  where: (m) => {
    const [before, after] = [m.before(), m.after()];
    // so much so that; as much books as; much work-related stress
    if (m.token('word').lower === 'much')
      return !among('very pretty')(before) && after?.text !== '-' && after?.pos !== Pos.noun;
    if (before === undefined || among('the so how as')(before)) return among('so how as')(before);
    return (
      (isMarkOrEnd(after) || among('in on for at to and from with that this i we they you is was')(after)) &&
      after?.text !== '-'
    );
  },
  suggest: (m) => [m.token('word').lower === 'much' ? 'many' : m.token('word').lower === 'few' ? 'little' : 'much'],
  wrong: [
    ['There are not much shops in our street.', 'There are not many shops in our street.'],
    ['We do not have many time.', 'We do not have much time.'],
    ['How much people came to the party?', 'How many people came to the party?'],
  ],
  right: [
    'It gives us much better results.',
    'There was much noise in the bars.',
    'There are not many shops.',
    'We do not have much time.',
    'Many work at night.',
    'Much has changed.',
  ],
});

/** a large amount of people. */
export const amountNumber = defineRule({
  id: 'en.quantity.amount-number',
  pattern: [
    word('amount', 'amounts').as('word').mark(),
    word('of'),
    words('the these those my your our').repeat(0, 1),
    tagged(Pos.adjective).repeat(0, 1),
    things().as('noun'),
  ],
  where: (m) => isMarkOrEnd(m.after()) || m.after()?.pos !== Pos.noun,
  suggest: (m) => [m.token('word').lower === 'amount' ? 'number' : 'numbers'],
  wrong: [
    ['A large amount of people came.', 'A large number of people came.'],
    ['The amount of cars in town is rising.', 'The number of cars in town is rising.'],
    ['You would not believe the amount of emails I get.', 'You would not believe the number of emails I get.'],
  ],
  right: [
    'The amount of sales tax is the same.',
    'A small amount of sugar is enough.',
    'The amount of dollars is set.',
  ],
});

const isSecondCount = (token: Token | undefined): boolean => reads(token, Pos.noun, Feature.singular);

/** one of the best book: a plural follows. */
export const oneOfPlural = defineRule({
  id: 'en.quantity.one-of',
  pattern: [
    word('one'),
    word('of'),
    words('the my your his her its our their these those'),
    oneOf(can(Pos.adjective, Feature.superlative), words('most best worst oldest biggest main few only')).as('best'),
    tagged(Pos.adjective).repeat(0, 2),
    new Element((token) => token.pos === Pos.noun && isSecondCount(token) && !reads(token, Pos.noun, Feature.plural))
      .as('noun')
      .mark(),
  ],
  where: (m) =>
    (isMarkOrEnd(m.after()) || among('in i we you they that of on at is was which who for and ever')(m.after())) &&
    m.after()?.text !== '-',
  suggest: (m) => m.inflect('noun', Feature.plural, Pos.noun),
  wrong: [
    ['It is one of the best book I have read.', 'It is one of the best books I have read.'],
    ['This is one of the most important reason.', 'This is one of the most important reasons.'],
    ['She was one of our oldest friend.', 'She was one of our oldest friends.'],
  ],
  right: ["It is one of the book's best parts.", 'One of the best team players left.', 'It is the best book.'],
});

/** The most people like it: "most" meaning the majority takes no article. */
export const theMost = defineRule({
  id: 'en.quantity.the-most',
  patterns: [
    [
      sentenceStart(),
      word('the').mark(),
      word('most').mark().as('most'),
      words(
        'people students children users customers countries men women parents teachers friends visitors guests families shops cities houses animals young',
      ).as('noun'),
      oneOf(tagged([Pos.verb, Pos.auxiliary]), words("don't do are have like think people")),
    ],
    // the dog ate the most of the cake
    [
      lemmas('eat lose spend read know sell use finish clean cover miss see forget pay drink destroy write do of for'),
      word('the').mark(),
      word('most').mark().as('most'),
      word('of'),
      words('the my our his her their these those your'),
    ],
  ],
  suggest: (m) => [m.text('most')],
  wrong: [
    ['The most people like it.', 'Most people like it.'],
    ['The dog ate the most of the cake.', 'The dog ate most of the cake.'],
    ['The most students live at home.', 'Most students live at home.'],
    ["The most customers don't read the terms.", "Most customers don't read the terms."],
  ],
  right: ['Most people like it.', 'The most people ever came.', 'The most friendly dog won.'],
});
