// Calls of Chargebee's interface (version 2): forms in, JSON out, the key as user name. Its own package is a hundred times this.
import { BillingError, unavailable } from './failure.ts';

/** A value of a form; lists become numbered fields. */
export type FormValue = string | number | boolean | undefined;

/** One call. `path` is encoded. Rejects with a BillingError. */
export type ChargebeeCall = (
  method: 'GET' | 'POST',
  path: string,
  fields?: Readonly<Record<string, FormValue>>,
  key?: string,
) => Promise<Record<string, unknown>>;

const LIMIT_MS = 10_000;

function formOf(fields: Readonly<Record<string, FormValue>>): string {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, String(value));
  return form.toString();
}

/** Opens the interface of a site. */
export function openChargebee(site: string, apiKey: string, send: typeof fetch): ChargebeeCall {
  const authorization = `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`;
  return async (method, path, fields = {}, key) => {
    const form = formOf(fields);
    const isGet = method === 'GET';
    let answer: Response;
    let body: Record<string, unknown>;
    try {
      answer = await send(`https://${site}.chargebee.com/api/v2${path}${isGet && form ? `?${form}` : ''}`, {
        method,
        headers: {
          authorization,
          accept: 'application/json',
          ...(!isGet && { 'content-type': 'application/x-www-form-urlencoded' }),
          ...(key && { 'chargebee-idempotency-key': key }),
        },
        ...(!isGet && { body: form }),
        signal: AbortSignal.timeout(LIMIT_MS),
      });
      body = (await answer.json()) as Record<string, unknown>;
    } catch (error) {
      throw unavailable('The payment provider', error);
    }
    if (answer.ok) return body;
    if (answer.status === 429) throw new BillingError('rate_limited', 'The payment provider asks to wait', 60);
    if (answer.status === 404) throw new BillingError('not_found', 'The payment provider does not know it');
    const said = `${answer.status} ${JSON.stringify(body)}`;
    // A request that it finds wrong is a bug here or in its catalogue: the operator sees it in the log.
    if (answer.status === 400 || answer.status === 422) throw new Error(`Chargebee: ${said}`);
    throw unavailable('The payment provider', said);
  };
}
