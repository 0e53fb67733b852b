// Verbs that lack the accent of the past or the future, told by what stands beside them: mi tía me llamo, ya hable con ella.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { canBeAdjective, canBeNoun, isTaggedFinite, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, form, oneOf, words } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';
import { wordsIn } from '../../../../rules/wordRows.ts';
import { subjectBefore, verbGroupFrom } from '../../reading/clauseSubjects.ts';
import persons from '../../rows/persons.words.tsv';

/** Words before which a wish, an order or a condition may be meant: no statement then. */
const WISHED = listed(
  'que qué cómo quién quiénes dónde cuándo cuánto ud ojalá quizá quizás probablemente posiblemente cuando aunque si como para sin quien quienes donde no hasta mientras porque tal acaso dios antes después nunca jamás',
);

const PERSONS = new Set(wordsIn(persons, 'number', 'one'));

/** The tokens of the clause before the verb, back to a mark. */
function clauseBefore(tokens: readonly Token[], at: number): Token[] {
  const found: Token[] = [];
  for (let i = at - 1; i >= 0 && tokens[i]?.kind !== 'punctuation'; i--) found.push(tokens[i] as Token);
  return found;
}

function isStated(m: Match): boolean {
  const { tokens } = m.sentence;
  const clause = clauseBefore(tokens, m.from);
  const before = tokens.slice(0, m.from);
  // behind a mark, what was wished may stand before it: "que, como verán, nos explique", "a medida que leas, te resulte"
  if (before.some(({ lower }) => lower === 'que')) return false;
  return !(clause.length === 0 ? before : clause).some(({ lower }) => WISHED.has(lower));
}

const PAST = Feature.preterite | Feature.indicative | Feature.singular;

/** The same letters with an accent on the last vowel, where that is a form of a verb with these features. */
function accented(m: Match, features: number): string[] {
  const { lower } = m.token('verb');
  const form = lower.replace(/[aeo](?=[sn]?$)/, (vowel) => ({ a: 'á', e: 'é', o: 'ó' })[vowel] ?? vowel);
  const isForm = m.sentence.lexicon
    .analyses(form)
    .some((reading) => reading.pos === Pos.verb && (reading.features & features) === features);
  return isForm ? [form] : [];
}

/** Ya hable con ella; me alegre mucho: before a verb that only a wish could have, a pronoun shows a statement. */
export const pastAfterPronoun = defineRule({
  id: 'es.accents.past-after-pronoun',
  after: 'es.accents.past-first',
  pattern: [
    words('me te le les lo la nos os ya yo'),
    form(/[^aeo]e$/)
      .and(can(Pos.verb, Feature.first | Feature.singular | Feature.present | Feature.subjunctive))
      .except(can(Pos.verb, Feature.indicative))
      .as('verb')
      .mark(),
  ],
  where: (m) => {
    // "la parte", "ya parte": only after these can no noun or adjective stand
    const isNominal = canBeNoun(m.token('verb')) || canBeAdjective(m.token('verb'));
    const opener = m.sentence.tokens[m.from];
    if (isNominal && !/^(?:me|te|le|les|nos)$/.test(opener?.lower ?? '')) return false;
    // "la cache del navegador": a noun that the lexicon does not know as one
    const isObject = opener?.lower === 'la' || opener?.lower === 'lo';
    if (isObject && (opener?.pos === Pos.determiner || /^del?$/.test(m.after()?.lower ?? ''))) return false;
    if (!isStated(m) || (!isNominal && m.token('verb').pos !== Pos.verb)) return false;
    const clause = clauseBefore(m.sentence.tokens, m.token('verb').index);
    // "ya, hable usted": an order; "Dios lo bendiga" has a subject of its own
    return (
      !/^(?:usted|ustedes|dios)$/.test(m.after()?.lower ?? '') &&
      !clause.some(({ pos }) => pos === Pos.properNoun) &&
      accented(m, PAST | Feature.first).length > 0
    );
  },
  suggest: (m) => accented(m, PAST | Feature.first),
  wrong: [
    ['Ya hable con mi jefa.', 'Ya hablé con mi jefa.'],
    ['Me alegre mucho de verte.', 'Me alegré mucho de verte.'],
    ['Le compre un regalo a mi tía.', 'Le compré un regalo a mi tía.'],
  ],
  right: [
    'Quiero que ya hable con ella.',
    'Ojalá me compre el coche.',
    'Dios te ampare.',
    'No me hable así.',
    'Por favor, ya hable usted.',
    'Tu estómago vacío te consume.',
    'Probablemente te pregunte por el examen.',
    'A medida que estudies, todo te resulte fácil o difícil.',
    'Borra la cache del navegador.',
    'La cache del navegador ocupa mucho.',
  ],
});

/** A sure past form in the sentence, and no present in the first person. */
const isToldInPast = (m: Match): boolean => {
  const verb = m.token('verb');
  const others = m.sentence.tokens.filter((each) => each !== verb && isTaggedFinite(each));
  // "salimos" may be either
  const isPast = ({ readings }: Token): boolean =>
    readings.some(({ features }) => (features & (Feature.preterite | Feature.imperfect)) !== 0);
  return others.length > 0 && others.every((each) => isPast(each) || lacksAccent(m.sentence.tokens, each));
};

/** Mi papá manejo todo el viaje; lo que más me gusto fue la playa; entró y golpeo la puerta. */
export const pastTold = defineRule({
  id: 'es.accents.past-told',
  after: 'es.accents.past-subject',
  pattern: [
    form(/[^i]o$|[^aeiou]io$/)
      .and(oneOf(can(Pos.verb, Feature.first | Feature.singular | Feature.present | Feature.indicative), can(Pos.noun)))
      .except(can(Pos.adjective))
      .as('verb')
      .mark(),
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const verb = m.token('verb');
    if (verb.text !== verb.lower || tokens.some(({ lower }) => lower === 'yo')) return false;
    if (accented(m, PAST | Feature.third).length === 0) return false;
    const from = verbGroupFrom(tokens, verb);
    const clitic = tokens[verb.index - 1]?.lower ?? '';
    const opener = tokens[/^(?:más|menos)$/.test(tokens[from - 1]?.lower ?? '') ? from - 2 : from - 1];
    const isRelative = opener?.lower === 'que' && /^(?:me|te|nos|os|le|les|se)$/.test(clitic);
    const owner = subjectBefore(tokens, verb);
    // "mi papá manejo todo el viaje": two nouns do not meet like this
    if (canBeNoun(verb) && owner && PERSONS.has(owner.head.lower) && m.after()?.pos === Pos.determiner)
      return isToldInPast(m);
    if (canBeNoun(verb) && !isRelative && !/^(?:me|te|nos|os|le|les|se|no)$/.test(clitic)) {
      // "hasta que cerro en marzo", "y golpeo la valla": a noun cannot stand there
      const isAlone = from === verb.index;
      if (opener?.lower === 'y')
        return (
          isAlone &&
          /^(?:el|la|los|las|un|una|su|sus|a|al|del?|hasta)$/.test(m.after()?.lower ?? '') &&
          isAfterThird(tokens, from)
        );
      return isAlone && opener?.lower === 'que' && /^(?:hasta|desde)$/.test(tokens[from - 2]?.lower ?? '');
    }
    if (clitic === 'se') return isToldInPast(m);
    // "lo que más me gusto fue", "la que me enseño a leer"
    if (isRelative && clitic !== 'le' && clitic !== 'les')
      return isToldInPast(m) || /^(?:l[ao]s?|el)$/.test(tokens[from - 2]?.lower ?? '');
    // "salió corriendo y no paro hasta la esquina"
    if (opener?.lower === 'y' && clitic === 'no' && isAfterThird(tokens, from)) return isToldInPast(m);
    if (canBeNoun(verb) && opener?.lower !== 'y') return false;
    const subject = subjectBefore(tokens, verb);
    // "el cursor grafico se convierte": it belongs to the noun
    const rest = tokens.slice(verb.index + 1, verb.index + 3);
    if (rest.some(isTaggedFinite)) return false;
    if (subject && subject.number === Feature.singular) return true;
    return opener?.lower === 'y' && from === verb.index && isToldInPast(m) && isAfterThird(tokens, from);
  },
  suggest: (m) => accented(m, PAST | Feature.third),
  wrong: [
    ['Lo que más me gusto fue la noche de los fuegos.', 'Lo que más me gustó fue la noche de los fuegos.'],
    ['Mi tía fue la que me enseño a cocinar.', 'Mi tía fue la que me enseñó a cocinar.'],
    ['El camión entró en el patio y golpeo la valla.', 'El camión entró en el patio y golpeó la valla.'],
    ['Mi hermana compro pan y preparo la cena.', 'Mi hermana compro pan y preparó la cena.'],
    ['El ladrón salió corriendo y no paro hasta la esquina.', 'El ladrón salió corriendo y no paró hasta la esquina.'],
    ['Mi padre manejo todo el viaje y llegamos tarde.', 'Mi padre manejó todo el viaje y llegamos tarde.'],
    ['Trabajé allí hasta que cerro en marzo.', 'Trabajé allí hasta que cerró en marzo.'],
  ],
  right: [
    'El coche que compro es viejo.',
    'Ayer era lunes y trabajo los lunes.',
    'Lo que más te agradezco es tu ayuda.',
    'Lo que les digo es cierto.',
    'Entré y cerré; ahora espero.',
    'Entró y bajo la mesa vio al gato.',
  ],
});

/** el camión entro: a verb in -o whose subject is a thing or a person spoken of. */
const lacksAccent = (tokens: readonly Token[], verb: Token): boolean =>
  /[^i]o$|[^aeiou]io$/.test(verb.lower) && subjectBefore(tokens, verb)?.number === Feature.singular;

/** Whether the verb before "y" is in the third person of the past. */
function isAfterThird(tokens: readonly Token[], from: number): boolean {
  for (let i = from - 2; i >= 0 && tokens[i]?.kind !== 'punctuation'; i--) {
    const token = tokens[i] as Token;
    if (!isTaggedFinite(token)) continue;
    if (lacksAccent(tokens, token)) return true;
    return token.readings.every(
      ({ pos, features }) =>
        (pos !== Pos.verb && pos !== Pos.auxiliary) ||
        ((features & Feature.third) !== 0 && (features & Feature.first) === 0 && (features & Feature.preterite) !== 0),
    );
  }
  return false;
}

/** Whether all that could wish is the "si" of a condition in the present, before the comma: si no responden, la plaza pasara a otro. */
function isAfterCondition(tokens: readonly Token[], verb: Token, wishes: readonly Token[]): boolean {
  const comma = tokens.slice(0, verb.index).findLastIndex(({ text }) => text === ',');
  if (comma < 0 || wishes.some(({ lower, index }) => lower !== 'si' || index > comma)) return false;
  const told = tokens.slice(wishes[0]?.index, comma).filter((each) => isTaggedFinite(each));
  return (
    told.length > 0 &&
    told.every(({ readings }) =>
      readings.some(({ features }) => (features & Feature.present) !== 0 && (features & Feature.indicative) !== 0),
    )
  );
}

/** La garantía te dejara tranquilo: a statement about the future, where no wish or condition stands before it. */
export const futureTold = defineRule({
  id: 'es.accents.future-told',
  after: 'es.accents.future',
  pattern: [
    form(/[aei]r(?:a|as|an)$/)
      .and(can(Pos.verb, Feature.imperfect | Feature.subjunctive))
      .except(can(Pos.noun))
      .except(words('majara'))
      .as('verb')
      .mark(),
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const verb = m.token('verb');
    // "de quedar", a name
    if (verb.text !== verb.lower || m.before()?.pos === Pos.preposition) return false;
    const wishes = tokens.filter(({ lower }) => WISHED.has(lower) && !/^(?:no|porque|nunca)$/.test(lower));
    if (wishes.length > 0 && !isAfterCondition(tokens, verb, wishes)) return false;
    if (tokens[0]?.index !== 0 || clauseBefore(tokens, m.token('verb').index).length === m.token('verb').index + 1)
      return false;
    return fresh(m).length > 0;
  },
  suggest: (m) => fresh(m),
  wrong: [
    ['Con esta crema ahorraras dinero.', 'Con esta crema ahorrarás dinero.'],
    ['Si no responden, la plaza pasara al siguiente.', 'Si no responden, la plaza pasará al siguiente.'],
    ['La nueva ley entrara en vigor en mayo.', 'La nueva ley entrará en vigor en mayo.'],
    ['Los técnicos llegaran a las ocho.', 'Los técnicos llegarán a las ocho.'],
  ],
  right: [
    'Si viniera, me alegraría.',
    'Quería que llamara.',
    'Ojalá llegaran ya.',
    '¡Quién pudiera!',
    'Esta cuchara tiene el mango roto.',
    'Mi vecina está majara.',
  ],
});

const fresh = (m: Match): string[] => accented(m, Feature.future | Feature.indicative);
