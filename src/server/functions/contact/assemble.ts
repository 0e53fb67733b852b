// Puts the contact function together from the environment that the template gives it; the local cloud uses the same code.

import { createTableCounter } from '../api/tableCounter.ts';
import type { Surroundings } from '../billing/assemble.ts';
import { openBillingTable } from '../billing/table.ts';
import { need } from '../signedRequest.ts';
import type { ContactParts } from './receive.ts';

/** What the function stands on, beside the sender of mails. */
export type ContactSurroundings = Pick<Surroundings, 'client' | 'environment' | 'log' | 'now'>;

/** The function's parts. Throws where the environment lacks something or a number is none. */
export function assembleContact(
  { environment, client, now, log }: ContactSurroundings,
  sendMail: ContactParts['sendMail'],
): ContactParts {
  const hourly = Number(need(environment, 'CONTACT_HOURLY'));
  if (!Number.isInteger(hourly) || hourly < 1) throw new Error('CONTACT_HOURLY is no number of messages');
  return {
    siteOrigin: need(environment, 'SITE_ORIGIN'),
    recipients: {
      support: need(environment, 'CONTACT_SUPPORT'),
      sales: environment['CONTACT_SALES'] ?? '',
      brand: need(environment, 'BRAND'),
    },
    counter: createTableCounter(openBillingTable(client, need(environment, 'BILLING_TABLE')), now),
    hourly,
    sendMail,
    now,
    log,
  };
}
