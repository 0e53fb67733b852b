// Capitals of months and days, and the marks that open questions and exclamations.
import { defineRule, defineTextRule } from '../../../../rules/defineRule.ts';
import { form, number, oneOf, punctuation, words } from '../../../../rules/pattern.ts';

const MONTHS = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre';

const DAYS = 'lunes martes miércoles jueves viernes sábado domingo';

/** el Martes, en Diciembre. */
export const capitals = defineRule({
  id: 'es.capitals.months-days',
  patterns: [
    [
      oneOf(
        words(
          'el los en de del al este próximo pasado pasados cada para desde hasta un y es era será fue a o hoy mañana ayer todos',
        ),
        number(),
        punctuation(',', '('),
      ),
      form(new RegExp(`^(?:${`${MONTHS} ${DAYS}`.replaceAll(' ', '|')})$`))
        .as('name')
        .mark(),
    ],
  ],
  where: (m) => {
    const name = m.token('name');
    const after = m.after();
    return (
      name.text !== name.lower &&
      name.text !== name.text.toUpperCase() &&
      !(after && after.kind === 'word' && after.text !== after.lower) &&
      !/^(?:santo|santa)$/i.test(after?.text ?? '')
    );
  },
  suggest: (m) => [m.token('name').lower],
  wrong: [
    ['La reunión es el Lunes.', 'La reunión es el lunes.'],
    ['Nos vemos en Diciembre.', 'Nos vemos en diciembre.'],
    ['Llegará el 5 de Marzo.', 'Llegará el 5 de marzo.'],
  ],
  right: ['La reunión es el lunes.', 'Celebran el Viernes Santo.', 'Lunes y martes cerrado.'],
});

const QUESTION = /^[^¿?¡!\n]{3,300}\?/u;

const EXCLAMATION = /^[^¿?¡!\n]{3,300}!/u;

function missingOpening(paragraph: string, pattern: RegExp, mark: string) {
  const findings = [];
  let start = 0;
  for (const part of paragraph.split(/(?<=[.!?\u2026])\s+/u)) {
    const at = paragraph.indexOf(part, start);
    start = at + part.length;
    const hit = pattern.exec(part);
    const first = /^[\p{L}\p{N}]+/u.exec(part)?.[0];
    if (!hit || !first || hit[0].length < part.length - 1) continue;
    findings.push({
      start: at,
      end: at + first.length,
      replacements: [mark + first],
      params: { found: first, fix: mark + first },
    });
  }
  return findings;
}

/** Podrían venir? The opening mark. */
export const openingQuestion = defineTextRule({
  id: 'es.punctuation.opening-question',
  find: (paragraph) => missingOpening(paragraph, QUESTION, '¿'),
  wrong: [
    ['Puedes venir mañana?', '¿Puedes venir mañana?'],
    ['Hola. Cómo estás?', 'Hola. ¿Cómo estás?'],
    ['Tienen mesa para dos?', '¿Tienen mesa para dos?'],
  ],
  right: ['¿Puedes venir?', 'Hola, ¿cómo estás?', 'No hay preguntas.'],
});

/** Qué alegría! */
export const openingExclamation = defineTextRule({
  id: 'es.punctuation.opening-exclamation',
  find: (paragraph) => missingOpening(paragraph, EXCLAMATION, '¡'),
  wrong: [
    ['Qué bien lo pasamos!', '¡Qué bien lo pasamos!'],
    ['Muchas gracias a todos!', '¡Muchas gracias a todos!'],
    ['Feliz cumpleaños, Ana!', '¡Feliz cumpleaños, Ana!'],
  ],
  right: ['¡Qué bien!', 'Gracias.', '¡Feliz cumpleaños, Ana!'],
});
