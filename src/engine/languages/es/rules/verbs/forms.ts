// Forms of verbs that speech makes regular: participles, and the imperative of vosotros.
import { Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, form, punctuation, sentenceStart, tagged, words } from '../../../../rules/pattern.ts';

const IRREGULAR: Readonly<Record<string, string>> = {
  rompido: 'roto',
  escribido: 'escrito',
  abrido: 'abierto',
  ponido: 'puesto',
  hacido: 'hecho',
  volvido: 'vuelto',
  morido: 'muerto',
  cubrido: 'cubierto',
  resolvido: 'resuelto',
  devolvido: 'devuelto',
  descubrido: 'descubierto',
};

/** se ha rompido: verbs whose participle is irregular. */
export const irregularParticiple = defineRule({
  id: 'es.verb-forms.participle',
  overridesSpelling: true,
  pattern: [words(Object.keys(IRREGULAR).join(' ')).as('form').mark()],
  suggest: (m) => [IRREGULAR[m.token('form').lower] ?? ''],
  wrong: [
    ['Se ha rompido el vaso.', 'Se ha roto el vaso.'],
    ['He escribido una carta.', 'He escrito una carta.'],
    ['Ya han volvido de viaje.', 'Ya han vuelto de viaje.'],
  ],
  right: ['Se ha roto.', 'He escrito.', 'Han vuelto.'],
});

const infinitiveWithOs = form(/[aei]ros$/)
  .except(can(Pos.noun))
  .except(can(Pos.adjective))
  .as('verb')
  .mark();

/** callaros: the imperative of vosotros. */
export const imperativeOs = defineRule({
  id: 'es.verb-forms.imperative-os',
  dialects: ['es-ES'],
  patterns: [
    [sentenceStart(), punctuation('¡').optional(), infinitiveWithOs],
    [tagged([Pos.noun, Pos.properNoun]), punctuation(','), infinitiveWithOs],
  ],
  suggest: (m) => [
    m.token('verb').lower === 'iros' ? 'idos' : m.token('verb').lower.replace(/ros$/, 'os').replace(/ios$/, 'íos'),
  ],
  wrong: [
    ['Callaros un momento, por favor.', 'Callaos un momento, por favor.'],
    ['Chicos, sentaros ya.', 'Chicos, sentaos ya.'],
    ['¡Lavaros las manos!', '¡Lavaos las manos!'],
  ],
  right: [
    'Caballeros, pasen por aquí.',
    'Caros o baratos, compra los que quieras.',
    'Quiero veros pronto.',
    'Los números son claros.',
  ],
});

/** All rules of this family. */
export const verbFormRules = [irregularParticiple, imperativeOs];
