// Everyday words whose meaning depends on an accent: hacia and hacía, mama, seria, aun.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, not, punctuation, tagged, words } from '../../../../rules/pattern.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import everydayRows from '../../rows/everydayAccents.tsv';
import haciaRows from '../../rows/hacia.tsv';

const wordOf = (m: Match): string => m.marked()[0]?.lower ?? '';

/** Ayer hacia frío; voy hacía el centro. */
export const haciaVerb = defineRule({
  id: 'es.accents.hacia',
  ...rowsOf(haciaRows, {
    notArticle: () => not(words('el la los las tú')),
    notPlace: () =>
      not(words('el la los las un una dentro fuera arriba abajo atrás adelante delante mí ti él ella su mi tu')),
    name: () => tagged(Pos.properNoun),
  }),
  unless: {
    'a year: hacia 1871': {
      when: (m) => /^1\d{3}$/.test(m.sentence.tokens[(m.marked()[0]?.index ?? 0) + 1]?.text ?? ''),
      right: 'Nació en Priego, hacia 1871 años de penuria.',
    },
  },
  right: ['Camina hacia mí.'],
});

/** mi mama, seria mejor, aun no: everyday words whose meaning depends on an accent. */
export const everydayAccents = defineRule({
  id: 'es.accents.everyday',
  ...rowsOf(everydayRows, {
    notFood: () => not(words('de frita asada')),
    adjective: () => can(Pos.adjective),
    plural: () => tagged(Pos.noun, Feature.plural),
    mark: () => punctuation('?', ',', '!'),
  }),
  unless: {
    'a noun or an adjective: muy sabia': {
      when: (m) =>
        /^(?:ten|ven|sab)ia/.test(wordOf(m)) && /^(?:la|una|mi|su|esta|tan|muy|más)$/.test(m.before()?.lower ?? ''),
      right: 'Es tan sabia que la escuchan en todo el pueblo.',
    },
    'said of a noun: una relación seria': {
      when: (m) =>
        wordOf(m) === 'seria' &&
        m.sentence.tokens[m.from]?.lower === 'seria' &&
        m.from > 0 &&
        !/^(?:[,;:¿¡]|y|pero|creo|entonces)$/.test(m.before()?.lower ?? ''),
      right: 'Es una empresa seria una vez que la conoces.',
    },
  },
});
