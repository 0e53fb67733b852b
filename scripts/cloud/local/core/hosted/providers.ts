// Stand-ins for Google, Facebook and Amazon: one page each, where a person enters who they are.
import { createHash } from 'node:crypto';
import { escapeMarkup } from '../../../../../src/lib/escapeMarkup.ts';
import { page } from '../answers.ts';
import type { Provider } from '../identity/logins.ts';
import { hiddenFields, type Parameters } from './parameters.ts';

/** Names of the providers in the hosted login, and their display names. */
export const HOSTED_PROVIDERS: Readonly<Record<string, { provider: Provider; title: string }>> = {
  Google: { provider: 'google', title: 'Google' },
  Facebook: { provider: 'facebook', title: 'Facebook' },
  LoginWithAmazon: { provider: 'amazon', title: 'Amazon' },
};

/** Somebody's account at a provider. */
export interface Profile {
  id: string;
  email: string;
  name: string;
}

/** The account of an address, the same each time. Undefined if it is not an address. */
export function profileOf(fields: Parameters): Profile | undefined {
  const email = (fields['email'] ?? '').trim();
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) return undefined;
  const digits = createHash('sha256').update(email.toLowerCase()).digest('hex').replace(/[a-f]/g, '').slice(0, 21);
  return { id: digits, email, name: (fields['name'] ?? '').trim() || (email.split('@')[0] ?? email) };
}

/** The stand-in's page. */
export function providerPage(title: string, action: string, parameters: Parameters, wrong?: string): Response {
  const alert = wrong ? `<p role="alert">${escapeMarkup(wrong)}</p>` : '';
  return page(
    `${title} (local stand-in)`,
    `<p>This page stands in for ${escapeMarkup(title)}. Nothing is sent to it; any address will do.</p>${alert}` +
      `<form method="post" action="${escapeMarkup(action)}">${hiddenFields(parameters)}` +
      '<label>E-mail <input name="email" type="email" required autocomplete="email"></label>' +
      '<label>Name <input name="name" autocomplete="name"></label>' +
      '<button name="answer" value="continue">Continue</button>' +
      '<button name="answer" value="cancel" formnovalidate>Cancel</button></form>',
    wrong ? 400 : 200,
  );
}
