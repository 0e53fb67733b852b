// What a model has said, read by schema. Models that think aloud, or put their JSON between fences, have said it all the same;
// what else stands around it is an answer in no shape.
import * as v from 'valibot';
import type { ModelAnswer } from '../../engine/index.ts';
import { AiError } from './aiError.ts';

/** Longer answers are given up while they come. */
export const LONGEST_ANSWER = 200_000;

const edit = v.object({ find: v.string(), replace: v.string() });
const corrected = v.object({ corrected: v.optional(v.string()), edits: v.optional(v.array(edit)) });
const variants = v.object({ variants: v.array(v.string()) });
const draft = v.object({ draft: v.string() });

function objectIn(content: string): unknown {
  const said = content
    .replace(/^\s*<think>[\s\S]*?<\/think>/, '')
    .trim()
    .replace(/^```(?:json)?\s*([\s\S]*?)\s*```$/, '$1');
  try {
    return JSON.parse(said);
  } catch (cause) {
    throw new AiError('unreadable', { cause });
  }
}

function readAs<T>(schema: v.GenericSchema<unknown, T>, content: string): T {
  const read = v.safeParse(schema, objectIn(content));
  if (read.success) return read.output;
  throw new AiError('unreadable', { message: read.issues[0].message });
}

const CUT: ModelAnswer = { text: null, edits: null, isCut: true };

/** A correction. An answer that the model itself has cut short is one for the guard. */
export function readCorrection(content: string, isCut: boolean): ModelAnswer {
  if (isCut) return CUT;
  const { corrected: text, edits } = readAs(corrected, content);
  if (text === undefined && !edits) throw new AiError('unreadable', { message: 'neither a sentence nor edits' });
  return { text: text ?? null, edits: edits ?? null, isCut: false };
}

/** Variants of a sentence. */
export function readVariants(content: string, isCut: boolean, most: number): ModelAnswer[] {
  if (isCut) return [CUT];
  const { variants: texts } = readAs(variants, content);
  return texts.slice(0, most).map((text) => ({ text, edits: null, isCut: false }));
}

/** A draft. */
export const readDraft = (content: string): string => readAs(draft, content).draft.trim();

/** As much of a draft as there is while it comes: the text of its field so far, with what is escaped at the end left out. */
export function draftSoFar(content: string): string {
  const [, escaped] = /"draft"\s*:\s*"((?:[^"\\]|\\.)*)/.exec(content) ?? [];
  if (escaped === undefined) return '';
  try {
    return JSON.parse(`"${escaped.replace(/\\u?[\da-f]{0,3}$/i, '')}"`) as string;
  } catch {
    return '';
  }
}
