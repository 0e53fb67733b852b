// Candidates for the subject of a clause: its noun phrases and the cells they allow, leaving out those after prepositions.
import { Feature, Group, Pos } from '../../../lexicon/features.ts';
import { isFinite, listed } from '../../../rules/ask.ts';
import { perPlace } from '../../../rules/perPlace.ts';
import type { Sentence, Token } from '../../../rules/token.ts';
import { reads } from '../../../rules/token.ts';
import { cellsAs } from './cells.ts';
import { phraseAt } from './nounPhrase.ts';
import { clauseEnd, clauseStart } from './words.ts';

/** The nominative singular, and the nominative plural. */
export const NOMINATIVE_SINGULAR = 0x7;
export const NOMINATIVE_PLURAL = 0x8;
const ONLY_PLURAL = 0x8888;

/** Words that open a verb-final clause. */
export const OPENING = listed(
  'dass daß weil wenn ob obwohl da als während bevor nachdem sodass damit falls sobald solange seit seitdem wie wo warum wann wieso weshalb',
);

/** A noun phrase of a clause. */
export interface ClausePhrase {
  from: number;
  /** Its noun. */
  noun: Token;
  cells: number;
  /** Without an article or an adjective before it. */
  isBare: boolean;
}

/** What a clause tells about its subject; null if it cannot be judged (unknown words, several verbs). */
export interface Clause {
  start: number;
  end: number;
  phrases: readonly ClausePhrase[];
  /** A pronoun or name that can be a singular subject, or a plural one. */
  hasSingularPronoun: boolean;
  hasPluralPronoun: boolean;
  hasConjunction: boolean;
}

const JOINING = listed('und oder sowie sowohl weder bzw samt bis beziehungsweise sondern');
const PLURAL_WORDS = listed(
  'wir sie beide alle viele einige andere mehrere manche wenige welche ihr zwei drei die diese',
);

function isPluralNominative({ pos, features }: { pos: number; features: number }): boolean {
  return (
    pos === Pos.pronoun &&
    (features & Feature.plural) !== 0 &&
    ((features & Group.case) === 0 || (features & Feature.nominative) !== 0)
  );
}

function isSingularNominative({ pos, features }: { pos: number; features: number }): boolean {
  return (
    (pos === Pos.pronoun || pos === Pos.determiner) &&
    (features & Feature.plural) === 0 &&
    ((features & Group.case) === 0 || (features & Feature.nominative) !== 0)
  );
}

const IN_PLURAL = /^(?:viele|alle|einige|mehrere|wenige|beide|manche)$/;

const REFLEXIVE = listed('sich mich dich uns euch mir dir ihm ihn ihnen');

/** Reads the clause of the finite verb `verb`, from its first token (`start`) up to `end`. */
export function clauseOf(sentence: Sentence, verb: Token, start: number, end: number): Clause | null {
  const { tokens } = sentence;
  const phrases: ClausePhrase[] = [];
  let [hasSingularPronoun, hasPluralPronoun, hasConjunction] = [false, false, false];
  for (let at = start; at < end; ) {
    const token = tokens[at] as Token;
    if (token === verb) {
      at++;
      continue;
    }
    // an unknown word, a number or another verb: no judgement is possible
    if (token.kind !== 'word' || (token.readings.length === 0 && token.pos !== Pos.properNoun)) return null;
    if (isFinite(token) && token.text === token.lower) return null;
    if (token.lower === 'zu' && (tokens[at + 1]?.verbForm ?? 0) !== 0) return null;
    if (token.pos === Pos.conjunction || JOINING.has(token.lower)) hasConjunction = true;
    if (
      token.pos === Pos.preposition ||
      (reads(token, Pos.preposition) && token.pos !== Pos.adverb && token.pos !== Pos.particle)
    ) {
      at = afterPhrase(sentence, at + 1, end);
      // mit Salz und Pfeffer
      while (at < end && (tokens[at]?.pos === Pos.conjunction || tokens[at]?.lower === 'und')) {
        const next = afterPhrase(sentence, at + 1, end);
        if (next === at + 1) break;
        hasConjunction = true;
        at = next;
      }
      continue;
    }
    const phrase = phraseAt(sentence, at);
    if (phrase && phrase.noun.index < end && phrase.noun.pos !== Pos.properNoun) {
      const adjectives = phrase.adjectives.reduce((cells, each) => cells & cellsAs(each, Pos.adjective), 0xffff);
      const both = phrase.determinerCells & phrase.nounCells;
      // the words do not agree, but which of them is wrong is another question
      if (both !== 0 && (both & adjectives) === 0) return null;
      phrases.push({
        from: at,
        noun: phrase.noun,
        cells: both & adjectives & (IN_PLURAL.test(token.lower) ? ONLY_PLURAL : 0xffff),
        isBare: phrase.noun.index === at,
      });
      // an article that may just as well be a pronoun: das Kinder lieben
      if (at === start && both === 0) hasSingularPronoun = true;
      at = phrase.noun.index + 1;
      continue;
    }
    if (
      token.pos === Pos.properNoun ||
      (token.text !== token.lower &&
        at > 0 &&
        !reads(token, Pos.verb) &&
        token.pos !== Pos.pronoun &&
        token.pos !== Pos.determiner &&
        token.pos !== Pos.adverb)
    ) {
      hasSingularPronoun = true;
      // a noun tagged as a name, but certainly singular: Geburtstag
      const nouns = token.readings.filter(({ pos }) => pos === Pos.noun);
      if (nouns.length === 0 || nouns.some(({ features }) => (features & Feature.singular) === 0))
        hasPluralPronoun = true;
    } else if (!REFLEXIVE.has(token.lower)) {
      if (PLURAL_WORDS.has(token.lower) || token.readings.some(isPluralNominative)) hasPluralPronoun = true;
      if (
        token.readings.some(isSingularNominative) ||
        /^(?:ich|was|wer|nichts|etwas|alles|viel|mehr|genug|wenig|niemand|jemand)$/.test(token.lower)
      )
        hasSingularPronoun = true;
    }
    at++;
  }
  return { start, end, phrases, hasSingularPronoun, hasPluralPronoun, hasConjunction };
}

/** The first index after the words that a preposition governs. */
function afterPhrase(sentence: Sentence, from: number, end: number): number {
  const { tokens } = sentence;
  const phrase = phraseAt(sentence, from);
  if (phrase && phrase.noun.index < end) return phrase.noun.index + 1;
  let at = from;
  while (
    at < end &&
    (tokens[at]?.pos === Pos.determiner || tokens[at]?.pos === Pos.adjective || tokens[at]?.pos === Pos.numeral)
  )
    at++;
  const next = tokens[at];
  if (
    at < end &&
    next &&
    (next.pos === Pos.properNoun || next.pos === Pos.pronoun || next.pos === Pos.noun || next.pos === Pos.adverb)
  )
    at++;
  return Math.max(at, from);
}

/** The end of the clause, or the "und" before another verb: Das Personal war nett und hat geholfen. */
function predicateEnd(sentence: Sentence, verb: Token): number {
  const { tokens } = sentence;
  const end = clauseEnd(sentence, verb.index);
  for (let at = verb.index + 2; at < end - 1; at++) {
    if (/^(?:und|aber|oder)$/.test(tokens[at]?.lower ?? '') && isFinite(tokens[at + 1])) return at;
  }
  return end;
}

const clauseOfVerb = perPlace((sentence, at): Clause | null => {
  const { tokens } = sentence;
  const verb = tokens[at] as Token;
  const start = clauseStart(sentence, verb.index);
  const end = predicateEnd(sentence, verb);
  const first = tokens[start];
  // "Tier- und Pflanzenwelt", a bracket: the clause goes on
  if (!first || /^[-(\u2013/]/.test(tokens[end]?.text ?? '')) return null;
  const before = tokens[start - 1];
  const isOpened = before === undefined || before.text === ',';
  if (isOpened && OPENING.has(first.lower) && first.index < verb.index - 1) {
    if (verb.index !== end - 1) return null;
    return clauseOf(sentence, verb, start + 1, end);
  }
  const joined = verb.index < end - 1 ? afterConjunction(sentence, verb, start) : 0;
  if (joined > 0) return clauseOf(sentence, verb, joined, end);
  // after a salutation the sentence starts afresh: Lieber Herr Baum, leider sind ...
  const opening = tokens.slice(0, start);
  const isSalutation = /^(?:sehr|liebe|lieber|hallo|hi|hey|guten|moin|ja|nein|sorry|also)$/.test(
    tokens[0]?.lower ?? '',
  );
  if (first === verb || opening.some(isFinite) || (!isSalutation && opening.some((token) => token.kind === 'word')))
    return null;
  // "Die Kinder hat, wie du weißt, der Opa abgeholt": the subject may follow
  if (tokens[end]?.text === ',' && end - verb.index < 3) return null;
  return clauseOf(sentence, verb, start, end);
});

/** The clause of a finite verb that starts the sentence, or that ends a clause opened by a subjunction; null otherwise. */
export const judgedClause = (sentence: Sentence, verb: Token): Clause | null => clauseOfVerb(sentence, verb.index);

const JOINS = listed('und aber denn doch oder');

/** The start of "und die Straßen sind eng": a phrase between a conjunction and its verb, after another verb; otherwise 0. */
function afterConjunction(sentence: Sentence, verb: Token, start: number): number {
  const { tokens } = sentence;
  for (let at = verb.index - 2; at >= Math.max(start, 1, verb.index - 5); at--) {
    if (!JOINS.has(tokens[at]?.lower ?? '')) continue;
    const phrase = phraseAt(sentence, at + 1);
    const isWhole = phrase?.determiner !== undefined && phrase.noun.index === verb.index - 1;
    return isWhole && tokens.slice(0, at).some(isFinite) ? at + 1 : 0;
  }
  return 0;
}

/** Whether the phrase can be the subject, and only as a plural. */
export const isPluralSubject = ({ cells }: ClausePhrase): boolean =>
  (cells & NOMINATIVE_PLURAL) !== 0 && (cells & ~ONLY_PLURAL) === 0;

/** Whether the phrase can be the subject, and only as a singular. */
export const isSingularSubject = ({ cells }: ClausePhrase): boolean =>
  (cells & NOMINATIVE_SINGULAR) !== 0 && (cells & 0x88) === 0;
