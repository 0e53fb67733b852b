// What stays on disk, who can read it, and that the application does not know the local cloud.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fileStore } from '../../scripts/cloud/local/stores/file.ts';
import { devServer } from '../../scripts/web/devServer.ts';
import { importsOf, readSources } from '../architecture/imports.ts';
import { call, PASSWORD, Profile, startCloud } from './library.ts';

const folder = mkdtempSync(join(tmpdir(), 'local-cloud-'));
afterAll(() => rmSync(folder, { recursive: true }));
const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => ({
    path: join(entry.parentPath, entry.name),
    folder: entry.isDirectory(),
  }));

describe('a folder', () => {
  const EMAIL = 'ada@example.com';

  it('keeps accounts across a restart, but no passwords', async () => {
    const first = fileStore(folder);
    const before = startCloud({ store: first });
    await new Profile(before).signUp(EMAIL);
    const { code = '' } = before.lastMessage(EMAIL);
    await call((done) => new Profile(before).user(EMAIL).confirmRegistration(code, false, done));
    const { session } = await new Profile(before).enter(EMAIL);
    first.close();

    const after = startCloud({ store: fileStore(folder) });
    const { status } = await after.post('AWSCognitoIdentityProviderService.GetUser', {
      AccessToken: session.getAccessToken().getJwtToken(),
    });
    expect(status).toBe(200);
    expect((await new Profile(after).signIn(EMAIL)).outcome.kind).toBe('signedIn');
    const texts = files().filter((one) => !one.folder);
    for (const { path } of texts) {
      const text = readFileSync(path, 'utf8');
      expect(text, path).not.toContain(PASSWORD);
      expect(text, path).not.toContain(session.getRefreshToken().getToken());
    }
    expect(texts.length).toBeGreaterThan(3);
  });

  it('keeps objects', async () => {
    const bytes = new Uint8Array([1, 2, 3]);
    const store = fileStore(folder);
    store.write('abc', bytes);
    store.close();
    const again = fileStore(folder);
    expect(again.read('abc')).toEqual(bytes);
    again.remove('abc');
    again.remove('abc');
    expect(again.read('abc')).toBeUndefined();
    expect(() => again.write('../escape', bytes)).toThrow('../escape');
  });

  it('can be read by its owner only', () => {
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    for (const { path, folder: isFolder } of files()) {
      expect(statSync(path).mode & 0o777, path).toBe(isFolder ? 0o700 : 0o600);
    }
  });

  it('belongs to one process', () => {
    const lock = join(folder, 'pid');
    // The test's parent process is alive; an unused process number is not.
    writeFileSync(lock, String(process.ppid));
    expect(() => fileStore(folder)).toThrow(`is in use by process ${process.ppid}`);
    writeFileSync(lock, '999999999');
    fileStore(folder).close();
  });

  it('says what to do when a table cannot be read', () => {
    writeFileSync(join(folder, 'broken.json'), '{"a":');
    const store = fileStore(folder);
    expect(() => store.table('broken', {})).toThrow('remove it to begin anew');
    store.close();
  });
});

describe('the application', () => {
  it('is built without the local cloud', () => {
    const sources = readSources(['src', 'prerender', 'scripts']);
    const cloud = /(^|\/)scripts\/cloud\//;
    const users = sources
      .filter(
        ({ path, text }) => !cloud.test(path) && importsOf(text).some(({ to }) => /(^|\/)cloud\/local\//.test(to)),
      )
      .map(({ path }) => path)
      .filter((path) => !path.includes('.test.'));
    // The command for the stack reads the template as the local cloud does; that for a busy day counts a sign-in there.
    const known = [
      'scripts/scale/visits.ts',
      'scripts/stack.ts',
      'scripts/start.ts',
      'scripts/web/devServer.ts',
      'scripts/web/serve.ts',
    ];
    expect(users.sort()).toEqual(known);
    // Of these, the build knows only the development server's plugin, which plays no part in it.
    expect(devServer()).toMatchObject({ apply: 'serve' });
    expect(Object.keys(devServer()).sort()).toEqual(['apply', 'configureServer', 'name']);
  });
});
