// A corrected mistake as an exercise: a sentence with a gap, to be filled in by writing or by choosing one of two forms. Pure.
import type { Slip } from '../../../services/progress/types.ts';

/** A sentence with a gap. */
export interface Exercise {
  readonly lead: string;
  readonly rest: string;
  readonly answer: string;
  /** The two forms to choose from; without them the word is written. */
  readonly options?: readonly [string, string];
}

const LETTERS = /^[\p{L}\p{M}'’-]+$/u;
const FIRST_WORD = /^\s*\S+/;
const LAST_WORD = /\S+\s*$/;

/** Where only a space, a mark or a capital differs, or a word is too much, the eye decides, not the hand. */
const isWritten = ({ before, after, kind }: Slip) =>
  kind === 'spelling' && LETTERS.test(before) && LETTERS.test(after) && before.toLowerCase() !== after.toLowerCase();

/** With a word on one side: a form that is empty, or a mark alone, cannot be pointed at. */
function widened({ lead, rest, before, after }: Slip) {
  if ([before, after].every((form) => /[\p{L}\p{N}]/u.test(form))) return { lead, rest, before, after };
  const left = LAST_WORD.exec(lead)?.[0] ?? '';
  const right = left === '' ? (FIRST_WORD.exec(rest)?.[0] ?? '') : '';
  return {
    lead: lead.slice(0, lead.length - left.length),
    rest: rest.slice(right.length),
    before: left + before + right,
    after: left + after + right,
  };
}

/** A number that is the same for the same text: which of two forms comes first. */
const parity = (text: string) => [...text].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 2;

/** See the head of this file. */
export function exerciseOf(slip: Slip): Exercise {
  if (isWritten(slip)) return { lead: slip.lead, rest: slip.rest, answer: slip.after };
  const { lead, rest, before, after } = widened(slip);
  const options = parity(slip.id) === 0 ? ([before, after] as const) : ([after, before] as const);
  return { lead, rest, answer: after, options };
}

const plain = (text: string) => text.trim().normalize('NFC').replace(/’/g, "'");

/** Whether an answer is right; a capital matters only where it was the mistake. */
export const isRight = ({ answer, options }: Exercise, given: string): boolean =>
  options ? given === answer : plain(given).toLowerCase() === plain(answer).toLowerCase();
