// Letters: after a formal greeting, the form of address stays formal.
import { Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, form, punctuation, sentenceStart, word, words } from '../../../../rules/pattern.ts';

const GREETING = words(
  'dottor dottore dottoressa signor signora signore professor professore professoressa avvocato direttore direttrice ingegnere',
);

/** Gentile dottore, ti scrivo. */
export const formalYou = defineRule({
  id: 'it.pronouns.formal-you',
  pattern: [
    sentenceStart(),
    words('gentile egregio egregia gentilissimo gentilissima spettabile'),
    GREETING,
    form(/./).repeat(0, 2),
    punctuation(','),
    word('ti').as('you').mark(),
    can(Pos.verb).as('verb'),
  ],
  suggest: (m) => [
    /^(?:scriv|invi|mand|chied|d[aàoi]|comunic|alleg|rispond|conferm|propon|inoltr|ricord|port|spieg)/.test(
      m.token('verb').lower,
    )
      ? 'le'
      : 'la',
  ],
  wrong: [
    ['Gentile signora Rossi, ti invio il contratto.', 'Gentile signora Rossi, le invio il contratto.'],
    ['Egregio dottore, ti ringrazio della visita.', 'Egregio dottore, la ringrazio della visita.'],
    ['Gentile professoressa, ti chiedo un appuntamento.', 'Gentile professoressa, le chiedo un appuntamento.'],
  ],
  right: [
    'Cara Anna, ti scrivo da Roma.',
    'Caro dottore, ti scrivo da amico.',
    'Gentile Anna, ti mando le foto della festa.',
  ],
});
