// Puts the check function together from the environment that the template gives it; tests use the same code.
import { VERSION } from '../../../sdk/version.ts';
import { type Api, createApi } from '../../api/api.ts';
import { createGate, type Gate, keyFileOf } from '../../api/keys.ts';
import { Problem } from '../../api/problem.ts';
import { longestBodyOf, refusedBody } from '../../api/request/body.ts';
import { readSettings } from '../../api/settings.ts';
import type { Surroundings } from '../billing/assemble.ts';
import { openBillingTable } from '../billing/table.ts';
import { need } from '../signedRequest.ts';
import { type AddressAnswer, type AddressEvent, answerOf, ORIGIN_HEADER, refused, requestOf } from './httpEvent.ts';
import { createRunHere } from './runHere.ts';
import { createTableCounter } from './tableCounter.ts';
import { createTableWords } from './tableWords.ts';

/** The function: an event in, an answer out. Never rejects. */
export type CheckFunction = (event: AddressEvent) => Promise<AddressAnswer>;

/** What the function stands on. */
export type CheckSurroundings = Omit<Surroundings, 'send'>;

/** Makes the function. Throws where the environment lacks something or a setting cannot be used. */
export function assembleCheck({ environment, client, secret, now, log }: CheckSurroundings): CheckFunction {
  const settings = readSettings(environment);
  const { longestText, origins, languages, rate } = settings;
  const guests = rate === undefined ? {} : { requestsPerMinute: rate };
  const table = openBillingTable(client, need(environment, 'BILLING_TABLE'));
  const [keysSecret, originSecret] = [need(environment, 'KEYS_SECRET'), need(environment, 'ORIGIN_SECRET')];
  const write = (event: string, record: object) => log(JSON.stringify({ event, ...record }));
  const run = createRunHere(need(environment, 'LANGUAGES_FOLDER'), settings);
  let gate: Gate = createGate(undefined, guests);
  let seen: unknown;

  /** The operator's keys, read again when the secret has changed; without any, everybody is a guest. */
  async function readKeys(): Promise<void> {
    const content = await secret(keysSecret);
    if (content === seen) return;
    const isEmpty = Object.keys(content).length === 0;
    gate = createGate(isEmpty ? undefined : keyFileOf(content, keysSecret), guests);
    seen = content;
  }

  const api: Api = createApi({
    brand: 'Spelling Check',
    version: VERSION,
    address: () => need(environment, 'SITE_ORIGIN'),
    longestText,
    origins,
    gate: (credentials) => gate(credentials),
    counter: createTableCounter(table, now),
    words: createTableWords(table),
    run,
    health: () => ({ status: 'ok', workers: 1, languages }),
    // The service has figures of its own over all copies.
    metrics: () => '',
    handled: (what) => write('request', { ...what, milliseconds: Math.round(what.milliseconds) }),
    failed: (error) => write('failed', { where: error instanceof Error ? error.stack?.split('\n').slice(0, 4) : '' }),
  });

  return async (event) => {
    const request = requestOf(event);
    try {
      const { key } = await secret(originSecret);
      if (!key || request.headers[ORIGIN_HEADER] !== key)
        return refused(new Problem('unauthorized', 'This address answers to the site’s own network only.'));
      await readKeys();
    } catch (error) {
      write('failed', { where: String(error) });
      return refused(new Problem('overloaded', 'The keys cannot be read at the moment.'));
    }
    const refusal = refusedBody(request.headers['content-encoding'], request.body.length, longestBodyOf(longestText));
    if (refusal) return refused(refusal);
    return answerOf(await api(request), request.method);
  };
}
