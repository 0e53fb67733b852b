// A message to the operator as an address for the mail program.
import { getConfig } from '../config/config.ts';
import type { ContactMessage } from '../../lib/contact/message.ts';

/** A mailto address with the message in it. Sales are asked about products and licences, support about the rest. */
export function mailAddress(message: ContactMessage, subjectText: string, sales: boolean): string {
  const { mail, brand } = getConfig();
  const to = (sales ? (mail.sales ?? mail.support) : (mail.support ?? mail.sales)) ?? '';
  const body = [message.message, '', message.name, message.email].join('\n').trimEnd();
  const part = (text: string) => encodeURIComponent(text).replace(/%0A/g, '%0D%0A');
  return `mailto:${to}?subject=${part(`${brand}: ${subjectText}`)}&body=${part(body)}`;
}
