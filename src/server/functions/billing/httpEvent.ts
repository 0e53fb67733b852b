// The webhook's requests as a function address delivers them, and its answers.
import type { PaymentProvider } from '../../../lib/billing/requests.ts';
import type { Delivery } from './provider.ts';
import type { Receipt } from './webhook.ts';

/** A request to a function's address. */
export interface HttpEvent {
  rawPath?: string | undefined;
  headers?: Readonly<Record<string, string | undefined>> | undefined;
  body?: string | undefined;
  isBase64Encoded?: boolean | undefined;
}

/** An answer of a function with an address. */
export interface HttpAnswer {
  statusCode: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

const LONGEST_BODY = 1_000_000;
const answer = (statusCode: number, body: string): HttpAnswer => ({
  statusCode,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body,
});

/** Answers requests to `/stripe` and `/chargebee`. Whatever fails is told as 503, after which providers try again. */
export function answerHttp(
  webhook: (name: PaymentProvider, delivery: Delivery) => Promise<Receipt>,
  log: (line: string) => void,
): (event: HttpEvent) => Promise<HttpAnswer> {
  return async ({ rawPath = '', headers = {}, body = '', isBase64Encoded = false }) => {
    const [, name] = /^\/(stripe|chargebee)\/?$/.exec(rawPath) ?? [];
    if (!name) return answer(404, 'not found');
    if (body.length > LONGEST_BODY) return answer(413, 'too large');
    const text = isBase64Encoded ? Buffer.from(body, 'base64').toString() : body;
    const lower = Object.fromEntries(Object.entries(headers).map(([key, value]) => [key.toLowerCase(), value]));
    try {
      const { status, text: said } = await webhook(name as PaymentProvider, { headers: lower, body: text });
      return answer(status, said);
    } catch (error) {
      log(`A message could not be dealt with: ${String(error)}`);
      return answer(503, 'later');
    }
  };
}
