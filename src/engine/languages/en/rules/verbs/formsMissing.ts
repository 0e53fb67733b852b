// A missing form of be: they have living here, I looking forward.

import { among } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { sentenceStart, words } from '../../../../rules/pattern.ts';
import { clauseStart, gerund, midAdverb } from '../../reading/words.ts';

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
