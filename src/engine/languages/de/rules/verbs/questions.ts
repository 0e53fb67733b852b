// The verb before the subject in a question: Wo wohnst du?

import { isFinite } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { Element, punctuation, sentenceStart, words } from '../../../../rules/pattern.ts';
import { finite } from '../../reading/words.ts';

/** Wo du wohnst?: the verb comes second. */
export const questionOrder = defineRule({
  id: 'de.word-order.question',
  pattern: [
    sentenceStart(),
    words('wo was wann warum wieso weshalb wohin woher wen wem wie'),
    words('lange oft viel teuer alt groß weit spät').optional(),
    words('du ihr er wir Sie').as('subject').mark(),
    finite().as('verb').mark(),
    new Element((token) => token.kind === 'word' && !isFinite(token)).repeat(0, 8),
    punctuation('?'),
  ],
  unless: {
    'asked by the way': {
      when: (m) => /^(?:siehst|weißt|meinst|sagst|findest|willst|möchtest)$/.test(m.token('verb').lower),
      right: 'Wie du meinst?',
    },
  },
  suggest: (m) => [`${m.text('verb')} ${m.text('subject')}`],
  wrong: [
    ['Wo du wohnst?', 'Wo wohnst du?'],
    ['Was du machst heute Abend?', 'Was machst du heute Abend?'],
    ['Wann ihr kommt nach Hause?', 'Wann kommt ihr nach Hause?'],
  ],
  right: ['Wo wohnst du?', 'Weißt du, wo er wohnt?', 'Was du nicht sagst!', 'Wie du willst.'],
});
