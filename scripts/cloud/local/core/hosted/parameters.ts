// The parameters of a hosted login: the client, the address to return to, the proof. They are carried through the forms.
import { escapeMarkup } from '../../../../../src/lib/escapeMarkup.ts';
import { page, redirect } from '../answers.ts';
import type { Template } from '../policy/template.ts';
import { NAMES } from '../settings.ts';

/** Parameters as received. */
export type Parameters = Readonly<Record<string, string>>;

/** Addresses that the client may be sent back to. They must match character by character. */
export interface AllowedAddresses {
  afterLogin(site: string): string[];
  afterLogout(site: string): string[];
}

/** Parameters that the forms carry along. */
const CARRIED = [
  'client_id',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
  'identity_provider',
];

/** Reads the addresses of the template's client. The same site under another loopback name counts as the site. */
export function allowedAddresses(template: Template, origin: string): AllowedAddresses {
  const client = template.properties('WebClient');
  const of = (field: string) => (Array.isArray(client[field]) ? client[field].map(String) : []);
  const at = (field: string) => (site: string) =>
    of(field).map((url) => (url.startsWith(`${origin}/`) ? site + url.slice(origin.length) : url));
  return { afterLogin: at('CallbackURLs'), afterLogout: at('LogoutURLs') };
}

/** Reads a query or a form. A parameter given twice is dropped, because it is unclear which value counts. */
export function readParameters(source: URLSearchParams): Parameters {
  const names = [...new Set(source.keys())].filter((name) => source.getAll(name).length === 1);
  return Object.fromEntries(names.map((name) => [name, source.get(name) ?? '']));
}

/** A page that explains why nothing was done. */
export function mistake(message: string, status = 400): Response {
  return page('Sign-in is not possible', `<p role="alert">${escapeMarkup(message)}</p>`, status);
}

/** Sends the browser back to the site. */
export function sendBack(parameters: Parameters, answer: Record<string, string>): Response {
  const state = parameters['state'];
  const query = new URLSearchParams({ ...answer, ...(state !== undefined && { state }) });
  return redirect(`${parameters['redirect_uri']}?${query.toString()}`);
}

/**
 * The answer to invalid parameters; undefined if they are valid. A wrong client or address gets a page, because an
 * unregistered address must not be followed.
 */
export function refuse(parameters: Parameters, addresses: readonly string[], scopes: readonly string[]) {
  if (parameters['client_id'] !== NAMES.clientId) return mistake('The client is not known.');
  if (!addresses.includes(parameters['redirect_uri'] ?? '')) {
    return mistake('The address to return to (redirect_uri) is not one of the client.');
  }
  const bad = (error: string, error_description: string) => sendBack(parameters, { error, error_description });
  if (parameters['response_type'] !== 'code') {
    return bad('unsupported_response_type', 'Only response_type=code is allowed');
  }
  if (parameters['code_challenge_method'] !== 'S256' || !/^[\w-]{43}$/.test(parameters['code_challenge'] ?? '')) {
    return bad('invalid_request', 'A code challenge with S256 is required');
  }
  const wanted = (parameters['scope'] ?? '').split(' ').filter(Boolean);
  if (wanted.some((scope) => !scopes.includes(scope))) return bad('invalid_scope', 'A scope is not allowed');
  return undefined;
}

/** The parameters as hidden fields of a form. */
export function hiddenFields(parameters: Parameters): string {
  return CARRIED.filter((name) => parameters[name] !== undefined)
    .map((name) => `<input type="hidden" name="${name}" value="${escapeMarkup(parameters[name] ?? '')}">`)
    .join('');
}

/** The parameters as a query. */
export function queryOf(parameters: Parameters, changes: Record<string, string> = {}): string {
  const carried = CARRIED.filter((name) => parameters[name] !== undefined).map((name) => [
    name,
    parameters[name] ?? '',
  ]);
  return new URLSearchParams({ ...Object.fromEntries(carried), ...changes }).toString();
}
