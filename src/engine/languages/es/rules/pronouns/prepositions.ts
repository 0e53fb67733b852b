// The form of a pronoun after a preposition: para mí, contigo, entre tú y yo, según tú.
import { Pos } from '../../../../lexicon/features.ts';
import { canBeInfinitive, isTaggedVerb } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { oneOf, punctuation, word, words } from '../../../../rules/pattern.ts';

const AFTER: Readonly<Record<string, string>> = { yo: 'mí', tú: 'ti' };
const SUBJECT: Readonly<Record<string, string>> = { mí: 'yo', mi: 'yo', ti: 'tú' };
const WITH: Readonly<Record<string, string>> = {
  yo: 'conmigo',
  mí: 'conmigo',
  mi: 'conmigo',
  tú: 'contigo',
  ti: 'contigo',
};

/** Words before which "mi" is no possessive: the phrase ends. */
const end = oneOf(
  punctuation('.', ',', '!', '?', ';', ':', ')'),
  words(
    'a al de del en con para por que y e o pero porque cuando si no hay hasta desde este esta el la los las todo ayer hoy mañana',
  ),
);

/** Whether the sentence goes on with a verb of the pronoun's own, or the phrase is a fixed one: sin yo saberlo, de tú a tú. */
function isOwnSubject(m: Match): boolean {
  const next = m.after();
  const second = m.after(2);
  if (canBeInfinitive(next) || (/^(?:no|mismo|misma)$/.test(next?.lower ?? '') && canBeInfinitive(second))) return true;
  return m.token('pronoun').lower === 'tú' && next?.lower === 'a';
}

/** es para yo; ven con mi a clase; según ti. */
export const afterPreposition = defineRule({
  id: 'es.pronouns.after-preposition',
  priority: 1,
  patterns: [
    [words('para de sin por contra sobre a ante hacia'), words('yo tú').as('pronoun').mark()],
    [word('con').as('with').mark(), words('yo tú ti mí').as('pronoun').mark()],
    [word('con').as('with').mark(), word('mi').as('pronoun').mark(), end],
    [word('según').as('subject'), words('mí ti').as('pronoun').mark()],
    [word('según').as('subject'), word('mi').as('pronoun').mark(), end],
    [word('entre').as('subject'), words('tú ti él ella usted ellos'), word('y'), words('mí ti').as('pronoun').mark()],
    [word('entre').as('subject'), words('tú ti él ella usted ellos'), word('y'), word('mi').as('pronoun').mark(), end],
  ],
  where: (m) => {
    const before = m.sentence.tokens[m.token('pronoun').index - 2];
    const preposition = m.sentence.tokens[m.token('pronoun').index - 1]?.lower ?? '';
    if (m.names('with')) return !/^(?:mí|yo)$/.test(m.token('pronoun').lower) || !isOwnSubject(m);
    if (m.names('subject')) return true;
    // "más alto de yo" compares; "sobre tú y usted" is about the words; "a yo que sé"
    if (/^(?:sobre|a)$/.test(preposition) && /^(?:[yo]|que|mismo)$/.test(m.after()?.lower ?? '')) return false;
    if (before?.lower === 'tú' || /^(?:más|menos)$/.test(before?.lower ?? '')) return false;
    const isAddress = before?.readings.some(({ lemma }) => /^(?:hablar|tratar|llamar|trato)$/.test(lemma));
    if (preposition === 'de' && isAddress) return false;
    if (isTaggedVerb(m.after()) && m.after()?.pos !== Pos.auxiliary && preposition !== 'para') return false;
    return !isOwnSubject(m);
  },
  suggest: (m) => {
    const { lower } = m.token('pronoun');
    if (m.names('with')) return [WITH[lower] ?? ''];
    return [(m.names('subject') ? SUBJECT : AFTER)[lower] ?? ''];
  },
  wrong: [
    ['Este regalo es para yo y ese para ti.', 'Este regalo es para mí y ese para ti.'],
    ['No puedo ir con ti al médico.', 'No puedo ir contigo al médico.'],
    ['Quiere venir con mi a clase de baile.', 'Quiere venir conmigo a clase de baile.'],
    ['Mi novia quiere ir con yo a la playa.', 'Mi novia quiere ir conmigo a la playa.'],
    ['Según ti, todos tenemos la culpa.', 'Según tú, todos tenemos la culpa.'],
    ['Según mi, el examen fue fácil.', 'Según yo, el examen fue fácil.'],
    ['Entre él y mí no hay problemas.', 'Entre él y yo no hay problemas.'],
    ['Entre tú y mi no hay secretos.', 'Entre tú y yo no hay secretos.'],
    ['Sin tú no voy a ninguna parte.', 'Sin ti no voy a ninguna parte.'],
  ],
  right: [
    'Es para mí.',
    'Lo hizo sin yo saberlo.',
    'Hablamos de tú a tú.',
    'Vino con mi hermano.',
    'Vino con mi muy querida amiga.',
    'Según mi madre, no hay nada.',
    'Nos hablamos de tú desde ayer.',
  ],
});
