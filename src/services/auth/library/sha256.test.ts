import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Sha256 } from './sha256.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

function digest(data: (Uint8Array | string)[], secret?: Uint8Array | string): string {
  const hash = new Sha256(secret);
  for (const part of data) hash.update(part);
  return hex(hash.digestSync());
}

it('is that of the standard', () => {
  expect(digest(['abc'])).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(digest([])).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(digest(['what do ya want for nothing?'], 'Jefe')).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  );
});

it('is what Node says, for all lengths around a block and for keys of all lengths', () => {
  for (let length = 0; length < 200; length++) {
    const bytes = new Uint8Array(length).fill(length);
    expect(digest([bytes])).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(digest(['x'], bytes)).toBe(createHmac('sha256', bytes).update('x').digest('hex'));
  }
});

it('is what Node says, for any data in any parts', () => {
  fc.assert(
    fc.property(
      fc.array(fc.uint8Array({ maxLength: 300 })),
      fc.string({ unit: 'binary' }),
      fc.uint8Array(),
      (parts, text, key) => {
        const [hash, keyed] = [createHash('sha256'), createHmac('sha256', key)];
        for (const part of [...parts, text]) {
          hash.update(part);
          keyed.update(part);
        }
        expect(digest([...parts, text])).toBe(hash.digest('hex'));
        expect(digest([...parts, text], key)).toBe(keyed.digest('hex'));
      },
    ),
  );
});
