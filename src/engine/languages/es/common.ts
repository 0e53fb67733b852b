// What the rules shared by all languages need to know about Spanish.

import { wordList, wordSet } from '../../text/wordLists.ts';
import type { CommonWords } from '../common/rules.ts';

/** See CommonWords. */
export const spanishCommon: CommonWords = {
  doubling: {
    doubled: wordSet('muy no sí más casi así bla ja je ya se bueno bien luego nos tan poco nada vino como'),
    emphatic: wordSet('muy'),
    never: new Set(),
    names: new Set(),
  },
  spacedMarks: '',
  calendar: {
    days: wordList('domingo lunes martes miércoles jueves viernes sábado'),
    months: wordList('enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'),
  },
  examples: {
    'common.repetition.word': ['Vamos con con los amigos.', 'Vamos con los amigos.'],
    'common.repetition.emphatic': ['La sopa estaba muy muy caliente.', 'La sopa estaba muy caliente.'],
    'common.spacing.before-mark': ['He comprado manzanas , pan y leche.', 'He comprado manzanas, pan y leche.'],
    'common.spacing.after-comma': ['Necesitamos pan,leche y huevos.', 'Necesitamos pan, leche y huevos.'],
    'common.spacing.after-stop': ['Era tarde.Volvimos a casa.', 'Era tarde. Volvimos a casa.'],
    'common.spacing.double': ['Aquí hay  dos espacios.', 'Aquí hay dos espacios.'],
    'common.spacing.brackets': ['Los demás ( unos diez) llegaron después.', 'Los demás (unos diez) llegaron después.'],
    'common.dates.weekday': [
      'Nos vemos el lunes 21 de noviembre de 2026.',
      'Nos vemos el sábado 21 de noviembre de 2026.',
    ],
  },
};
