// What the template's roles allow according to their statements; actual requests are tested in policyRequests.test.ts.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openAccess } from '../../scripts/cloud/local/core/policy/access.ts';
import { readTemplate } from '../../scripts/cloud/local/core/policy/template.ts';
import { poolSettings, type SharedLevel, templateValues } from '../../scripts/cloud/local/core/settings.ts';

const source = readFileSync('scripts/cloud/template.yaml', 'utf8');
const SITE = 'http://127.0.0.1:4173';
const template = readTemplate(source, templateValues(SITE, false));
const accessWith = (...levels: SharedLevel[]) => openAccess(readTemplate(source, templateValues(SITE, false, levels)));
const access = accessWith();
const shared = accessWith('public', 'protected');
const ID = 'local:11111111-1111-4111-8111-111111111111';
const OTHER = 'local:22222222-2222-4222-8222-222222222222';
const GET = 's3:GetObject';
const PUT = 's3:PutObject';
const DELETE = 's3:DeleteObject';
const LIST = 's3:ListBucket';
const signedIn = { role: 'authenticated', identityId: ID } as const;
const guest = { role: 'unauthenticated', identityId: ID } as const;
/** All permissions that a request for an object may need; copies, parts and signed addresses need the same ones. */
const ACTIONS = [GET, PUT, DELETE, 's3:AbortMultipartUpload', 's3:ListMultipartUploadParts'];
/** Forbidden to everyone: an object's access list, tags, versions, retention and locks, and the bucket's settings. */
const NEVER = [
  'GetObjectAcl PutObjectAcl GetObjectTagging PutObjectTagging DeleteObjectTagging GetObjectVersion DeleteObjectVersion',
  'GetObjectAttributes GetObjectRetention PutObjectRetention PutObjectLegalHold BypassGovernanceRetention RestoreObject',
  'GetBucketAcl PutBucketAcl GetBucketPolicy PutBucketPolicy PutLifecycleConfiguration PutBucketNotification',
  'ListBucketVersions ListBucketMultipartUploads DeleteBucket ListAllMyBuckets',
].flatMap((names) => names.split(' ').map((name) => `s3:${name}`));

describe('the roles', () => {
  it.each(ACTIONS)('a signed-in person may do %s only in their own place', (action) => {
    for (const key of [`private/${ID}/a.txt`, `private/${ID}/deep/a.txt`]) {
      expect(access.onObjects(signedIn, action, key), key).toBe(true);
    }
    const foreign = [
      `private/${OTHER}/a.txt`,
      'private/',
      `private/${ID}`,
      `private/${ID}x/a.txt`,
      `private/x/private/${ID}/a.txt`,
      'private/*/a.txt',
      'private/?/a.txt',
      'a.txt',
      '',
      `usage/${OTHER}/storage.json`,
    ];
    for (const key of foreign) expect(access.onObjects(signedIn, action, key), key).toBe(false);
  });

  it('a key that no address leads to cannot be written: the function that counts objects could not remove it', () => {
    for (const name of [
      '.',
      '..',
      './a',
      '../a',
      'a/.',
      'a/..',
      'a/./b',
      'a/../b',
      '.a',
      '..a',
      'a.',
      'a../b',
      '...',
      '%2e/a',
      '',
    ]) {
      const key = `private/${ID}/${name}`;
      const encoded = key.split('/').map(encodeURIComponent).join('/');
      const leads = new URL(`https://bucket.example/${encoded}`).pathname === `/${encoded}`;
      expect(access.onObjects(signedIn, PUT, key), key).toBe(leads);
    }
  });

  it.each(ACTIONS)('with the switches off, as by default, %s is refused at both shared levels', (action) => {
    for (const level of ['public', 'protected']) {
      for (const key of [`${level}/a.txt`, `${level}/${ID}/a.txt`, `${level}/${OTHER}/a.txt`, `${level}/`]) {
        expect(access.onObjects(signedIn, action, key), key).toBe(false);
        expect(access.onObjects(guest, action, key), key).toBe(false);
      }
    }
  });

  const attacks: [what: string, action: string, key: string][] = ['public', 'protected'].flatMap((level) => [
    [`overwrite somebody's ${level} object`, PUT, `${level}/${OTHER}/a.txt`],
    [`delete somebody's ${level} object`, DELETE, `${level}/${OTHER}/a.txt`],
    [`break off somebody's upload to ${level}`, 's3:AbortMultipartUpload', `${level}/${OTHER}/a.txt`],
    [`see the parts of somebody's upload to ${level}`, 's3:ListMultipartUploadParts', `${level}/${OTHER}/a.txt`],
    [`write to ${level} outside of every place`, PUT, `${level}/a.txt`],
    [`delete from ${level} outside of every place`, DELETE, `${level}/a.txt`],
    [`write to a place that begins like one's own at ${level}`, PUT, `${level}/${ID}x/a.txt`],
    [`write to ${level} under a name with wildcards`, PUT, `${level}/*/a.txt`],
  ]);
  it.each(attacks)('with both switches on nobody may %s', (_, action, key) => {
    for (const caller of [signedIn, guest]) expect(shared.onObjects(caller, action, key)).toBe(false);
  });

  it('with a switch on, its level is written by the owner and read by anyone signed in; the other stays closed', () => {
    for (const [level, other] of [
      ['public', 'protected'],
      ['protected', 'public'],
    ] as const) {
      const one = accessWith(level);
      for (const action of ACTIONS) {
        expect(one.onObjects(signedIn, action, `${level}/${ID}/a.txt`), `${action} ${level}`).toBe(true);
        expect(one.onObjects(signedIn, action, `${other}/${ID}/a.txt`), `${action} ${other}`).toBe(false);
      }
      expect(one.onObjects(signedIn, GET, `${level}/${OTHER}/a.txt`)).toBe(true);
      expect(one.onObjects(signedIn, GET, `${other}/${OTHER}/a.txt`)).toBe(false);
      expect(one.onObjects(signedIn, LIST, undefined, `${level}/${ID}/`)).toBe(true);
      expect(one.onObjects(signedIn, LIST, undefined, `${other}/${ID}/`)).toBe(false);
    }
  });

  it.each(NEVER)('nobody may do %s', (action) => {
    for (const key of [`private/${ID}/a.txt`, `public/${ID}/a.txt`, `protected/${ID}/a.txt`, undefined]) {
      expect(shared.onObjects(signedIn, action, key)).toBe(false);
      expect(shared.onObjects(guest, action, key)).toBe(false);
    }
  });

  it('a guest may do nothing at any level, whatever the switches', () => {
    for (const action of [...ACTIONS, LIST]) {
      for (const level of ['private', 'public', 'protected', 'usage']) {
        for (const key of [`${level}/${ID}/a.txt`, `${level}/${OTHER}/a.txt`, `${level}/a.txt`, undefined]) {
          expect(shared.onObjects(guest, action, key, `${level}/${ID}/`), `${action} ${key}`).toBe(false);
        }
      }
    }
  });

  const lists: [prefix: string | undefined, allowed: boolean][] = [
    [`private/${ID}/`, true],
    [`private/${ID}/deep/`, true],
    [`private/${ID}`, false],
    [`private/${OTHER}/`, false],
    ['private/', false],
    ['', false],
    [undefined, false],
    [`protected/${ID}/`, true],
    [`protected/${OTHER}/`, false],
    ['protected/', false],
    [`public/${ID}/`, true],
    [`public/${OTHER}/`, false],
    ['public/', false],
  ];
  it.each(lists)('with both switches on the list of %s is %s', (prefix, allowed) => {
    expect(shared.onObjects(signedIn, LIST, undefined, prefix)).toBe(allowed);
    const byDefault = allowed && prefix?.startsWith('private/') === true;
    expect(access.onObjects(signedIn, LIST, undefined, prefix)).toBe(byDefault);
  });

  it('an identity containing wildcards opens nothing else', () => {
    const caller = { role: 'authenticated' as const, identityId: '*' };
    expect(access.onObjects(caller, GET, `private/${ID}/a.txt`)).toBe(false);
    expect(shared.onObjects(caller, PUT, `public/${ID}/a.txt`)).toBe(false);
    expect(access.onObjects({ ...caller, identityId: '' }, GET, 'private//a.txt')).toBe(false);
    expect(shared.onObjects({ ...caller, identityId: '' }, PUT, 'public//a.txt')).toBe(false);
  });

  it('a function needs a statement of its own', () => {
    expect(access.onFunction({ role: 'authenticated', identityId: ID }, 'local-magic-link-create')).toBe(false);
    const more = source.replace(
      '              - Sid: OwnLists\n',
      '              - { Effect: Allow, Action: lambda:InvokeFunction, Resource: !GetAtt MagicLinkCreate.Arn }\n' +
        '              - Sid: OwnLists\n',
    );
    const wider = openAccess(readTemplate(more, templateValues(SITE, false)));
    expect(wider.onFunction({ role: 'authenticated', identityId: ID }, 'local-magic-link-create')).toBe(true);
    expect(wider.onFunction({ role: 'authenticated', identityId: ID }, 'local-magic-link-verify')).toBe(false);
    expect(wider.onFunction({ role: 'unauthenticated', identityId: ID }, 'local-magic-link-create')).toBe(false);
  });

  it('the bucket refuses unencrypted connections whatever a role allows', () => {
    const denied = source.replaceAll("{ aws:SecureTransport: 'false' }", "{ aws:SecureTransport: 'true' }");
    const closed = openAccess(readTemplate(denied, templateValues(SITE, false)));
    expect(closed.onObjects({ role: 'authenticated', identityId: ID }, GET, `private/${ID}/a.txt`)).toBe(false);
  });
});

describe('the template', () => {
  it('gives the pool its rules', () => {
    expect(poolSettings(template)).toMatchObject({
      password: { length: 12 },
      mfa: 'OPTIONAL',
      devices: { skipsMfa: true, onPrompt: true },
      writable: ['email', 'name', 'phone_number', 'locale'],
      accessSeconds: 3600,
      refreshSeconds: 30 * 86_400,
      sessionSeconds: 180,
      rotation: false,
    });
    expect(poolSettings(readTemplate(source, templateValues('http://x', true))).rotation).toBe(true);
  });

  it('drops what a condition rules out', () => {
    const without = readTemplate(source, { ...templateValues('http://x', false), GoogleClientId: '' });
    expect(template.resources).toContain('Google');
    expect(without.resources).not.toContain('Google');
    expect(without.properties('IdentityPool')['SupportedLoginProviders']).toEqual({
      'graph.facebook.com': 'local-facebook',
      'www.amazon.com': 'local-amazon',
    });
  });

  it('complains about unknown names', () => {
    expect(() => readTemplate('Resources: {A: {Type: X, Properties: {B: !Ref C}}}', {}).properties('A')).toThrow('C');
    expect(() => template.properties('Nothing')).toThrow('Nothing');
  });
});
