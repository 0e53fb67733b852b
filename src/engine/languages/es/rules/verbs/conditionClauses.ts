// The mood in a clause with si, found by where the clause opens: si uno de los niños tendría, si nadie venga.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { finiteReadings, hasInnerCapital, isTaggedFinite } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { oneOf, tagged } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';
import { openerOf } from '../../reading/subjunctiveFrames.ts';

/** A finite verb, wherever its clause opens. */
export const finite = oneOf(tagged(Pos.verb), tagged(Pos.auxiliary)).as('verb').mark();

const hasAll = (token: Token, features: number): boolean => {
  const readings = finiteReadings(token).filter((each) => (each.features & Feature.imperative) === 0);
  return readings.length > 0 && readings.every((each) => (each.features & features) === features);
};

const isConditional = (token: Token): boolean => hasAll(token, Feature.conditional);

/** What a question may hang on: no sé si, depende de si. */
const ASKING =
  /^(?:saber|sé|preguntar|dudar|ver|decidir|ignorar|averiguar|pensar|determinar|comprobar|discutir|verificar|mirar|confirmar|indicar|decir|según|de|sobre|a|en|por|incluso|aun|ni|y|o|entender|imaginar|valorar|explicar|consultar|recordar|acordar|considerar|evaluar|probar|observar|conocer|importar|parecer|duda|pregunta|como|que|tampoco|aclarar|adivinar|debatir|plantear|cuestionar|aunque|cual|informar|preocupar|estudiar)$/;

/** Whether "si" opens a condition: at the start, behind a mark or after pero. */
function opensCondition(tokens: readonly Token[], si: number): boolean {
  if (tokens[si]?.lower !== 'si') return false;
  const before = tokens[si - 1];
  // "¿si podría venir?" asks, as "no sé, si vendría" does
  if (tokens.some(({ text }) => /^[¿?]$/.test(text))) return false;
  if (!before) return true;
  if (before.kind !== 'punctuation' && before.lower !== 'pero') return false;
  return !tokens
    .slice(Math.max(0, si - 7), si)
    .some(
      ({ readings, lower }) =>
        readings.some(({ lemma }) => ASKING.test(lemma)) && !/^(?:y|que|de|a|en|por)$/.test(lower),
    );
}

/** Whether a conditional stands in the condition itself: si uno de los niños tendría fiebre, llámenme. */
export function isInCondition(m: Match): boolean {
  const verb = m.token('verb');
  if (!isConditional(verb) || hasInnerCapital(verb)) return false;
  const { tokens } = m.sentence;
  const si = openerOf(tokens, verb);
  // "si no, sería": otherwise
  if (!opensCondition(tokens, si) || tokens[si + 1]?.text === ',') return false;
  // what follows from it stands behind a comma, or before "si"
  const rest = tokens.slice(verb.index + 1);
  return rest.slice(0, 14).some(({ text }) => text === ',') || tokens.slice(0, si).some((each) => isConditional(each));
}

/** The indicative of a present subjunctive, in its own persons. */
function inIndicative(m: Match): string[] {
  const found = new Set<string>();
  const readings = finiteReadings(m.token('verb')).sort((a, b) => a.lemma.length - b.lemma.length);
  for (const { lemma, pos, features } of readings) {
    if ((features & Feature.subjunctive) === 0) continue;
    const person = (features & Feature.third) !== 0 ? Feature.third : features & (Feature.first | Feature.second);
    const number = features & (Feature.singular | Feature.plural);
    for (const form of m.sentence.lexicon.inflect(lemma, pos, Feature.indicative | Feature.present | person | number))
      if (!/[áéí]s?$/.test(form) || /^(?:est|d)[áé]s?$/.test(form)) found.add(form);
  }
  return [...found];
}

/** si nadie venga a la fiesta: never the present subjunctive. */
export const siSubjunctive = defineRule({
  id: 'es.verb-forms.si-subjunctive',
  pattern: [finite],
  where: (m) => {
    const verb = m.token('verb');
    const { tokens } = m.sentence;
    const all = finiteReadings(verb);
    const isPresent = all.some(
      ({ features }) => (features & Feature.subjunctive) !== 0 && (features & Feature.present) !== 0,
    );
    const isElse = all.some(({ features, lemma }) => (features & Feature.indicative) !== 0 && lemma !== 'vengar');
    if (!isPresent || isElse || hasInnerCapital(verb)) return false;
    const si = openerOf(tokens, verb);
    if (/^(?:bien|acaso|es|quiera)$/.test(tokens[si + 1]?.lower ?? '')) return false;
    return opensCondition(tokens, si) && !tokens.slice(si, verb.index).some(isTaggedFinite);
  },
  suggest: inIndicative,
  wrong: [
    ['Si nadie venga a la fiesta, la cancelamos.', 'Si nadie viene a la fiesta, la cancelamos.'],
    ['Si mañana haga buen tiempo, iremos al campo.', 'Si mañana hace buen tiempo, iremos al campo.'],
    ['Caben todos, pero si alguien lleve maleta, no.', 'Caben todos, pero si alguien lleva maleta, no.'],
  ],
  right: [
    'No sé si venga mañana.',
    'Si bien sea cierto, no lo sé.',
    'Si viene alguien, avisa.',
    'Hazlo como si nadie te vea.',
  ],
});
