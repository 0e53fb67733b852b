// The checksums that an upload may carry. Every checksum that a client names is recomputed: one stored unverified would
// later vouch for corrupt bytes.
import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { Crc32cNode, Crc64Nvme } from '@aws-sdk/checksums/crc';
import { Xxh3_64, Xxh3_128, Xxh64 } from '@aws-sdk/checksums/xxh';
import { fail } from '../errors.ts';

type Sum = (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>;

interface Checksummer {
  update(bytes: Uint8Array): void;
  digest(): Promise<Uint8Array>;
}

const hashed = (name: string): Sum => {
  return (bytes) => createHash(name).update(bytes).digest();
};
const summed = (kind: new () => Checksummer): Sum => {
  return (bytes) => {
    const sum = new kind();
    sum.update(bytes);
    return sum.digest();
  };
};

function crc32Bytes(bytes: Uint8Array): Uint8Array {
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(bytes));
  return sum;
}

/** Each algorithm's function, and the length of its result in bytes. */
const SUMS = {
  CRC32: [crc32Bytes, 4],
  CRC32C: [summed(Crc32cNode), 4],
  CRC64NVME: [summed(Crc64Nvme), 8],
  MD5: [hashed('md5'), 16],
  SHA1: [hashed('sha1'), 20],
  SHA256: [hashed('sha256'), 32],
  SHA512: [hashed('sha512'), 64],
  XXHASH3: [summed(Xxh3_64), 8],
  XXHASH64: [summed(Xxh64), 8],
  XXHASH128: [summed(Xxh3_128), 16],
} as const satisfies Record<string, readonly [Sum, number]>;

/** An algorithm's name in the protocol. */
export type Algorithm = keyof typeof SUMS;

/** Whether a checksum covers all bytes, or the checksums of the parts. */
export type ChecksumType = 'FULL_OBJECT' | 'COMPOSITE';

/** A checksum as stored and returned. The value of a composite one ends in the number of parts. */
export interface Checksum {
  algorithm: Algorithm;
  value: string;
  type: ChecksumType;
}

/** The service's default. */
export const USUAL: Algorithm = 'CRC64NVME';

const PREFIX = 'x-amz-checksum-';
/** Headers with the same prefix that hold no checksum. */
const OTHERS = ['algorithm', 'type', 'mode'].map((name) => PREFIX + name);

/** A checksum in base64. */
export async function checksumOf(algorithm: Algorithm, bytes: Uint8Array): Promise<string> {
  return Buffer.from(await SUMS[algorithm][0](bytes)).toString('base64');
}

/** The header name of an algorithm. */
export const headerOf = (algorithm: Algorithm): string => PREFIX + algorithm.toLowerCase();

/** The algorithm with this name. Fails for unknown names. */
export function algorithmNamed(name: string): Algorithm {
  const known = name.toUpperCase();
  if (Object.hasOwn(SUMS, known)) return known as Algorithm;
  const names = Object.keys(SUMS).join(', ');
  fail(
    'InvalidRequest',
    `Checksum algorithm provided is unsupported. Please try again with any of the valid types: [${names}]`,
  );
}

/** The algorithms whose part checksums cannot be combined into a checksum of all bytes. */
const canBeWhole = (algorithm: Algorithm) => algorithm.startsWith('CRC');

/** How the checksums of a multipart upload are combined. Fails if the algorithm cannot do what is requested. */
export function typeOf(algorithm: Algorithm, asked: string | undefined): ChecksumType {
  const usual = algorithm === 'CRC64NVME' ? 'FULL_OBJECT' : 'COMPOSITE';
  const type = asked?.toUpperCase() ?? usual;
  if (type === 'COMPOSITE' && algorithm !== 'CRC64NVME') return type;
  if (type === 'FULL_OBJECT' && canBeWhole(algorithm)) return type;
  if (type !== 'COMPOSITE' && type !== 'FULL_OBJECT') {
    fail('InvalidRequest', `Value for x-amz-checksum-type header is invalid.`);
  }
  const name = algorithm.toLowerCase();
  fail('InvalidRequest', `The ${type} checksum type cannot be used with the ${name} checksum algorithm.`);
}

/** A checksum announced by a client. Only the length of `value` is checked. */
export interface Announced {
  algorithm: Algorithm;
  value: string;
}

/** The single checksum among the headers, including those in the query and the trailer. */
export function announcedIn(fields: Iterable<readonly [name: string, value: string]>): Announced | undefined {
  const found = new Map<string, string>();
  for (const [name, value] of fields) {
    const known = name.toLowerCase();
    if (known.startsWith(PREFIX) && !OTHERS.includes(known)) found.set(known, value.trim());
  }
  if (found.size > 1) {
    const message = 'Expecting a single x-amz-checksum- header. Multiple checksum Types are not allowed.';
    fail('InvalidRequest', message);
  }
  for (const [name, value] of found) {
    const known = name.slice(PREFIX.length).toUpperCase();
    if (!Object.hasOwn(SUMS, known)) {
      fail('InvalidRequest', 'The algorithm type you specified in x-amz-checksum- header is invalid.');
    }
    return { algorithm: known as Algorithm, value };
  }
  return undefined;
}

/** Whether a text could be a checksum of this algorithm: base64 of the right length. */
export function isWellFormed({ algorithm, value }: Announced): boolean {
  const bytes = Buffer.from(value, 'base64');
  return bytes.length === SUMS[algorithm][1] && bytes.toString('base64') === value;
}

/** The checksum as headers of an answer. */
export function checksumHeaders({ algorithm, value, type }: Checksum): Record<string, string> {
  return { [headerOf(algorithm)]: value, [`${PREFIX}type`]: type };
}

/** The checksum as elements of an answer. */
export const checksumElements = ({ algorithm, value, type }: Checksum): string =>
  `<Checksum${algorithm}>${value}</Checksum${algorithm}><ChecksumType>${type}</ChecksumType>`;
