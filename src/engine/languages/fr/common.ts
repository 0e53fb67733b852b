// What the rules shared by all languages need to know about French.

import { wordList, wordSet } from '../../text/wordLists.ts';
import type { CommonWords } from '../common/rules.ts';

/** See CommonWords. */
export const frenchCommon: CommonWords = {
  doubling: {
    doubled: wordSet('nous vous oui non très bien si ha hi faire elle elles tout ah oh là bla tu pas la'),
    emphatic: wordSet('très'),
    never: new Set(),
    names: new Set(),
  },
  spacedMarks: ';:!?',
  calendar: {
    days: wordList('dimanche lundi mardi mercredi jeudi vendredi samedi'),
    months: wordList('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
  },
  examples: {
    'common.repetition.word': ['Nous venons avec avec des amis.', 'Nous venons avec des amis.'],
    'common.repetition.emphatic': ['Il fait très très froid ce matin.', 'Il fait très froid ce matin.'],
    'common.spacing.before-mark': [
      'J’ai acheté des pommes , du pain et du lait.',
      'J’ai acheté des pommes, du pain et du lait.',
    ],
    'common.spacing.after-comma': ['Il faut du pain,du lait et des œufs.', 'Il faut du pain, du lait et des œufs.'],
    'common.spacing.after-stop': ['Il était tard.Nous sommes rentrés.', 'Il était tard. Nous sommes rentrés.'],
    'common.spacing.double': ['Il y a  deux espaces ici.', 'Il y a deux espaces ici.'],
    'common.spacing.brackets': [
      'Les autres ( une dizaine) sont venus plus tard.',
      'Les autres (une dizaine) sont venus plus tard.',
    ],
    'common.dates.weekday': ['On se voit le lundi 21 novembre 2026.', 'On se voit le samedi 21 novembre 2026.'],
  },
};
