// Subjects that do not stand right before their verb: the noun of a relative clause, a phrase behind the verb.
import { Feature, Group, Pos } from '../../../lexicon/features.ts';
import { canBeParticiple, isTaggedFinite, listed } from '../../../rules/ask.ts';
import type { Token } from '../../../rules/token.ts';
import { wordsIn } from '../../../rules/wordRows.ts';
import verbFrames from '../rows/verbFrames.words.tsv';
import { hasObjectPronoun, verbGroupFrom } from './clauseSubjects.ts';
import { nounBits, ONE_FORM } from './nouns.ts';
import { isDeterminer, isManner, isQuality, type Phrase, phraseAt } from './phrases.ts';
import { MEASURE, TIME } from './subjects.ts';

const HAPPEN = new Set(wordsIn(verbFrames, 'alone', 'yes'));
const PLEASE = new Set(wordsIn(verbFrames, 'after me', 'yes'));
const PASSIVE = new Set(wordsIn(verbFrames, 'after se', 'yes'));

const isOf = (token: Token, lemmas: ReadonlySet<string>): boolean =>
  token.readings.some(({ lemma, pos }) => (pos === Pos.verb || pos === Pos.auxiliary) && lemmas.has(lemma));

const PERSONS = listed('me te le nos os les');

const wordBefore = (tokens: readonly Token[], verb: Token): string => tokens[verb.index - 1]?.lower ?? '';

/** Whether the verb is one like gustar, after a pronoun: me gusta, le duele. */
export const isPleasing = (tokens: readonly Token[], verb: Token): boolean =>
  PERSONS.has(wordBefore(tokens, verb)) && isOf(verb, PLEASE);

/** Verbs before an infinitive with the same subject: van a llegar, pueden faltar, suelen gustar. */
const HELPING = listed('ir poder deber soler empezar comenzar volver acabar tener tardar dejar');

/** The verb that says what happens: llegar in "van a llegar"; the verb itself where no infinitive follows. */
export function mainVerb(tokens: readonly Token[], verb: Token): Token {
  if (!isOf(verb, HELPING)) return verb;
  const at = /^(?:a|de|que|en)$/.test(tokens[verb.index + 1]?.lower ?? '') ? verb.index + 2 : verb.index + 1;
  const infinitive = tokens[at];
  return infinitive?.verbForm === Feature.infinitive && infinitive.lower.endsWith('r') ? infinitive : verb;
}

/** Whether the verb has no object of its own, so that a noun beside it is its subject: existir, "me gusta", "se vende". */
export function takesOnlySubject(tokens: readonly Token[], verb: Token): boolean {
  const from = verbGroupFrom(tokens, verb);
  if (hasObjectPronoun(tokens, from, verb)) return false;
  const last = wordBefore(tokens, verb);
  const main = mainVerb(tokens, verb);
  // "se puede ver las obras" may do without a subject
  if (last === 'se') return isOf(verb, PASSIVE);
  if (PERSONS.has(last) && isOf(main, PLEASE)) return true;
  return isOf(main, HAPPEN);
}

/** Verbs whose subject may be an amount of time or money. */
const LEFT = listed('faltar quedar sobrar');

/** What may stand between a verb and the subject behind it: también, todavía, la semana pasada, ayer. */
const ALSO = listed(
  'también todavía aún ya ayer hoy mañana anoche siempre solo sólo solamente únicamente apenas entonces ahora aquí allí ahí además incluso casi mucho muchísimo bastante más poco tampoco',
);

/** Adverbs of two or three words: llegó por fin, quedan al menos. */
const PHRASES =
  /^((?:por (?:fin|suerte|ejemplo|supuesto|completo|desgracia)|al (?:final|menos|fin|instante)|de (?:nuevo|repente|pronto|golpe)|en (?:total|seguida)|a (?:menudo|veces)|otra vez|como (?:mínimo|máximo)|todos los días)) /;

function afterAdverbs(tokens: readonly Token[], at: number): number {
  let i = at;
  for (;;) {
    const ahead = tokens.slice(i, i + 3).map(({ lower }) => lower);
    const phrase = PHRASES.exec(`${ahead.join(' ')} `)?.[1];
    if (phrase !== undefined) i += phrase.split(' ').length;
    else if (ALSO.has(tokens[i]?.lower ?? '') && !isDeterminer(tokens[i])) i++;
    else if (isManner(tokens[i])) i++;
    else {
      const read = /^(?:la|el|esta|este|esa|ese)$/.test(tokens[i]?.lower ?? '') ? phraseAt(tokens, i) : null;
      if (!read || !TIME.test(read.phrase.head.lower) || read.to - i > 3) return i;
      i = read.to;
    }
  }
}

/** The subject phrase right behind a verb that takes no object: "apareció varias manchas". */
export function subjectBehind(tokens: readonly Token[], verb: Token): Phrase | null {
  const at = afterAdverbs(tokens, mainVerb(tokens, verb).index + 1);
  const read = phraseAt(tokens, at);
  if (!read) return null;
  const { phrase, to } = read;
  // "faltan dos semanas": time is what is left
  const isLeft = isOf(verb, LEFT) && !/^(?:el|la|los|las)$/.test(tokens[phrase.from]?.lower ?? '');
  const isAmount = TIME.test(phrase.head.lower) || MEASURE.test(phrase.head.lower);
  if (phrase.head.pos === Pos.properNoun || (isAmount && !isLeft)) return null;
  // "queda claro: los niños", "existe, dos años después": behind a mark, or before another verb, it is something else
  const next = tokens[to];
  if (next && isTaggedFinite(next) && !isQuality(next)) return null;
  if (/^(?:después|antes|atrás|más)$/.test(next?.lower ?? '')) return null;
  return phrase;
}

/** The nouns or the demonstrative that "que" before a verb may stand for, the nearest first; [] where it joins clauses. */
export function nounsOfRelative(tokens: readonly Token[], verb: Token): Token[] {
  const from = verbGroupFrom(tokens, verb);
  if (tokens[from - 1]?.lower !== 'que') return [];
  // "de esas que se te quedan", "las que te gustan": but "con las que", "a los que" are phrases of the verb
  const before = tokens[from - 2];
  if (before && /^(?:[ée]s[oa]s|[ée]st[oa]s|aquell[oa]s|l[oa]s)$/.test(before.lower))
    return /^(?:en|con|a|por|para|sobre|sin|entre)$/.test(tokens[from - 3]?.lower ?? '') ? [] : [before];
  let i = from - 2;
  const isApart = tokens[i]?.text === ',';
  if (isApart) i--;
  const found: Token[] = [];
  // back over adjectives and "noun of noun"
  for (let steps = 0; i >= 0 && steps < 12; steps++, i--) {
    const token = tokens[i] as Token;
    if (token.pos === Pos.noun) found.push(token);
    else if (token.pos === Pos.properNoun || token.kind === 'number') return [];
    else if (isDeterminer(token) || isQuality(token) || isManner(token) || /^(?:más|menos|muy|tan)$/.test(token.lower))
      continue;
    else if (/^(?:del?|y|e|o|u|en|con|para|sin|a|al|entre|por|sobre)$/.test(token.lower) && found.length > 0) continue;
    else break;
  }
  // "unos pasteles de nata que": a noun without an article says of what kind the other one is
  const isKind = (noun: Token): boolean =>
    tokens[noun.index - 1]?.lower === 'de' && nounBits(noun).every((bits) => (bits & Feature.singular) !== 0);
  const bare = found.filter((noun, n) => n === found.length - 1 || !isKind(noun));
  // "uno de los libros que se lee", "a medida que", ", a partir de los datos, que se usa": the noun may be another one
  const last = tokens[i];
  if (isApart && last?.text === ',') return [];
  if (found.some(({ lower }) => /^(?:medida|orden|hecho)$/.test(lower) || TIME.test(lower))) return [];
  const isOneOf = /^(?:un|algun|ningun)[ao]$/.test(last?.lower ?? '') && tokens[i + 1]?.lower === 'de';
  const isOne = tokens.slice(Math.max(0, i), from).some(({ lower }) => /^un[ao]$/.test(lower));
  return isOneOf || (isOne && found.length > 1) ? [] : bare;
}

/** Verbs that mostly have no object: what stands before "que" is their subject. */
const WITHOUT_OBJECT = listed(
  'volver jugar venir ir llegar vivir nacer morir dormir trabajar bailar llorar saltar caer crecer salir entrar participar asistir viajar regresar acudir funcionar nadar dialogar existir brillar acompañar empezar comenzar terminar',
);
/** These have one often enough: a plural behind them, or a pronoun, shows that it is there. */
const OFTEN_WITH = listed('jugar vivir bailar acompañar empezar comenzar terminar saltar');

/** Whether nothing is missing in a relative clause but its subject, since the object stands behind the verb: "que había comprado sus plazas". */
export function hasItsObject(tokens: readonly Token[], verb: Token): boolean {
  const from = verbGroupFrom(tokens, verb);
  // "uno de los que tiene las llaves"
  if (/^l[ao]s$/.test(tokens[from - 2]?.lower ?? '')) return false;
  const before = tokens.slice(0, from - 1).map(({ lower }) => lower);
  // "dice que las obras siguen, que vive mal": a second clause of what is said; "dijo a los socios que iba"
  if (before.at(-1) === ',' && before.includes('que')) return false;
  if (/^(?:l[ao]s|sus|mis|tus)$/.test(before.at(-2) ?? '') && before.at(-3) === 'a') return false;
  // "una de las personas que fue evacuada"
  if (
    /(?:^| )un[ao] de (?:l[ao]s|sus|mis|tus|est[ao]s|es[ao]s) (?:\p{L}+ ){0,3}$/u.test(`${before.slice(-7).join(' ')} `)
  )
    return false;
  if (hasObjectPronoun(tokens, from, verb)) return true;
  const participle = tokens[verb.index + 1];
  const isJoined = ((participle?.verbForm ?? 0) & Feature.pastParticiple) !== 0;
  const at = verb.index + (isJoined ? 2 : 1);
  const isBeside = /^(?:en|con|por|hace|juntos|juntas|a|al)$/.test(tokens[verb.index + 1]?.lower ?? '');
  const isMotion = isOf(verb, WITHOUT_OBJECT) && (isBeside || !isOf(verb, OFTEN_WITH));
  if (isMotion && !hasSubjectBehind(tokens, verb)) return true;
  const isBeing = verb.readings.some(({ lemma }) => lemma === 'estar');
  if (isBeing) {
    const said = tokens[at];
    const isMany = said?.readings.some(
      ({ pos, features }) => pos === Pos.adjective && (features & Feature.plural) !== 0,
    );
    return isMany || /^(?:en|de|muy|sobre|bajo)$/.test(said?.lower ?? '');
  }
  if (verb.readings.some(({ lemma }) => lemma === 'ser')) return false;
  const read = isDeterminer(tokens[at]) ? phraseAt(tokens, at) : null;
  return (
    read !== null &&
    read.phrase.number === Feature.plural &&
    !TIME.test(read.phrase.head.lower) &&
    !MEASURE.test(read.phrase.head.lower) &&
    read.phrase.head.pos === Pos.noun
  );
}

/** Whether a subject of its own may follow the verb of a relative clause: "las cosas que dice mi madre". */
export function hasSubjectBehind(tokens: readonly Token[], verb: Token): boolean {
  const next = tokens[verb.index + 1];
  if (!next) return false;
  const read = phraseAt(tokens, verb.index + 1);
  if (read && TIME.test(read.phrase.head.lower)) return false;
  return (
    isDeterminer(next) ||
    next.pos === Pos.properNoun ||
    next.pos === Pos.pronoun ||
    next.pos === Pos.determiner ||
    next.pos === Pos.noun ||
    next.lower === 'que' ||
    (next.pos === Pos.verb && next.verbForm !== 0 && (next.verbForm & Feature.pastParticiple) === 0)
  );
}

/** Whether what a linking verb says is no noun in the plural: "el precio son de diez euros", "la fiesta fueron bonita". */
export function saysQuality(tokens: readonly Token[], verb: Token): boolean {
  let at = verb.index + 1;
  while (/^(?:muy|tan|más|menos|bastante|demasiado|ya|siempre|también|\p{L}+mente)$/u.test(tokens[at]?.lower ?? ''))
    at++;
  const said = tokens[at];
  // "el tema son un asunto delicado"
  if (said && /^una?$/.test(said.lower))
    return !tokens.slice(at, at + 9).some(({ lower }) => /^(?:[yeou,]|ni)$/.test(lower));
  if (said && ONE_FORM.test(said.lower)) return true;
  if (said?.pos === Pos.preposition) return !/^(?:entre|a|sobre)$/.test(said.lower);
  if (!said || !(isQuality(said) || canBeParticiple(said)) || said.pos === Pos.numeral) return false;
  return (
    said.readings.every(({ features }) => (features & Group.number) !== Feature.plural) &&
    tokens[at + 1]?.pos !== Pos.noun
  );
}
