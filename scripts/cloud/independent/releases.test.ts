// Releases in a store that nobody here wrote: moto, from PyPI. Skipped where it is not there; npm run cloud:independent fetches it.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cachedPython } from '../stock/tools.ts';
import { releaseSteps } from './releases.ts';
import { GATEWAY_KEYS, REGION, type Served, startMoto } from './servers.ts';
import { createSteps } from './steps.ts';

const hasMoto = (program: string) => spawnSync(program, ['-c', 'import moto.server'], { stdio: 'ignore' }).status === 0;
const cached = cachedPython(fileURLToPath(new URL('requirements.txt', import.meta.url)));
const program = [cached, 'python3', 'python'].find((each) => each !== undefined && hasMoto(each));
if (!program) console.log('Releases in moto: not run, no Python with moto (npm run cloud:independent fetches it)');

describe.skipIf(!program)('releases in moto', () => {
  let moto: Served;
  beforeAll(async () => {
    moto = await startMoto(program as string);
    vi.stubEnv('AWS_ACCESS_KEY_ID', GATEWAY_KEYS.accessKeyId);
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', GATEWAY_KEYS.secretAccessKey);
    await fetch(`${moto.url}/site`, { method: 'PUT' });
  }, 90_000);
  afterAll(() => {
    vi.unstubAllEnvs();
    moto?.stop();
  });

  it('go live, replace each other, come back and are finished after an interruption', {
    timeout: 120_000,
  }, async () => {
    const lines: string[] = [];
    const steps = createSteps((line) => lines.push(line));
    await releaseSteps(steps, { bucket: 'site', region: REGION, endpoint: moto.url });
    expect(lines.filter((line) => line.startsWith('  FAIL'))).toEqual([]);
    expect(steps.passed).toBeGreaterThan(4);
  });
});
