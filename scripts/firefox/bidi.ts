// Firefox over WebDriver BiDi, the protocol that it speaks by itself: as much of it as a person needs who looks, types and clicks.
import { spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chord, freePort, stopProgram, waitFor, writePreferences } from '../mozilla/program.ts';

const START_MS = 60_000;

interface Answer {
  id?: number;
  type?: string;
  result?: unknown;
  message?: string;
  method?: string;
  params?: { level?: string; text?: string; type?: string };
}

/** A page in Firefox. */
export interface FirefoxPage {
  /** Errors on its console so far. */
  readonly complaints: string[];
  open(url: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** What an expression of the page is worth, as JSON; promises are waited for. */
  evaluate<T>(expression: string): Promise<T>;
  /** Waits until an expression is true. */
  until(what: string, expression: string, limitMs?: number): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses keys together: `press('Control', 'a')`. */
  press(...keys: string[]): Promise<void>;
  close(): Promise<void>;
}

/** No greeting and no page of its own. */
const PREFERENCES = {
  'browser.aboutwelcome.enabled': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.shell.checkDefaultBrowser': false,
};

const connect = (port: number): Promise<WebSocket> =>
  waitFor('an answer of Firefox', START_MS, async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/session`);
    return new Promise((resolve) => {
      socket.onopen = () => resolve(socket);
      socket.onerror = () => resolve(undefined);
    });
  });

/** Commands by their numbers, and the errors on the console. */
function createChannel(socket: WebSocket, complaints: string[]) {
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
  let last = 0;
  socket.onmessage = ({ data }) => {
    const { id, type, result, message, method, params } = JSON.parse(String(data)) as Answer;
    if (method === 'log.entryAdded' && params?.level === 'error') complaints.push(params.text ?? '');
    const wait = id === undefined ? undefined : waiting.get(id);
    if (id !== undefined) waiting.delete(id);
    if (type === 'error') wait?.reject(new Error(message));
    else wait?.resolve(result);
  };
  return <T>(method: string, params: object = {}): Promise<T> => {
    last += 1;
    const id = last;
    socket.send(JSON.stringify({ id, method, params }));
    return new Promise<T>((resolve, reject) => waiting.set(id, { resolve: (result) => resolve(result as T), reject }));
  };
}

/** Starts Firefox without a window. `program` is its command. */
export async function startFirefox(program: string): Promise<FirefoxPage> {
  const [port, profile] = [await freePort(), await mkdtemp(join(tmpdir(), 'firefox-'))];
  await writePreferences(profile, PREFERENCES);
  const options = ['--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`, 'about:blank'];
  const process_ = spawn(program, options, { stdio: 'ignore', env: { ...process.env, HOME: profile } });
  const complaints: string[] = [];
  const socket = await connect(port).catch(async (error: unknown) => {
    await stopProgram(process_, profile);
    throw error;
  });
  const send = createChannel(socket, complaints);
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  // A window of its own comes up with the focus, which the first one never has.
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'window' });
  const perform = (actions: object[]) =>
    send('input.performActions', { context, actions: [{ type: 'key', id: 'keyboard', actions }] });
  const evaluate = async <T>(expression: string): Promise<T> => {
    const { result, type, exceptionDetails } = await send<{
      type: string;
      result: { value?: string };
      exceptionDetails?: { text: string };
    }>('script.evaluate', {
      expression: `(async () => JSON.stringify((await (${expression})) ?? null))()`,
      target: { context },
      awaitPromise: true,
    });
    if (type === 'exception') throw new Error(exceptionDetails?.text);
    return JSON.parse(result?.value ?? 'null') as T;
  };
  return {
    complaints,
    evaluate,
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
      await send('browsingContext.activate', { context });
    },
    async resize(width, height) {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async until(what, expression, limitMs = 30_000) {
      await waitFor(what, limitMs, async () => (await evaluate<boolean>(expression)) || undefined);
    },
    async type(text) {
      await perform(
        [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      );
    },
    async press(...keys) {
      await perform(chord(...keys));
    },
    async close() {
      await send('browser.close').catch(() => undefined);
      socket.close();
      await stopProgram(process_, profile);
    },
  };
}
