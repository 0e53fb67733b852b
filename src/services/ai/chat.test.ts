// Servers that refuse a form of the question: which ones they are asked in, and what is remembered of it.
import { afterEach, expect, it, vi } from 'vitest';
import type { Question } from '../../lib/ai/tasks.ts';
import { type ChatTarget, chat, newShapes } from './chat.ts';

const never = new AbortController().signal;
const task = { sentence: 'He say so.', before: '', after: '', language: 'en' } as const;
const question: Question = { about: 'correct', task };
const good = () => Response.json({ choices: [{ message: { content: '{}' }, finish_reason: 'stop' }] });

/** A server by what it answers to the format of each question; the formats that it was asked in. */
function serve(answer: (format: string, temperature: number | undefined) => Response): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    const { response_format, temperature, stream_options } = JSON.parse(body as string) as {
      response_format?: { type: string };
      temperature?: number;
      stream_options?: object;
    };
    const format = stream_options ? 'usage' : (response_format?.type ?? 'none');
    asked.push(temperature === undefined ? 'bare' : format);
    return answer(format, temperature);
  });
  return asked;
}
const refused = (status: number) => new Response('{"error": "no"}', { status });
const server = (): ChatTarget => ({ url: 'https://models.example/v1', headers: {}, model: 'm', shapes: newShapes() });

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['no question about tokens', ['usage', 'json_schema'], (format: string) => format !== 'usage'],
  ['no schema', ['usage', 'json_schema', 'json_object'], (format: string) => /object|none/.test(format)],
  ['no format', ['usage', 'json_schema', 'json_object', 'none'], (format: string) => format === 'none'],
  [
    'no temperature',
    ['usage', 'json_schema', 'json_object', 'none', 'bare'],
    (_: string, temperature: number | undefined) => temperature === undefined,
  ],
] as const)(
  'a server that takes %s is asked again, and from then on in the form that it takes',
  async (_, forms, takes) => {
    const asked = serve((format, temperature) => (takes(format, temperature) ? good() : refused(400)));
    const target = server();
    await chat(target, question, never);
    expect(asked).toEqual(forms);
    asked.length = 0;
    await chat(target, question, never);
    expect(asked).toEqual([forms.at(-1)]);
  },
);

it('a question that a server refuses in every form says nothing about the forms', async () => {
  let isLong = true;
  const asked = serve(() => (isLong ? refused(400) : good()));
  const target = server();
  await expect(chat(target, question, never)).rejects.toMatchObject({ code: 'rejected', params: { status: 400 } });
  expect(asked).toHaveLength(5);
  isLong = false;
  asked.length = 0;
  await chat(target, question, never);
  expect(asked).toEqual(['usage']);
});

it.each([401, 404, 429, 500, 501])('a refusal for another reason is none of the form: %i', async (status) => {
  const asked = serve(() => refused(status));
  await expect(chat(server(), question, never)).rejects.toMatchObject({ name: 'AiError' });
  expect(asked).toHaveLength(1);
});

it('a question in the words of a server is asked once', async () => {
  const asked = serve(() => refused(400));
  const own = { ...server(), bodyOf: () => '{"v":1}' };
  await expect(chat(own, question, never)).rejects.toMatchObject({ code: 'rejected' });
  expect(asked).toHaveLength(1);
});
