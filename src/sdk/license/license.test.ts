// Licence keys as the shop makes them, read by the library without a network.
import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { issueLicense } from '../../server/functions/billing/licenseKey.ts';
import { tellOnce } from '../notice.ts';
import { readLicense } from './license.ts';

const pair = generateKeyPairSync('ed25519');
const privateKey = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const publicKey = pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const content = {
  id: 'order-1',
  product: 'singleSite',
  licensee: 'Ada & Söhne GmbH',
  date: '2026-11-23',
} as const;
const key = issueLicense({ v: 1, ...content }, privateKey);

describe('a licence key', () => {
  it('says what was bought by whom, also when it was wrapped on its way', async () => {
    const wrapped = key.replace(/(.{40})/g, '$1\n ');
    for (const text of [key, wrapped])
      expect(await readLicense(text, publicKey)).toEqual({ state: 'licensed', ...content });
  });

  it.each([
    ['another signature', `${key.slice(0, -4)}AAAA`],
    ['another content', key.replace(/\.(.)/, (_, letter: string) => `.${letter === 'A' ? 'B' : 'A'}`)],
    ['half of it', key.slice(0, 30)],
    ['something else', 'hello'],
    ['another mark', key.replace('SC1', 'SC2')],
  ])('is refused: %s', async (_, text) => {
    await expect(readLicense(text, publicKey)).rejects.toMatchObject({ code: 'license-refused' });
  });

  it('is refused when another shop signed it', async () => {
    const other = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
    await expect(readLicense(key, other)).rejects.toMatchObject({ code: 'license-refused' });
  });

  it('is kept without a judgement where the package has no key to check it with', async () => {
    expect(await readLicense(key, '')).toEqual({ state: 'unchecked', reason: 'no-public-key' });
  });

  it('is not needed for an evaluation, which is said once', async () => {
    const said: string[] = [];
    const license = await readLicense(undefined, publicKey);
    expect(license).toEqual({ state: 'evaluation' });
    for (let times = 0; times < 3; times++) tellOnce(license, (line) => said.push(line));
    tellOnce({ state: 'unchecked', reason: 'no-ed25519' }, (line) => said.push(line));
    expect(said).toHaveLength(1);
  });
});
