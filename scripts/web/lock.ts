// Lets one process in at a time, by a folder that only one can create. A lock whose owner has died is taken over.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_AGAIN_MS = 200;
const LIMIT_MS = 15 * 60_000;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function ownerIsGone(lock: string): Promise<boolean> {
  try {
    return !isAlive(Number(await readFile(join(lock, 'pid'), 'utf8')));
  } catch {
    // The owner has created the folder but not signed it yet.
    return false;
  }
}

async function take(lock: string): Promise<boolean> {
  try {
    await mkdir(lock);
  } catch {
    if (await ownerIsGone(lock)) await rm(lock, { recursive: true, force: true });
    return false;
  }
  await writeFile(join(lock, 'pid'), String(process.pid));
  return true;
}

/** Runs `work` while no other process holds the same lock. Rejects if the lock is not free within 15 minutes. */
export async function withLock<T>(lock: string, work: () => Promise<T>): Promise<T> {
  await mkdir(dirname(lock), { recursive: true });
  const deadline = Date.now() + LIMIT_MS;
  while (!(await take(lock))) {
    if (Date.now() > deadline) throw new Error(`${lock} is held by another process; remove it if there is none`);
    await pause(LOOK_AGAIN_MS);
  }
  try {
    return await work();
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}
