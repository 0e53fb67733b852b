// Thunderbird over Marionette, the protocol that Mozilla's programs speak by themselves (firefox-source-docs.mozilla.org,
// testing/marionette/Protocol.html): packets `length:[type, id, error, result]`, in the program's own context.
import { spawn } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chord, freePort, stopProgram, waitFor, writePreferences } from '../mozilla/program.ts';

const START_MS = 60_000;
const COLON = 58;

/** Thunderbird, and the window that has been chosen in it. */
export interface Thunderbird {
  /** Runs the body of an asynchronous function with the rights of the program; arguments are in `args`. */
  run<T>(body: string, ...args: readonly unknown[]): Promise<T>;
  /** Waits until a body returns true. */
  until(what: string, body: string, limitMs?: number): Promise<void>;
  /** Goes on in the newest window of a type, once it is there. */
  choose(type: string): Promise<void>;
  /** Presses keys together: `press('Alt', 'Enter')`. */
  press(...keys: string[]): Promise<void>;
  /** Clicks at a place of the window. */
  click(x: number, y: number): Promise<void>;
  /** Writes a picture of the window. */
  shoot(file: string): Promise<void>;
  close(): Promise<void>;
}

/** No greeting, no start page, and add-ons without a signature. */
const PREFERENCES = {
  'mail.provider.suppress_dialog_on_startup': true,
  'mail.shell.checkDefaultClient': false,
  'mailnews.start_page.enabled': false,
  'xpinstall.signatures.required': false,
};

const dial = (port: number): Promise<Socket> =>
  waitFor('an answer of Thunderbird', START_MS, async () => {
    const socket = connect(port, '127.0.0.1');
    return new Promise((resolve) => {
      socket.once('connect', () => resolve(socket));
      socket.once('error', () => resolve(undefined));
    });
  });

/** Commands by their numbers. The first packet is a greeting. */
function createChannel(socket: Socket) {
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
  let last = 0;
  let buffer = Buffer.alloc(0);
  const take = (packet: unknown) => {
    if (!Array.isArray(packet)) return;
    const [, id, error, result] = packet as [number, number, { message: string } | null, unknown];
    const wait = waiting.get(id);
    waiting.delete(id);
    if (error) wait?.reject(new Error(error.message));
    else wait?.resolve(result);
  };
  socket.on('data', (bytes) => {
    buffer = Buffer.concat([buffer, bytes]);
    for (let colon = buffer.indexOf(COLON); colon >= 0; colon = buffer.indexOf(COLON)) {
      const end = colon + 1 + Number(buffer.subarray(0, colon).toString());
      if (buffer.length < end) return;
      take(JSON.parse(buffer.subarray(colon + 1, end).toString()));
      buffer = buffer.subarray(end);
    }
  });
  socket.once('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Thunderbird has ended'));
    waiting.clear();
  });
  return <T>(command: string, parameters: object = {}): Promise<T> => {
    last += 1;
    const id = last;
    const packet = Buffer.from(JSON.stringify([0, id, command, parameters]));
    socket.write(`${packet.length}:${packet.toString()}`);
    return new Promise<T>((resolve, reject) => waiting.set(id, { resolve: (result) => resolve(result as T), reject }));
  };
}

/** Starts Thunderbird without a window, with a profile of its own. `program` is its command. */
export async function startThunderbird(program: string): Promise<Thunderbird> {
  const [port, profile] = [await freePort(), await mkdtemp(join(tmpdir(), 'thunderbird-'))];
  await writePreferences(profile, { ...PREFERENCES, 'marionette.port': port });
  const options = ['--headless', '--no-remote', '--profile', profile, '--marionette', '--remote-allow-system-access'];
  const process_ = spawn(program, options, { stdio: 'ignore', env: { ...process.env, HOME: profile } });
  const socket = await dial(port).catch(async (error: unknown) => {
    await stopProgram(process_, profile);
    throw error;
  });
  const send = createChannel(socket);
  await send('WebDriver:NewSession', { capabilities: { alwaysMatch: {} } });
  await send('Marionette:SetContext', { value: 'chrome' });
  const run = async <T>(body: string, ...args: readonly unknown[]): Promise<T> => {
    const script = `const [...args] = arguments; const done = args.pop();
      (async () => { ${body} })().then((value) => done({ value: value ?? null }), (error) => done({ error: String(error) }));`;
    const { value } = await send<{ value: { value: T; error?: string } }>('WebDriver:ExecuteAsyncScript', {
      script,
      args,
      sandbox: 'system',
      newSandbox: false,
    });
    if (value.error !== undefined) throw new Error(value.error);
    return value.value;
  };
  const until = async (what: string, body: string, limitMs = 30_000) => {
    await waitFor(what, limitMs, async () => (await run<boolean>(body)) || undefined);
  };
  const perform = (actions: object) => send('WebDriver:PerformActions', { actions: [actions] });
  return {
    run,
    until,
    async choose(type) {
      const isIt = `return window === Services.wm.getMostRecentWindow('${type}')`;
      await waitFor(`a window of the type ${type}`, START_MS, async () => {
        for (const handle of await send<string[]>('WebDriver:GetWindowHandles')) {
          await send('WebDriver:SwitchToWindow', { handle, focus: true });
          // One that closes meanwhile is none.
          if (await run<boolean>(isIt).catch(() => false)) return handle;
        }
        return undefined;
      });
    },
    async press(...keys) {
      await perform({ type: 'key', id: 'keyboard', actions: chord(...keys) });
    },
    async click(x, y) {
      const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' };
      const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
      await perform({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
    },
    async shoot(file) {
      const { value } = await send<{ value: string }>('WebDriver:TakeScreenshot', { full: false, hash: false });
      await writeFile(file, Buffer.from(value, 'base64'));
    },
    async close() {
      await send('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => undefined);
      socket.destroy();
      await stopProgram(process_, profile);
    },
  };
}
