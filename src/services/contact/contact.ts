// How a message reaches the operator, and the one that is being written; contactSending.ts sends it.
// A message begun is kept in this tab until it is sent, so that a failure, a reload or a wrong click loses nothing.
import type { ContactMessage } from '../../lib/contact/message.ts';
import { getConfig } from '../config/config.ts';
import { keyOf, personNow } from '../person/person.ts';

const DRAFT = 'contact-draft';

/** How a message can leave: by the endpoint, by the mail program, or not at all. */
export function contactWay(): 'endpoint' | 'mail' | 'none' {
  const { contact, mail } = getConfig();
  if (contact) return 'endpoint';
  return (mail.support ?? mail.sales) ? 'mail' : 'none';
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
