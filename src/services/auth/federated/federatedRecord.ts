// A provider's stored sign-in, parsed from untrusted text. Small, because the header uses it.
import type { FederatedRecord } from './cloudTypes.ts';

const textIn = (value: object, name: string): string | undefined => {
  const found: unknown = Reflect.get(value, name);
  return typeof found === 'string' ? found : undefined;
};

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses a record; undefined if it cannot sign anyone in. Unknown fields are kept. */
export function readFederated(text: string | null | undefined): FederatedRecord | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
  if (!isObject(value)) return undefined;
  const [provider, token] = [textIn(value, 'provider'), textIn(value, 'token')];
  const expires: unknown = Reflect.get(value, 'expires_at');
  if (!provider || !token || typeof expires !== 'number' || !Number.isFinite(expires)) return undefined;
  const given: unknown = Reflect.get(value, 'user');
  const user = isObject(given) ? given : {};
  return {
    ...value,
    provider,
    token,
    expires_at: expires,
    identity_id: textIn(value, 'identity_id'),
    user: { ...user, name: textIn(user, 'name'), email: textIn(user, 'email'), id: textIn(user, 'id') },
  };
}
