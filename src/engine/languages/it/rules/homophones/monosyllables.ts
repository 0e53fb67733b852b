// Words of one syllable that an accent tells apart: sì and si, lì and li, dà and da.
import { Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { lemma, oneOf, punctuation, sentenceStart, tagged, word, words } from '../../../../rules/pattern.ts';
import { ACCENTS_MONOSYLLABLES_WRONG } from './wordsExamples.ts';

/** dico si, li dietro, mi da: accents on words of one syllable. */
export const monosyllables = defineRule({
  id: 'it.accents.monosyllables',
  patterns: [
    [words('che certo di ma'), word('si').as('word').mark(), oneOf(punctuation(',', '.', '!'), words('grazie certo'))],
    [sentenceStart(), word('si').as('word').mark(), punctuation(',')],
    [lemma('dire', 'credere', 'pensare', 'sperare', 'rispondere'), word('di'), word('si').as('word').mark()],
    [word('la').as('word').mark(), words('fuori sotto dentro dietro davanti fuori')],
    [
      lemma('andare', 'stare', 'restare'),
      word('la').as('word').mark(),
      oneOf(punctuation('.', ',', '!', '?'), words('in dentro fuori sotto sopra')),
    ],
    [
      lemma('vedere', 'trovare', 'aspettare', 'essere', 'andare', 'stare'),
      word('li').as('word').mark(),
      oneOf(punctuation('.', ',', '!', '?'), words('alle tra fra domani')),
    ],
    [
      words('sempre da di proprio ancora subito lì'),
      word('li').as('word').mark(),
      oneOf(punctuation(',', '.'), words('sotto dentro sopra vicino davanti dietro fuori')),
    ],
    [word('li').as('word').mark(), words('sotto dentro sopra dietro accanto fuori')],
    [
      words('mi ti gli le ci vi si non lo la').as('before'),
      word('da').as('word').mark(),
      oneOf(words('un una il la i le sempre molto tanto fastidio noia ragione retta più'), tagged(Pos.numeral)),
    ],
  ],
  suggest: (m) => [{ si: 'sì', li: 'lì', la: 'là', da: 'dà' }[m.token('word').lower] ?? ''],
  wrong: [
    ['Ha detto che si, viene.', 'Ha detto che sì, viene.'],
    ['Mettilo li sotto.', 'Mettilo lì sotto.'],
    ['Mio zio mi da sempre una mano.', 'Mio zio mi dà sempre una mano.'],
    ...ACCENTS_MONOSYLLABLES_WRONG,
  ],
  right: ['Si vede che sei stanco.', 'Li vedo domani.', 'Vengo da Roma.'],
});
