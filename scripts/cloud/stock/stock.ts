// npm run cloud:stock: runs unmodified Python clients from their registry against the local cloud. They are fetched into
// .cache, so this needs Python and a network connection, and is not part of the tests.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { AuthenticationDetails, CognitoUser, CognitoUserPool } from 'amazon-cognito-identity-js';
import { createLocalCloud } from '../local/core/cloud.ts';
import { NAMES } from '../local/core/settings.ts';
import { serveCloud } from '../local/mount.ts';
import { memoryStore } from '../local/stores/memory.ts';
import { python, runCheck, type Tally, Unavailable } from './tools.ts';

/** Exit status if a tool is unavailable: nothing was found wrong, but nothing was checked. */
const NOT_RUN = 2;
const EMAIL = 'ada@example.com';
const PASSWORD = 'correct horse battery';

const say = (line: string) => console.log(line);
const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

function signIn(site: string): Promise<string> {
  const Pool = new CognitoUserPool({
    UserPoolId: NAMES.userPoolId,
    ClientId: NAMES.clientId,
    endpoint: `${site}/_cloud/idp`,
  });
  const user = new CognitoUser({ Username: EMAIL, Pool });
  const details = new AuthenticationDetails({ Username: EMAIL, Password: PASSWORD });
  return new Promise((resolve, reject) => {
    user.authenticateUser(details, {
      onSuccess: (session) => resolve(session.getIdToken().getJwtToken()),
      onFailure: (error: Error) => reject(error),
    });
  });
}

async function main(): Promise<number> {
  const program = python(file('requirements.txt'), say);
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const cloud = createLocalCloud({ store: memoryStore(), origin: site });
  server.on('request', (request, response) => {
    if (!serveCloud(cloud, request, response)) response.writeHead(404).end();
  });
  cloud.operators.create(EMAIL, PASSWORD);
  const token = await signIn(site);
  const checks: [name: string, script: string, args: string[]][] = [
    ['boto3', 'boto3_check.py', ['--endpoint', `${site}/_cloud`, '--id-token', token]],
    ['pycognito', 'pycognito_check.py', ['--endpoint', `${site}/_cloud/idp`, '--outbox', `${site}/_cloud/outbox.json`]],
  ];
  const tally: Tally = { passed: 0, failed: 0 };
  for (const [name, script, args] of checks) {
    say(name);
    const { passed, failed } = await runCheck(program, [file(script), ...args], say);
    tally.passed += passed;
    tally.failed += failed;
  }
  server.closeAllConnections();
  server.close();
  say(`${tally.passed} passed, ${tally.failed} failed`);
  return tally.failed > 0 || tally.passed === 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof Unavailable)) throw error;
  say(`Not run: ${error.message}`);
  process.exitCode = NOT_RUN;
}
