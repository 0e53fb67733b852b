// Verb forms that speakers regularise: participles, and the imperative of vosotros.
import { Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, form, punctuation, sentenceStart, tagged } from '../../../../rules/pattern.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import irregularRows from '../../rows/irregularForms.tsv';
import participleRows from '../../rows/participles.tsv';

/** se ha rompido: verbs with an irregular participle. */
export const irregularParticiple = defineRule({
  id: 'es.verb-forms.participle',
  overridesSpelling: true,
  ...rowsOf(participleRows),
  right: ['Se ha roto.', 'He escrito.', 'Han vuelto.'],
});

/** andó, sabo, haiga: forms that speech makes regular. */
export const irregularForm = defineRule({
  id: 'es.verb-forms.irregular',
  overridesSpelling: true,
  priority: 1,
  ...rowsOf(irregularRows),
  right: ['Mi hermano anduvo toda la tarde.', 'Yo no sé nada.', 'Espero que haya sitio.'],
});

const infinitiveWithOs = form(/[aei]ros$/)
  .except(can(Pos.noun))
  .except(can(Pos.adjective))
  .as('verb')
  .mark();

const SAYING = /^(?:deciros|comentaros|informaros|comunicaros|recordaros|contaros|avisaros|agradeceros|pediros)$/;

/** callaros: the imperative of vosotros. */
export const imperativeOs = defineRule({
  id: 'es.verb-forms.imperative-os',
  dialects: ['es-ES'],
  patterns: [
    [sentenceStart(), punctuation('¡').optional(), infinitiveWithOs],
    [tagged([Pos.noun, Pos.properNoun]), punctuation(','), infinitiveWithOs],
  ],
  suggest: (m) => [
    // "Deciros que mañana no hay clase": no order, but what is to be said
    ...(SAYING.test(m.token('verb').lower) && /^(?:que|también|además)$/.test(m.after()?.lower ?? '')
      ? [`quiero ${m.token('verb').lower}`]
      : []),
    m.token('verb').lower === 'iros' ? 'idos' : m.token('verb').lower.replace(/ros$/, 'os').replace(/ios$/, 'íos'),
  ],
  wrong: [
    ['Callaros un momento, por favor.', 'Callaos un momento, por favor.'],
    ['Chicos, sentaros ya.', 'Chicos, sentaos ya.'],
    ['¡Lavaros las manos!', '¡Lavaos las manos!'],
    ['Deciros que mañana no hay clase.', 'Quiero deciros que mañana no hay clase.'],
  ],
  right: [
    'Caballeros, pasen por aquí.',
    'Caros o baratos, compra los que quieras.',
    'Quiero veros pronto.',
    'Los números son claros.',
  ],
});
