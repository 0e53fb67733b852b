// The adjective before its noun: una nueva oportunidad, las últimas noticias.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, tagged, uncapitalised } from '../../../../rules/pattern.ts';
import { fitsNot, nounBits } from '../../reading/nouns.ts';
import { STRESSED_A } from './determiner.ts';

/** Short forms and measure words that need not agree. */
const FREE =
  /^(?:gran|buen|mal|primer|tercer|san|santo|cualquier|medio|media|solo|sólo|mero|alto|bajo|mejor|peor|mayor|menor|todo|mismo|cierto|junto|incluso|salvo|excepto|dado|debido|demás|cada|ex|super|vice|mini|extra|bastante|demasiado|largo|ambos|propio|próximo|nuevo|más|claro|justo|seguro|pronto|lleno|visto)$/;

/** las últimos noticias, una perfecto oportunidad. */
export const adjectiveNoun = defineRule({
  id: 'es.agreement.adjective-noun',
  patterns: [
    [
      tagged([Pos.determiner, Pos.preposition, Pos.verb]).as('before'),
      tagged(Pos.adjective).and(uncapitalised()).as('adjective').mark(),
      tagged(Pos.noun).except(can(Pos.adjective)).and(uncapitalised()).as('noun'),
    ],
  ],
  where: (m) => {
    const [before, adjective, noun] = [m.token('before'), m.token('adjective'), m.token('noun')];
    if (STRESSED_A.test(noun.lower) || /^(?:veces|vez|medio|respecto|parte)$/.test(noun.lower)) return false;
    if (
      before.pos !== Pos.determiner &&
      (FREE.test(adjective.lower) || adjective.readings.some(({ pos }) => pos === Pos.noun || pos === Pos.verb))
    )
      return false;
    // "lo mejor niños": a nominalised adjective; "el rojo sangre"
    if (/^(?:lo|todo|cuanto|tan)$/.test(before.lower)) return false;
    if (adjective.readings.some(({ features }) => (features & Feature.pastParticiple) !== 0)) return false;
    if (before.pos === Pos.determiner) {
      if (fitsNot(m, 'before', 'noun')) return false;
      // "el ancho camino" agrees; so do "la media hora", "el alto precio"
      if (
        /^(?:medi[oa]|sol[oa]|todo|mero|mism[oa]s?)$/.test(adjective.lower) &&
        !fitsNot(m, 'before', 'noun') &&
        nounBits(noun).length > 1
      )
        return false;
    }
    return fitsNot(m, 'adjective', 'noun') && m.inflect('adjective', nounBits(noun)[0] ?? 0, Pos.adjective).length > 0;
  },
  suggest: (m) => m.inflect('adjective', nounBits(m.token('noun'))[0] ?? 0, Pos.adjective),
  wrong: [
    ['Las últimos noticias son malas.', 'Las últimas noticias son malas.'],
    ['Es una bonito sorpresa para todos.', 'Es una bonita sorpresa para todos.'],
    ['Fue una bueno idea quedarnos.', 'Fue una buena idea quedarnos.'],
  ],
  right: [
    'Las últimas noticias.',
    'Un gran éxito.',
    'Fue una gran sorpresa.',
    'Una cría de flamenco cubierta de plumas.',
  ],
});
