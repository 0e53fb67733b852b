// Tenses that must match: if I had known, by the time we arrived, I wish I could.
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
