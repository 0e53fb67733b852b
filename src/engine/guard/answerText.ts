// The sentence as an answer would have it. Edits count only where there is no doubt what they replace.
import { applyFixes, type TextChange } from '../../lib/textChanges.ts';
import type { DroppedEdit, GuardReason, ModelAnswer } from './types.ts';
import { LONGEST } from './wholeAnswer.ts';

/** The text that an answer makes, or why there is none. */
export type AnswerText =
  | { text: string; dropped: DroppedEdit[]; reason: null }
  | { text: null; dropped: DroppedEdit[]; reason: GuardReason };

/** Where the words to be replaced begin: the only place, or the only one that they stand in as whole words. */
function placeOf(sentence: string, find: string): number {
  const places: number[] = [];
  for (let at = find === '' ? -1 : sentence.indexOf(find); at >= 0; at = sentence.indexOf(find, at + 1))
    places.push(at);
  const isLetter = (at: number) => /[\p{L}\p{M}\d]/u.test(sentence.charAt(at));
  const isInWord = (at: number) => at > 0 && isLetter(at) && isLetter(at - 1);
  const whole = places.filter((at) => !isInWord(at) && !isInWord(at + find.length));
  return whole.length === 1 ? (whole[0] as number) : -1;
}

/** More edits than this are none. */
const MOST = 50;

const none = (reason: GuardReason): AnswerText => ({ text: null, dropped: [], reason });

/** The given sentence without the spaces around it, and what the answer makes of it. */
export function answerText(sentence: string, { text, edits, isCut }: ModelAnswer): AnswerText {
  if (isCut) return none('cutOff');
  if ((text?.length ?? 0) > LONGEST || (edits?.length ?? 0) > MOST) return none('tooLong');
  if (edits === null) return text === null ? none('empty') : { text: text.trim(), dropped: [], reason: null };
  const dropped: DroppedEdit[] = [];
  const changes: TextChange[] = [];
  for (const { find, replace } of edits) {
    if (replace.length > LONGEST) return none('tooLong');
    const place = placeOf(sentence, find);
    const start = Math.max(0, place);
    const change = { start, end: place < 0 ? start : start + find.length, insert: replace };
    const isFree = changes.every((other) => change.end <= other.start || change.start >= other.end);
    if (place >= 0 && isFree) changes.push(change);
    else dropped.push({ change, reason: 'notFound' });
  }
  // The whole sentence is said as well: what it differs in is certain.
  if (dropped.length > 0 && text !== null) return { text: text.trim(), dropped: [], reason: null };
  return { text: applyFixes(sentence, changes), dropped, reason: null };
}
