// The subjunctive in a clause that a word asks for it: espero que puedas, es raro que venga, como si fuera.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { finiteReadings, hasInnerCapital } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { oneOf, tagged } from '../../../../rules/pattern.ts';
import { frameFor } from '../../reading/joinedFrames.ts';
import type { Frame } from '../../reading/subjunctiveFrames.ts';
import { inSubjunctive } from '../../reading/verbForms.ts';

/** What is still to come, or imagined. */
const OPEN = Feature.future | Feature.conditional;

function frame(m: Match): Frame | null {
  const verb = m.token('verb');
  // a name; a noun that the lexicon knows only as a verb
  if (verb.verbForm !== 0 || hasInnerCapital(verb) || verb.lower === 'papá') return null;
  const all = finiteReadings(verb);
  const readings = all.filter(({ features }) => (features & Feature.imperative) === 0);
  if (readings.length === 0 || all.some(({ features }) => isSubjunctive(features))) return null;
  const found = frameFor(m.sentence.tokens, verb);
  if (!found) return null;
  const isOpen = readings.every(({ features }) => (features & OPEN) !== 0);
  // "cuando debería": a contrast
  const isConditional = readings.some(({ features }) => (features & Feature.conditional) !== 0);
  if (found.isTime && (!isOpen || (isConditional && /^cuando$/i.test(found.text)))) return null;
  // "espero que vendrás" is right
  const isHoped = found.text.toLowerCase().startsWith('esper');
  return isHoped && isOpen && !(isConditional && found.isPast) ? null : found;
}

/** The lexicon takes some conditionals (oiría) for subjunctives as well. */
const isSubjunctive = (features: number): boolean =>
  (features & Feature.subjunctive) !== 0 && (features & Feature.conditional) === 0;

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
    ['Se ruega a los asistentes que apagan los móviles.', 'Se ruega a los asistentes que apaguen los móviles.'],
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
    [
      'Les ruego que revisen la factura y que me envían una copia.',
      'Les ruego que revisen la factura y que me envíen una copia.',
    ],
    [
      'Solo pido dos cosas: que haya luz y que los grifos no gotean.',
      'Solo pido dos cosas: que haya luz y que los grifos no goteen.',
    ],
    ['Mientras no me pagan, no trabajaré.', 'Mientras no me paguen, no trabajaré.'],
    ['En cuanto llega mi jefe, se lo diré.', 'En cuanto llegue mi jefe, se lo diré.'],
    ['No empezaremos hasta que no vienes tú.', 'No empezaremos hasta que no vengas tú.'],
    ['No hay nadie en la oficina que sabe ruso.', 'No hay nadie en la oficina que sepa ruso.'],
    ['Puede que mi tren llega con retraso.', 'Puede que mi tren llegue con retraso.'],
    ['Hasta que no vienes, no vas a ver nada.', 'Hasta que no vengas, no vas a ver nada.'],
    ['No conozco a nadie que habla ruso.', 'No conozco a nadie que hable ruso.'],
    ['Los vecinos se oponen a que el bar abre de noche.', 'Los vecinos se oponen a que el bar abra de noche.'],
    ['Sueña con que su hija estudia medicina.', 'Sueña con que su hija estudie medicina.'],
    ['Llama en caso de que el portal está cerrado.', 'Llama en caso de que el portal esté cerrado.'],
  ],
  right: [
    'Pedimos ayuda a los vecinos que viven arriba.',
    'Es posible que la tienda cierre.',
    'Es cierto que trabaja aquí.',
    '¿No es obvio que está lloviendo?',
    'Saldremos tanto si llueve como si hace sol.',
    'Espero que vendrás a la boda.',
    'Quiero que sepas que te quiero y que te echo de menos.',
    'En cuanto llega mi jefe, todos callan.',
    'Meses hace que no llueve.',
    'No conozco más que a los vecinos que viven aquí.',
    'Cuando llegaba a casa, llamaba.',
    'No sé cuándo llegará el tren.',
    'Quiero el libro que tienes en la mano.',
  ],
});
