// npm run api:clients: programs that others wrote for LanguageTool, unmodified, against our API: gramma from npm,
// language_tool_python from PyPI, languagetool-http-client from Maven Central. They are fetched into .cache/api-clients.
// What is not installed here, or cannot be fetched, is passed over with a line that says so.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../packs/paths.ts';
import { CLIENTS, type Client } from './clientPrograms.ts';
import { startApi } from './startApi.ts';

const FOLDER = join(ROOT, '.cache/api-clients');

const isThere = (command: string): boolean => spawnSync(command, ['--version']).status === 0;

/** True when the client did all that it should; undefined when it was passed over. */
function tryOut({ name, needs, files, fetch, run, says }: Client, address: string): boolean | undefined {
  const absent = needs.find((command) => !isThere(command));
  if (absent) {
    console.log(`passed over  ${name}: ${absent} is not installed`);
    return undefined;
  }
  const folder = join(FOLDER, name);
  mkdirSync(folder, { recursive: true });
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content);
  const options = { cwd: folder, encoding: 'utf8', timeout: 300_000 } as const;
  const fetched = spawnSync('sh', ['-c', fetch], options);
  if (fetched.status !== 0) {
    console.log(
      `passed over  ${name}: it cannot be fetched (${/.*error.*/i.exec(fetched.stdout + fetched.stderr)?.[0] ?? 'no reason given'})`,
    );
    return undefined;
  }
  const { status, stdout, stderr } = spawnSync('sh', ['-c', run], {
    ...options,
    env: { ...process.env, API: address },
  });
  const missing = says.filter((one) => !stdout.includes(one));
  const isRight = status === 0 && missing.length === 0;
  console.log(
    `${isRight ? 'works       ' : 'FAILS       '} ${name}${isRight ? '' : `: no ${missing.join(', ')} in\n${stdout}\n${stderr}`}`,
  );
  return isRight;
}

const { address, stop } = await startApi();
try {
  const outcomes = CLIENTS.map((client) => tryOut(client, address));
  if (outcomes.includes(false)) process.exitCode = 1;
} finally {
  stop();
}
