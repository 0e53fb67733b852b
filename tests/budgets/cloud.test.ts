// Cloud code travels only with accounts and documents: what a visitor or a guest loads holds none of it, and what a
// sign-in adds is bounded. Read from the build itself.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { chunksOf, readManifest } from '../../prerender/links.ts';
import { routeTable, rowById } from '../../src/routes/table.ts';

const ROOT = 'dist/client';
/** Gzip: the identity service with its library, beyond what the sign-in page has anyway. */
const MOST_SIGN_IN_KB = 30;
/** Gzip: everything that documents load beyond that, the clients of the identity pool and of the storage included. */
const MOST_DOCUMENTS_KB = 95;
/** Gzip: what is shown of them, with the English texts; their dialogs come later. */
const MOST_SCREENS_KB = 12;

/** Words of the protocols, as they are in the built code of the libraries and of ours. */
const CLOUD = /AWSCognitoIdentityProviderService|USER_SRP_AUTH|GetCredentialsForIdentity|AbortMultipartUpload/;

const IDENTITY = 'src/services/auth/auth.ts';
const KEYS = 'src/services/auth/keyParts.ts';
const STORAGE = 'src/services/cloud/cloud.ts';
const SCREENS = ['src/features/documents/DocumentsPage.tsx', 'locales/en/documents.json'];

beforeAll(() => {
  if (!existsSync(join(ROOT, 'index.html'))) throw new Error('There is no build: run npm run build first');
});

const text = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const packed = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(text(file), { level: 9 }).length, 0) / 1000;

/** Files that are loaded with a module, its own dynamic parts left out. */
function filesOf(key: string, into = new Set<string>()): Set<string> {
  const chunk = readManifest()[key];
  if (!chunk || into.has(chunk.file)) return into;
  into.add(chunk.file);
  for (const next of chunk.imports ?? []) filesOf(next, into);
  return into;
}

/** Files that a page may load without being asked for an account: its own, and all that it loads late. */
function lateFiles(keys: readonly string[], stop: ReadonlySet<string>): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = readManifest()[key];
    if (!chunk || seen.has(key) || stop.has(key)) return;
    seen.add(key);
    files.add(chunk.file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  for (const key of keys) visit(key);
  return files;
}

const without = (files: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...files].filter((file) => !others.has(file));

describe('cloud code', () => {
  it('is where this test looks for it', () => {
    const withCloud = readdirSync(join(ROOT, 'assets'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
      .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
      .filter((file) => CLOUD.test(text(file)));
    const known = new Set([IDENTITY, KEYS, STORAGE].flatMap((key) => [...lateFiles([key], new Set())]));
    expect(withCloud.length).toBeGreaterThanOrEqual(2);
    expect(withCloud.filter((file) => !known.has(file))).toEqual([]);
  });

  it.each(routeTable.filter(({ layout }) => layout !== 'plain'))(
    '$id: nothing of it before an account is asked for',
    (row) => {
      const files = chunksOf(row).map(({ file }) => file);
      expect(files.filter((file) => CLOUD.test(text(file)))).toEqual([]);
    },
  );

  it('is behind the three doors only, for all that any page loads late', () => {
    const doors = new Set([IDENTITY, KEYS, STORAGE]);
    const entries = Object.keys(readManifest()).filter((key) => !doors.has(key) && !key.startsWith('_'));
    const pages = entries.filter((key) => /^src\/(routes|features)\/|renderer/.test(key));
    const files = lateFiles(pages, doors);
    expect(pages.length).toBeGreaterThan(20);
    expect([...files].filter((file) => CLOUD.test(text(file)))).toEqual([]);
  });

  it('signing in adds little', () => {
    const page = new Set(chunksOf(rowById('signIn')).map(({ file }) => file));
    const size = packed(without(filesOf(IDENTITY), page));
    process.stdout.write(`  signing in: ${size.toFixed(1)} kB\n`);
    expect(size).toBeLessThanOrEqual(MOST_SIGN_IN_KB);
  });

  describe('documents', () => {
    // They are a view of the checker, opened by somebody who is signed in.
    const there = () => {
      const checker = chunksOf(rowById('tool')).map(({ file }) => file);
      const editor = lateFiles(['src/routes/pages/Checker.tsx'], new Set([IDENTITY, KEYS, STORAGE, ...SCREENS]));
      return new Set([...checker, ...editor, ...filesOf(IDENTITY)]);
    };
    const sizeOf = (keys: readonly string[]) => {
      for (const key of keys) expect(readManifest()[key]).toBeDefined();
      return packed(without(new Set(keys.flatMap((key) => [...filesOf(key)])), there()));
    };

    it('add the clients of the storage and of the identity pool', () => {
      const size = sizeOf([KEYS, STORAGE]);
      process.stdout.write(`  documents: ${size.toFixed(1)} kB\n`);
      expect(size).toBeLessThanOrEqual(MOST_DOCUMENTS_KB);
    });

    it('and little more for their screens and texts', () => {
      const size = sizeOf([KEYS, STORAGE, ...SCREENS]) - sizeOf([KEYS, STORAGE]);
      process.stdout.write(`  screens of documents: ${size.toFixed(1)} kB\n`);
      expect(size).toBeLessThanOrEqual(MOST_SCREENS_KB);
    });
  });
});
