// Where the clause of a verb begins and ends when not every word of it can be read.

import { Pos } from '../../../lexicon/features.ts';
import { canBeFinite, isFinite, listed } from '../../../rules/ask.ts';
import { reads, type Sentence, type Token } from '../../../rules/token.ts';
import { isSureFinite, mayBeNonFinite, mayBeRelative, opensClause } from './boundaries.ts';
import { isSingleName } from './candidates.ts';
import { clauseEnd } from './words.ts';

/** The clause of a verb: from its first word to the mark or the "und" that ends it. */
export interface Field {
  readonly start: number;
  /** Where what precedes the verb ends: at the verb, or at a relative clause between. */
  readonly front: number;
  readonly end: number;
  /** Whether all of it could be found: no bracket or quotation mark cuts it short. */
  readonly isShut: boolean;
}

const isClauseVerb = (token: Token): boolean => isFinite(token) && (token.text === token.lower || token.index === 0);

/** Whether it joins two clauses, or two words. */
export const isJoint = (token: Token | undefined): boolean => /^(?:und|oder|sondern)$/.test(token?.lower ?? '');

/** Whether it is a quotation mark. */
export const isQuote = (token: Token | undefined): boolean => /^(?:["“”„»«‚‘’`']+)$/.test(token?.text ?? '');

const isPlainMark = (token: Token | undefined): boolean => /^[.!?,;:]$/.test(token?.text ?? '');

/** Where the clause of a verb in second place begins; -1 if that cannot be told. */
function startOf({ tokens }: Sentence, verb: number): number {
  let joint = -1;
  for (let at = verb - 1; at >= 0; at--) {
    const token = tokens[at] as Token;
    if (isJoint(token) && joint < 0) joint = at;
    if (isClauseVerb(token)) return joint > at ? joint + 1 : -1;
    if (
      opensClause(token) &&
      at < verb - 1 &&
      /^(?:dass|weil|wenn|ob|obwohl|damit|falls|sobald|bevor|nachdem|während|als)$/.test(token.lower)
    )
      return -1;
    if (token.kind !== 'punctuation' || token.text === '-') continue;
    if (/^[;:]$/.test(token.text)) return at + 1;
    // an opening quotation mark at the start of the sentence
    if (at > 0 && isQuote(token) && !isPlainMark(tokens[at - 1])) continue;
    if (at === 0) return /^["„“»«'‚–—-]+$/.test(token.text) ? 1 : -1;
    if (token.text !== ',') return -1;
    if (isPlainMark(tokens[at + 1])) return -1;
    // ", und seine Frau sagt": after another clause
    const isAfterClause = tokens.slice(0, at).some(isClauseVerb);
    return isAfterClause && /^(?:und|aber|denn|doch|sondern|dann|da|so)$/.test(tokens[at + 1]?.lower ?? '')
      ? at + 1
      : -1;
  }
  return 0;
}

function endOf(sentence: Sentence, verb: number): { end: number; isShut: boolean } {
  const { tokens } = sentence;
  let end = clauseEnd(sentence, verb);
  while (isQuote(tokens[end]) && tokens[end + 1]?.kind === 'word') end = clauseEnd(sentence, end + 1);
  for (let at = verb + 1; at < end; at++) {
    if (!isClauseVerb(tokens[at] as Token)) continue;
    for (let joint = at - 1; joint > verb; joint--) if (isJoint(tokens[joint])) return { end: joint, isShut: true };
    return { end: at, isShut: false };
  }
  return { end, isShut: end >= tokens.length || isPlainMark(tokens[end]) || isQuote(tokens[end]) };
}

/** Whether what follows the comma at `at` is a clause of its own, not more of a row. */
export function isClauseBehind(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  if (tokens[at]?.text !== ',') return true;
  const next = tokens[at + 1];
  if (opensClause(next) || /^(?:um|ohne|statt|anstatt|dass|daß|aber|sondern|denn|doch)$/.test(next?.lower ?? ''))
    return true;
  const isRelative =
    mayBeRelative(next) || (next !== undefined && reads(next, Pos.preposition) && mayBeRelative(tokens[at + 2]));
  return isRelative && isSureFinite(tokens[clauseEnd(sentence, at + 1) - 1]);
}

const SUBJUNCTIONS = listed(
  'dass daß weil wenn ob obwohl obgleich da als während bevor ehe nachdem sodass damit falls sofern sobald solange sooft seit seitdem indem bis ' +
    'zumal wie je was wer wo warum wieso weshalb wann wohin woher womit wofür woran worauf wodurch wobei wozu wovon worüber',
);

const RELATIVES = listed('der das dem den dessen deren welcher welches welchem welchen was wo');

/** Where the clause that ends with the verb opens: the index of its first word; -1 if there is none, or another verb in between. */
export function openerOf({ tokens }: Sentence, verb: Token): number {
  for (let at = verb.index - 1; at >= 0; at--) {
    const token = tokens[at] as Token;
    if (isClauseVerb(token) && !(mayBeNonFinite(token) && at === verb.index - 1)) return -1;
    if (token.lower === 'zu' && (tokens[at + 1]?.verbForm ?? 0) !== 0) return -1;
    const before = tokens[at - 1];
    const isAfterJoint = isJoint(before) && SUBJUNCTIONS.has(token.lower) && !mayBeNonFinite(verb);
    const isFirst = before === undefined || before.text === ',' || isAfterJoint;
    if (isFirst && opensClause(token)) return at;
    if (before?.text === ',' && (mayBeRelative(token) || RELATIVES.has(token.lower))) return at;
    if (before?.text === ',' && reads(token, Pos.preposition) && mayBeRelative(tokens[at + 1])) return at + 1;
    if (token.kind === 'punctuation' && token.text !== '-') return -1;
  }
  return -1;
}

/** The clause of a verb in second place; null if it is in another one, or that cannot be told. */
export function fieldOf(sentence: Sentence, verb: Token): Field | null {
  const start = startOf(sentence, verb.index);
  const rest = endOf(sentence, verb.index);
  if (start >= 0 && start < verb.index) return { start, front: verb.index, ...rest };
  const comma = leadOf(sentence, verb.index);
  return comma > 0 ? { start: 0, front: comma, ...rest } : null;
}

/** Where a relative clause or an apposition begins between the words at the front and the verb at `at`: its comma; -1 if there is none. */
function leadOf({ tokens }: Sentence, at: number): number {
  const comma = tokens.findIndex(({ text }) => text === ',');
  if (comma < 1 || tokens[at - 1]?.text !== ',' || comma >= at - 2) return -1;
  const inner = tokens.slice(comma + 1, at - 1);
  if (tokens.slice(0, comma).some((each) => isClauseVerb(each) || opensClause(each))) return -1;
  if (inner.some(({ text }) => /^[,;:.]$/.test(text))) return -1;
  const opener = inner[0] as Token;
  const isRelative = mayBeRelative(opener) || (reads(opener, Pos.preposition) && mayBeRelative(inner[1]));
  const last = inner.at(-1) as Token;
  if (isRelative && canBeFinite(last) && last.text === last.lower) return comma;
  const isBare = !inner.some((each) => isClauseVerb(each) || isJoint(each));
  return isBare && (isSingleName(opener) || /^(?:ein|eine)$/.test(opener.lower)) ? comma : -1;
}
