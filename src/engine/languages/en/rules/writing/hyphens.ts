// Hyphens joining several words that together describe the next one: a ten-year plan.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { among } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, oneOf, word, words } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';
import { isFiniteVerb, verbOfSubject } from '../../reading/clauses.ts';

const CARDINALS =
  'two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty hundred';
const UNITS =
  'year day week month hour minute second mile foot inch page story storey person man woman game meter metre kilometer kilometre pound dollar euro cent ton car seat piece part bedroom star degree gallon liter litre volume door step lane night round hole inning track party member point week-long';

const isPlainNoun = (token: Token | undefined): boolean =>
  token?.kind === 'word' && token.pos === Pos.noun && !isFiniteVerb(token);
const isDescribed = (token: Token | undefined): boolean =>
  token?.kind === 'word' &&
  (isPlainNoun(token) || (token.pos === Pos.adjective && !among('old ago long high wide tall away')(token)));
const nounNext = (): Element => new Element(isPlainNoun);
/** The marked words joined with hyphens. */
export const hyphenated = (match: Match): string[] => [
  match
    .marked()
    .map((token) => token.text)
    .join('-'),
];

/** an eight year career. */
export const numberUnit = defineRule({
  id: 'en.hyphen.number-unit',
  category: 'punctuation',
  type: 'typographical',
  pattern: [
    oneOf(words(CARDINALS), new Element((token) => token.kind === 'number' && /^[\d,.]+$/.test(token.text)))
      .as('count')
      .mark(),
    words(UNITS).as('unit').mark(),
    new Element(isDescribed).as('noun'),
  ],
  where: (m) => {
    const [unit, before] = [m.token('unit'), m.before()];
    if (unit.lower === 'point') return false;
    if (/^1$|^0|[.,]$/.test(m.text('count')) || !unit.spaceBefore) return false;
    // page two hundred; in chapter 5 part two
    return before?.kind !== 'number' && !among('page chapter part point level day week season number')(before);
  },
  suggest: hyphenated,
  wrong: [
    ['She looked back on an eight year career.', 'She looked back on an eight-year career.'],
    ['We rented a two bedroom flat near the park.', 'We rented a two-bedroom flat near the park.'],
    ['He lost a 20 dollar bill on the bus.', 'He lost a 20-dollar bill on the bus.'],
  ],
  right: ['The site had 90,000 page views in May.', 'We read page 12 point by point.', 'We stayed one day.'],
});

/** a four year old girl. */
export const age = defineRule({
  id: 'en.hyphen.age',
  category: 'punctuation',
  type: 'typographical',
  priority: 1,
  patterns: [
    [
      oneOf(words(`one ${CARDINALS}`), new Element((token) => token.kind === 'number'))
        .as('count')
        .mark(),
      word('year', 'month', 'week', 'day').as('unit').mark(),
      word('old', 'olds').as('old').mark(),
    ],
    [new Element((token) => /^[a-z\d]+-(?:years|months)-old$/.test(token.lower)).as('old').mark()],
    [
      new Element((token) => /^\d+-(?:year|month|week|day)$/.test(token.text)).as('count').mark(),
      word('old', 'olds').as('old').mark(),
    ],
    [
      oneOf(words(CARDINALS), new Element((token) => token.kind === 'number'))
        .as('count')
        .mark(),
      word('years', 'months').as('unit').mark(),
      word('old').as('old').mark(),
      words('boy girl man woman child kid son daughter dog cat house car building baby student'),
    ],
  ],
  suggest: (m) => [hyphenated(m)[0]?.replace(/-(year|month)s-/, '-$1-') ?? ''],
  wrong: [
    ['They have a four year old daughter.', 'They have a four-year-old daughter.'],
    ['A 31-year old man was hurt.', 'A 31-year-old man was hurt.'],
    ['I am selling my 5 years old car.', 'I am selling my 5-year-old car.'],
    ['I have a 5 year old son.', 'I have a 5-year-old son.'],
    ['We have a ten year old dog.', 'We have a ten-year-old dog.'],
    ['Her three year old daughter is ill.', 'Her three-year-old daughter is ill.'],
    ['A 10-years-old boy found it.', 'A 10-year-old boy found it.'],
  ],
  right: ['The house is ten years old.', 'She is four years old.', 'A year-old sofa is for sale.'],
});

const isOrdinal = (token: Token): boolean =>
  /^\d+(?:st|nd|rd|th)$/.test(token.lower) ||
  among(
    'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth',
  )(token);

/** a 10th century church. */
export const century = defineRule({
  id: 'en.hyphen.century',
  category: 'punctuation',
  type: 'typographical',
  pattern: [new Element(isOrdinal).as('ordinal').mark(), word('century').mark(), new Element(isDescribed).as('noun')],
  where: (m) => {
    const { tokens } = m.sentence;
    const [article, before] = [m.before(), m.before(2)];
    // In the 19th century people believed it: the noun opens the clause.
    const isTime =
      article?.lower === 'the' && among('in during by until since from before after of throughout')(before);
    return !(isTime && verbOfSubject(tokens, m.token('noun').index) > 0);
  },
  suggest: hyphenated,
  wrong: [
    ['The village has a 10th century church.', 'The village has a 10th-century church.'],
    ['He studies eighteenth century novels.', 'He studies eighteenth-century novels.'],
    ['It is a fine 16th century wooden house.', 'It is a fine 16th-century wooden house.'],
  ],
  right: [
    'The church was built in the 10th century.',
    'It was built in the 10th century.',
    'In the 19th century people ate less meat.',
  ],
});

const PAIRS: readonly (readonly [first: string, second: string])[] = [
  ['full part half real', 'time'],
  ['long short medium', 'term'],
  ['high low top poor', 'quality cost level speed end profile risk tech income resolution fat'],
  ['first second third world middle upper working', 'class'],
  ['best well little lesser', 'known'],
  ['large small full', 'scale'],
  ['user family eco environmentally', 'friendly'],
  ['old new', 'fashioned'],
  ['hard', 'working'],
  ['good', 'looking'],
  ['far', 'reaching'],
  ['long', 'lasting standing running'],
];

/** a full time job, a well known actor. */
export const compoundAdjective = defineRule({
  id: 'en.hyphen.compound-adjective',
  category: 'punctuation',
  type: 'typographical',
  patterns: [
    ...PAIRS.map(([first, second]) => [
      words(first).as('first').mark(),
      words(second).as('second').mark(),
      nounNext().as('noun'),
    ]),
    // fifty four years
    [
      words('twenty thirty forty fifty sixty seventy eighty ninety').as('first').mark(),
      words('one two three four five six seven eight nine').as('second').mark(),
      nounNext().as('noun'),
    ],
    [word('so').as('first').mark(), word('called').as('second').mark(), new Element(isDescribed).as('noun')],
    [
      word('well').as('first').mark(),
      new Element((token) => token.readings.some(({ features }) => features & Feature.pastParticiple))
        .as('second')
        .mark(),
      nounNext().as('noun'),
    ],
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const [first, before] = [m.token('first'), m.before()];
    if (m.token('second').lower === 'known' && among('is are was were be been')(before)) return false;
    if (
      first.lower === 'well' &&
      !among('a an the this that these those my your his her its our their many some other of with')(before)
    )
      return false;
    if (first.lower === 'so' && among('is are was were be been')(before)) return false;
    // For the first time people could vote: the noun opens a clause.
    return !(
      among('time term')(m.token('second')) &&
      before?.lower === 'the' &&
      verbOfSubject(tokens, m.token('noun').index) > 0
    );
  },
  suggest: hyphenated,
  wrong: [
    ['She is looking for a full time job.', 'She is looking for a full-time job.'],
    ['He is a well known actor in Spain.', 'He is a well-known actor in Spain.'],
    ['They lived there for fifty four years.', 'They lived there for fifty-four years.'],
    ['We only buy high quality tools.', 'We only buy high-quality tools.'],
    ['We need a long term solution.', 'We need a long-term solution.'],
    ['He bought a first class ticket.', 'He bought a first-class ticket.'],
    ['He is a well known actor.', 'He is a well-known actor.'],
    ['It was a large scale project.', 'It was a large-scale project.'],
    ['It is a family friendly hotel.', 'It is a family-friendly hotel.'],
    ['I like old fashioned clothes.', 'I like old-fashioned clothes.'],
    ['She is a hard working student.', 'She is a hard-working student.'],
    ['He is a good looking man.', 'He is a good-looking man.'],
    ['The law had far reaching effects.', 'The law had far-reaching effects.'],
    ['It is a long lasting problem.', 'It is a long-lasting problem.'],
    ['His so called friends left him.', 'His so-called friends left him.'],
    ['We are a well organized team.', 'We are a well-organized team.'],
    ['It is a little known fact.', 'It is a little-known fact.'],
  ],
  right: [
    'In the long term people save more.',
    'She works full time.',
    'He is well known in Spain.',
    'The tools are of high quality.',
  ],
});

/** a London based company. */
export const nounParticiple = defineRule({
  id: 'en.hyphen.noun-participle',
  category: 'punctuation',
  type: 'typographical',
  pattern: [
    new Element(
      (token) =>
        token.kind === 'word' &&
        (token.pos === Pos.noun || token.pos === Pos.properNoun) &&
        !token.lower.endsWith("'s"),
    )
      .as('first')
      .mark(),
    words('based related induced driven funded sized shaped owned backed sponsored intensive style')
      .as('second')
      .mark(),
    new Element((token) => isDescribed(token) && token.pos === Pos.noun).as('noun'),
  ],
  where: (m) =>
    m.token('second').spaceBefore && !(m.token('second').lower === 'style' && m.token('first').pos !== Pos.properNoun),
  suggest: hyphenated,
  wrong: [
    ['She works for a London based company.', 'She works for a London-based company.'],
    ['There were many stress related problems.', 'There were many stress-related problems.'],
    ['It is a state owned railway line.', 'It is a state-owned railway line.'],
  ],
  right: ['Pick a page style sheet.', 'The company is based here.', 'The film based on it was bad.'],
});
