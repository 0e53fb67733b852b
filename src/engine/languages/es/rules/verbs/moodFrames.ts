// The subjunctive in a clause that a word asks for it: espero que puedas, es raro que venga, como si fuera.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { finiteReadings } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { oneOf, tagged } from '../../../../rules/pattern.ts';
import { type Frame, frameOf } from '../../reading/subjunctiveFrames.ts';
import { inSubjunctive } from '../../reading/verbForms.ts';

/** What is still to come, or imagined. */
const OPEN = Feature.future | Feature.conditional;

function frame(m: Match): Frame | null {
  const verb = m.token('verb');
  if (verb.verbForm !== 0) return null;
  const all = finiteReadings(verb);
  const readings = all.filter(({ features }) => (features & Feature.imperative) === 0);
  if (readings.length === 0 || all.some(({ features }) => (features & Feature.subjunctive) !== 0)) return null;
  const found = frameOf(m.sentence.tokens, verb);
  if (!found) return null;
  const isOpen = readings.every(({ features }) => (features & OPEN) !== 0);
  // "cuando debería": a contrast
  const isConditional = readings.some(({ features }) => (features & Feature.conditional) !== 0);
  if (found.isTime && (!isOpen || (isConditional && /^cuando$/i.test(found.text)))) return null;
  // "espero que vendrás" is right
  return found.text.toLowerCase().startsWith('esper') && isOpen ? null : found;
}

function subjunctive(m: Match): string[] {
  const asked = frame(m);
  if (!asked) return [];
  return inSubjunctive(m.sentence.lexicon, m.token('verb'), (features) => {
    if ((features & Feature.imperative) !== 0) return null;
    const isImagined = (features & (Feature.conditional | Feature.imperfect | Feature.preterite)) !== 0;
    return asked.isPast || isImagined ? Feature.imperfect : Feature.present;
  });
}

/** espero que un día puedo; me parece increíble que trata así; como si nos conoceríamos. */
export const moodFrame = defineRule({
  id: 'es.verb-forms.mood-frame',
  after: 'es.verb-forms.subjunctive',
  pattern: [oneOf(tagged(Pos.verb), tagged(Pos.auxiliary)).as('verb').mark()],
  where: (m) => subjunctive(m).length > 0,
  suggest: subjunctive,
  params: (m) => ({ frame: frame(m)?.text ?? '' }),
  wrong: [
    ['Le pido que el pedido llega antes del lunes.', 'Le pido que el pedido llegue antes del lunes.'],
    ['Me resulta increíble que tratan así a la gente.', 'Me resulta increíble que traten así a la gente.'],
    ['Hablaba como si sería el dueño.', 'Hablaba como si fuera el dueño.'],
    [
      'Apunté la dirección para que mi hermano podría encontrarla.',
      'Apunté la dirección para que mi hermano pudiera encontrarla.',
    ],
    ['Existe la posibilidad de que la tienda cierra.', 'Existe la posibilidad de que la tienda cierre.'],
    ['Te llamaré cuando llegaré a casa.', 'Te llamaré cuando llegue a casa.'],
    ['Ojalá todos mis jefes serían así.', 'Ojalá todos mis jefes fueran así.'],
    ['No es cierto que trabaja aquí.', 'No es cierto que trabaje aquí.'],
    ['Llama en caso de que el portal está cerrado.', 'Llama en caso de que el portal esté cerrado.'],
  ],
  right: [
    'Es posible que la tienda cierre.',
    'Es cierto que trabaja aquí.',
    '¿No es obvio que está lloviendo?',
    'Saldremos tanto si llueve como si hace sol.',
    'Espero que vendrás a la boda.',
    'Cuando llegaba a casa, llamaba.',
    'No sé cuándo llegará el tren.',
    'Quiero el libro que tienes en la mano.',
  ],
});
