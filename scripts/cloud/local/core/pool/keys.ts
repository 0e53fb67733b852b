// The key pair that signs tokens (RS256), generated once and kept in the store.
import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomUUID,
  sign,
  verify,
} from 'node:crypto';
import type { Store } from '../store.ts';

/** A token's claims. */
export type Claims = Readonly<Record<string, unknown>>;

/** Signs and checks tokens. */
export interface TokenKeys {
  sign(claims: Claims): string;
  /** The claims of a token with a valid signature by this pool; undefined for anything else. */
  read(token: string): Claims | undefined;
  /** The public key in the form of the well-known document. */
  jwks(): object;
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function parsePart(value: string): Claims | undefined {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(value, 'base64url').toString());
    return typeof parsed === 'object' && parsed !== null ? (parsed as Claims) : undefined;
  } catch {
    return undefined;
  }
}

/** Opens the store's key pair. It is generated on first use, because that takes longer than the rest of the start. */
export function openKeys(store: Store): TokenKeys {
  const table = store.table<{ id: string; pem: string }>('keys', { id: '', pem: '' });
  let pair: { id: string; privateKey: KeyObject; publicKey: KeyObject } | undefined;
  const open = () => {
    if (!table.data.pem) {
      const made = generateKeyPairSync('rsa', { modulusLength: 2048 });
      table.data.id = randomUUID();
      table.data.pem = made.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
      table.save();
    }
    const privateKey = createPrivateKey(table.data.pem);
    pair ??= { id: table.data.id, privateKey, publicKey: createPublicKey(privateKey) };
    return pair;
  };
  return {
    sign(claims) {
      const { id, privateKey } = pair ?? open();
      const signed = `${part({ kid: id, alg: 'RS256' })}.${part(claims)}`;
      return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), privateKey).toString('base64url')}`;
    },
    read(token) {
      const { id, publicKey } = pair ?? open();
      const [head = '', claims = '', signature = '', ...more] = token.split('.');
      // We choose the algorithm, not the token: "none" and a public key used as a secret must not pass.
      const { alg, kid } = parsePart(head) ?? {};
      if (more.length > 0 || alg !== 'RS256' || kid !== id) return undefined;
      const bytes = Buffer.from(signature, 'base64url');
      return verify('RSA-SHA256', Buffer.from(`${head}.${claims}`), publicKey, bytes) ? parsePart(claims) : undefined;
    },
    jwks() {
      const { id, publicKey } = pair ?? open();
      return { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: id, alg: 'RS256', use: 'sig' }] };
    },
  };
}
