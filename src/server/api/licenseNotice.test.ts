import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { issueLicense } from '../functions/billing/licenseKey.ts';
import { licenseNotice } from './licenseNotice.ts';

const pair = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  };
};

describe('what the server says about its licence', () => {
  const { privateKey, publicKey } = pair();
  const content = { v: 1, id: '4711', product: 'singleServer', licensee: 'Jo & Co', date: '2026-11-23' } as const;
  const license = issueLicense(content, privateKey);

  it('names whom a key of the shop is for', async () => {
    expect(await licenseNotice({ license, publicKey })).toBe('Licensed to Jo & Co (singleServer, order 4711)');
  });

  it('refuses a key of somebody else', async () => {
    await expect(licenseNotice({ license, publicKey: pair().publicKey })).rejects.toThrow(/^API_LICENSE: .*signature/);
  });

  it('works without one, for evaluation', async () => {
    expect(await licenseNotice({ license: undefined, publicKey })).toMatch(/evaluation/);
  });
});
