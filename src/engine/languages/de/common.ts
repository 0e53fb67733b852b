// What the rules shared by all languages need to know about German.

import { wordList, wordSet } from '../../text/wordLists.ts';
import type { CommonWords } from '../common/rules.ts';

/** See CommonWords. */
export const germanCommon: CommonWords = {
  doubling: {
    doubled: wordSet(
      'die der das den dem des sie was ja nein sehr nach und bla ha so wenn ist er nur immer ganz dass wer wo wie war hat',
    ),
    emphatic: wordSet('sehr ganz'),
    never: new Set(),
    names: new Set(),
  },
  spacedMarks: '',
  calendar: {
    days: wordList('Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonnabend'),
    months: wordList('Januar Februar März April Mai Juni Juli August September Oktober November Dezember'),
  },
  examples: {
    'common.repetition.word': ['Wir kommen mit mit Freunden.', 'Wir kommen mit Freunden.'],
    'common.repetition.emphatic': ['Das Essen war sehr sehr gut.', 'Das Essen war sehr gut.'],
    'common.spacing.before-mark': [
      'Ich habe Äpfel , Brot und Milch gekauft.',
      'Ich habe Äpfel, Brot und Milch gekauft.',
    ],
    'common.spacing.after-comma': ['Wir brauchen Brot,Milch und Eier.', 'Wir brauchen Brot, Milch und Eier.'],
    'common.spacing.after-stop': ['Es war spät.Wir gingen nach Hause.', 'Es war spät. Wir gingen nach Hause.'],
    'common.spacing.double': ['Hier stehen  zwei Leerzeichen.', 'Hier stehen zwei Leerzeichen.'],
    'common.spacing.brackets': ['Die anderen ( etwa zehn) kamen später.', 'Die anderen (etwa zehn) kamen später.'],
    'common.dates.weekday': [
      'Wir treffen uns am Montag, 21. November 2026.',
      'Wir treffen uns am Samstag, 21. November 2026.',
    ],
  },
};
