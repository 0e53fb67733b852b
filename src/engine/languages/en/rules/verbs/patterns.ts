// What follows a verb: gerunds and infinitives.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { among } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, lemmas, oneOf, tagged, uncapitalised, word, words } from '../../../../rules/pattern.ts';
import { bareVerb, comesAfter, verbForms } from '../../reading/words.ts';

/** Words that ask for a preposition and the -ing form. */
const ASKED: Readonly<Record<string, string>> = {
  capable: 'of',
  incapable: 'of',
  succeed: 'in',
  succeeds: 'in',
  succeeded: 'in',
  specialise: 'in',
  specialises: 'in',
  accused: 'of',
  suspected: 'of',
  guilty: 'of',
};

/** suggest to take, enjoy to swim. */
export const gerundAfterVerb = defineRule({
  id: 'en.verb-form.gerund-after-verb',
  patterns: [
    [
      lemmas('avoid enjoy finish suggest consider recommend dislike imagine deny admit postpone practise resist').as(
        'head',
      ),
      word('to').mark(),
      can(Pos.verb, Feature.infinitive).except(words('you me him us them the a people be')).as('verb').mark(),
    ],
    [
      words("don't doesn't didn't wouldn't not you never"),
      words('mind miss').as('head'),
      word('to').mark(),
      can(Pos.verb, Feature.infinitive).as('verb').mark(),
    ],
    [
      words("it's is was are were be"),
      word('worth').as('head'),
      word('to').mark(),
      can(Pos.verb, Feature.infinitive).as('verb').mark(),
    ],
    [
      lemmas('have'),
      words('a big great lots of no some any so much real serious such').repeat(0, 3),
      words('difficulty difficulties trouble problems fun').as('head'),
      word('to').mark(),
      can(Pos.verb, Feature.infinitive).as('verb').mark(),
    ],
    // capable to understand, succeeded to open
    [
      words(Object.keys(ASKED).join(' ')).as('asking'),
      word('to').mark(),
      tagged([Pos.verb, Pos.noun]).and(can(Pos.verb, Feature.infinitive)).as('verb').mark(),
    ],
    [
      word('forward'),
      word('to').mark(),
      words('see hear meet receive get be read work have visit speak come go know learn talk start').as('verb').mark(),
    ],
  ],
  // it is recommended to wait
  where: (m) => {
    if (!m.names('head')) return true;
    const head = m.token('head');
    return !head.lower.endsWith('ed') || !among('is was are were be been being get gets got not highly')(m.before());
  },
  suggest: (m) => {
    const asked = m.names('asking') ? `${ASKED[m.token('asking').lower]} ` : '';
    const to = m.sentence.tokens[m.from]?.lower === 'forward' ? 'to ' : asked;
    return verbForms(m, m.token('verb'), Feature.gerund).map((each) => to + each);
  },
  wrong: [
    ['She suggested to meet at noon.', 'She suggested meeting at noon.'],
    ['We really enjoyed to swim in the lake.', 'We really enjoyed swimming in the lake.'],
    ['I look forward to hear from you.', 'I look forward to hearing from you.'],
    ["I don't mind to start early.", "I don't mind starting early."],
    ['The castle is worth to visit.', 'The castle is worth visiting.'],
    ['We had trouble to find the house.', 'We had trouble finding the house.'],
    ['I am not capable to understand it.', 'I am not capable of understanding it.'],
    ['He finally succeeded to open it.', 'He finally succeeded in opening it.'],
  ],
  right: [
    'I recommend to people with dogs.',
    'It is recommended to wait outside.',
    'What I consider to be right is clear.',
    'What I consider to be right',
    'I look forward to it.',
  ],
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
    // afraid of fly, tired of wait: what cannot be a thing there
    [
      words('afraid scared tired capable fond proud sick bored'),
      words('of'),
      words('fly lose go speak drive swim wait make be say get eat write do tell ask travel').as('verb').mark(),
    ],
  ],
  suggest: (m) => verbForms(m, m.token('verb'), Feature.gerund),
  wrong: [
    ['He left without to say goodbye.', 'He left without saying goodbye.'],
    ['Call me before to buy anything.', 'Call me before buying anything.'],
    ['We walked instead of take the bus.', 'We walked instead of taking the bus.'],
    ["I'm interested in buy a bike.", "I'm interested in buying a bike."],
    ['She is good at learn languages.', 'She is good at learning languages.'],
    ['My father is afraid of fly.', 'My father is afraid of flying.'],
  ],
  right: ['He left without a word to say to me.', 'I was there before, to be sure.', 'Take tea instead of coffee.'],
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
    // would like apply for: any verb in front of its object or preposition
    [
      oneOf(word('would'), words("i'd we'd you'd he'd she'd they'd")),
      words('like love prefer'),
      can(Pos.verb, Feature.infinitive).and(uncapitalised()).as('verb').mark(),
      words('for a an the my your our his her their in to with some more me you him them it this'),
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
    // I learned skate, we managed find it
    [
      words('i we they he she you'),
      words('also never finally already kindly then later even').repeat(0, 2),
      words(
        'learned learnt managed agreed refused promised offered tried forgot hoped decided intended failed pretended attempted hesitated wanted',
      ).as('head'),
      oneOf(bareVerb(), words('stay leave cover visit help move pay stop work')).as('verb').mark(),
    ],
    // he pretended not hear me
    [
      words('pretended pretends pretend decided promised chose agreed hoped preferred tried').as('head'),
      word('not'),
      oneOf(bareVerb(), words('hear see go come know help answer look move')).as('verb').mark(),
    ],
    // it turned out be true
    [words('turn turns turned'), word('out').as('head'), word('be').as('verb').mark()],
    // it is necessary send
    [
      words("is was it's be"),
      words('not very also really').repeat(0, 1),
      words('necessary important possible impossible easy difficult hard essential better').as('head'),
      bareVerb().as('verb').mark(),
      words('a an the my your our his her their another this that these those to it him them me in more'),
    ],
  ],
  where: (m) =>
    !among('to that the a an my')(m.token('verb')) &&
    (m.token('verb').pos === Pos.verb || among(WANTED)(m.token('verb'))) &&
    !among('what all if whatever as')(m.before()) &&
    !comesAfter(m, 'all what if thing', 3),
  suggest: (m) => [`to ${m.text('verb')}`],
  wrong: [
    ['I would like ask a question.', 'I would like to ask a question.'],
    ['We want go home now.', 'We want to go home now.'],
    ['He pretended not hear me.', 'He pretended not to hear me.'],
    ['It turned out be true.', 'It turned out to be true.'],
    ["I'd love hear your plans for May!", "I'd love to hear your plans for May!"],
    ['I would like know the price.', 'I would like to know the price.'],
    ['We finally managed bring them home.', 'We finally managed to bring them home.'],
    ['It is necessary receive the form by May.', 'It is necessary to receive the form by May.'],
    ["I'd like book a table for two.", "I'd like to book a table for two."],
    ['We really want go home.', 'We really want to go home.'],
    ['We decided buy a new car.', 'We decided to buy a new car.'],
    ['I want know the price.', 'I want to know the price.'],
    ["I'd really like see it.", "I'd really like to see it."],
    ['We really want see the castle.', 'We really want to see the castle.'],
  ],
  right: [
    'I would like to ask a question.',
    "If you'd like help with it, please call.",
    'All they want to do is go home.',
  ],
});
