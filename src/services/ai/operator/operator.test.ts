// The operator's model as the page asks it: the question goes out as data with the person's token, never a prompt.
import { afterEach, expect, it, vi } from 'vitest';
import type { AiTask } from '../../../lib/ai/tasks.ts';
import type { AuthConfig } from '../../config/config.ts';
import { createOperator, type OperatorEnvironment } from './provider.ts';

const never = new AbortController().signal;
const task: AiTask = { sentence: 'He say so.', before: '', after: '', language: 'en' };
const environment = (changes: Partial<OperatorEnvironment> = {}): OperatorEnvironment => ({
  config: { ai: { function: '/_cloud/ai' }, auth: {} as AuthConfig },
  origin: 'https://spelling.example',
  isSignedIn: () => true,
  isPremium: () => true,
  idToken: async () => 'token',
  ...changes,
});
const operator = (changes?: Partial<OperatorEnvironment>) => createOperator(() => environment(changes));

afterEach(() => vi.unstubAllGlobals());

it('is there for people with the paid plan', async () => {
  expect(operator().receiver()).toEqual({ kind: 'host', host: 'spelling.example' });
  expect(operator({ config: { ai: undefined, auth: undefined } }).receiver()).toBeNull();
  const states = [
    {},
    { isPremium: () => false },
    { isSignedIn: () => false },
    { config: { ai: undefined, auth: undefined } },
  ].map((changes) => operator(changes).probe('en', never));
  expect(await Promise.all(states)).toEqual(['ready', 'premium', 'signIn', 'unavailable']);
  await expect(operator({ isSignedIn: () => false }).correct(task, never)).rejects.toMatchObject({ code: 'signIn' });
  await expect(operator({ config: { ai: undefined, auth: undefined } }).correct(task, never)).rejects.toMatchObject({
    code: 'notConfigured',
  });
});

it('sends the question and the token', async () => {
  const sent: [string, RequestInit][] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push([url, init]);
    const content = JSON.stringify({ corrected: 'He says so.' });
    return Promise.resolve(Response.json({ choices: [{ message: { content }, finish_reason: 'stop' }] }));
  });
  expect(await operator().correct(task, never)).toEqual({ text: 'He says so.', edits: null, isCut: false });
  const [url, { headers, body }] = sent[0] as [string, { headers: Record<string, string>; body: string }];
  expect([url, headers['authorization']]).toEqual(['https://spelling.example/_cloud/ai', 'Bearer token']);
  expect(JSON.parse(body)).toEqual({ v: 1, about: 'correct', task });
});

it.each([
  [401, 'not_signed_in', 'signIn'],
  [402, 'premium_required', 'premium'],
  [413, 'text_too_long', 'textTooLong'],
  [429, 'quota_exceeded', 'quota'],
  [429, 'busy', 'busy'],
  [503, 'unavailable', 'failed'],
] as const)('a refusal with %i %s is told as %s', async (status, code, told) => {
  vi.stubGlobal('fetch', async () => Response.json({ error: { code, message: 'no' } }, { status }));
  await expect(operator().correct(task, never)).rejects.toMatchObject({ code: told });
});
