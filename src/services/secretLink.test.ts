// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { hideLinkSecret, takeLinkSecret } from './secretLink.ts';

beforeEach(() => {
  takeLinkSecret();
});

/** Arrives at an address and hides its secret; returns what is left of the address. */
function arrive(address: string): string {
  history.replaceState({ key: 'kept' }, '', address);
  hideLinkSecret();
  return location.pathname + location.search + location.hash;
}

describe('the secret of a mailed link', () => {
  it('OAU-14: is read once and removed from the address; the history state stays', () => {
    expect(arrive('/checker/confirm/?a=1#magic=s3cret')).toBe('/checker/confirm/?a=1');
    expect(history.state).toEqual({ key: 'kept' });
    expect(takeLinkSecret()).toEqual({ magic: 's3cret' });
    expect(takeLinkSecret()).toBeUndefined();
  });

  it('is looked for only where mails lead, and is not mistaken for a heading', () => {
    expect(arrive('/checker/help/#magic=1')).toBe('/checker/help/#magic=1');
    expect(arrive('/checker/signin/#main')).toBe('/checker/signin/#main');
    expect(takeLinkSecret()).toBeUndefined();
    expect(arrive('/checker/confirm/#email=a%40b.example&code=123456')).toBe('/checker/confirm/');
    expect(takeLinkSecret()).toEqual({ email: 'a@b.example', code: '123456' });
  });
});
