// A missing form of be, a missing ending: they have living here, I looking forward, we use to live.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { among } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, sentenceStart, word, words } from '../../../../rules/pattern.ts';
import { clauseStart, comesAfter, gerund, midAdverb } from '../../reading/words.ts';

const NOUNISH =
  /^(?:training|parking|meeting|feeling|reading|housing|seating|banking|funding|cooking|shopping|hearing|standing|understanding|painting|building|writing|spelling|nothing|something|anything|everything|morning|evening|heating|lighting|clothing|running|pricing|warning|wedding|during)$/;

/** They have living here for years: "been" is missing. */
export const missingBeen = defineRule({
  id: 'en.verb-form.missing-been',
  pattern: [
    words("have has had i've you've we've they've haven't hasn't").mark().as('have'),
    midAdverb().repeat(0, 1).mark(),
    gerund().as('verb'),
  ],
  where: (m) =>
    !NOUNISH.test(m.token('verb').lower) &&
    (m.token('have').lower.endsWith("'ve") || among('i you he she it we they who')(m.before())) &&
    m.sentence.tokens.slice(m.to).some(among('for since')),
  suggest: (m) => [`${m.rewrite({})} been`],
  wrong: [
    ['She has working here for ten years.', 'She has been working here for ten years.'],
    ['We have waiting since eight o’clock.', 'We have been waiting since eight o’clock.'],
    ['I have also learning Greek since May.', 'I have also been learning Greek since May.'],
  ],
  right: ['She has been working here.', 'We have running water.', 'They have training for new staff.'],
});

/** I looking forward, they coming: "am" or "are" is missing. */
export const missingBe = defineRule({
  id: 'en.verb-form.missing-be',
  patterns: [
    [
      sentenceStart(),
      words('i you he she it we they').as('subject').mark(),
      words('not also still just').repeat(0, 1),
      gerund().as('verb'),
    ],
    [clauseStart().except(words('that and')), words('i he she we they').as('subject').mark(), gerund().as('verb')],
  ],
  where: (m) => !NOUNISH.test(m.token('verb').lower),
  suggest: (m) => {
    const subject = m.token('subject');
    const be = subject.lower === 'i' ? 'am' : among('he she it')(subject) ? 'is' : 'are';
    return [`${subject.text} ${be}`];
  },
  wrong: [
    ['I looking forward to your answer.', 'I am looking forward to your answer.'],
    ['They coming to us on Sunday.', 'They are coming to us on Sunday.'],
    ['We are late because he waiting for a taxi.', 'We are late because he is waiting for a taxi.'],
  ],
  right: [
    'We building owners pay more tax.',
    'I am looking forward to it.',
    'They enjoy coming here.',
    'He likes waiting.',
  ],
});

/** use to for used to. */
export const usedTo = defineRule({
  id: 'en.verb-form.used-to',
  priority: 1,
  patterns: [
    [
      sentenceStart(),
      words('the my our your his her their this').as('left'),
      can(Pos.noun),
      word('use').mark(),
      word('to'),
      can(Pos.verb, Feature.infinitive),
    ],
    [words('he she it who that'), word('use').mark(), word('to'), can(Pos.verb, Feature.infinitive)],
    [
      words('i we they you there people').as('left'),
      words('always never').repeat(0, 1),
      word('use').mark(),
      word('to'),
      words('be live have think love hate know like believe work play go come let visit spend'),
    ],
  ],
  where: (m) =>
    !comesAfter(m, "did didn't do does don't can could should will would to what which how tools app the", 12),
  suggest: () => ['used'],
  wrong: [
    ['My uncle use to sing in a choir.', 'My uncle used to sing in a choir.'],
    ['We use to live near the sea.', 'We used to live near the sea.'],
    ['I miss her, she use to call me every Sunday.', 'I miss her, she used to call me every Sunday.'],
  ],
  right: ['We use it to open tins.', 'The tools we use to work are old.', 'Did you use to play chess?'],
});
