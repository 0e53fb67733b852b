// The word that opens a relative clause: la chica que te presenté, todo lo que me contaste.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, oneOf, tagged, uncapitalised, word, words } from '../../../../rules/pattern.ts';

const finite = new Element(
  ({ pos, readings }) =>
    (pos === Pos.verb || pos === Pos.auxiliary) && readings.some(({ features }) => (features & Group.mood) !== 0),
);
const goesOn = oneOf(words('no me te se nos os le les lo la los las ya siempre nunca'), finite);

/** Verbs of a cleft or a question: fue mi madre quien llamó; no sabe mi madre quien es. */
const OTHERWISE =
  /^(?:ser|saber|decir|preguntar|adivinar|averiguar|ver|importar|decidir|elegir|haber|recordar|descubrir|imaginar)$/;

const isCleft = (m: Match): boolean =>
  m.sentence.tokens
    .slice(Math.max(0, m.from - 9), m.from + 2)
    .some(
      ({ lower, readings }) => lower === '¿' || lower === 'ni' || readings.some(({ lemma }) => OTHERWISE.test(lemma)),
    );

/** "los fija quien opera el servidor": pronoun and verb, whose number is not that of an article and its noun. */
function isVerb(m: Match): boolean {
  const [first, second] = m.sentence.tokens.slice(m.from, m.from + 2);
  if (!/^(?:l[ao]s?)$/.test(first?.lower ?? '')) return false;
  const isPlural = first?.lower.endsWith('s') ?? false;
  return (
    (second?.readings ?? []).some(({ pos, features }) => pos === Pos.verb && (features & Group.mood) !== 0) &&
    isPlural !== second?.lower.endsWith('s')
  );
}

/** una amiga quien vive en Londres; todo que me contaste; esto es que más me gusta. */
export const relativeWord = defineRule({
  id: 'es.usage.relative',
  patterns: [
    [
      words('un una unos unas el la los las mi mis tu tus su sus nuestro nuestra este esta ese esa otro otra'),
      tagged(Pos.noun).and(uncapitalised()),
      tagged(Pos.adjective).repeat(0, 1),
      words('quien quienes cual').as('who').mark(),
      goesOn,
    ],
    [
      oneOf(words('todo'))
        .and(tagged([Pos.pronoun, Pos.determiner, Pos.noun, Pos.adverb]))
        .as('all'),
      word('que').as('that').mark(),
      oneOf(words('me te se nos os le les'), finite).as('next'),
    ],
    [words('esto eso aquello'), words('es era fue'), word('que').as('that').mark(), words('más menos'), goesOn],
  ],
  where: (m) => {
    if (m.names('who')) return !isCleft(m) && !isVerb(m);
    if (!m.names('all')) return true;
    // "sobre todo que no falte", "del todo que no vienen", "es todo que sí": something else
    const before = m.before()?.lower ?? '';
    if (/^(?:sobre|ante|del|con|lo|es|no|así|y|a|de|la|el)$/.test(before)) return false;
    const next = m.token('next');
    return !next.readings.some(
      ({ features }) => (features & Feature.subjunctive) !== 0 && (features & Feature.indicative) === 0,
    );
  },
  suggest: (m) => [m.names('who') ? 'que' : 'lo que'],
  wrong: [
    ['Tengo una amiga quien vive en Londres.', 'Tengo una amiga que vive en Londres.'],
    ['La chica quien te presenté estudia medicina.', 'La chica que te presenté estudia medicina.'],
    ['Todo que me contaste me parece muy raro.', 'Todo lo que me contaste me parece muy raro.'],
    ['Esto es que más me gusta de aquí.', 'Esto es lo que más me gusta de aquí.'],
    ['El hombre cual conocí ayer es médico.', 'El hombre que conocí ayer es médico.'],
    ['Llamaron a los vecinos quienes viven arriba.', 'Llamaron a los vecinos que viven arriba.'],
  ],
  right: [
    'Fue mi madre quien llamó.',
    'Es la chica con quien hablé.',
    'Los fija quien dirige la empresa.',
    'Todo lo que dices es cierto.',
    'Sobre todo que no llueva.',
    'No será tu jefe quien te ayude.',
    'Los testigos, quienes viven cerca, no vieron nada.',
    'Eso es que no quiere venir.',
  ],
});
