// A noun of action for its verb: permite la creación de, permite crear; para la instalación del programa, para instalar el programa.
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { among, isTaggedVerb } from '../../../../rules/ask.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, lemma, word, words } from '../../../../rules/pattern.ts';
import { valuesIn } from '../../../../rules/wordRows.ts';
import { mayBePerson, phraseFrom } from '../nounPhrases.ts';
import nouns from '../rows/lightNouns.words.tsv';

const VERBS = valuesIn(nouns, 'verb');

const noun = () => new Element(({ text }) => VERBS.has(text)).as('noun').mark();
const of = () => word('de', 'del').as('of').mark();

/** The verb and the article of what is done; [] before persons, who would need "a". */
function doing(m: Match): string[] {
  const object = phraseFrom(m.sentence.tokens, m.to);
  const verb = VERBS.get(m.token('noun').lower);
  const { tokens } = m.sentence;
  // "de las cuentas y de los datos": the second would lose its head
  const goesOn = tokens
    .slice(m.to)
    .some((token, i, all) => token.lower === 'y' && /^del?$/.test(all[i + 1]?.lower ?? ''));
  if (verb === undefined || object.length === 0 || mayBePerson(object) || goesOn) return [];
  return [m.token('of').lower === 'del' ? `${verb} el` : verb];
}

/** Este botón permite la creación de una cuenta: este botón permite crear una cuenta. */
export const allowsThe = defineRewrite({
  id: 'es.rewrite.allows-the',
  kind: 'nominal',
  pattern: [
    lemma('permitir').and(new Element((token) => isTaggedVerb(token))),
    words('la el una un').mark(),
    noun(),
    of(),
  ],
  suggest: doing,
  wrong: [
    ['Este botón permite la creación de una cuenta.', 'Este botón permite crear una cuenta.'],
    ['Los datos permiten el análisis del problema.', 'Los datos permiten analizar el problema.'],
    ['La nueva norma permitirá la modificación del contrato.', 'La nueva norma permitirá modificar el contrato.'],
  ],
  right: ['Permite la pesca.', 'La creación de la cuenta está permitida.', 'Permite el análisis en línea.'],
});

/** Thanks, bills and offices are for what is done. */
const NOT = among(
  'gracias agradezco agradecemos agradecer factura precio coste costo tarifa responsable comisión comité agencia fondo ministerio consejo plazo euros perdón disculpas',
);

/** Siga estos pasos para la instalación del programa: siga estos pasos para instalar el programa. */
export const forThe = defineRewrite({
  id: 'es.rewrite.for-the',
  kind: 'nominal',
  pattern: [word('para').mark(), words('la el').mark(), noun(), of()],
  where: (m) =>
    !m.sentence.tokens.slice(Math.max(0, m.from - 6), m.from).some(NOT) &&
    !m.sentence.tokens.slice(m.to).some((token, i, all) => token.lower === 'y' && all[i + 1]?.lower === 'para'),
  suggest: (m) => doing(m).map((text) => `para ${text}`),
  wrong: [
    ['Siga estos pasos para la instalación del programa.', 'Siga estos pasos para instalar el programa.'],
    ['Hace falta una clave para la creación de una cuenta.', 'Hace falta una clave para crear una cuenta.'],
    ['Piden ayuda para la reparación de la torre.', 'Piden ayuda para reparar la torre.'],
  ],
  right: [
    'Gracias por todo y gracias para la corrección del texto.',
    'Viene para la fiesta del pueblo.',
    'Es el responsable para la reparación de la torre.',
  ],
});
