// The operator's language model: any server that speaks the OpenAI protocol. What it says is passed on piece by piece, and
// nothing else of its answers.
import { messagesOf, promptOf } from '../../../lib/ai/prompts.ts';
import { bytesOf, readPiece } from '../../../lib/ai/reply.ts';
import { createEventReader } from '../../../lib/ai/sse.ts';
import type { Question } from '../../../lib/ai/tasks.ts';
import { AskRefused } from './failure.ts';

/** Where the model is. */
export interface Upstream {
  /** Base address: https://api.example.com/v1 */
  base: string;
  model: string;
  key(): Promise<string>;
  send: typeof fetch;
  log(line: string): void;
}

/** The function lives for 30 seconds. */
const LIMIT_MS = 26_000;
const MOST_TOKENS = 2_000;

/** A piece of an answer in the protocol's words. */
const event = (content: string, finish: string | null): string =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`;

function forms(schema: object): readonly object[] {
  return [{ response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } } }, {}];
}

async function open(upstream: Upstream, question: Question): Promise<Response> {
  const { base, model, key, send, log } = upstream;
  const prompt = promptOf(question);
  const signal = AbortSignal.timeout(LIMIT_MS);
  for (const form of forms(prompt.schema)) {
    const own = { model, messages: messagesOf(prompt), stream: true, max_tokens: MOST_TOKENS, ...form };
    const answer = await send(`${base}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await key()}` },
      body: JSON.stringify(own),
      redirect: 'error',
      signal,
    });
    if (answer.ok && /text\/event-stream/i.test(answer.headers.get('content-type') ?? '')) return answer;
    const { status } = answer;
    // What a model says about a text may repeat it: it is not logged.
    await answer.body?.cancel();
    if (status === 400 || status === 422) continue;
    log(`The model answered ${status}`);
    if (status === 429)
      throw new AskRefused('busy', 'The model is busy', Number(answer.headers.get('retry-after')) || 20);
    break;
  }
  throw new AskRefused('unavailable', 'The model is not available', 30);
}

/** Asks. Rejects with AskRefused; the pieces end early when the model does. */
export async function askUpstream(upstream: Upstream, question: Question): Promise<AsyncGenerator<string>> {
  let answer: Response;
  try {
    answer = await open(upstream, question);
  } catch (error) {
    if (error instanceof AskRefused) throw error;
    upstream.log(`The model cannot be reached: ${error instanceof Error ? error.name : 'unknown'}`);
    throw new AskRefused('unavailable', 'The model is not available', 30);
  }
  return pieces(answer, upstream.log);
}

async function* pieces(answer: Response, log: (line: string) => void): AsyncGenerator<string> {
  let waiting = '';
  let isDone = false;
  const events = createEventReader((data) => {
    if (data.trim() === '[DONE]') return;
    const [choice] = readPiece(data).choices;
    if (!choice) return;
    const finish = choice.finish_reason ?? null;
    if (finish) isDone = true;
    waiting += event(choice.delta?.content ?? '', finish);
  });
  try {
    for await (const bytes of bytesOf(answer)) {
      events.take(bytes);
      if (waiting) yield waiting;
      waiting = '';
    }
    events.end();
    if (waiting) yield waiting;
    if (isDone) yield 'data: [DONE]\n\n';
  } catch (error) {
    // The site sees that the answer has no end.
    log(`The answer broke off: ${error instanceof Error ? error.name : 'unknown'}`);
  }
}
