// npm run cloud:independent: runs the product's services against third-party implementations. The local cloud has the same
// authors as the product, so a misunderstanding that both share shows only here. Tools are fetched into .cache.
import 'fake-indexeddb/auto';
import { fileURLToPath } from 'node:url';
import { goProgram, python, Unavailable } from '../stock/tools.ts';
import { accountSteps, install } from './accounts.ts';
import { documentSteps } from './documents.ts';
import { objectSteps } from './objects.ts';
import { paymentSteps } from './payments.ts';
import { releaseSteps } from './releases.ts';
import { GATEWAY_KEYS, REGION, type Served, startGateway, startMoto, startStripeMock } from './servers.ts';
import { createSteps } from './steps.ts';

const GATEWAY = 'github.com/versity/versitygw/cmd/versitygw@v1.8.0';
const STRIPE_MOCK = 'github.com/stripe/stripe-mock@v0.203.0';
const BUCKET = 'documents';
const SITE_BUCKET = 'site';
/** Exit status if no tool is available: nothing was found wrong, but nothing was checked. */
const NOT_RUN = 2;

const say = (line: string) => console.log(line);
// What the product logs about failures on the other side is already in the steps.
for (const kind of ['info', 'warn'] as const) console[kind] = () => {};
const steps = createSteps(say);
const running: Served[] = [];

/** Gives the keys to the stock client in the place where an operator has them. */
function useKeys({ accessKeyId, secretAccessKey }: { accessKeyId: string; secretAccessKey: string }): void {
  process.env['AWS_ACCESS_KEY_ID'] = accessKeyId;
  process.env['AWS_SECRET_ACCESS_KEY'] = secretAccessKey;
}

/** Runs a part; if its tool is missing the part is skipped, with the reason. */
async function part(name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    say(`${name}: not run: ${error.message}`);
  }
}

try {
  await part('moto', async () => {
    const program = python(fileURLToPath(new URL('requirements.txt', import.meta.url)), say);
    const moto = await startMoto(program);
    running.push(moto);
    const place = await install(moto.url, BUCKET);
    const lacks = {
      signatures: 'moto checks no signatures',
      conditionsOfParts: 'moto does not look at conditions when an upload in parts is completed',
    };
    say('moto: accounts and keys; with these keys objects and documents');
    await accountSteps(steps, place, async (getCredentials) => {
      const world = { endpoint: moto.url, region: REGION, bucket: BUCKET, getCredentials };
      await objectSteps(steps, world, lacks);
      await documentSteps(steps, world, 'moto', lacks);
    });
    say('moto: releases of the site');
    useKeys(GATEWAY_KEYS);
    await fetch(`${moto.url}/${SITE_BUCKET}`, { method: 'PUT' });
    await releaseSteps(steps, { bucket: SITE_BUCKET, region: REGION, endpoint: moto.url });
  });
  await part('versitygw', async () => {
    const gateway = await startGateway(goProgram('versitygw', GATEWAY, say), BUCKET);
    running.push(gateway);
    say('versitygw: objects and documents, with signatures, conditions and checksums');
    // A person for each part: what the first leaves behind would take the room of the second.
    const worldOf = (person: string) => {
      const keys = { ...GATEWAY_KEYS, sessionToken: '', identityId: `${REGION}:${person}`, authenticated: true };
      const getCredentials = async () => ({ ...keys, expiration: new Date(Date.now() + 3_600_000) });
      return { endpoint: gateway.url, region: REGION, bucket: BUCKET, getCredentials };
    };
    await objectSteps(steps, worldOf('keeper'), {});
    await documentSteps(steps, worldOf('writer'), 'gateway', {});
    say('versitygw: releases of the site');
    useKeys(GATEWAY_KEYS);
    await releaseSteps(steps, { bucket: BUCKET, region: REGION, endpoint: gateway.url });
  });
  await part('stripe-mock', async () => {
    const mock = await startStripeMock(goProgram('stripe-mock', STRIPE_MOCK, say));
    running.push(mock);
    say('stripe-mock: every request to Stripe');
    await paymentSteps(steps, mock.url);
  });
  const { passed, failed } = steps;
  say(`${passed} passed, ${failed} failed`);
  if (passed + failed === 0) process.exitCode = NOT_RUN;
  if (failed > 0) process.exitCode = 1;
} finally {
  for (const { stop } of running) stop();
}
