// Object pronouns: joined to an infinitive (cambiarlo), before a finite verb (lo leo).
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { canBeFinite, canBeNoun, isTaggedFinite } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, oneOf, punctuation, tagged, word, words } from '../../../../rules/pattern.ts';

const isInfinitive = (m: Match): boolean => {
  const verb = m.token('verb');
  return verb.verbForm === Feature.infinitive && verb.lower.endsWith('r') && verb.text === verb.lower;
};

/** tuvimos que lo cambiar; quiero te ver; leo lo todos los días. */
export const pronounPlace = defineRule({
  id: 'es.pronouns.place',
  patterns: [
    [words('me te se lo le les nos os').as('pronoun').mark(), tagged([Pos.verb, Pos.auxiliary]).as('verb').mark()],
    [
      words('que a de para por sin quiero quieres quiere puedo puedes puede podemos debo debe'),
      words('la los las').as('pronoun').mark(),
      tagged([Pos.verb, Pos.auxiliary]).as('verb').mark(),
    ],
    [
      new Element(canBeFinite).as('finite').mark(),
      word('lo').as('pronoun').mark(),
      oneOf(words('todos todas cada siempre ayer mañana hoy en con para'), punctuation('.', '!', '?', ';')),
    ],
  ],
  where: (m) => {
    if (!m.names('finite')) return isInfinitive(m) && m.token('verb').index === m.token('pronoun').index + 1;
    const finite = m.token('finite');
    const before = m.before();
    // "el leo": a noun
    const isNominal = before?.pos === Pos.determiner || before?.pos === Pos.preposition || before?.pos === Pos.noun;
    return finite.text === finite.lower && (isTaggedFinite(finite) || (canBeNoun(finite) && !isNominal));
  },
  suggest: (m) =>
    m.names('finite') ? [`lo ${m.text('finite')}`] : [`${m.token('verb').lower}${m.token('pronoun').lower}`],
  wrong: [
    ['Tuvimos que lo cambiar por otro.', 'Tuvimos que cambiarlo por otro.'],
    ['Quiero te ver mañana.', 'Quiero verte mañana.'],
    ['Compré las flores para las regalar.', 'Compré las flores para regalarlas.'],
    ['Es buen libro; leo lo todas las noches.', 'Es buen libro; lo leo todas las noches.'],
    ['Mi padre no sabe lo.', 'Mi padre no lo sabe.'],
  ],
  right: [
    'Lo mejor es verte mañana.',
    'El hecho de los deberes no me gusta.',
    'Todo lo hace en casa.',
    'Me gusta lo de siempre.',
    'Para las mujeres del pueblo.',
  ],
});
