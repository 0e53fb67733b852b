// `npm run api` as an operator runs it: a process of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { afterAll, describe, expect, it } from 'vitest';

const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

interface Program {
  child: ChildProcess;
  said: () => string;
  told: () => string;
  /** Resolves with what it says once that matches. */
  says: (what: RegExp) => Promise<RegExpExecArray>;
  ended: Promise<number | null>;
}

function start(env: Record<string, string>): Program {
  const child = spawn(process.execPath, ['scripts/api.ts'], {
    env: { ...process.env, PORT: '0', API_LANGUAGES: 'it', API_THREADS: '1', ...env },
  });
  running.add(child);
  let said = '';
  let told = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (told += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  void ended.then(() => running.delete(child));
  return {
    child,
    ended,
    said: () => said,
    told: () => told,
    async says(what) {
      for (;;) {
        const found = what.exec(said);
        if (found) return found;
        if (child.exitCode !== null) throw new Error(told);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
  };
}

describe('the program', () => {
  it('says where it is, and answers what is under way before it stops', async () => {
    const { child, says, said, told, ended } = start({ API_SECONDS: '60' });
    const [, address = ''] = await says(/listens at (\S+)/);
    expect(said()).toContain('for evaluation');
    // The languages are still on their way: the request waits for its own.
    const body = new URLSearchParams({ language: 'it', text: 'Perchè no?' });
    const asked = fetch(`${address}/v2/check`, { method: 'POST', body });
    await new Promise((resolve) => setTimeout(resolve, 300));
    child.kill('SIGTERM');
    const response = await asked;
    expect(response.status).toBe(200);
    expect(((await response.json()) as { matches: object[] }).matches).toHaveLength(1);
    expect(await ended).toBe(0);
    expect(
      told()
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { event: string }).event),
    ).toEqual(['request']);
  }, 90_000);

  it.each([
    [{ PORT: 'none' }, /^PORT is a number/],
    [{ API_LANGUAGES: 'en,xx' }, /^API_LANGUAGES lists/],
    [{ API_LICENSE: 'nonsense' }, /^API_LICENSE: /],
    [{ API_KEYS: '/nowhere/keys.json' }, /keys\.json/],
  ])('tells the operator about %j', async (env, reason) => {
    const { ended, told } = start(env);
    expect(await ended).toBe(2);
    expect(told()).toMatch(reason);
    expect(told()).not.toContain('    at ');
  });
});
