// Keys of licences for software: a line of text that says what was bought by whom, signed with Ed25519. Anyone with the public
// key can check one without a network; only the owner of the private key can make one.
import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import * as v from 'valibot';
import { LONGEST_LICENSEE, licenseProducts } from '../../../lib/billing/requests.ts';

const license = v.object({
  v: v.literal(1),
  /** Number of the order. */
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
  product: v.picklist(licenseProducts),
  licensee: v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_LICENSEE)),
  /** Day of the purchase, e.g. 2026-11-23. */
  date: v.pipe(v.string(), v.isoDate()),
});

/** What a key says. */
export type License = v.InferOutput<typeof license>;

const MARK = 'SC1';
const LONGEST_KEY = 2000;

/** Makes a key. `privateKey` is a PEM text (PKCS #8). Throws if the content or the key cannot be used. */
export function issueLicense(content: License, privateKey: string): string {
  const payload = Buffer.from(JSON.stringify(v.parse(license, content))).toString('base64url');
  const key = createPrivateKey(privateKey);
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('The private key of licences is not an Ed25519 key');
  return `${MARK}.${payload}.${sign(null, Buffer.from(`${MARK}.${payload}`), key).toString('base64url')}`;
}

/** Reads a key; undefined if it is not genuine. `publicKey` is base64 (SPKI, as in config.json). Spaces and line breaks are ignored. */
export function readLicense(text: string, publicKey: string): License | undefined {
  const [mark, payload, signature, ...more] = text.replace(/\s+/g, '').slice(0, LONGEST_KEY).split('.');
  if (mark !== MARK || !payload || !signature || more.length > 0) return undefined;
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('The public key of licences is not an Ed25519 key');
  const signed = Buffer.from(`${MARK}.${payload}`);
  if (!verify(null, signed, key, Buffer.from(signature, 'base64url'))) return undefined;
  const content = v.safeParse(license, JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return content.success ? content.output : undefined;
}
