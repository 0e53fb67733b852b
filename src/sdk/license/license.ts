// Licence keys, checked without a network: a line of text signed with Ed25519 (server/functions/billing/licenseKey.ts makes
// them). Nothing is switched off without one: it then is an evaluation, which is said once.
import { SpellingCheckError } from '../errors.ts';

/** What a genuine key says. */
export interface License {
  /** Number of the order. */
  id: string;
  product: 'singleSite' | 'singleServer' | 'globalSite' | 'redistribution';
  licensee: string;
  /** Day of the purchase, e.g. 2026-11-23. */
  date: string;
}

/**
 * `evaluation`: no key was given. `licensed`: the key is genuine. `unchecked`: this package was built without the shop's key, or
 * the runtime has no Ed25519; the key is kept and not judged.
 */
export type LicenseState =
  | { state: 'evaluation' }
  | ({ state: 'licensed' } & License)
  | { state: 'unchecked'; reason: 'no-public-key' | 'no-ed25519' };

const MARK = 'SC1';
const LONGEST_KEY = 2000;
const PRODUCTS: readonly string[] = ['singleSite', 'singleServer', 'globalSite', 'redistribution'];

/** The shop's public key (base64, SPKI), put in when a package is built; empty in the source. */
declare const SPELLING_CHECK_PUBLIC_KEY: string | undefined;

/** See above. */
export const shopKey = (): string => (typeof SPELLING_CHECK_PUBLIC_KEY === 'string' ? SPELLING_CHECK_PUBLIC_KEY : '');

/** What a key says. Rejects with `license-refused` if it is not genuine. Spaces and line breaks are ignored. */
export async function readLicense(key: string | undefined, publicKey = shopKey()): Promise<LicenseState> {
  const text = key?.replace(/\s+/g, '') ?? '';
  if (!text) return { state: 'evaluation' };
  const [mark, payload, signature, ...more] = text.slice(0, LONGEST_KEY).split('.');
  if (mark !== MARK || !payload || !signature || more.length > 0) throw refused('it is not complete');
  if (!publicKey) return { state: 'unchecked', reason: 'no-public-key' };
  const signed = new TextEncoder().encode(`${MARK}.${payload}`);
  const isGenuine = await verify(publicKey, bytesOf(signature), signed);
  if (isGenuine === undefined) return { state: 'unchecked', reason: 'no-ed25519' };
  if (!isGenuine) throw refused('its signature is wrong');
  const license = parse(new TextDecoder().decode(bytesOf(payload)));
  if (!license) throw refused('it is of another version');
  return { state: 'licensed', ...license };
}

const refused = (why: string) => new SpellingCheckError('license-refused', why);

/** Undefined where the runtime cannot tell. */
async function verify(publicKey: string, signature: Bytes, signed: Bytes): Promise<boolean | undefined> {
  const subtle = globalThis.crypto?.subtle;
  if (!subtle) return undefined;
  try {
    const key = await subtle.importKey('spki', bytesOf(publicKey), 'Ed25519', false, ['verify']);
    return await subtle.verify('Ed25519', key, signature, signed);
  } catch {
    return undefined;
  }
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes of base64, of either alphabet; none if it is no base64. */
function bytesOf(text: string): Bytes {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array(0);
  }
}

function parse(json: string): License | undefined {
  try {
    const { v, id, product, licensee, date } = JSON.parse(json) as Record<string, unknown>;
    const isRight = v === 1 && [id, product, licensee, date].every((one) => typeof one === 'string' && one !== '');
    return isRight && PRODUCTS.includes(product as string) ? ({ id, product, licensee, date } as License) : undefined;
  } catch {
    return undefined;
  }
}
