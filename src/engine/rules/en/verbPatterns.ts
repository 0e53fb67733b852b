// What follows a verb: gerunds and infinitives, and tenses that belong together.
import { Feature, Pos } from '../../lexicon/features.ts';
import { defineRule } from '../defineRule.ts';
import { anything, anyWord, can, not, oneOf, punctuation, sentenceStart, word, words } from '../pattern.ts';
import { comesAfter, determiners, isOne, lemmas, singularNoun, verbForms } from './helpers.ts';

/** suggest to take, enjoy to swim. */
export const gerundAfterVerb = defineRule({
  id: 'en.verb-form.gerund-after-verb',
  patterns: [
    [
      lemmas('avoid enjoy finish suggest consider recommend dislike imagine deny admit postpone').as('head'),
      word('to').mark(),
      can(Pos.verb, Feature.infinitive).except(words('you me him us them the a people be')).as('verb').mark(),
    ],
    [
      word('forward'),
      word('to').mark(),
      words('see hear meet receive get be read work have visit speak come go know learn talk start').as('verb').mark(),
    ],
  ],
  where: (m) =>
    !isOne('the a an my your his her our their this no')(m.before()) &&
    !(
      m.has('verb') &&
      m.token('verb').lower === 'be' &&
      m.sentence.tokens[m.from]?.lower.startsWith('consider') === true
    ),
  suggest: (m) => {
    const to = m.sentence.tokens[m.from]?.lower === 'forward' ? 'to ' : '';
    return verbForms(m, m.token('verb'), Feature.gerund).map((each) => to + each);
  },
  wrong: [
    ['She suggested to meet at noon.', 'She suggested meeting at noon.'],
    ['We really enjoyed to swim in the lake.', 'We really enjoyed swimming in the lake.'],
    ['I look forward to hear from you.', 'I look forward to hearing from you.'],
  ],
  right: ['She suggested meeting at noon.', 'What I consider to be right', 'I look forward to it.'],
});

/** without to ask, before to go. */
export const gerundAfterPreposition = defineRule({
  id: 'en.verb-form.gerund-after-preposition',
  patterns: [
    [
      words('without before after'),
      word('to').mark(),
      can(Pos.verb, Feature.infinitive).except(can(Pos.adjective)).as('verb').mark(),
    ],
    [
      word('instead'),
      word('of'),
      word('to').mark().optional(),
      words('go take buy use make call write ask wait work pay eat do get have send give walk drive say')
        .as('verb')
        .mark(),
    ],
    [
      words('interested good'),
      words('in at'),
      word('to').mark().optional(),
      words('buy learn know work visit join see hear rent take cook make write').as('verb').mark(),
    ],
  ],
  suggest: (m) => verbForms(m, m.token('verb'), Feature.gerund),
  wrong: [
    ['He left without to say goodbye.', 'He left without saying goodbye.'],
    ['Call me before to buy anything.', 'Call me before buying anything.'],
    ['We walked instead of take the bus.', 'We walked instead of taking the bus.'],
  ],
  right: ['He left without saying goodbye.', 'I was there before, to be sure.', 'Take tea instead of coffee.'],
});

const WANTED =
  'know go see have be get make take buy ask eat come find hear thank tell try say become meet send learn receive speak visit rent pay leave';

/** would like know, want go. */
export const missingTo = defineRule({
  id: 'en.verb-form.missing-to',
  patterns: [
    [
      oneOf(word('would'), words("i'd we'd you'd he'd she'd they'd")),
      words('really also').repeat(0, 1),
      words('like love prefer'),
      words(WANTED).as('verb').mark(),
    ],
    [
      words('i we they you he she'),
      words("really don't doesn't didn't").repeat(0, 1),
      words('want wants wanted'),
      words(WANTED).as('verb').mark(),
    ],
    [
      words('want wants wanted decided hope plan planned need needed').as('head'),
      words('know go be buy ask eat become meet learn speak').as('verb').mark(),
    ],
  ],
  where: (m) => !isOne('what all if whatever as')(m.before()) && !comesAfter(m, 'all what if thing', 3),
  suggest: (m) => [`to ${m.text('verb')}`],
  wrong: [
    ['I would like ask a question.', 'I would like to ask a question.'],
    ['We want go home now.', 'We want to go home now.'],
    ["I'd love hear your plans for May!", "I'd love to hear your plans for May!"],
  ],
  right: ['I would like to ask a question.', 'We want help.', 'All they want is go home.'],
});

/** If I would have known. */
export const ifWouldHave = defineRule({
  id: 'en.tense.if-would-have',
  patterns: [
    [
      word('if'),
      anyWord().except(words('that whether and')).repeat(1, 4),
      word('would', "wouldn't").as('would').mark(),
      words('not').repeat(0, 1).mark(),
      word('have').mark(),
      can(Pos.verb, Feature.pastParticiple),
    ],
    [
      word('if'),
      words("i'd you'd he'd she'd we'd they'd").as('would').mark(),
      word('have').mark(),
      can(Pos.verb, Feature.pastParticiple),
    ],
  ],
  where: (m) =>
    !isOne('wonder wondering wondered asked ask know see sure doubt even as what')(m.before()) &&
    (m.from === 0 ||
      m.sentence.tokens.slice(0, m.from).some((token) => /^(?:would|could|might|.*'d|wouldn't)$/.test(token.lower))),
  suggest: (m) => {
    const would = m.token('would').lower;
    const isNegative = would === "wouldn't" || m.marked().some((token) => token.lower === 'not');
    const subject = /^(.*)'d$/.exec(m.token('would').text)?.[1];
    return subject ? [`${subject} had`] : isNegative ? ["hadn't", 'had not'] : ['had'];
  },
  wrong: [
    ['If you would have told me, I would have helped.', 'If you had told me, I would have helped.'],
    ['I would have come if they would have asked me.', 'I would have come if they had asked me.'],
    [
      'If the shop would have closed earlier, we would have known.',
      'If the shop had closed earlier, we would have known.',
    ],
  ],
  right: ['If you had told me, I would have helped.', 'I wonder if he would have come.', 'If so, I would have known.'],
});

/** By the time we arrived, it has already started. */
export const byTheTime = defineRule({
  id: 'en.tense.by-the-time',
  pattern: [
    sentenceStart(),
    word('by'),
    word('the'),
    word('time'),
    not(punctuation(',')).repeat(1, 6),
    punctuation(',').optional(),
    anything().repeat(1, 4),
    words('has have').mark(),
    oneOf(words('already just'), can(Pos.verb, Feature.pastParticiple)),
  ],
  where: (m) =>
    m.sentence.tokens
      .slice(4, m.marked()[0]?.index ?? 4)
      .some(
        (token) =>
          token.readings.some(({ pos, features }) => pos === Pos.verb && (features & Feature.preterite) !== 0) &&
          !token.readings.some(({ features }) => (features & Feature.infinitive) !== 0),
      ),
  suggest: () => ['had'],
  wrong: [
    ['By the time we arrived, the film has already started.', 'By the time we arrived, the film had already started.'],
    ['By the time she called, they have already left.', 'By the time she called, they had already left.'],
    ['By the time I woke up my train has gone.', 'By the time I woke up my train had gone.'],
  ],
  right: [
    'By the time we arrived, the film had started.',
    'By the time you read this, I have left.',
    'By the time he is back, we have eaten.',
  ],
});

/** Yesterday I go: a present tense with a day that is over. */
export const pastMarker = defineRule({
  id: 'en.tense.past-marker',
  patterns: [
    [
      sentenceStart(),
      oneOf(word('yesterday'), word('last')),
      words(
        'night week month year summer weekend monday tuesday wednesday thursday friday saturday sunday morning evening',
      ).repeat(0, 1),
      punctuation(',').optional(),
      words('i he she it we they you'),
      can(Pos.verb, Feature.present)
        .except(can(Pos.verb, Feature.preterite))
        .except(can(Pos.auxiliary))
        .as('verb')
        .mark(),
    ],
    [
      sentenceStart(),
      words('when as while'),
      not(punctuation(',')).repeat(2, 6),
      oneOf(word('yesterday'), words('ago')),
      punctuation(','),
      determiners(),
      singularNoun(),
      can(Pos.verb, Feature.third | Feature.singular | Feature.present)
        .except(can(Pos.verb, Feature.preterite))
        .except(can(Pos.auxiliary))
        .as('verb')
        .mark(),
    ],
    [
      sentenceStart(),
      words('i he she we they'),
      words('go goes see sees meet meets buy buys come comes eat eats take takes get gets write writes speak speaks')
        .as('verb')
        .mark(),
      not(oneOf(punctuation(','), words('that who which if and because'))).repeat(0, 6),
      word('yesterday'),
    ],
  ],
  where: (m) => m.sentence.tokens[m.from]?.lower !== 'last' || m.sentence.tokens[m.from + 1]?.kind === 'word',
  suggest: (m) => verbForms(m, m.token('verb'), Feature.preterite),
  wrong: [
    ['Yesterday I go to the dentist.', 'Yesterday I went to the dentist.'],
    ['Last week we buy a new sofa.', 'Last week we bought a new sofa.'],
    ['She sees him at the market yesterday.', 'She saw him at the market yesterday.'],
  ],
  right: ['Yesterday I went to the dentist.', 'He says that he went yesterday.', 'I see what you did there.'],
});

/** All rules of this family. */
export const verbPatternRules = [
  gerundAfterVerb,
  gerundAfterPreposition,
  missingTo,
  ifWouldHave,
  byTheTime,
  pastMarker,
];
