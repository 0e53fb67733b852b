// Words that put the verb of their clause in the subjunctive: quiero que, es raro que, para que, como si.
import { Feature, Pos } from '../../../lexicon/features.ts';
import { isTaggedFinite, listed } from '../../../rules/ask.ts';
import type { Token } from '../../../rules/token.ts';
import { wordsIn } from '../../../rules/wordRows.ts';
import subjunctives from '../rows/subjunctive.words.tsv';
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
const BEFORE_DE = new Set(wordsIn(subjunctives, 'kind', 'before de'));
/** Phrases that end in "que". */
const FIXED =
  /(?:^|\s)(?:para|sin|a fin de|con tal(?: de)?|en caso de|a no ser|a menos|salvo|antes de|con el fin de|a condición de|hace falta|hacía falta|más vale|vale la pena|parece mentira|da (?:igual|pena|miedo|rabia|gusto|vergüenza|lástima)|no es|una (?:pena|lástima|suerte|vergüenza)|ya es hora de|basta con)$/;
/** Conjunctions of time: a statement about the past or about habits may follow. */
const TIME = /(?:^|\s)(?:hasta|después de|una vez|siempre|tan pronto)$/;
const IMAGINED = /^(?:como si|igual que si)$/;
const SUBJECT = listed(
  'yo tú vos él ella usted nosotros nosotras vosotros vosotras ellos ellas ustedes nadie alguien algo nada todo todos todas esto eso ambos uno cada quizás',
);
const CLAUSE = listed(
  'que quien quienes donde como cuando cuanto si porque aunque mientras pero sino cual cuales cuyo',
);

/** Where the clause of a verb opens: the index of the word before its subject and adverbs; -1 where that is not plain. */
function openerOf(tokens: readonly Token[], verb: Token): number {
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
const isPastForm = (token: Token): boolean =>
  token.readings.some(({ features }) => (features & PAST) !== 0) &&
  !token.readings.some(({ features }) => (features & Feature.present) !== 0 && (features & Feature.indicative) !== 0);

/** The verb that asks, before "que": pedir in "le pido por favor que". */
function askingVerb(tokens: readonly Token[], que: number): Token | undefined {
  let i = que - 1;
  // "sin importar qué archivo"
  if (tokens[que - 2]?.lower === 'sin') return undefined;
  while (/^(?:mucho|muchísimo|favor|por|encarecidamente|también|usted|ustedes|a|todos)$/.test(tokens[i]?.lower ?? ''))
    i--;
  const verb = tokens[i];
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
  if (opener.lower !== 'que') return null;
  if (tokens[at - 1]?.lower === 'ojalá') return { text: 'ojalá que', isPast: false, isTime: false };
  const fixed = FIXED.exec(text);
  if (fixed) return { text: `${fixed[0].trim()} que`, isPast: isToldInPast(tokens, at - 1), isTime: false };
  const time = TIME.exec(text);
  if (time) return { text: `${time[0].trim()} que`, isPast: isToldInPast(tokens, at - 2), isTime: true };
  const asking = askingVerb(tokens, at);
  if (asking) return { text: `${asking.text} que`, isPast: isPastForm(asking), isTime: false };
  const last = tokens[at - 1];
  if (last?.lower === 'de') {
    const noun = tokens[at - 2];
    const isFrame = noun?.readings.some(({ lemma }) => BEFORE_DE.has(lemma)) || BEFORE_DE.has(noun?.lower ?? '');
    return noun && isFrame
      ? { text: `${noun.text} de que`, isPast: isToldInPast(tokens, at - 2), isTime: false }
      : null;
  }
  return last ? judged(tokens, at, last) : null;
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
