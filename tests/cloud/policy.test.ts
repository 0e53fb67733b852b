// What the template's roles allow, and what a request gets that asks for more.
import { readFileSync } from 'node:fs';
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAccess, type Role } from '../../scripts/cloud/local/core/policy/access.ts';
import { readTemplate } from '../../scripts/cloud/local/core/policy/template.ts';
import { poolSettings, templateValues } from '../../scripts/cloud/local/core/settings.ts';
import { PASSWORD, Profile } from './library.ts';
import { type ServedCloud, serveTestCloud } from './server.ts';

const source = readFileSync('scripts/cloud/template.yaml', 'utf8');
const template = readTemplate(source, templateValues('http://127.0.0.1:4173', false));
const access = openAccess(template);
const ID = 'local:11111111-1111-4111-8111-111111111111';
const OTHER = 'local:22222222-2222-4222-8222-222222222222';

describe('the roles', () => {
  const GET = 's3:GetObject';
  const PUT = 's3:PutObject';
  const DELETE = 's3:DeleteObject';
  const table: [role: Role, action: string, key: string, allowed: boolean][] = [
    ['authenticated', GET, `private/${ID}/a.txt`, true],
    ['authenticated', PUT, `private/${ID}/a.txt`, true],
    ['authenticated', DELETE, `private/${ID}/deep/a.txt`, true],
    ['authenticated', 's3:AbortMultipartUpload', `private/${ID}/a.txt`, true],
    ['authenticated', 's3:ListMultipartUploadParts', `private/${ID}/a.txt`, true],
    ['authenticated', GET, `private/${OTHER}/a.txt`, false],
    ['authenticated', PUT, `private/${OTHER}/a.txt`, false],
    ['authenticated', DELETE, `private/${OTHER}/a.txt`, false],
    ['authenticated', GET, 'private/', false],
    ['authenticated', GET, `private/${ID}`, false],
    ['authenticated', GET, `private/${ID}x/a.txt`, false],
    ['authenticated', GET, 'private/*/a.txt', false],
    ['authenticated', PUT, `protected/${ID}/a.txt`, true],
    ['authenticated', GET, `protected/${OTHER}/a.txt`, true],
    ['authenticated', PUT, `protected/${OTHER}/a.txt`, false],
    ['authenticated', DELETE, `protected/${OTHER}/a.txt`, false],
    ['authenticated', GET, 'public/a.txt', true],
    ['authenticated', PUT, 'public/a.txt', true],
    ['authenticated', PUT, 'a.txt', false],
    ['authenticated', 's3:PutObjectAcl', `private/${ID}/a.txt`, false],
    ['authenticated', 's3:GetObjectTagging', `private/${ID}/a.txt`, false],
    ['unauthenticated', GET, 'public/a.txt', true],
    ['unauthenticated', PUT, 'public/a.txt', false],
    ['unauthenticated', DELETE, 'public/a.txt', false],
    ['unauthenticated', GET, `protected/${ID}/a.txt`, false],
    ['unauthenticated', GET, `private/${ID}/a.txt`, false],
  ];

  it.each(table)('%s: %s on %s is %s', (role, action, key, allowed) => {
    expect(access.onObjects({ role, identityId: ID }, action, key)).toBe(allowed);
  });

  const lists: [role: Role, prefix: string | undefined, allowed: boolean][] = [
    ['authenticated', `private/${ID}/`, true],
    ['authenticated', `private/${ID}/deep/`, true],
    ['authenticated', `private/${OTHER}/`, false],
    ['authenticated', 'private/', false],
    ['authenticated', '', false],
    ['authenticated', undefined, false],
    ['authenticated', `protected/${OTHER}/`, true],
    ['authenticated', 'public/', true],
    ['unauthenticated', 'public/', false],
    ['unauthenticated', undefined, false],
  ];

  it.each(lists)('%s: the list of %s is %s', (role, prefix, allowed) => {
    expect(access.onObjects({ role, identityId: ID }, 's3:ListBucket', undefined, prefix)).toBe(allowed);
  });

  it('an identity with wildcards in it opens nothing else', () => {
    const caller = { role: 'authenticated' as const, identityId: '*' };
    expect(access.onObjects(caller, GET, `private/${ID}/a.txt`)).toBe(false);
    expect(access.onObjects({ ...caller, identityId: '' }, GET, 'private//a.txt')).toBe(false);
  });

  it('a function needs a statement of its own', () => {
    expect(access.onFunction({ role: 'authenticated', identityId: ID }, 'local-magic-link-create')).toBe(false);
    const more = source.replace(
      '              - Sid: OwnLists\n',
      '              - { Effect: Allow, Action: lambda:InvokeFunction, Resource: !GetAtt MagicLinkCreate.Arn }\n' +
        '              - Sid: OwnLists\n',
    );
    const wider = openAccess(readTemplate(more, templateValues('http://127.0.0.1:4173', false)));
    expect(wider.onFunction({ role: 'authenticated', identityId: ID }, 'local-magic-link-create')).toBe(true);
    expect(wider.onFunction({ role: 'authenticated', identityId: ID }, 'local-magic-link-verify')).toBe(false);
    expect(wider.onFunction({ role: 'unauthenticated', identityId: ID }, 'local-magic-link-create')).toBe(false);
  });

  it('the bucket refuses unencrypted connections whatever a role allows', () => {
    const denied = source.replace("{ aws:SecureTransport: 'false' }", "{ aws:SecureTransport: 'true' }");
    const closed = openAccess(readTemplate(denied, templateValues('http://127.0.0.1:4173', false)));
    expect(closed.onObjects({ role: 'authenticated', identityId: ID }, GET, 'public/a.txt')).toBe(false);
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

  it('complains about what it does not have', () => {
    expect(() => readTemplate('Resources: {A: {Type: X, Properties: {B: !Ref C}}}', {}).properties('A')).toThrow('C');
    expect(() => template.properties('Nothing')).toThrow('Nothing');
  });
});

describe('requests', () => {
  let served: ServedCloud;
  let mine: string;
  let ada: S3Client;
  let eve: S3Client;
  let guest: S3Client;
  const Bucket = 'documents';
  const refused = async (sent: Promise<unknown>) =>
    expect(await sent.catch((error: Error & { $metadata: object }) => [error.name, error.$metadata])).toMatchObject([
      'AccessDenied',
      { attempts: 1, httpStatusCode: 403 },
    ]);

  beforeAll(async () => {
    served = await serveTestCloud();
    const enter = async (email: string) => {
      served.cloud.operators.create(email, PASSWORD);
      const { session } = await new Profile(served).enter(email);
      return served.getKeys(served.poolLogin(session.getIdToken().getJwtToken()));
    };
    const keys = await enter('ada@example.com');
    mine = `private/${keys.identityId}/a.txt`;
    ada = served.objects(keys);
    eve = served.objects(await enter('eve@example.com'));
    guest = served.objects(await served.getKeys());
    await ada.send(new PutObjectCommand({ Bucket, Key: mine, Body: 'mine' }));
  });
  afterAll(() => served.close());

  it("another identity's prefix, the root and a guest's write are refused at once (row 22)", async () => {
    await refused(eve.send(new GetObjectCommand({ Bucket, Key: mine })));
    await refused(eve.send(new PutObjectCommand({ Bucket, Key: mine, Body: 'x' })));
    await refused(eve.send(new ListObjectsV2Command({ Bucket, Prefix: mine })));
    await refused(ada.send(new ListObjectsV2Command({ Bucket })));
    await refused(guest.send(new PutObjectCommand({ Bucket, Key: 'public/x', Body: 'x' })));
  });

  it('a key that climbs is not found (row 21)', async () => {
    const missing = { $metadata: { httpStatusCode: 404 } };
    for (const Key of ['public/../private/other/x', mine.replace('a.txt', '../../private/other/x'), '..', 'public/.']) {
      const read = ada.send(new GetObjectCommand({ Bucket, Key }));
      expect(await read.catch((error: Error) => error), Key).toMatchObject(missing);
      const written = ada.send(new PutObjectCommand({ Bucket, Key, Body: 'x' }));
      expect(await written.catch((error: Error) => error), Key).toMatchObject(missing);
    }
  });

  it('another bucket is not there', async () => {
    const sent = ada.send(new GetObjectCommand({ Bucket: 'other', Key: mine }));
    expect(await sent.catch((error: Error) => error.name)).toBe('NoSuchBucket');
  });
});
