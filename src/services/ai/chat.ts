// A question to a server that speaks the OpenAI protocol: a stream of pieces, or one whole answer from servers that do not
// stream. Servers that do not know how to keep to a schema are asked again without it, and never with it once that has helped.
import { messagesOf, type Prompt, promptOf } from '../../lib/ai/prompts.ts';
import { readPiece } from '../../lib/ai/reply.ts';
import { createEventReader } from '../../lib/ai/sse.ts';
import type { Question } from '../../lib/ai/tasks.ts';
import { AiError } from './aiError.ts';
import type { AiUsage } from './calls.ts';
import { type AiReply, request } from './request.ts';

type Piece = ReturnType<typeof readPiece>;

/** Where and how to ask. */
export interface ChatTarget {
  url: string;
  headers: Readonly<Record<string, string>>;
  /** Left out where the server knows it. */
  model?: string;
  /** What keeps the answer in shape, most helpful first; moves on to what the server takes. */
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

/** What an answer has taken, as far as its server says. */
const usageOf = ({ prompt_tokens, completion_tokens, cost }: NonNullable<Piece['usage']>): AiUsage => ({
  tokens:
    typeof prompt_tokens === 'number' || typeof completion_tokens === 'number'
      ? { read: prompt_tokens ?? 0, written: completion_tokens ?? 0 }
      : null,
  cost: cost ?? null,
});

/**
 * The same question twice has one answer; some models refuse even that. Most servers that stream say what an answer has taken
 * only if they are asked to.
 */
const forms = (schema: Prompt['schema']) => [
  {
    temperature: 0,
    stream_options: { include_usage: true },
    response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } },
  },
  { temperature: 0, response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } } },
  { temperature: 0, response_format: { type: 'json_object' } },
  { temperature: 0 },
  {},
];

/** A refusal that another form of the question may mend. */
const mayBeShape = (error: unknown): boolean =>
  error instanceof AiError && error.code === 'rejected' && /400|415|422/.test(String(error.params['status']));

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
  for (let at = shapes.at; ; at += 1) {
    const form = all[at] ?? {};
    const own = { ...(model && { model }), messages: messagesOf(prompt), stream: true, ...form };
    const body = target.bodyOf?.(question) ?? JSON.stringify(own);
    try {
      const answer = await request({ url, headers, body, signal }, (reply) => readReply(reply, onContent));
      shapes.at = Math.max(shapes.at, at);
      return answer;
    } catch (error) {
      // A question in a server's own words has one form.
      if (target.bodyOf || !mayBeShape(error) || at >= all.length - 1) throw error;
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
    const { choices, usage, error } = pieceOf(data);
    if (error !== undefined && error !== null)
      throw new AiError('failed', { message: JSON.stringify(error).slice(0, 300) });
    const [choice] = choices;
    answer.content += choice?.delta?.content ?? choice?.message?.content ?? '';
    if (choice?.finish_reason) isDone = true;
    if (choice?.finish_reason === 'length') answer.isCut = true;
    if (usage) reply.call?.end(usageOf(usage));
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

/** A piece of the protocol, or a failure that says that it is none. */
function pieceOf(data: string): Piece {
  try {
    return readPiece(data);
  } catch (cause) {
    throw new AiError('unreadable', { cause });
  }
}
