import { Buffer as Real } from 'node:buffer';
import { AuthenticationDetails, CognitoUser, CognitoUserPool } from 'amazon-cognito-identity-js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alias } from '../../../../scripts/web/alias.ts';
import { Buffer } from './buffer.ts';

const encodings = ['utf8', 'hex', 'base64'] as const;

describe('the bytes of the sign-in library', () => {
  it('read and write texts as Node does', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.string({ unit: 'binary' }), (bytes, text) => {
        for (const encoding of encodings) {
          const written = Real.from(bytes).toString(encoding);
          expect(Buffer.from(bytes).toString(encoding)).toBe(written);
          expect([...Buffer.from(written, encoding)]).toEqual([...Real.from(written, encoding)]);
        }
        expect([...Buffer.from(text, 'utf8')]).toEqual([...Real.from(text, 'utf8')]);
        const whole = Buffer.concat([Buffer.from(bytes), Buffer.from(text, 'utf8')]);
        expect(whole.toString('hex')).toBe(Real.concat([Real.from(bytes), Real.from(text, 'utf8')]).toString('hex'));
      }),
    );
  });

  it('read the parts of tokens, with their alphabet and without padding', () => {
    const part = Real.from(JSON.stringify({ name: 'Ünï ?>~' })).toString('base64url');
    expect(JSON.parse(Buffer.from(part, 'base64').toString('utf8'))).toEqual({ name: 'Ünï ?>~' });
    expect(() => Buffer.from('*', 'base64')).toThrow(DOMException);
  });

  it('stand in for the packages in the build, and the library is the one that asks for them', () => {
    expect(alias['buffer']).toMatch(/src\/services\/auth\/library\/buffer\.ts$/);
    expect(alias['@aws-crypto/sha256-js']).toMatch(/src\/services\/auth\/library\/sha256\.ts$/);
    expect(alias['isomorphic-unfetch']).toMatch(/src\/services\/auth\/library\/ownFetch\.ts$/);
    expect([AuthenticationDetails, CognitoUser, CognitoUserPool].map((part) => typeof part)).toEqual(
      Array(3).fill('function'),
    );
  });
});
