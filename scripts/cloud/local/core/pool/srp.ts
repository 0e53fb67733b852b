// The server side of the password proof (SRP-6a in the user pool's variant): neither the password nor anything that reveals
// it leaves the browser or is stored here, only a verifier.
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { fail } from '../errors.ts';
import { powerOf } from './power.ts';

/** What is stored instead of a password. Hexadecimal. */
export interface Verifier {
  salt: string;
  verifier: string;
}

/** The server's half of a proof. */
export interface SrpSession {
  /** Public value for the client, hexadecimal. */
  publicValue: string;
  /** Shared key, hexadecimal. */
  key: string;
  /** Base64; returned in the answer. */
  secretBlock: string;
}

// The 3072-bit group of RFC 3526 (group 15).
const N = BigInt(
  `0xFFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DD
EF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7EDEE386BFB5A899FA5AE9F24117C4B1FE6
49286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804
F1746C08CA18217C32905E462E36CE3BE39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA0510
15728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7DB3970F85A6E1E4C7ABF5AE8CDB0933D71E8C94E04A25619D
CEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200CBBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E
4B82D120A93AD2CAFFFFFFFFFFFFFFFF`.replace(/\s/g, ''),
);
const g = 2n;
/** RFC 5054 requires at least 256 bits; more would only be slower. */
const PRIVATE_BYTES = 32;
const KEY_INFO = 'Caldera Derived Key\u0001';

const power = (base: bigint, exponent: bigint) => powerOf(base, exponent, N);

// Numbers are hashed as bytes, with a leading zero if the first bit would be read as a sign.
function padded(value: bigint | string): string {
  const hex = typeof value === 'bigint' ? value.toString(16) : value.toLowerCase();
  const even = hex.length % 2 ? `0${hex}` : hex;
  return /^[89a-f]/.test(even) ? `00${even}` : even;
}

const bytes = (hex: string) => Buffer.from(hex, 'hex');
const number = (hex: string) => BigInt(`0x${hex || '0'}`);
const hash = (hex: string) => number(createHash('sha256').update(bytes(hex)).digest('hex'));
const k = hash(padded(N) + padded(g));

/** Creates a password's verifier. `group` is the pool's name or a device's group, `id` the user or the device. */
export function makeVerifier(
  group: string,
  id: string,
  password: string,
  salt: string = randomBytes(16).toString('hex'),
): Verifier {
  const inner = createHash('sha256').update(`${group}${id}:${password}`).digest('hex');
  // A salt is hashed as a number: clients drop its leading zeros.
  return { salt, verifier: power(g, hash(padded(number(salt)) + inner)).toString(16) };
}

/** Whether a password sent in plain form matches the verifier. */
export function passwordFits(group: string, id: string, password: string, kept: Verifier): boolean {
  const given = Buffer.from(makeVerifier(group, id, password, kept.salt).verifier);
  const wanted = Buffer.from(kept.verifier);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Answers the client's public value. Fails with InvalidParameterException if it is not valid. */
export function startSrp(clientValue: string, kept: Verifier): SrpSession {
  if (!/^[0-9a-f]{1,800}$/i.test(clientValue)) fail('InvalidParameterException', 'Invalid SRP_A');
  const A = number(clientValue);
  if (A % N === 0n) fail('InvalidParameterException', 'Invalid SRP_A');
  const v = number(kept.verifier);
  const b = number(randomBytes(PRIVATE_BYTES).toString('hex'));
  const B = (k * v + power(g, b)) % N;
  const u = hash(padded(A) + padded(B));
  const S = power((A * power(v, u)) % N, b);
  const secret = createHmac('sha256', bytes(padded(u)))
    .update(bytes(padded(S)))
    .digest();
  const key = createHmac('sha256', secret).update(KEY_INFO).digest('hex').slice(0, 32);
  return { publicValue: B.toString(16), key, secretBlock: randomBytes(64).toString('base64') };
}

/** Whether the client's signature proves the password. */
export function proofFits(
  session: SrpSession,
  group: string,
  id: string,
  answer: { timestamp: string; signature: string; secretBlock: string },
): boolean {
  if (answer.secretBlock !== session.secretBlock) return false;
  const wanted = createHmac('sha256', bytes(session.key))
    .update(group)
    .update(id)
    .update(Buffer.from(session.secretBlock, 'base64'))
    .update(answer.timestamp)
    .digest();
  const given = Buffer.from(answer.signature, 'base64');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
