// Tenses that must match: if I had known, by the time we arrived, yesterday I went, I wish I could.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { among } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import {
  anything,
  anyWord,
  can,
  not,
  oneOf,
  punctuation,
  sentenceStart,
  word,
  words,
} from '../../../../rules/pattern.ts';
import { comesAfter, determiners, presentOnly, singularNoun, verbForms } from '../../reading/words.ts';

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
    !among('wonder wondering wondered asked ask know see sure doubt even as what')(m.before()) &&
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
    ["If I'd have known, I would have called.", 'If I had known, I would have called.'],
    ["If you'd have asked, I would have helped.", 'If you had asked, I would have helped.'],
  ],
  right: [
    'If only that would have helped.',
    'If you had told me, I would have helped.',
    'I wonder if he would have come.',
    'If so, I would have known.',
  ],
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
    'By the time we get there, they have usually gone.',
    'By the time you read this, I will have left.',
    'By the time he is back, we have eaten.',
  ],
});

/** Yesterday I go: a present tense with a day in the past. */
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
      presentOnly().as('verb').mark(),
    ],
    [
      sentenceStart(),
      words('when as while'),
      not(punctuation(',')).repeat(2, 6),
      oneOf(word('yesterday'), words('ago')),
      punctuation(','),
      determiners(),
      singularNoun(),
      presentOnly(Feature.third | Feature.singular | Feature.present)
        .as('verb')
        .mark(),
    ],
    // We arrive in Rome two days ago.
    [
      words('i he she we they').as('subject'),
      presentOnly().except(words('say says think thinks know knows remember believe guess')).as('verb').mark(),
      not(
        oneOf(
          punctuation(',', ';', ':', '.', '"'),
          words('that who which if and because but when where since i you he she it we they is was were had has have'),
        ),
      ).repeat(0, 7),
      oneOf(word('ago'), word('yesterday'), word('last')),
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
  where: (m) =>
    (m.sentence.tokens[m.to - 1]?.lower !== 'last' ||
      among('night week month year summer winter weekend monday tuesday wednesday thursday friday saturday sunday')(
        m.after(),
      )) &&
    !comesAfter(m, "do does did don't doesn't didn't can could will would should must may might to let make help", 2) &&
    (m.sentence.tokens[m.from]?.lower !== 'last' || m.sentence.tokens[m.from + 1]?.kind === 'word'),
  suggest: (m) => verbForms(m, m.token('verb'), Feature.preterite),
  wrong: [
    ['Yesterday I go to the dentist.', 'Yesterday I went to the dentist.'],
    ['Last week we buy a new sofa.', 'Last week we bought a new sofa.'],
    ['She sees him at the market yesterday.', 'She saw him at the market yesterday.'],
    ['When I was in town yesterday, the dog bites me.', 'When I was in town yesterday, the dog bit me.'],
    [
      'While we were in the garden yesterday, the phone rings.',
      'While we were in the garden yesterday, the phone rang.',
    ],
    ['I see him two days ago.', 'I saw him two days ago.'],
    ['I meet her last week.', 'I met her last week.'],
    ['I go to the cinema yesterday.', 'I went to the cinema yesterday.'],
    ['They go home yesterday.', 'They went home yesterday.'],
  ],
  right: [
    'I know him from last year.',
    'They come to see the last day of the show.',
    'He says that he went yesterday.',
    'I see what you did there.',
  ],
});

/** I wish I can come: an unreal wish takes the past. */
export const wishPast = defineRule({
  id: 'en.tense.wish',
  patterns: [
    [
      words('wish wishes').as('head'),
      word('that').repeat(0, 1),
      words('i you he she it we they').as('subject'),
      words("can can't will won't have has am is are don't doesn't know knows live lives").as('verb').mark(),
    ],
  ],
  where: (m) => !among('a the my your his her our their can')(m.before()),
  suggest: (m) => {
    const verb = m.token('verb').lower;
    const table: Readonly<Record<string, string>> = {
      can: 'could',
      "can't": "couldn't",
      will: 'would',
      "won't": "wouldn't",
      have: 'had',
      has: 'had',
      am: 'were',
      is: 'were',
      are: 'were',
      "don't": "didn't",
      "doesn't": "didn't",
      know: 'knew',
      knows: 'knew',
      live: 'lived',
      lives: 'lived',
    };
    const past = table[verb] ?? '';
    return past === 'were' && among('i he she it')(m.token('subject')) ? ['were', 'was'] : [past].filter(Boolean);
  },
  wrong: [
    ['I wish I can come to your wedding.', 'I wish I could come to your wedding.'],
    ['She wishes she has more time.', 'She wishes she had more time.'],
    ["I wish it doesn't rain so often.", "I wish it didn't rain so often."],
  ],
  right: ['It is my wish they can stay.', 'They can come if they wish.', 'It was my wish that he come.'],
});
