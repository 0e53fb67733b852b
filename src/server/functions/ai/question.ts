// What may be asked. The prompt is made here from these fields, so the operator's key answers questions about texts and no others.
import * as v from 'valibot';
import { ASKING_VERSION, type Question } from '../../../lib/ai/tasks.ts';
import { AskRefused } from './failure.ts';

/** Characters of one field: longer ones are no sentences, and no texts that a draft is made from. */
const SENTENCE = 4_000;
const TEXT = 20_000;
const MOST_VARIANTS = 3;

const language = v.picklist(['en', 'fr', 'de', 'it', 'es']);
const field = (most: number) => v.pipe(v.string(), v.maxLength(most, 'too long'));
const sentence = { sentence: field(SENTENCE), before: field(SENTENCE), after: field(SENTENCE), language };
const schema = v.intersect([
  v.object({ v: v.literal(ASKING_VERSION) }),
  v.variant('about', [
    v.object({ about: v.literal('correct'), task: v.strictObject(sentence) }),
    v.object({
      about: v.literal('rewrite'),
      task: v.strictObject({
        ...sentence,
        goal: v.picklist(['clearer', 'shorter', 'formal', 'friendly', 'simpler']),
        variants: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_VARIANTS)),
      }),
    }),
    v.object({
      about: v.literal('draft'),
      task: v.strictObject({ kind: v.picklist(['summary', 'title', 'reply']), text: field(TEXT), language }),
    }),
    v.object({
      about: v.literal('compare'),
      task: v.strictObject({ sentence: field(SENTENCE), other: field(SENTENCE), language }),
    }),
  ]),
]);

/** A question as it was sent. Throws AskRefused. */
export function readQuestion(body: string): Question {
  let given: unknown;
  try {
    given = JSON.parse(body);
  } catch {
    throw new AskRefused('bad_request', 'The question is not JSON');
  }
  const read = v.safeParse(schema, given);
  if (read.success) return read.output;
  const isLong = read.issues.some(({ message }) => message === 'too long');
  throw new AskRefused(isLong ? 'text_too_long' : 'bad_request', 'The question cannot be read');
}

/** What a question counts: the characters of its texts, and something for the answer. */
export function sizeOf({ about, task }: Question): number {
  if (about === 'draft') return task.text.length;
  if (about === 'compare') return 2 * (task.sentence.length + task.other.length);
  const own = task.sentence.length * (about === 'rewrite' ? 1 + task.variants : 2);
  return own + task.before.length + task.after.length;
}
