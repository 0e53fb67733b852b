// The mail that the operator gets for a message. What somebody typed stands in its text only, never in a header, except for an
// address that can be nothing but one address.
import { isSales } from '../../../lib/contact/message.ts';
import type { Mail } from '../mail.ts';
import type { Posted } from './request.ts';

/** Who gets the mails, and the name of the product. */
export interface Recipients {
  support: string;
  /** Empty: the same as support. */
  sales: string;
  brand: string;
}

/** No names, lists, comments or quoted parts (RFC 5322): an answer goes to this address and no other. */
const PLAIN_ADDRESS = /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}.-]+$/u;

/** The mail for a message. */
export function letterOf({ message, locale }: Posted, { support, sales, brand }: Recipients): Mail {
  const email = message.email.trim();
  const from = [message.name.trim(), email].filter(Boolean).join(', ');
  return {
    to: isSales(message.subject) && sales !== '' ? sales : support,
    subject: `${brand}: ${message.subject}`,
    text: `${message.message.trim()}\n\n-- \n${from}\n${message.subject}, ${locale}\n`,
    ...(PLAIN_ADDRESS.test(email) && { replyTo: email }),
  };
}
