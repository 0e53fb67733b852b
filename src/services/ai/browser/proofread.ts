// Corrections of a browser's own proofreader. The names of its fields have changed before, so each is read by what it is.
import * as v from 'valibot';
import type { ModelAnswer } from '../../../engine/index.ts';
import { AiError } from '../aiError.ts';

const answer = v.object({ correctedInput: v.optional(v.string()), corrected: v.optional(v.string()) });

/** What a proofreader has said. */
export function readProofread(said: unknown): ModelAnswer {
  const read = v.safeParse(answer, said);
  const text = read.success ? (read.output.correctedInput ?? read.output.corrected) : undefined;
  if (text === undefined) throw new AiError('unreadable', { message: 'no corrected text' });
  return { text, edits: null, isCut: false };
}
