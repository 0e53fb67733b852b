// Long sentences that fall in two at a conjunction or a semicolon.
import { Pos } from '../../../../lexicon/features.ts';
import { Label } from '../../../../reading/parser/labels.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { capitalised } from '../../../../rewrite/dress.ts';
import { isOne, isTaggedFinite, listed } from '../../../../rules/ask.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, punctuation, word, words } from '../../../../rules/pattern.ts';
import { isSplittable } from '../../../common/rewrites/splitting.ts';

const CLITICS = listed('no se me te nos os le les lo la los las');

/** A finite verb, or a determiner whose noun is the subject of the next one. */
function opensClause(m: Match): boolean {
  const next = m.token('next');
  const { syntax } = m;
  const { tokens } = m.sentence;
  let at = next.index;
  while (CLITICS.has(tokens[at]?.lower ?? '')) at++;
  if (isTaggedFinite(tokens[at])) return true;
  const verb = tokens.slice(next.index + 1, next.index + 8).find(isTaggedFinite);
  if (!verb || !syntax || next.pos !== Pos.determiner) return false;
  const noun = syntax.nounOf(next)?.token;
  return noun !== undefined && syntax.labelOf(noun) === Label.subject && syntax.verbOf(noun)?.token === verb;
}

const next = () => new Element((token) => token.kind === 'word').as('next').mark();

/** ..., pero no: ... . Pero no. */
export const splitAtConjunction = defineRewrite({
  id: 'es.rewrite.split',
  kind: 'split',
  patterns: [
    [punctuation(',').mark(), word('pero', 'y').as('and').mark(), next()],
    [punctuation(',').mark(), words('así').as('and').mark(), word('que').mark(), next()],
  ],
  where: (m) => isSplittable(m, { words: 30, side: 10 }) && opensClause(m),
  suggest: (m) => {
    const { lower } = m.token('and');
    const { text } = m.token('next');
    if (lower === 'y') return m.token('next').pos === Pos.determiner ? [`. ${capitalised(text)}`] : [];
    return [`. ${capitalised(lower)} ${lower === 'así' ? 'que ' : ''}${text}`];
  },
  wrong: [
    [
      'Hemos recibido su carta del mes pasado y la hemos leído con mucha atención durante la reunión del lunes, pero no podemos aceptar su oferta por motivos de calendario y de dinero.',
      'Hemos recibido su carta del mes pasado y la hemos leído con mucha atención durante la reunión del lunes. Pero no podemos aceptar su oferta por motivos de calendario y de dinero.',
    ],
    [
      'El consejo aprobó el presupuesto de la ciudad para el próximo año después de una larga reunión en la sala grande, y la alcaldesa dio las gracias a todos los concejales por su paciencia.',
      'El consejo aprobó el presupuesto de la ciudad para el próximo año después de una larga reunión en la sala grande. La alcaldesa dio las gracias a todos los concejales por su paciencia.',
    ],
    [
      'La biblioteca de nuestro barrio va a estar cerrada durante todo el mes de julio y una parte del mes de agosto, así que no habrá préstamos de libros hasta el primer lunes de septiembre.',
      'La biblioteca de nuestro barrio va a estar cerrada durante todo el mes de julio y una parte del mes de agosto. Así que no habrá préstamos de libros hasta el primer lunes de septiembre.',
    ],
  ],
  right: [
    'Tenga en cuenta que si un campo del formulario está marcado con una estrella roja en la primera página, pero no se le da un valor antes del final del mes, el campo queda vacío.',
    'Vino ayer, pero se fue.',
    'Compró pan, leche, huevos, queso, jamón, tomates, peras, manzanas, naranjas, un melón, dos sandías, tres botes de mermelada, cuatro cajas de galletas, cinco litros de agua, y vino.',
    'Si ha recibido nuestra carta del mes pasado y la ha leído con atención durante estos días de fiesta, pero no puede venir a la reunión del lunes, llámenos antes del fin de semana.',
  ],
});

/** A sentence of two parts beside a semicolon. */
export const splitAtSemicolon = defineRewrite({
  id: 'es.rewrite.split-semicolon',
  kind: 'split',
  pattern: [punctuation(';').mark(), next()],
  where: (m) => isSplittable(m, { words: 30, side: 8 }) && opensClause(m) && !isOne(m.token('next'), listed('y o')),
  suggest: (m) => [`. ${capitalised(m.text('next'))}`],
  wrong: [
    [
      'El consejo aprobó el presupuesto de la ciudad después de una larga reunión en la sala grande; dio luego las gracias a todos los vecinos por su paciencia y por el trabajo de estos meses.',
      'El consejo aprobó el presupuesto de la ciudad después de una larga reunión en la sala grande. Dio luego las gracias a todos los vecinos por su paciencia y por el trabajo de estos meses.',
    ],
    [
      'La empresa enviará los paquetes a los clientes antes del final de la semana que viene; no cobrará los gastos de envío a quienes hayan esperado más de un mes por su pedido.',
      'La empresa enviará los paquetes a los clientes antes del final de la semana que viene. No cobrará los gastos de envío a quienes hayan esperado más de un mes por su pedido.',
    ],
    [
      'Las obras del puente duran ya más de dos años y nadie sabe cuándo van a terminar; no hay más dinero para pagar a los obreros ni para comprar el hierro que todavía falta.',
      'Las obras del puente duran ya más de dos años y nadie sabe cuándo van a terminar. No hay más dinero para pagar a los obreros ni para comprar el hierro que todavía falta.',
    ],
  ],
  right: [
    'Vino ayer; se fue hoy.',
    'Traiga pan; leche; huevos.',
    'Traiga un lápiz, un cuaderno grande, una goma, una regla y un compás para la clase del lunes; para el deporte, zapatillas limpias, un pantalón corto negro, una camiseta blanca y agua.',
  ],
});
