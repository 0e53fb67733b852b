// What a model has said, read by schema. Models that think aloud, or put their JSON between fences, have said it all the same;
// what else stands around it is an answer in no shape.
import * as v from 'valibot';
import type { ModelAnswer } from '../../engine/index.ts';
import { type CompareTask, DIFFERENCES } from '../../lib/ai/tasks.ts';
import { AiError } from './aiError.ts';

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

const difference = v.object({
  kind: v.fallback(v.picklist(DIFFERENCES), 'meaning'),
  here: v.fallback(v.string(), ''),
  there: v.fallback(v.string(), ''),
});
const comparison = v.object({ same: v.boolean(), differences: v.fallback(v.array(difference), []) });

/** Words by which a model says that two sentences differ; '' where nothing stands on that side. */
export type Difference = v.InferOutput<typeof difference>;

/** What a model says about two sentences. Without differences that can be found in them, `isSame` alone is its word. */
export interface Comparison {
  isSame: boolean;
  differences: Difference[];
}

/** More are no help. */
const MOST_DIFFERENCES = 8;

/** A comparison: only words that stand in the two sentences are kept of it, so that nothing else of an answer can be shown. */
export function readComparison(content: string, isCut: boolean, { sentence, other }: CompareTask): Comparison {
  if (isCut) throw new AiError('cut', { message: 'the comparison has no end' });
  const said = readAs(comparison, content);
  const told = new Set<string>();
  const differences = said.differences
    .map(({ kind, here, there }) => ({ kind, here: here.trim(), there: there.trim() }))
    .filter(({ here, there }) => {
      const isNew = !told.has(`${here}|${there}`);
      told.add(`${here}|${there}`);
      return isNew && here !== there && sentence.includes(here) && other.includes(there);
    })
    .slice(0, MOST_DIFFERENCES);
  return { isSame: said.same && differences.length === 0, differences };
}

/** A draft. */
export const readDraft = (content: string): string => readAs(draft, content).draft.trim();

/** As much of a draft as there is while it comes: the text of its field so far, without half an escape or half a character. */
export function draftSoFar(content: string): string {
  const [, escaped] = /"draft"\s*:\s*"((?:[^"\\]|\\u[\da-f]{4}|\\[^u])*)/i.exec(content) ?? [];
  if (escaped === undefined) return '';
  try {
    return (JSON.parse(`"${escaped}"`) as string).replace(/[\ud800-\udbff]$/, '');
  } catch {
    return '';
  }
}
