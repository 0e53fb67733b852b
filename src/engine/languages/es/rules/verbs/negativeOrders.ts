// Orders not to do something, which take the subjunctive: por favor, no se ría.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { canBeFinite, finiteReadings, isOnly, isTaggedFinite } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, word, words } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';
import { inSubjunctive } from '../../reading/verbForms.ts';

/** Verbs that state something even beside "por favor": no puede ser, no es para tanto. */
const STATES =
  /^(?:ser|estar|poder|haber|parecer|importar|tener|querer|deber|saber|necesitar|gustar|creer|entender|ver|acabar|conocer|quedar|valer)$/;

/** After "no" a word that can be a verb is one: no compras. */
const anyFinite = new Element(canBeFinite).as('verb').mark();

/** Whether the sentence asks politely, or announces advice before the order. */
function isAsked(m: Match): boolean {
  const { tokens } = m.sentence;
  if (tokens.some(({ text }) => /^[¿?]$/.test(text))) return false;
  if (tokens.some(({ lower }, i) => lower === 'favor' && tokens[i - 1]?.lower === 'por')) return true;
  const before = tokens.slice(Math.max(0, m.from - 3), m.from).map(({ lower }) => lower);
  return before.at(-1) === ':' && before.some((each) => /^(?:consejos?|recomendación|advertencia|favor)$/.test(each));
}

/** dejad, haced, haz, pon: orders that no other form of a verb looks like. */
const isOnlyOrder = (token: Token): boolean =>
  token.text === token.lower &&
  (/^(?:haz|pon|ten)$/.test(token.lower) ||
    (/[aeií]d$/.test(token.lower) &&
      isOnly(token, Pos.verb, Pos.auxiliary) &&
      token.readings.every(({ features }) => (features & Feature.imperative) !== 0)));

/** por favor, no se ríe; un consejo: no vais en hora punta. */
export const negativeOrder = defineRule({
  id: 'es.verb-forms.negative-order',
  pattern: [word('no'), words('me te se nos os lo la le los las les').repeat(0, 2), anyFinite],
  where: (m) => {
    const verb = m.token('verb');
    // "no dejad": a form that only orders
    if (isOnlyOrder(verb))
      return m.before() === undefined || /^(?:[,;:¡(]|y|pero|por|favor)$/.test(m.before()?.lower ?? '');
    const readings = finiteReadings(verb).filter(({ features }) => (features & Feature.imperative) === 0);
    const isPresent = readings.every(
      ({ features }) =>
        (features & Feature.present) !== 0 &&
        (features & Feature.indicative) !== 0 &&
        (features & (Feature.second | Feature.third)) !== 0 &&
        (features & Feature.first) === 0,
    );
    if (readings.length === 0 || !isPresent || readings.some(({ lemma }) => STATES.test(lemma))) return false;
    const before = m.before();
    // "el perro no muerde, por favor": a subject of its own
    if (before && before.kind !== 'punctuation' && !/^(?:favor|y|ni)$/.test(before.lower)) return false;
    // "si no llega, por favor": a condition
    if (before?.lower === 'y' && m.sentence.tokens.slice(0, m.from).some(({ lower }) => lower === 'si')) return false;
    return isAsked(m) && !(before?.text === ',' && isTaggedFinite(m.after()));
  },
  suggest: (m) => {
    const isOrder = isOnlyOrder(m.token('verb'));
    const fresh = inSubjunctive(m.sentence.lexicon, m.token('verb'), (features) =>
      (features & (isOrder ? Feature.imperative : Feature.indicative)) !== 0 ? Feature.present : null,
    );
    return isOrder ? fresh.filter((each) => !each.endsWith('steis')) : fresh;
  },
  wrong: [
    ['Por favor, no se ríe de mí.', 'Por favor, no se ría de mí.'],
    ['Por favor, no traen comida a la sala.', 'Por favor, no traigan comida a la sala.'],
    ['Te doy un consejo: no compras ese coche.', 'Te doy un consejo: no compres ese coche.'],
    ['No dejad las bicicletas aquí.', 'No dejéis las bicicletas aquí.'],
    ['Chicos, no comed tan deprisa.', 'Chicos, no comáis tan deprisa.'],
    ['No haz tanto ruido.', 'No hagas tanto ruido.'],
    ['No tiras papeles al suelo, por favor.', 'No tires papeles al suelo, por favor.'],
  ],
  right: [
    'Por favor, no puede ser verdad.',
    'Si no llega, llámame, por favor.',
    'Mi perro no muerde, por favor, pase.',
    '¿No viene usted, por favor?',
  ],
});
