// What the deployment refuses: everything that would put a site on the internet that works on one laptop only.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Refused, readDeployConfig, type Use } from './deployConfig.ts';

const target = {
  site: 'site.json',
  bucket: 'spelling-site-7f3a',
  region: 'eu-central-1',
  keyValueStore: 'arn:aws:cloudfront::468013579246:key-value-store/0a1b2c3d-0000-4000-8000-000000000000',
};
const site = {
  baseUrl: 'https://spelling.dev',
  brand: 'Spelling',
  product: { slug: 'spelling' },
  mail: { sales: 'sales@spelling.dev', support: 'support@spelling.dev' },
  auth: {
    region: 'eu-central-1',
    userPoolId: 'eu-central-1_AbCdEf123',
    clientId: '5f3k2j1h0g9f8d7s6a5p4o3i2u',
    identityPoolId: 'eu-central-1:0a1b2c3d-0000-4000-8000-000000000000',
    domain: 'spelling.auth.eu-central-1.amazoncognito.com',
  },
  storage: { bucket: 'spelling-documents-7f3a' },
};

let folder: string;
beforeEach(() => {
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync('.cache/deploy-config-');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Reads the two files with changes; undefined removes a field. */
function read(changes: object = {}, siteChanges: object = {}, use: Use = 'live') {
  writeFileSync(join(folder, 'deploy.json'), JSON.stringify({ ...target, ...changes }));
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ ...site, ...siteChanges }));
  return readDeployConfig(join(folder, 'deploy.json'), use);
}

describe('the configuration of a deployment', () => {
  it('is taken when it names real places', () => {
    const config = read();
    expect(config.config.baseUrl).toBe('https://spelling.dev');
    expect(config.keep).toEqual({ releases: 5, days: 30 });
  });

  it.each([
    ['no bucket', { bucket: undefined }, 'bucket: is missing (the output SiteBucketName of the stack)'],
    ['a misspelled field', { buckett: 'x' }, 'buckett'],
    ['an example bucket', { bucket: 'example-site' }, 'bucket: example-site is an example'],
    ['the local region', { region: 'local' }, 'region: local is the local cloud'],
    ['an endpoint on this machine', { endpoint: 'http://127.0.0.1:4173/_cloud/s3' }, 'endpoint: http://127.0.0.1:4173'],
    ['an endpoint without encryption', { endpoint: 'http://s3.spelling.dev' }, 'is not encrypted'],
    ['no pointer', { keyValueStore: undefined }, 'keyValueStore: is missing'],
    ['a pointer that is none', { keyValueStore: 'x' }, 'keyValueStore: must be the output'],
    [
      "the documentation's account",
      { keyValueStore: target.keyValueStore.replace('468013579246', '123456789012') },
      'is an example',
    ],
    ['nothing to keep', { keep: { releases: 0 } }, 'keep.releases: must be at least 1'],
    ['a site that is not there', { site: 'other.json' }, 'other.json cannot be read'],
  ])('is refused with %s', (_, changes, complaint) => {
    expect(() => read(changes)).toThrow(Refused);
    expect(() => read(changes)).toThrow(complaint);
  });

  it.each([
    ['an example address', { baseUrl: 'https://spelling.example' }, 'baseUrl: https://spelling.example leads nowhere'],
    ['another one', { baseUrl: 'https://www.example.com' }, 'leads nowhere'],
    [
      'an address of this machine',
      { baseUrl: 'http://localhost:4173' },
      'baseUrl: http://localhost:4173 is not encrypted',
    ],
    ['an address by number', { baseUrl: 'https://10.0.0.1' }, 'leads nowhere'],
    [
      'mail to an example',
      { mail: { support: 'a@spelling.example' } },
      'mail.support: a@spelling.example reaches nobody',
    ],
    ['the local cloud', { endpoints: { idp: '/_cloud/idp' } }, 'endpoints.idp: /_cloud/idp is the local cloud'],
    [
      'the local pool',
      { auth: { ...site.auth, region: 'local', userPoolId: 'local_X' } },
      'is the pool of the local cloud',
    ],
    ['a wrong pool', { auth: { ...site.auth, userPoolId: 'x' } }, 'auth.userPoolId Invalid UserPoolId format.'],
    ['an unknown field', { bran: 'x' }, 'bran is not a known field'],
    ['a contact form that leads nowhere', { contact: { endpoint: 'https://x.test/form' } }, 'contact.endpoint'],
  ])('is refused when the site has %s', (_, changes, complaint) => {
    expect(() => read({}, changes)).toThrow(complaint);
  });

  it("refuses the project's own configuration, which is that of a laptop", () => {
    const own = JSON.parse(readFileSync('public/config.json', 'utf8')) as object;
    expect(() => read({}, own)).toThrow(/example leads nowhere[^]*local cloud/);
    expect(read({ keyValueStore: undefined, region: 'local' }, own, 'rehearsal').bucket).toBe(target.bucket);
  });

  it('is taken for the stack before its outputs are known, but not with an example site', () => {
    const { auth: _, storage: __, ...before } = site;
    const early = { bucket: undefined, keyValueStore: undefined };
    writeFileSync(join(folder, 'site.json'), JSON.stringify(before));
    writeFileSync(join(folder, 'deploy.json'), JSON.stringify({ ...target, ...early }));
    expect(readDeployConfig(join(folder, 'deploy.json'), 'stack').config.auth).toBeUndefined();
    expect(() => read(early, { baseUrl: 'https://spelling.example' }, 'stack')).toThrow('leads nowhere');
  });

  it('says that a file is no JSON', () => {
    writeFileSync(join(folder, 'deploy.json'), '{');
    expect(() => readDeployConfig(join(folder, 'deploy.json'))).toThrow('is not valid JSON');
  });
});
