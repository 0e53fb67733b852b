// What the rules shared by all languages need to know about Italian.

import { wordList, wordSet } from '../../text/wordLists.ts';
import type { CommonWords } from '../common/rules.ts';

/** See CommonWords. */
export const italianCommon: CommonWords = {
  doubling: {
    doubled: wordSet(
      'via piano poco quasi così ancora sì no molto ben bene su pian proprio mano giù ciao uno man tutto appena passo solo bla ha ah tanto pari vicino zitto si ci se',
    ),
    emphatic: wordSet('molto'),
    never: new Set(),
    names: new Set(),
  },
  spacedMarks: '',
  calendar: {
    days: wordList('domenica lunedì martedì mercoledì giovedì venerdì sabato'),
    months: wordList('gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'),
  },
  examples: {
    'common.repetition.word': ['Andiamo con con gli amici.', 'Andiamo con gli amici.'],
    'common.repetition.emphatic': ['Il film era molto molto lungo.', 'Il film era molto lungo.'],
    'common.spacing.before-mark': ['Ho comprato mele , pane e latte.', 'Ho comprato mele, pane e latte.'],
    'common.spacing.after-comma': ['Ci servono pane,latte e uova.', 'Ci servono pane, latte e uova.'],
    'common.spacing.after-stop': ['Era tardi.Siamo tornati a casa.', 'Era tardi. Siamo tornati a casa.'],
    'common.spacing.double': ['Qui ci sono  due spazi.', 'Qui ci sono due spazi.'],
    'common.spacing.brackets': [
      'Gli altri ( circa dieci) sono arrivati dopo.',
      'Gli altri (circa dieci) sono arrivati dopo.',
    ],
    'common.dates.weekday': ['Ci vediamo lunedì 21 novembre 2026.', 'Ci vediamo sabato 21 novembre 2026.'],
  },
};
