// Sends a message to the operator: to the configured endpoint, or as an address that opens the mail program.
// A message begun is kept in this tab until it is sent, so that a failure, a reload or a wrong click loses nothing.
import { AppError, fail, ok, type Result, toAppError } from '../lib/errors.ts';
import { isPage } from '../lib/foreignPage.ts';
import { getConfig } from './config.ts';
import { keyOf, personNow } from './person.ts';

/** What a person fills in. Plain texts; `subject` is a key of contactMessage.ts. */
export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

const DRAFT = 'contact-draft';
/** A person waits for the answer. */
const LIMIT_MS = 20_000;

/** How a message can leave: by the endpoint, by the mail program, or not at all. */
export function contactWay(): 'endpoint' | 'mail' | 'none' {
  const { contact, mail } = getConfig();
  if (contact) return 'endpoint';
  return (mail.support ?? mail.sales) ? 'mail' : 'none';
}

/** Posts a message as JSON. Failures: `offline`, `network`, `network-page`, `timeout`, `not-configured`. */
export async function sendContact(message: ContactMessage, locale: string): Promise<Result<undefined>> {
  const endpoint = getConfig().contact?.endpoint;
  if (!endpoint) return fail(new AppError('not-configured'));
  if (!navigator.onLine) return fail(new AppError('offline'));
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...message, locale }),
      credentials: 'omit',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (!response.ok) return fail(new AppError('network', { message: `Contact endpoint: status ${response.status}` }));
    // A page for a person is no answer to a form: the network has taken the message in the endpoint's place.
    if (isPage(response)) return fail(new AppError('network-page'));
    return ok(undefined);
  } catch (thrown) {
    if (thrown instanceof DOMException && thrown.name === 'TimeoutError') return fail(new AppError('timeout'));
    const error = toAppError(thrown);
    return fail(error.code === 'unknown' ? new AppError('network', { cause: thrown }) : error);
  }
}

/** A mailto address with the message in it. Sales are asked about products and licences, support about the rest. */
export function mailAddress(message: ContactMessage, subjectText: string, sales: boolean): string {
  const { mail, brand } = getConfig();
  const to = (sales ? (mail.sales ?? mail.support) : (mail.support ?? mail.sales)) ?? '';
  const body = [message.message, '', message.name, message.email].join('\n').trimEnd();
  const part = (text: string) => encodeURIComponent(text).replace(/%0A/g, '%0D%0A');
  return `mailto:${to}?subject=${part(`${brand}: ${subjectText}`)}&body=${part(body)}`;
}

/** The message that somebody has begun in this tab, if there is one. */
export function loadContactDraft(owner: string = personNow()): Partial<ContactMessage> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(DRAFT, owner)) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const texts = Object.entries(stored).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}

/** Keeps a message for its writer until the tab is closed; without storage it lives as long as the page. */
export function saveContactDraft(message: ContactMessage | undefined, owner: string = personNow()): void {
  try {
    if (message) sessionStorage.setItem(keyOf(DRAFT, owner), JSON.stringify(message));
    else sessionStorage.removeItem(keyOf(DRAFT, owner));
  } catch {
    // Storage is closed or full: the form itself still holds the text.
  }
}
