// A language server as an editor runs it: a process that speaks the protocol on standard input and output.
import { type ChildProcess, spawn } from 'node:child_process';

type Message = { id?: number; method?: string; params?: unknown; result?: unknown; error?: { message: string } };

/** A running server. */
export interface EditorSession {
  request<T>(method: string, params: unknown): Promise<T>;
  notify(method: string, params: unknown): void;
  /** The next message of a kind that fits and was not taken before. Rejects after 20 s. */
  next<T>(method: string, fits?: (params: T) => boolean): Promise<T>;
  /** How the process ended. */
  ended: Promise<number | null>;
}

/** Starts a server; `answers` are for its own requests. */
export function startServer(
  command: readonly string[],
  { cwd, env, answers = {} }: { cwd: string; env?: NodeJS.ProcessEnv; answers?: Record<string, unknown> },
): EditorSession {
  const [program = '', ...args] = command;
  const child: ChildProcess = spawn(program, args, {
    cwd,
    env: env ?? process.env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const waiting = new Map<number, (message: Message) => void>();
  const inbox: Message[] = [];
  const listeners = new Set<() => void>();
  let nextId = 1;
  const send = (message: object) => {
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }));
    child.stdin?.write(`Content-Length: ${body.length}\r\n\r\n`);
    child.stdin?.write(body);
  };
  const receive = (message: Message) => {
    if (message.method && message.id !== undefined) {
      send({ id: message.id, result: answers[message.method] ?? null });
    } else if (message.method) {
      inbox.push(message);
      for (const listener of listeners) listener();
    } else if (message.id !== undefined) waiting.get(message.id)?.(message);
  };
  let buffer = Buffer.alloc(0);
  child.stdout?.on('data', (part: Buffer) => {
    buffer = Buffer.concat([buffer, part]);
    for (;;) {
      const head = buffer.indexOf('\r\n\r\n');
      if (head < 0) return;
      const length = Number(/Content-Length: (\d+)/i.exec(buffer.subarray(0, head).toString())?.[1]);
      if (buffer.length < head + 4 + length) return;
      receive(JSON.parse(buffer.subarray(head + 4, head + 4 + length).toString()) as Message);
      buffer = buffer.subarray(head + 4 + length);
    }
  });
  return {
    request: (method, params) =>
      new Promise((resolve, reject) => {
        const id = nextId++;
        waiting.set(id, ({ result, error }) => (error ? reject(new Error(error.message)) : resolve(result as never)));
        send({ id, method, params });
      }),
    notify: (method, params) => send({ method, params }),
    next: (method, fits = () => true) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`no ${method} came`)), 20_000);
        const look = () => {
          const at = inbox.findIndex((one) => one.method === method && fits(one.params as never));
          if (at < 0) return;
          clearTimeout(timer);
          listeners.delete(look);
          resolve(inbox.splice(at, 1)[0]?.params as never);
        };
        listeners.add(look);
        look();
      }),
    ended: new Promise((resolve) => child.once('exit', resolve)),
  };
}
