// Third-party services on loopback: moto (accounts, identities, objects; checks no signatures) and versitygw (objects in a
// folder; checks signatures, conditions and checksums); stripe-mock (requests to Stripe against their description).
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A running service. */
export interface Served {
  url: string;
  stop(): void;
}

/** The keys that the gateway accepts. */
export const GATEWAY_KEYS = { accessKeyId: 'AKIAINDEPENDENT00000', secretAccessKey: 'independent-secret' } as const;
/** The region of both. */
export const REGION = 'us-east-1';

const WAIT_MS = 60_000;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + WAIT_MS;
  while (Date.now() < until && child.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer) return;
    await pause(200);
  }
  child.kill();
  throw new Error(`${url} does not answer`);
}

/** Starts moto. */
export async function startMoto(python: string): Promise<Served> {
  const port = await freePort();
  const child = spawn(python, ['-m', 'moto.server', '-H', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await answers(`${url}/moto-api/`, child);
  return { url, stop: () => void child.kill() };
}

/** Starts stripe-mock. */
export async function startStripeMock(program: string): Promise<Served> {
  const port = await freePort();
  const child = spawn(program, ['-http-addr', `127.0.0.1:${port}`], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await answers(url, child);
  return { url, stop: () => void child.kill() };
}

/** Starts the gateway over a new folder, with one bucket of this name. */
export async function startGateway(program: string, bucket: string): Promise<Served> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'gateway-'));
  const [objects, attributes] = [join(folder, 'objects'), join(folder, 'attributes')];
  mkdirSync(join(objects, bucket), { recursive: true });
  mkdirSync(attributes);
  const address = `127.0.0.1:${port}`;
  const keys = ['--access', GATEWAY_KEYS.accessKeyId, '--secret', GATEWAY_KEYS.secretAccessKey];
  const args = ['--quiet', '--port', address, '--region', REGION, ...keys, '--health', '/health'];
  const child = spawn(program, [...args, 'posix', '--sidecar', attributes, objects], { stdio: 'ignore' });
  await answers(`http://${address}/health`, child);
  return {
    url: `http://${address}`,
    stop() {
      child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
