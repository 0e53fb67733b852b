// Object pronouns that do not go with their verb or with each other: nosotros se vamos, me se olvidó, le lo dije.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { canBeNoun, finiteReadings, isOnly } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, word, words } from '../../../../rules/pattern.ts';
import { statedReadings } from '../../reading/verbForms.ts';

const PERSONS = Group.person | Group.number;
const { first, second, singular, plural, imperative } = Feature;

/** The pronoun that speaks of the subject itself, by person and number. */
const OWN = new Map([
  [first | singular, 'me'],
  [second | singular, 'te'],
  [first | plural, 'nos'],
  [second | plural, 'os'],
]);

const finite = new Element((token) => finiteReadings(token).length > 0).as('verb').mark();

/** The persons in which the verb can be; imperatives count where there is nothing else. */
const personsOf = (m: Match): number[] => statedReadings(m.token('verb')).map(({ features }) => features & PERSONS);

function ownPronoun(m: Match): string | undefined {
  const persons = new Set(personsOf(m));
  const [only] = persons;
  return persons.size === 1 && only !== undefined ? OWN.get(only) : undefined;
}

/** nosotros se vamos; yo se levanto; me levantamos. */
export const ownPerson = defineRule({
  id: 'es.pronouns.person',
  pattern: [words('se me te').as('pronoun').mark(), finite],
  where: (m) => {
    const [pronoun, verb] = [m.token('pronoun'), m.token('verb')];
    const own = ownPronoun(m);
    if (own === undefined || own === pronoun.lower || verb.text !== verb.lower) return false;
    if (canBeNoun(verb) || !isOnly(verb, Pos.verb, Pos.auxiliary)) return false;
    // "como se señalo antes": señaló without its accent, unless "yo" is there
    const isAccentLost = m.sentence.lexicon.analyses(verb.lower.replace(/o$/, 'ó')).length > 0;
    const hasI = m.sentence.tokens.slice(0, m.from).some(({ lower }) => lower === 'yo');
    if (verb.lower.endsWith('o') && isAccentLost && !hasI) return false;
    const isOrder = finiteReadings(verb).every(({ features }) => (features & imperative) !== 0);
    // "me": only "me vamos" cannot be, "te": only "te vais"
    const clash: Readonly<Record<string, string>> = { me: 'nos', te: 'os' };
    if (isOrder || (pronoun.lower !== 'se' && clash[pronoun.lower] !== own)) return false;
    // "yo sé hablo": the verb saber without its accent
    return pronoun.lower !== 'se' || !/^(?:ya|lo|que|yo)$/.test(m.before()?.lower ?? '') || m.before()?.lower === 'yo';
  },
  suggest: (m) => [`${ownPronoun(m) ?? ''} ${m.text('verb')}`],
  wrong: [
    ['Nosotros se conocimos en una fiesta.', 'Nosotros nos conocimos en una fiesta.'],
    ['Yo siempre se levanto a las seis.', 'Yo siempre me levanto a las seis.'],
    ['Mis primos y yo se reímos mucho.', 'Mis primos y yo nos reímos mucho.'],
    ['Los domingos me levantamos tarde.', 'Los domingos nos levantamos tarde.'],
    ['El lunes se fuimos de viaje.', 'El lunes nos fuimos de viaje.'],
  ],
  right: [
    'Ellos se conocieron en una fiesta.',
    'Se lo digo cada día.',
    'Como se señalo antes, todo sigue igual.',
    'Yo te levanto cuando suene el despertador.',
    'Le dije que se viniera.',
    'Se sale por la puerta de atrás.',
  ],
});

const pronounVerb = new Element(
  ({ lower, pos, readings }) =>
    /^(?:he|has|ha|hemos|han|había|habían|haya)$/.test(lower) ||
    ((pos === Pos.verb || pos === Pos.auxiliary) && readings.some(({ features }) => (features & Group.mood) !== 0)),
);

/** me se olvidó; te se cae; le lo dije. */
export const pronounOrder = defineRule({
  id: 'es.pronouns.order',
  patterns: [
    [words('me te').as('first').mark(), word('se').as('second').mark(), pronounVerb],
    [words('le les').as('first').mark(), words('lo la los las').as('second').mark(), pronounVerb],
  ],
  suggest: (m) => {
    const [one, two] = [m.token('first').lower, m.token('second').lower];
    return [two === 'se' ? `se ${one}` : `se ${two}`];
  },
  wrong: [
    ['Me se olvidó llamarte ayer.', 'Se me olvidó llamarte ayer.'],
    ['Si te se cae otra vez, no tendrá arreglo.', 'Si se te cae otra vez, no tendrá arreglo.'],
    ['Le lo dije varias veces a mi jefe.', 'Se lo dije varias veces a mi jefe.'],
    ['Ya les la he mandado por correo.', 'Ya se la he mandado por correo.'],
  ],
  right: ['Se me olvidó llamarte ayer.', 'No te sé decir.', 'Se lo dije a mi jefe.', 'Me lo dijo mi hermana.'],
});
