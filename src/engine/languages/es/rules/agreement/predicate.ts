// What is said of a subject by other verbs than ser: volvimos cansados, las plazas quedaron vacantes, llegó sola.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { canBeFinite, canBeParticiple, finiteReadings, isTaggedFinite, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, form, lemma, oneOf, uncapitalised, words } from '../../../../rules/pattern.ts';
import { subjectBefore } from '../../reading/clauseSubjects.ts';
import { ONE_FORM } from '../../reading/nouns.ts';
import { TIME } from '../../reading/subjects.ts';
import { isThirdOnly } from '../../reading/verbForms.ts';

const VERBS =
  'ser estar quedar llegar volver salir seguir continuar permanecer andar ir venir vivir acabar terminar poner volver mantener mostrar sentir parecer resultar regresar encontrar hallar marchar despertar levantar acostar caer morir nacer ver';

/** Words that also say how something is done, or are nouns: jugar limpio, llegar lejos. */
const ALSO_ADVERB = listed(
  'rápido lento alto bajo fuerte claro igual junto solo sólo directo seguido normal temprano tarde mejor peor primero último fatal genial medio todo mucho poco bastante largo limpio recto hondo justo seguro duro barato caro distinto diferente regular fácil firme cerca lejos dentro fuera bien mal así entonces pronto quieto derecho suave profundo perfecto exacto contrario mismo dado debido salvo excepto incluso tanto cuanto demasiado parte capaz alerta mayor menor superior inferior posible necesario preciso',
);

/** Verbs beside which these are never adverbs: "estaba demasiado alto", but "hablaba demasiado alto". */
const LINKING = /^(?:ser|estar|parecer|resultar|quedar)$/;
const QUALITIES = listed(
  'lento fuerte largo limpio duro barato caro seguro suave profundo perfecto distinto quieto recto alto bajo rápido',
);

/** Whether the word may say how something is done, or be a verb. */
const isNoQuality = (m: Match): boolean => {
  const { lower } = m.token('adjective');
  const isLinked = m.token('verb').readings.some(({ lemma: each }) => LINKING.test(each));
  // "sale limpio": also a form of limpiar
  const token = m.token('adjective');
  const isVerb = token.pos === Pos.verb && canBeFinite(token) && !canBeParticiple(token);
  return (isVerb && !isLinked) || (ALSO_ADVERB.has(lower) && !(isLinked && QUALITIES.has(lower)));
};

/** Verbs that only speak of their subject with a pronoun: se mostraron, nos vimos. */
const WITH_SE =
  /^(?:ver|encontrar|hallar|mantener|mostrar|poner|levantar|acostar|despertar|sentir|volver|acabar|terminar|marchar)$/;

/** Whether the verb says something of its subject, not of an object: "nos vimos solos", but "los vimos solos". */
function isOfSubject(m: Match): boolean {
  const verb = m.token('verb');
  const before = m.before()?.lower ?? '';
  // "me pareció larga": to me
  const isSeeming = verb.readings.some(({ lemma: each }) => /^(?:parecer|resultar)$/.test(each));
  if (isSeeming && /^(?:me|te|le|les|nos|os)$/.test(before)) return true;
  if (/^(?:lo|la|los|las|me|te|le|les)$/.test(before)) return false;
  const isSelf = /^(?:se|nos|os)$/.test(before);
  const isIr = verb.readings.some(({ lemma: each }) => each === 'ir');
  if (isIr && verb.lower === 'id') return false;
  return isSelf || /^v(?:olv|uelv)/.test(verb.lower) || !verb.readings.every(({ lemma: each }) => WITH_SE.test(each));
}

/** What a subject shows: its number, and its gender where that is sure. */
function asked(m: Match): number | null {
  const verb = m.token('verb');
  const readings = finiteReadings(verb);
  // "el vino tinto", "las vistas bonitas": a noun with the form of a verb
  if (verb.verbForm !== 0 || !isTaggedFinite(verb) || readings.length === 0) return null;
  const subject = subjectBefore(m.sentence.tokens, verb);
  if (subject && !subject.isJoined && subject.number !== 0) {
    if (!isThirdOnly(verb, subject.number)) return null;
    return subject.number | subject.gender;
  }
  // "volvimos encantado": the verb itself is plural
  return readings.every(({ features }) => (features & Group.number) === Feature.plural) ? Feature.plural : null;
}

function fitting(m: Match): string[] {
  const known = asked(m);
  const token = m.token('adjective');
  if (known === null) return [];
  // grave, triste: of either gender, whatever the lexicon lists
  const wanted = /[ao]s?$/.test(token.lower) ? known : known & Group.number;
  const shown = token.readings.filter(
    ({ pos, features }) =>
      (pos === Pos.adjective || (features & Feature.pastParticiple) !== 0) && (features & Group.number) !== 0,
  );
  const fits = shown.some(({ features }) =>
    [Group.number, Group.gender].every(
      (group) => (wanted & group) === 0 || (features & group) === 0 || (features & wanted & group) !== 0,
    ),
  );
  if (shown.length === 0 || fits) return [];
  return [
    ...new Set([...m.inflect('adjective', wanted, Pos.adjective), ...m.inflect('adjective', wanted, Pos.verb)]),
  ].filter((each) => each.slice(0, 3) === token.lower.slice(0, 3));
}

/** Whether another noun between the verb and its subject, or behind it, could own the adjective. */
const isOfAnother = (m: Match): boolean => {
  const next = m.after();
  // "abiertas toda la noche"
  const isWhen = [m.after(2), m.after(3)].some((each) => each !== undefined && TIME.test(each.lower));
  if (next?.pos === Pos.determiner && isWhen) return false;
  return next !== undefined && (next.pos === Pos.noun || next.pos === Pos.properNoun || next.pos === Pos.determiner);
};

/** volvimos encantado; las plazas quedaron vacante. */
export const predicate = defineRule({
  id: 'es.agreement.predicate',
  after: 'es.agreement.attribute',
  priority: -1,
  pattern: [
    lemma(...VERBS.split(' ')).as('verb'),
    oneOf(
      words('muy tan bastante demasiado más menos mal bien mejor peor recién poco siempre ya todavía aún casi también'),
      form(/mente$/),
    ).repeat(0, 2),
    can(Pos.adjective).and(uncapitalised()).as('adjective').mark(),
  ],
  where: (m) =>
    !isNoQuality(m) &&
    !ONE_FORM.test(m.token('adjective').lower) &&
    m.token('adjective').pos !== Pos.noun &&
    isOfSubject(m) &&
    !isOfAnother(m) &&
    fitting(m).length > 0,
  suggest: fitting,
  wrong: [
    ['Volvimos cansado pero felices.', 'Volvimos cansados pero felices.'],
    ['Volvieron contento de la excursión.', 'Volvieron contentos de la excursión.'],
    ['Las puertas se quedaron abierta toda la noche.', 'Las puertas se quedaron abiertas toda la noche.'],
    ['La película me pareció demasiado largo.', 'La película me pareció demasiado larga.'],
    ['Las obras siguen detenida desde enero.', 'Las obras siguen detenidas desde enero.'],
    ['Mis hermanas se sienten muy orgulloso de ti.', 'Mis hermanas se sienten muy orgullosas de ti.'],
    ['Los gatos, asustados por el ruido, salieron herido.', 'Los gatos, asustados por el ruido, salieron heridos.'],
  ],
  right: [
    'Los niños me vuelven loca.',
    'Volvimos rápido a casa.',
    'La decisión resultó difícil.',
    'Las obras van lento.',
    'Mis tías van seguido al mercado.',
    'Salimos juntos.',
    'Los aviones iban demasiado alto.',
    'Sus visitas me resultaron grata compañía.',
    'Una pidió cerveza y la otra vino tinto.',
    'Cualquier infracción de las reglas era grave.',
  ],
});
