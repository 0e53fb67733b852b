import { afterEach, describe, expect, it, vi } from 'vitest';
import { failureOf, PASSWORD } from '../../../../tests/setup/accounts.ts';
import { openStorage } from '../../../../tests/setup/storage.ts';
import { AuthError } from '../../auth/authError.ts';
import { log } from '../../log.ts';
import { storageTextCode } from './storageError.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (content: Uint8Array) => new TextDecoder().decode(content);
const codeOf = async (work: Promise<unknown>) => (await failureOf(work)).code;

afterEach(() => vi.restoreAllMocks());

describe('objects of a person', () => {
  it('STO-1: without keys every call rejects with "No credentials"', async () => {
    const { storage } = await openStorage({
      env: { getCredentials: () => Promise.reject(new AuthError('NotAuthenticated', 'not authenticated')) },
    });
    const calls = [
      () => storage.put('a', bytes('x')),
      () => storage.get('a'),
      () => storage.getUrl('a'),
      () => storage.putUrl('a'),
      () => storage.list(''),
      () => storage.remove('a'),
    ];
    for (const call of calls) {
      const { message, code } = await failureOf(call());
      expect([message, code]).toEqual(['No credentials', 'NoCredentials']);
    }
  });

  it('STO-2: public by default; each level has its own place; others can read shared objects, never write them', async () => {
    const { storage, world, requests } = await openStorage({ levels: ['public', 'protected'] });
    const { identityId } = await world.auth.getCredentials();
    await storage.put('a.txt', bytes('all'));
    await storage.put('a.txt', bytes('shown'), { level: 'protected' });
    await storage.put('a.txt', bytes('mine'), { level: 'private' });
    expect(requests).toEqual(
      ['public', 'protected', 'private'].map((level) => `PUT /${level}/${encodeURIComponent(identityId)}/a.txt`),
    );
    world.cloud.operators.create('bert@example.com', PASSWORD);
    await world.auth.signOut();
    await world.signIn('bert@example.com');
    expect(text((await storage.get('a.txt', { identityId })).bytes)).toBe('all');
    expect(text((await storage.get('a.txt', { level: 'protected', identityId })).bytes)).toBe('shown');
    expect(await codeOf(storage.get('a.txt', { level: 'private', identityId }))).toBe('NoSuchKey');
    expect(await codeOf(storage.get('a.txt', { level: 'protected' }))).toBe('NoSuchKey');
    for (const level of ['public', 'protected'] as const) {
      expect(await codeOf(storage.put('a.txt', bytes('x'), { level, identityId }))).toBe('AccessDenied');
      expect(await codeOf(storage.remove('a.txt', { level, identityId }))).toBe('AccessDenied');
      expect(await codeOf(storage.list('', { level, identityId }))).toBe('AccessDenied');
    }
  });

  it('a level that is switched off is refused locally, before anything is sent', async () => {
    const { storage, requests } = await openStorage();
    for (const level of ['public', 'protected', undefined] as const) {
      const place = level ? { level } : {};
      const calls = [
        () => storage.put('a', bytes('x'), place),
        () => storage.put('a', new Uint8Array(6 * 1024 * 1024), place),
        () => storage.get('a', place),
        () => storage.getUrl('a', place),
        () => storage.putUrl('a', place),
        () => storage.list('', place),
        () => storage.remove('a', place),
      ];
      for (const call of calls) {
        const { name, code, message } = await failureOf(call());
        expect([name, code]).toEqual(['StorageError', 'LevelDisabled']);
        expect(message).toContain('storage.levels');
      }
    }
    expect(requests).toEqual([]);
  });

  it('STO-3: type, name and metadata come back; the result is the key without its prefix', async () => {
    vi.spyOn(log, 'warn').mockImplementation(() => {});
    const { storage, world } = await openStorage();
    const seen: number[] = [];
    const put = await storage.put('x/brief.md', bytes('# Hi'), {
      level: 'private',
      contentType: 'text/markdown',
      name: 'Ünser Brief – नमस्ते.md',
      metadata: { language: 'de' },
      progress: ({ loaded }) => void seen.push(loaded),
    });
    expect(put.key).toBe('x/brief.md');
    expect(seen).toEqual([0, 4]);
    const got = await storage.get('x/brief.md', { level: 'private' });
    expect(got).toMatchObject({
      contentType: 'text/markdown',
      name: 'Ünser Brief – नमस्ते.md',
      metadata: { language: 'de' },
      eTag: put.eTag,
    });
    await storage.put('kept', bytes('x'), {
      level: 'private',
      cacheControl: 'max-age=60',
      contentDisposition: 'attachment',
      expires: new Date('2030-01-02T03:04:05Z'),
    });
    const { headers } =
      (await world.cloud.handle(new Request(await storage.getUrl('kept', { level: 'private' })))) ?? {};
    expect(['cache-control', 'content-disposition', 'expires'].map((name) => headers?.get(name))).toEqual([
      'max-age=60',
      'attachment',
      'Wed, 02 Jan 2030 03:04:05 GMT',
    ]);
    expect(log.warn).not.toHaveBeenCalled();
    await storage.put('plain', bytes('x'), { level: 'private', progress: 'much' as never });
    expect(log.warn).toHaveBeenCalledWith('progressCallback should be a function, not a string');
    expect((await storage.get('plain', { level: 'private' })).contentType).toBe('binary/octet-stream');
  });

  it('STO-4: bytes of any value arrive unchanged, even none at all', async () => {
    const { storage } = await openStorage();
    const all = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
    await storage.put('all', all, { level: 'private' });
    expect((await storage.get('all', { level: 'private' })).bytes).toEqual(all);
    await storage.put('none', new Uint8Array(), { level: 'private' });
    expect((await storage.get('none', { level: 'private' })).bytes).toHaveLength(0);
  });

  it('STO-6: a signed address works without keys, says how the file is to be opened, and expires', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { storage, world } = await openStorage();
    await storage.put('a.html', bytes('<script>'), { level: 'private', contentType: 'text/html' });
    const url = await storage.getUrl('a.html', {
      level: 'private',
      type: 'application/octet-stream',
      disposition: 'attachment; filename="a.html"',
    });
    expect(new URL(url).searchParams.get('X-Amz-Expires')).toBe('300');
    const answer = await world.cloud.handle(new Request(url));
    expect(answer?.status).toBe(200);
    expect(answer?.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer?.headers.get('content-disposition')).toContain('attachment');
    const changed = await world.cloud.handle(new Request(url.replace('a.html', 'b.html')));
    expect(changed?.status).toBe(403);
    world.pass(301_000);
    expect((await world.cloud.handle(new Request(url)))?.status).toBe(403);
    vi.useRealTimers();
  });

  it('STO-7: a signed upload address takes any body', async () => {
    const { storage, world } = await openStorage();
    const url = await storage.putUrl('up.txt', { level: 'private', contentType: 'text/plain' });
    const sent = await world.cloud.handle(
      new Request(url, { method: 'PUT', body: 'Hello', headers: { 'content-type': 'text/plain' } }),
    );
    expect(sent?.status).toBe(200);
    expect(text((await storage.get('up.txt', { level: 'private' })).bytes)).toBe('Hello');
  });

  it('STO-8: a list has all pages, keys without the prefix, and only the requested folder', async () => {
    const { storage, world, requests } = await openStorage();
    const { identityId } = await world.auth.getCredentials();
    for (const name of ['a', 'b/1', 'b/2', 'b 3']) await storage.put(name, bytes(name), { level: 'private' });
    await storage.put('other', bytes('x'), { level: 'private' });
    const items = await storage.list('b/', { level: 'private' });
    expect(items.map(({ key, size }) => [key, size])).toEqual([
      ['b/1', 3],
      ['b/2', 3],
    ]);
    expect(items[0]).toMatchObject({ eTag: expect.stringMatching(/^[0-9a-f]{32}$/), lastModified: expect.any(Number) });
    const keys = await world.auth.getCredentials();
    requests.length = 0;
    const many = Array.from({ length: 1001 }, (_, index) => `m/${String(index).padStart(4, '0')}`);
    await Promise.all(many.map((name) => storage.put(name, bytes(''), { level: 'private' })));
    requests.length = 0;
    expect((await storage.list('m/', { level: 'private' })).map(({ key }) => key)).toEqual(many);
    expect(requests).toHaveLength(2);
    expect(keys.identityId).toBe(identityId);
  });

  it('STO-9, bad input row 26: removing works twice', async () => {
    const { storage } = await openStorage();
    await storage.put('a', bytes('x'), { level: 'private' });
    await storage.remove('a', { level: 'private' });
    await storage.remove('a', { level: 'private' });
    expect(await codeOf(storage.get('a', { level: 'private' }))).toBe('NoSuchKey');
  });

  it('STO-10: events tell the operation and its result, never a name', async () => {
    const { storage, events } = await openStorage();
    await storage.put('secret-name', bytes('x'), { level: 'private', name: 'Secret.txt' });
    await storage.list('', { level: 'private' });
    await failureOf(storage.get('nothing', { level: 'private' }));
    await storage.getUrl('secret-name', { level: 'private' });
    await storage.remove('secret-name', { level: 'private' });
    expect(events).toEqual([
      { action: 'upload', result: 'success' },
      { action: 'list', result: 'success' },
      { action: 'download', result: 'failed' },
      { action: 'getSignedUrl', result: 'success' },
      { action: 'delete', result: 'success' },
    ]);
    expect(JSON.stringify(events)).not.toMatch(/secret/i);
  });

  it('STO-12, bad input row 22: denials are reported at once; expired keys are renewed once and the call retried', async () => {
    const { storage, world, waits, requests } = await openStorage();
    await storage.put('a', bytes('x'), { level: 'private' });
    world.cloud.faults.add({ operation: 'GetObject', kind: 'status', status: 403, code: 'AccessDenied' });
    requests.length = 0;
    const denied = await failureOf(storage.get('a', { level: 'private' }));
    expect([denied.code, storageTextCode(denied)]).toEqual(['AccessDenied', 'AccessDenied']);
    expect(requests).toHaveLength(1);
    world.cloud.faults.clear();
    world.cloud.faults.add({ operation: 'GetObject', kind: 'status', status: 400, code: 'ExpiredToken', times: 1 });
    const before = await world.auth.getCredentials();
    expect(text((await storage.get('a', { level: 'private' })).bytes)).toBe('x');
    expect(await world.auth.getCredentials()).not.toBe(before);
    expect(waits).toEqual([]);
    world.cloud.faults.add({ operation: 'GetObject', kind: 'status', status: 400, code: 'ExpiredToken' });
    expect(await codeOf(storage.get('a', { level: 'private' }))).toBe('ExpiredToken');
  });

  it('bad input row 22: a guest reads and writes nothing at any level', async () => {
    const levels = ['public', 'protected'] as const;
    const { storage, world } = await openStorage({ levels });
    const { identityId } = await world.auth.getCredentials();
    await storage.put('open.txt', bytes('open'));
    await world.auth.signOut();
    for (const level of [...levels, 'private'] as const) {
      expect(await codeOf(storage.get('open.txt', { level, identityId }))).toBe('AccessDenied');
      expect(await codeOf(storage.put('mine', bytes('x'), { level }))).toBe('AccessDenied');
      expect(await codeOf(storage.list('', { level }))).toBe('AccessDenied');
    }
  });

  it('a write can be made to depend on what is there', async () => {
    const { storage } = await openStorage();
    const first = await storage.put('a', bytes('1'), { level: 'private', expected: null });
    expect(await codeOf(storage.put('a', bytes('2'), { level: 'private', expected: null }))).toBe('PreconditionFailed');
    const second = await storage.put('a', bytes('2'), { level: 'private', expected: first.eTag });
    expect(await codeOf(storage.put('a', bytes('3'), { level: 'private', expected: first.eTag }))).toBe(
      'PreconditionFailed',
    );
    expect(second.eTag).not.toBe(first.eTag);
  });
});
