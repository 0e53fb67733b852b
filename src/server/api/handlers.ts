// What each operation does with its parameters.
import { openapiOf } from '../../lib/api/openapi.ts';
import type { operations } from '../../lib/api/operations.ts';
import type { ValueOf } from '../../lib/api/schema.ts';
import { type ApiResponse, jsonAnswer, textAnswer } from './answers.ts';
import type { Answer, Job } from './engine/jobs.ts';
import type { Caller } from './keys.ts';
import { type Counter, countCharacters } from './limits.ts';
import { Problem } from './problem.ts';
import { checkJobOf } from './request/checkJob.ts';
import { inflectJob, lookupJob, suggestJob } from './request/dictionaryJob.ts';
import { languageList } from './request/textLanguage.ts';
import type { WordStore } from './words.ts';

type Operations = (typeof operations)[number];

/** One function for each operation. */
export type Handlers = {
  readonly [O in Operations as O['id']]: (
    parameters: ValueOf<O['parameters']>,
    caller: Caller,
  ) => ApiResponse | Promise<ApiResponse>;
};

/** Whether the server can answer. */
export interface Health {
  status: 'ok' | 'starting' | 'stopping';
  workers: number;
  languages: readonly string[];
}

/** What the handlers need. */
export interface HandlerParts {
  brand: string;
  version: string;
  /** The public address, for the description. */
  address: () => string;
  longestText: number;
  run: (job: Job) => Promise<Answer>;
  words: WordStore;
  counter: Counter;
  health: () => Health;
  /** Figures in the format of Prometheus. */
  metrics: () => string;
}

/** The handlers. */
export function createHandlers(parts: HandlerParts): Handlers {
  const { brand, version } = parts;
  const software = { name: 'Spelling Check', version, apiVersion: 1, premium: false, status: '' };
  const { words, counter, run } = parts;
  const json = (value: object) => jsonAnswer(JSON.stringify(value));
  /** Words of the caller's dictionary without a name, and of those that are named. */
  const ownWords = async ({ owner }: Caller, dicts: readonly string[] = []): Promise<string[]> =>
    owner === undefined ? [] : words.list(owner, ['', ...dicts]);

  return {
    async check(parameters, caller) {
      const job = checkJobOf(parameters, await ownWords(caller, parameters.dicts), parts.longestText);
      await countCharacters(counter, caller, job.text.length);
      return jsonAnswer((await run(job)).body);
    },
    async words({ offset, limit, dicts }, caller) {
      const all = await words.list(ownerOf(caller), dicts?.length ? dicts : ['']);
      return json({ words: all.slice(offset, offset + limit) });
    },
    async addWord({ word, dict = '' }, caller) {
      return json({ added: await words.add(ownerOf(caller), dict, oneWord(word)) });
    },
    async deleteWord({ word, dict = '' }, caller) {
      return json({ deleted: await words.remove(ownerOf(caller), dict, oneWord(word)) });
    },
    async lookup(parameters) {
      return jsonAnswer((await run(lookupJob(parameters))).body);
    },
    async suggest(parameters, caller) {
      return jsonAnswer((await run(suggestJob(parameters, await ownWords(caller)))).body);
    },
    async inflect(parameters) {
      return jsonAnswer((await run(inflectJob(parameters))).body);
    },
    languages: () => json(languageList()),
    info: () => json({ software }),
    maxTextLength: () => textAnswer(String(parts.longestText)),
    healthcheck: () => textAnswer('OK'),
    health() {
      const { status, workers, languages } = parts.health();
      return { ...json({ status, version, languages, workers }), status: status === 'ok' ? 200 : 503 };
    },
    metrics: () => textAnswer(parts.metrics(), 'text/plain; version=0.0.4; charset=utf-8'),
    openapi: () => jsonAnswer(JSON.stringify(openapiOf({ brand, server: parts.address() }), null, 2)),
  };
}

function ownerOf({ owner }: Caller): string {
  if (owner !== undefined) return owner;
  throw new Problem('bad-parameter', 'Own words need an account: username and apiKey.', { parameter: 'username' });
}

function oneWord(given: string): string {
  const word = given.trim().normalize('NFC');
  if (word !== '' && !/[\s\p{Cc}]/u.test(word)) return word;
  throw new Problem('bad-parameter', 'word must be one word, without spaces.', { parameter: 'word' });
}
