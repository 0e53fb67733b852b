// npm run bench:api -- --cold: what the first request to a new copy of the check function costs, in each language: the packed
// function in a process of its own, with the languages on disk as the service lays them out, and nobody to ask over a network.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { TEXT_LANGUAGES, type TextLanguage } from '../../../src/engine/index.ts';
import { packFunctions } from '../../cloud/site/functions.ts';
import { languageFiles } from '../../cloud/site/languages.ts';
import { ensurePacks } from '../../packs/ensure.ts';
import { loadTexts } from './texts.ts';

/** Milliseconds since the process began, and megabytes in use after the requests. */
interface Start {
  loaded: number;
  first: number;
  second: number;
  megabytes: number;
}

/** The program of one measurement: the keys are answered on the spot, and without limits nothing else is asked. */
const PROGRAM = `
const key = { keys: '{}', origin: '{"key":"k"}' };
globalThis.fetch = async (url, { body }) => Response.json({ SecretString: key[JSON.parse(body).SecretId] });
const { check } = await import('./apiHandlers.mjs');
const loaded = performance.now();
const event = JSON.parse(process.argv[2]);
const ask = async () => {
  const from = performance.now();
  const { statusCode, body } = await check(event);
  if (statusCode !== 200) throw new Error(body);
  return performance.now() - from;
};
const first = await ask();
const second = await ask();
console.log(JSON.stringify({ loaded, first, second, megabytes: process.memoryUsage().rss / 1e6 }));
`;

const ENVIRONMENT = {
  AWS_REGION: 'local',
  AWS_ACCESS_KEY_ID: 'a',
  AWS_SECRET_ACCESS_KEY: 's',
  AWS_SESSION_TOKEN: 't',
  SITE_ORIGIN: 'https://site',
  BILLING_TABLE: 'table',
  KEYS_SECRET: 'keys',
  ORIGIN_SECRET: 'origin',
};

/** The only file of an archive that `zip` has written. */
function onlyFile(archive: Buffer): Buffer {
  const size = archive.readUInt32LE(18);
  const from = 30 + archive.readUInt16LE(26) + archive.readUInt16LE(28);
  return inflateRawSync(archive.subarray(from, from + size));
}

function startIn(folder: string, text: string, language: TextLanguage): Start {
  const event = {
    rawPath: '/v2/check',
    headers: { 'x-origin-key': 'k', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ text, language }).toString(),
    requestContext: { http: { method: 'POST', sourceIp: '127.0.0.1' } },
  };
  const { stdout, stderr } = spawnSync(process.execPath, ['cold.mjs', JSON.stringify(event)], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...ENVIRONMENT, LANGUAGES_FOLDER: folder },
  });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as Start;
}

/** Prints the figures. */
export async function printColdStarts(words: number, print: (line: string) => void): Promise<void> {
  await ensurePacks({ log: print });
  const folder = mkdtempSync(join(tmpdir(), 'cold-'));
  try {
    const { archives } = await packFunctions(['apiHandlers']);
    const archive = archives['apiHandlers.zip'];
    if (!archive) throw new Error('The function was not packed');
    const code = onlyFile(archive);
    for (const [path, bytes] of Object.entries(languageFiles())) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), bytes);
    }
    writeFileSync(join(folder, 'apiHandlers.mjs'), code);
    writeFileSync(join(folder, 'cold.mjs'), PROGRAM);
    print(`code ${(code.length / 1e6).toFixed(1)} MB, packed ${(archive.length / 1e6).toFixed(1)} MB`);
    const texts = loadTexts(words);
    // The first texts are one in each language.
    for (const { language, text } of TEXT_LANGUAGES.map(() => texts.next().value)) {
      const { loaded, first, second, megabytes } = startIn(folder, text, language);
      print(
        `${language}: loaded ${loaded.toFixed(0)} ms, first answer of ${words} words ${first.toFixed(0)} ms, second ${second.toFixed(0)} ms, ${megabytes.toFixed(0)} MB`,
      );
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
