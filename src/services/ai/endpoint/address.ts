// The address of a server that a person enters, and what may be asked there. Pure.
import { AiError } from '../aiError.ts';

/** Names of this computer that the page's policy lets it ask without encryption. */
const LOCAL = new Set(['localhost', '127.0.0.1']);

/** Whether an address is on this computer. */
export const isLocal = (url: URL): boolean => LOCAL.has(url.hostname);

/**
 * The base address, without a slash at its end: what people copy (a host, a base, the whole address of a call) is the same.
 * Throws `noAddress`, `address` or `insecure`.
 */
export function baseOf(entered: string): string {
  const given = entered.trim();
  if (given === '') throw new AiError('noAddress');
  const isBare = !/^[a-z][a-z\d+.-]*:\/\//i.test(given);
  const isHere = /^(?:localhost|127\.0\.0\.1)(?:[:/]|$)/i.test(given);
  const address = isBare ? `${isHere ? 'http' : 'https'}://${given}` : given;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) throw new AiError('address');
  if (url.protocol === 'http:' && !isLocal(url)) throw new AiError('insecure', { params: { host: url.host } });
  const path = url.pathname.replace(/\/+$/, '').replace(/\/(?:chat\/completions|completions|models)$/, '');
  return url.origin + (path === '' ? '/v1' : path);
}

/** Where the models are listed. */
export const modelsAddress = (base: string): string => `${base}/models`;

/** Where a model is asked. */
export const chatAddress = (base: string): string => `${base}/chat/completions`;
