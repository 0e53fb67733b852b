// The tense that a word of time asks for: ayer fui, mañana iré.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { canBeNoun, finiteReadings } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, oneOf, punctuation, tagged, word, words } from '../../../../rules/pattern.ts';
import { statedReadings } from '../../reading/verbForms.ts';

const { present, preterite, imperfect, future, indicative, subjunctive } = Feature;

/** Verbs that state what still holds, or stand in set phrases: ayer hace un año, mañana fue. */
const HOLDS =
  /^(?:ser|estar|haber|hacer|parecer|saber|creer|poder|deber|soler|tener|querer|pensar|recordar|decir|llamar|dejar)$/;

const POSSESSIVE = /^(?:mi|tu|su|nuestr[oa])s?$/;

const yesterday = [
  [words('ayer anoche anteayer')],
  [word('ayer'), word('por'), words('la'), words('tarde noche mañana')],
  [
    words('la el'),
    words('semana mes año lunes martes miércoles jueves viernes sábado domingo verano invierno'),
    words('pasada pasado'),
  ],
];
const tomorrow = [
  [word('mañana')],
  [word('mañana'), word('por'), word('la'), words('tarde noche mañana')],
  [
    words('la el'),
    words('semana mes año lunes martes miércoles jueves viernes sábado domingo'),
    word('que'),
    word('viene'),
  ],
];

const subject = oneOf(
  words('yo tú él ella nosotros ellos mi tu su mis sus no me te se nos le les lo la los las'),
  tagged([Pos.noun, Pos.adjective, Pos.properNoun]),
).repeat(0, 4);
const verb = new Element(
  (token) =>
    finiteReadings(token).length > 0 && !canBeNoun(token) && token.verbForm === 0 && token.text === token.lower,
)
  .as('verb')
  .mark();
const comma = punctuation(',').optional();

/** Whether every reading that states something has this tense, and is of a verb that tells of events. */
const isOnlyIn = (m: Match, tense: number): boolean => {
  // "fui a verla": of ir, not of ser
  const isGoing = m.token('verb').lower.startsWith('fu') && /^(?:al?|con|en)$/.test(m.after()?.lower ?? '');
  // "compré": the lexicon takes it for a subjunctive too, which has no accent
  const isAccented = m.token('verb').lower.endsWith('é');
  const readings = statedReadings(m.token('verb')).filter(
    ({ lemma, features }) => !(isGoing && lemma === 'ser') && !(isAccented && (features & subjunctive) !== 0),
  );
  return (
    readings.length > 0 &&
    readings.every(
      ({ lemma, features }) =>
        (features & Group.tense) === tense && (features & indicative) !== 0 && !HOLDS.test(lemma),
    )
  );
};

/** The tense meant: past after "ayer", future after "mañana"; 0 if the verb has it. */
function meant(m: Match): number {
  if (m.pattern.some(({ name }) => name === 'future')) return isOnlyIn(m, preterite) ? future : 0;
  if (isOnlyIn(m, future)) return preterite;
  return isOnlyIn(m, present) && isToldInPast(m) ? preterite : 0;
}

/** Whether the speaker tells it of himself, or goes on in the past: without that, "ayer sale el tren" may be told as if it were now. */
function isToldInPast(m: Match): boolean {
  const verb = m.token('verb');
  if (statedReadings(verb).every(({ features }) => (features & Feature.first) !== 0)) return true;
  return m.sentence.tokens
    .slice(verb.index + 1)
    .some((each) =>
      finiteReadings(each).some(
        ({ features }) => (features & Group.tense) === preterite || (features & Group.tense) === imperfect,
      ),
    );
}

/** ayer voy al dentista; mañana fui a verla. */
export const timeTense = defineRule({
  id: 'es.verb-forms.time',
  patterns: [
    ...yesterday.map((when) => [...when, comma, subject, verb]),
    ...tomorrow.map(([first, ...rest]) => [(first as Element).as('future'), ...rest, comma, subject, verb]),
  ],
  where: (m) => {
    const before = m.before();
    if (before && !/^(?:[.,;:]|y|pero|que|porque)$/.test(before.lower)) return false;
    const previous = m.sentence.tokens[m.token('verb').index - 1];
    // "mi crema vino": a noun that the lexicon lacks; "anoche, verás, estuvo": an aside
    if (POSSESSIVE.test(previous?.lower ?? '') || (previous?.text === ',' && m.after()?.text === ',')) return false;
    // "mañana, dijo" is what somebody says; "la mañana"
    return meant(m) !== 0 && !m.sentence.tokens.some(({ text }) => /^["«»“”¿—]$/.test(text));
  },
  suggest: (m) => {
    const found = new Set<string>();
    for (const { lemma, pos, features } of statedReadings(m.token('verb')).filter((each) => each.lemma !== 'ser'))
      for (const each of m.sentence.lexicon.inflect(
        lemma,
        pos,
        indicative | meant(m) | (features & (Group.person | Group.number)),
      ))
        found.add(each);
    found.delete(m.token('verb').lower);
    return [...found];
  },
  wrong: [
    ['Ayer voy al dentista y me dijo que tenía caries.', 'Ayer fui al dentista y me dijo que tenía caries.'],
    ['La semana pasada mi primo viene y trajo pasteles.', 'La semana pasada mi primo vino y trajo pasteles.'],
    ['Mañana por la tarde fui a recoger los libros.', 'Mañana por la tarde iré a recoger los libros.'],
    ['Ayer por la tarde voy al cine con Eva.', 'Ayer por la tarde fui al cine con Eva.'],
    ['Mañana compré los billetes.', 'Mañana compraré los billetes.'],
    ['El mes que viene mi hermana empezó el curso.', 'El mes que viene mi hermana empezará el curso.'],
    ['Ayer comeremos en casa de Luis.', 'Ayer comimos en casa de Luis.'],
  ],
  right: [
    'Ayer fui al dentista.',
    'La semana pasada mi crema vino con la tapa rota y olía mal.',
    'Anoche, verás, estuvo muy amable conmigo.',
    'Ayer es un día que no olvido.',
    'Mañana voy a verla.',
    'Esta mañana fui al mercado.',
    'Ayer vivimos un día raro.',
    'El mes que viene vuelvo.',
    'Ayer sale el tren y nadie avisa.',
  ],
});
