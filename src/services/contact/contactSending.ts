// Sends a message to the operator: to the configured endpoint, or as an address that opens the mail program. Loaded when
// somebody begins to write one.
import type { ContactMessage } from '../../lib/contact/message.ts';
import { makeStamp } from '../../lib/contact/stamp.ts';
import { AppError, fail, ok, type Result, toAppError } from '../../lib/errors.ts';
import { isPage } from '../../lib/foreignPage.ts';
import { getConfig } from '../config/config.ts';
import { openShare } from '../share.ts';

/** A person waits for the answer. */
const LIMIT_MS = 20_000;

/** Why a message was not sent; `refused` and `tooMany` are what an endpoint says by its status. */
export type ContactFailure = AppError | 'refused' | 'tooMany';

const FAILURES: Readonly<Record<number, ContactFailure>> = {
  400: 'refused',
  403: 'refused',
  413: 'refused',
  429: 'tooMany',
};

/**
 * Posts a message as JSON, with the language of the page and a stamp that endpoints may ask for (lib/contact/stamp.ts).
 * Failures: `offline`, `network`, `network-page`, `timeout`, `not-configured`, and those of the endpoint.
 */
export async function sendContact(message: ContactMessage, locale: string): Promise<Result<undefined, ContactFailure>> {
  const endpoint = getConfig().contact?.endpoint;
  if (!endpoint) return fail(new AppError('not-configured'));
  if (!navigator.onLine) return fail(new AppError('offline'));
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...message, locale, stamp: await makeStamp(message, Date.now()) }),
      credentials: 'omit',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    // A page for a person is no answer to a form: the network has taken the message in the endpoint's place.
    if (response.ok && isPage(response)) return fail(new AppError('network-page'));
    if (response.ok) return ok(undefined);
    const { status } = response;
    return fail(FAILURES[status] ?? new AppError('network', { message: `Contact endpoint: status ${status}` }));
  } catch (thrown) {
    if (thrown instanceof DOMException && thrown.name === 'TimeoutError') return fail(new AppError('timeout'));
    const error = toAppError(thrown);
    return fail(error.code === 'unknown' ? new AppError('network', { cause: thrown }) : error);
  }
}

/** Opens the mail program with the message in it. */
export function openMail(message: ContactMessage, subjectText: string, sales: boolean): void {
  openShare(mailAddress(message, subjectText, sales));
}

/** A mailto address with the message in it. Sales are asked about products and licences, support about the rest. */
export function mailAddress(message: ContactMessage, subjectText: string, sales: boolean): string {
  const { mail, brand } = getConfig();
  const to = (sales ? (mail.sales ?? mail.support) : (mail.support ?? mail.sales)) ?? '';
  const body = [message.message, '', message.name, message.email].join('\n').trimEnd();
  const part = (text: string) => encodeURIComponent(text).replace(/%0A/g, '%0D%0A');
  return `mailto:${to}?subject=${part(`${brand}: ${subjectText}`)}&body=${part(body)}`;
}
