// A question to a server that speaks the OpenAI protocol: a stream of pieces, or one whole answer from servers that do not
// stream. Servers that do not know how to keep to a schema are asked again without it, and from then on.
import * as v from 'valibot';
import { messagesOf, type Prompt, promptOf } from '../../lib/ai/prompts.ts';
import { createEventReader } from '../../lib/ai/sse.ts';
import type { Question } from '../../lib/ai/tasks.ts';
import { AiError } from './aiError.ts';
import { type AiReply, request } from './request.ts';

/** Where and how to ask. */
export interface ChatTarget {
  url: string;
  headers: Readonly<Record<string, string>>;
  /** Left out where the server knows it. */
  model?: string;
  /** What keeps the answer in shape, most helpful first; moves on when the server refuses it. */
  shapes: ShapeChoice;
  /** The question in a server's own words; that of the protocol if left out. */
  bodyOf?(question: Question): string;
}

/** Which form of `response_format` a server takes. */
export interface ShapeChoice {
  at: number;
}

/** A new server: nothing is known yet. */
export const newShapes = (): ShapeChoice => ({ at: 0 });

/** A whole answer. */
export interface ChatAnswer {
  content: string;
  /** The model ran out of room. */
  isCut: boolean;
}

const piece = v.object({
  choices: v.optional(
    v.array(
      v.object({
        delta: v.optional(v.object({ content: v.nullish(v.string()) })),
        message: v.optional(v.object({ content: v.nullish(v.string()) })),
        finish_reason: v.nullish(v.string()),
      }),
    ),
    [],
  ),
  usage: v.nullish(v.object({ prompt_tokens: v.optional(v.number()), completion_tokens: v.optional(v.number()) })),
  error: v.optional(v.unknown()),
});

/** The same question twice has one answer; some models refuse even that. */
const forms = (schema: Prompt['schema']) => [
  { temperature: 0, response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } } },
  { temperature: 0, response_format: { type: 'json_object' } },
  { temperature: 0 },
  {},
];

/** A refusal that another form of the question may mend. */
const mayBeShape = (error: unknown): boolean =>
  error instanceof AiError && error.code === 'rejected' && /400|415|422|501/.test(String(error.params['status']));

/** Asks. `onContent` gets the answer so far, each time more of it has come. */
export async function chat(
  target: ChatTarget,
  question: Question,
  signal: AbortSignal,
  onContent: (soFar: string) => void = () => undefined,
): Promise<ChatAnswer> {
  const { url, headers, model, shapes } = target;
  const prompt = promptOf(question);
  const all = forms(prompt.schema);
  for (;;) {
    const form = all[shapes.at] ?? {};
    const own = { ...(model && { model }), messages: messagesOf(prompt), stream: true, ...form };
    const body = target.bodyOf?.(question) ?? JSON.stringify(own);
    try {
      return await request({ url, headers, body, signal }, (reply) => readReply(reply, onContent));
    } catch (error) {
      if (!mayBeShape(error) || shapes.at >= all.length - 1) throw error;
      shapes.at += 1;
    }
  }
}

async function readReply(reply: AiReply, onContent: (soFar: string) => void): Promise<ChatAnswer> {
  const answer = { content: '', isCut: false };
  let isDone = false;
  const take = (data: string) => {
    if (data.trim() === '[DONE]') {
      isDone = true;
      return;
    }
    const { choices, usage, error } = readPiece(data);
    if (error !== undefined && error !== null)
      throw new AiError('failed', { message: JSON.stringify(error).slice(0, 300) });
    const [choice] = choices;
    answer.content += choice?.delta?.content ?? choice?.message?.content ?? '';
    if (choice?.finish_reason) isDone = true;
    if (choice?.finish_reason === 'length') answer.isCut = true;
    if (usage) reply.call?.end({ read: usage.prompt_tokens ?? 0, written: usage.completion_tokens ?? 0 });
  };
  const type = reply.response.headers.get('content-type') ?? '';
  if (/text\/event-stream/i.test(type)) {
    const events = createEventReader(take);
    for await (const bytes of reply.chunks()) {
      events.take(bytes);
      onContent(answer.content);
    }
    events.end();
  } else if (/text\/html/i.test(type))
    throw new AiError('page', { params: { host: new URL(reply.response.url).host } });
  else {
    take(await reply.text());
    onContent(answer.content);
  }
  if (!isDone) throw new AiError('cut', { message: 'the stream ended before the answer' });
  return answer;
}

function readPiece(data: string): v.InferOutput<typeof piece> {
  try {
    return v.parse(piece, JSON.parse(data));
  } catch (cause) {
    throw new AiError('unreadable', { cause });
  }
}
