// Words that put the verb of their clause in the subjunctive: quiero que, es raro que, para que, como si.
import { Feature, Pos } from '../../../lexicon/features.ts';
import { isTaggedFinite, listed } from '../../../rules/ask.ts';
import type { Token } from '../../../rules/token.ts';
import { wordsIn } from '../../../rules/wordRows.ts';
import subjunctives from '../rows/subjunctive.words.tsv';
import governed from '../rows/subjunctivePrepositions.words.tsv';
import { verbGroupFrom } from './clauseSubjects.ts';

/** A word that asks for the subjunctive, as the message names it. */
export interface Frame {
  readonly text: string;
  /** Whether what it says is about the past or imagined: then the past subjunctive follows. */
  readonly isPast: boolean;
  /** Whether a mere statement may follow, too: only what is still to come, or imagined, is then wrong in the indicative. */
  readonly isTime: boolean;
}

const VERBS = new Set(wordsIn(subjunctives, 'kind', 'verb'));
const ADJECTIVES = new Set(wordsIn(subjunctives, 'kind', 'adjective'));
const BEFORE_DE = new Set(wordsIn(governed, 'preposition', 'de'));
/** Phrases that end in "que". */
const FIXED =
  /(?:^|\s)(?:para|sin|a fin de|con tal(?: de)?|en caso de|a no ser|a menos|salvo|antes de|con el fin de|a condición de|hace falta|hacía falta|más vale|vale la pena|parece mentira|da (?:igual|pena|miedo|rabia|gusto|vergüenza|lástima|asco|alegría|coraje|envidia|risa|apuro|reparo|lo mismo)|no es|una (?:pena|lástima|suerte|vergüenza)|ya es hora de|puede|pueda|puede ser|lo más (?:probable|seguro|posible|lógico|normal) es|basta con|siento (?:mucho|muchísimo)|no (?:digo|dijimos|decimos)(?: yo)?|lo (?:normal|lógico|ideal|habitual|recomendable|aconsejable|conveniente|deseable|preferible) (?:es|era|sería)|(?:objetivo|deseo|intención|propósito|ideal) (?:es|era|sería))$/;
/** Conjunctions of time: a statement about the past or about habits may follow. */
const TIME = /(?:^|\s)(?:hasta|después de|una vez|siempre|tan pronto)$/;
const IMAGINED = /^(?:como si|igual que si)$/;
const SUBJECT = listed(
  'yo tú vos él ella usted nosotros nosotras vosotros vosotras ellos ellas ustedes nadie alguien alguno alguna algunos algunas ninguno ninguna muchos muchas varios varias algo nada todo todos todas esto eso ambos uno cada quizás',
);
const CLAUSE = listed(
  'que quien quienes donde como cuando cuanto si porque aunque mientras pero sino cual cuales cuyo',
);

/** Where the clause of a verb opens: the index of the word before its subject and adverbs; -1 where that is not plain. */
export function openerOf(tokens: readonly Token[], verb: Token): number {
  let i = verbGroupFrom(tokens, verb) - 1;
  for (let steps = 0; i >= 0 && steps < 8; steps++, i--) {
    const token = tokens[i] as Token;
    if (CLAUSE.has(token.lower) || /^ojalá$/.test(token.lower)) return i;
    const isSubject =
      token.kind !== 'punctuation' && !isTaggedFinite(token) && (token.pos !== Pos.pronoun || SUBJECT.has(token.lower));
    if (!isSubject || token.pos === Pos.conjunction || token.verbForm !== 0) return -1;
  }
  return -1;
}

const PAST = Feature.preterite | Feature.imperfect | Feature.conditional;
export const isPastForm = (token: Token): boolean =>
  token.readings.some(({ features }) => (features & PAST) !== 0) &&
  !token.readings.some(({ features }) => (features & Feature.present) !== 0 && (features & Feature.indicative) !== 0);

/** "le pedí a mi hermano que", "se ruega a los asistentes que": the index before those who are asked. */
function beforeAsked(tokens: readonly Token[], at: number): number {
  for (let i = at; i > at - 4 && i > 1; i--) {
    const token = tokens[i] as Token;
    if (/^al?$/.test(token.lower))
      return i < at + 1 && /^(?:les?|se|me|nos)$/.test(tokens[i - 2]?.lower ?? '') ? i - 1 : at;
    if (token.pos !== Pos.noun && token.pos !== Pos.properNoun && token.pos !== Pos.determiner) return at;
  }
  return at;
}

/** The verb that asks, before "que": pedir in "le pido por favor que". */
function askingVerb(tokens: readonly Token[], que: number): Token | undefined {
  let i = que - 1;
  // "sin importar qué archivo"
  if (tokens[que - 2]?.lower === 'sin') return undefined;
  while (/^(?:mucho|muchísimo|favor|por|encarecidamente|también|usted|ustedes|a|todos)$/.test(tokens[i]?.lower ?? ''))
    i--;
  i = beforeAsked(tokens, i);
  const verb = tokens[i];
  // "meses hace que": since when
  const before = tokens[i - 1];
  if (verb?.lower.startsWith('hac') && !/^(?:me|te|le|les|nos|os)$/.test(before?.lower ?? '')) {
    if (i !== que - 1 || before?.pos === Pos.noun || /^(?:mucho|poco|tanto|bastante)$/.test(before?.lower ?? ''))
      return undefined;
  }
  const isAsked = /^(?:les?|te|os)$/.test(tokens[i - 1]?.lower ?? '');
  if (!verb || (!isAsked && (verb.pos === Pos.noun || verb.pos === Pos.adjective))) return undefined;
  return verb.readings.some(({ lemma, pos }) => pos === Pos.verb && VERBS.has(lemma)) ? verb : undefined;
}

const textOf = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(Math.max(0, from), to)
    .map(({ lower }) => lower)
    .join(' ');

/** Whether the clause around it is told in the past: its verb, up to four words before. */
const isToldInPast = (tokens: readonly Token[], at: number): boolean => {
  for (let i = at; i >= Math.max(0, at - 4); i--) {
    const token = tokens[i];
    if (token && isTaggedFinite(token)) return isPastForm(token);
  }
  return false;
};

/** Whether "cuando" says when: at the start, or after a verb in the future or an order; elsewhere it may ask. */
function isInTime(tokens: readonly Token[], at: number): boolean {
  if (at === 0) return true;
  if (tokens.slice(0, at).some(({ text }) => text === '¿')) return false;
  return tokens
    .slice(Math.max(0, at - 6), at)
    .some(
      ({ readings, lower }) =>
        readings.some(({ features }) => (features & Feature.future) !== 0 && (features & Feature.indicative) !== 0) ||
        /^(?:avís|llám|dí|escríb|cuént)\p{L}+$/u.test(lower),
    );
}

/** avisaré; voy a avisar, tienes que avisar. */
function isFuture(tokens: readonly Token[], token: Token | undefined): boolean {
  if (!token) return false;
  const [next, second] = tokens.slice(token.index + 1, token.index + 3);
  if (
    next?.lower === 'a' &&
    second?.verbForm === Feature.infinitive &&
    /^(?:voy|vas|va|vamos|vais|van)$/.test(token.lower)
  )
    return true;
  return token.readings.some(
    ({ features }) => (features & Feature.future) !== 0 && (features & Feature.indicative) !== 0,
  );
}

/** Whether the main clause beside a clause of time tells of the future: "hasta que no vengas, no empezaremos". */
function isBesideFuture(tokens: readonly Token[], from: number, verb: Token): boolean {
  if (!verb.readings.some(({ features }) => (features & Feature.present) !== 0)) return false;
  const comma = tokens.findIndex(({ text, index }) => text === ',' && index > verb.index);
  if (from === 0) return comma > 0 && isFuture(tokens, tokens.slice(comma).find(isTaggedFinite));
  return isFuture(tokens, tokens.slice(0, from).findLast(isTaggedFinite));
}

/** What asks for the subjunctive of a verb; null if nothing does. */
export function frameOf(tokens: readonly Token[], verb: Token): Frame | null {
  const at = openerOf(tokens, verb);
  const opener = tokens[at];
  if (!opener) return null;
  if (opener.lower === 'ojalá') return { text: opener.text, isPast: false, isTime: false };
  const text = textOf(tokens, at - 4, at);
  if (opener.lower === 'si')
    // \"tanto si llueve como si nieva\"
    return IMAGINED.test(textOf(tokens, at - 1, at + 1)) && tokens.filter(({ lower }) => lower === 'si').length === 1
      ? { text: 'como si', isPast: true, isTime: false }
      : null;
  if (opener.lower === 'cuando' || (opener.lower === 'como' && text.endsWith('pronto')))
    return isInTime(tokens, at) ? { text: opener.text, isPast: false, isTime: true } : null;
  // "en cuanto llegue", "mientras no me paguen"
  const isWhile = opener.lower === 'mientras' && tokens[at + 1]?.lower === 'no';
  if (isWhile || (opener.lower === 'cuanto' && tokens[at - 1]?.lower === 'en')) {
    const from = isWhile ? at : at - 1;
    const isToCome = isBesideFuture(tokens, from, verb);
    return { text: textOf(tokens, from, isWhile ? at + 2 : at + 1), isPast: false, isTime: !isToCome };
  }
  if (opener.lower !== 'que') return null;
  if (tokens[at - 1]?.lower === 'ojalá') return { text: 'ojalá que', isPast: false, isTime: false };
  const fixed = FIXED.exec(text);
  // "¿no es que andaba mal?" asks for a reason
  if (fixed?.[0].trim() === 'no es' && tokens.some((each) => each.text === '¿')) return null;
  if (fixed) return { text: `${fixed[0].trim()} que`, isPast: isToldInPast(tokens, at - 1), isTime: false };
  const time = TIME.exec(text);
  if (time) {
    const isToCome = time[0].trim() === 'hasta' && isBesideFuture(tokens, at - 1, verb);
    return { text: `${time[0].trim()} que`, isPast: isToldInPast(tokens, at - 2), isTime: !isToCome };
  }
  const nobody = nobodyBefore(tokens, at);
  if (nobody) return { text: nobody, isPast: isToldInPast(tokens, at - 2), isTime: false };
  const asking = askingVerb(tokens, at);
  if (asking) return { text: `${asking.text} que`, isPast: isPastForm(asking), isTime: false };
  const last = tokens[at - 1];
  const aimed = governedBefore(tokens, at);
  if (aimed) return aimed;
  if (last?.lower === 'de') {
    const noun = tokens[at - 2];
    const isFrame = noun?.readings.some(({ lemma }) => BEFORE_DE.has(lemma)) || BEFORE_DE.has(noun?.lower ?? '');
    return noun && isFrame
      ? { text: `${noun.text} de que`, isPast: isToldInPast(tokens, at - 2), isTime: false }
      : null;
  }
  return last ? judged(tokens, at, last) : null;
}

/** Verbs whose "a que" or "con que" states an aim: obligar a que, soñar con que. */
const BEFORE_A = new Set(wordsIn(governed, 'preposition', 'a'));
const BEFORE_CON = new Set(wordsIn(governed, 'preposition', 'con'));

function governedBefore(tokens: readonly Token[], que: number): Frame | null {
  const preposition = tokens[que - 1]?.lower;
  const verb = tokens[que - 2];
  const lemmas = preposition === 'a' ? BEFORE_A : BEFORE_CON;
  if (!verb || !/^(?:a|con)$/.test(preposition ?? '') || !verb.readings.some(({ lemma }) => lemmas.has(lemma)))
    return null;
  return { text: `${verb.text} ${preposition} que`, isPast: isPastForm(verb), isTime: false };
}

/** no hay nadie que, no conozco a nadie que, busco a alguien que: somebody of whom nothing is stated. */
function nobodyBefore(tokens: readonly Token[], que: number): string | null {
  const last = tokens[que - 1]?.lower ?? '';
  const from = Math.max(0, que - 9);
  const text = textOf(tokens, from, que);
  const isNone =
    /(?:^|\s)no (?:(?:me|te|le|nos|os|les|se) )?(?:hay|había|hubo|habrá|existe|existía|conozco|conocemos|conoce|conocía|encuentro|encontramos|encontré|tengo|tenemos|tiene|tenía|queda|quedaba|veo|vi|oí)(?: \p{L}+)? (?:nadie|nada|ning[úu]n\p{L}*(?: \p{L}+)?)(?: (?:aquí|allí|en \p{L}+(?: \p{L}+)?))?$/u.test(
      text,
    );
  if (isNone && !/^(?:más|menos|otro|otra)$/.test(last)) return `${last} que`;
  return /(?:^|\s)(?:busco|buscamos|necesito|necesitamos|buscando|quiero) (?:a )?alguien$/.test(text)
    ? 'alguien que'
    : null;
}

/** es raro que, me parece increíble que, no es cierto que. */
function judged(tokens: readonly Token[], que: number, last: Token): Frame | null {
  const isFrame =
    last.readings.some(({ lemma, pos }) => pos === Pos.adjective && ADJECTIVES.has(lemma)) ||
    ADJECTIVES.has(last.lower);
  const isTrue = /^(?:cierto|verdad|seguro|evidente|obvio)$/.test(last.lower);
  if (!isFrame && !isTrue) return null;
  let i = que - 2;
  while (/^(?:muy|más|bastante|totalmente|completamente)$/.test(tokens[i]?.lower ?? '')) i--;
  const be = tokens[i];
  if (!be?.readings.some(({ lemma }) => /^(?:ser|parecer|resultar|ver|encontrar|considerar)$/.test(lemma))) return null;
  // "¿No es obvio que está ahí?" takes it for true
  if (isTrue && (tokens[i - 1]?.lower !== 'no' || tokens[i - 2]?.text === '¿')) return null;
  return { text: `${last.text} que`, isPast: isPastForm(be), isTime: false };
}
