// Receives what the contact form posts and mails it to the operator. No text goes into a log, and nothing is stored but how many
// messages came from where, under a digest.
import { isStampOf } from '../../../lib/contact/stamp.ts';
import type { Counter } from '../../api/limits.ts';
import { networkOf } from '../../api/network.ts';
import { Problem } from '../../api/problem.ts';
import type { AddressAnswer, AddressEvent } from '../api/httpEvent.ts';
import type { Mail } from '../mail.ts';
import { letterOf, type Recipients } from './letter.ts';
import { readPosted } from './request.ts';

/** What the function stands on. */
export interface ContactParts {
  /** The only site whose pages may post. */
  siteOrigin: string;
  recipients: Recipients;
  counter: Counter;
  /** Most messages an hour from everybody together. */
  hourly: number;
  sendMail(mail: Mail): Promise<void>;
  /** Milliseconds since 1970. */
  now(): number;
  log(line: string): void;
}

/** Most messages an hour from one address. */
export const FROM_ONE_ADDRESS = 5;
const HOUR = 3600;
/** A stamp is made when a message is sent; clocks of devices are wrong by hours and time zones at most. */
const STAMP_MS = 24 * HOUR * 1000;
/** Room for the longest message in any script, escaped, and the other fields. */
const LONGEST_BODY = 100_000;

type Code = 'bad-request' | 'forbidden' | 'too-large' | 'too-many' | 'unavailable';

const answer = (statusCode: number, content: object, more: Record<string, string> = {}): AddressAnswer => ({
  statusCode,
  headers: {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...more,
  },
  body: JSON.stringify(content),
});
const refused = (status: number, code: Code, more?: Record<string, string>): AddressAnswer =>
  answer(status, { ok: false, code }, more);

/** Makes the function: an event in, an answer out. Never rejects. */
export function createReceive(parts: ContactParts): (event: AddressEvent) => Promise<AddressAnswer> {
  const { siteOrigin, recipients, counter, hourly, sendMail, now, log } = parts;

  /** Whether one more message may come from this address, and at all. */
  const isFree = async (address: string): Promise<boolean> =>
    (await counter.take(`contact ${networkOf(address)}`, 1, FROM_ONE_ADDRESS, HOUR)) &&
    (await counter.take('contact', 1, hourly, HOUR));

  return async ({ headers = {}, body = '', isBase64Encoded = false, requestContext }) => {
    const { method = 'POST', sourceIp = '' } = requestContext?.http ?? {};
    if (method !== 'POST') return refused(405, 'bad-request', { allow: 'POST' });
    // Browsers always name the page that posts.
    if (headers['origin'] !== siteOrigin) return refused(403, 'forbidden');
    if (body.length > LONGEST_BODY) return refused(413, 'too-large');
    const posted = readPosted(isBase64Encoded ? Buffer.from(body, 'base64').toString() : body);
    if (!posted) return refused(400, 'bad-request');
    const { message, stamp } = posted;
    if (Math.abs(now() - stamp.time) > STAMP_MS || !(await isStampOf(message, stamp))) return refused(403, 'forbidden');
    try {
      if (!(await isFree(sourceIp))) return refused(429, 'too-many', { 'retry-after': String(HOUR) });
      await sendMail(letterOf(posted, recipients));
      return answer(200, { ok: true });
    } catch (error) {
      // A message of the table or of the mail service, neither of which quotes the text.
      log(`A message could not be passed on: ${error instanceof Problem ? error.code : String(error)}`);
      return refused(503, 'unavailable', { 'retry-after': '60' });
    }
  };
}
