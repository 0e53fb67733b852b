// Cloud code ships only with accounts and documents: visitors and guests load none of it, and what a sign-in adds is
// bounded. Measured on the build itself.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { chunksOf, readManifest } from '../../prerender/links.ts';
import { routeTable, rowById } from '../../src/routes/table.ts';

const ROOT = 'dist/client';
/**
 * Gzip: everything that a password sign-in loads beyond an ordinary page: the form, its English texts, and the identity
 * service with its library.
 */
const MOST_SIGN_IN_KB = 30;
/** Gzip: everything that a visit to the documents loads on top of that and the checker: clients, screens, English texts. */
const MOST_DOCUMENTS_KB = 95;

/** Protocol keywords, as they appear in the built code, both ours and the libraries'. */
const CLOUD = /AWSCognitoIdentityProviderService|USER_SRP_AUTH|GetCredentialsForIdentity|AbortMultipartUpload/;

const IDENTITY = 'src/services/auth/auth.ts';
const KEYS = 'src/services/auth/federated/keyParts.ts';
const STORAGE = 'src/services/cloud/cloud.ts';
const PAYMENTS = 'src/services/billing/environment.ts';
const SCREENS = ['src/features/documents/DocumentsPage.tsx', 'locales/en/documents.json'];
const FORM = ['src/features/account/screens/SignInScreen.tsx', 'locales/en/account.json'];
const DIALOG = 'src/features/account/AccountDialog.tsx';
/** A dialog that guests see; it shares its frame with the sign-in dialog. */
const ADVERT = 'src/features/site/adverts/AdsModal.tsx';

beforeAll(() => {
  if (!existsSync(join(ROOT, 'index.html'))) throw new Error('There is no build: run npm run build first');
});

const text = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const packed = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(text(file), { level: 9 }).length, 0) / 1000;

/** Files that are loaded along with a module, excluding its own dynamic imports. */
function filesOf(key: string, into = new Set<string>()): Set<string> {
  const chunk = readManifest()[key];
  if (!chunk || into.has(chunk.file)) return into;
  into.add(chunk.file);
  for (const next of chunk.imports ?? []) filesOf(next, into);
  return into;
}

/** Files that a page may load without asking for an account: its own and everything it loads lazily. */
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
    const known = new Set([IDENTITY, KEYS, STORAGE, PAYMENTS].flatMap((key) => [...lateFiles([key], new Set())]));
    expect(withCloud.length).toBeGreaterThanOrEqual(2);
    expect(withCloud.filter((file) => !known.has(file))).toEqual([]);
  });

  it.each(routeTable.filter(({ layout }) => layout !== 'plain'))(
    '$id: none of it before an account is requested',
    (row) => {
      const files = chunksOf(row).map(({ file }) => file);
      expect(files.filter((file) => CLOUD.test(text(file)))).toEqual([]);
    },
  );

  it('is reached only through the four entry points, whatever a page loads lazily', () => {
    const doors = new Set([IDENTITY, KEYS, STORAGE, PAYMENTS]);
    const entries = Object.keys(readManifest()).filter((key) => !doors.has(key) && !key.startsWith('_'));
    const pages = entries.filter((key) => /^src\/(routes|features)\/|renderer/.test(key));
    const files = lateFiles(pages, doors);
    expect(pages.length).toBeGreaterThan(20);
    expect([...files].filter((file) => CLOUD.test(text(file)))).toEqual([]);
  });

  /** File sizes by what they are loaded for, in loading order. */
  const told = (name: string, files: readonly string[]) => {
    for (const file of files) process.stdout.write(`  ${name}: ${packed([file]).toFixed(2)} kB ${file}\n`);
    const size = packed(files);
    process.stdout.write(`  ${name}: ${size.toFixed(1)} kB in all\n`);
    return size;
  };
  const reached = (keys: readonly string[]) => {
    for (const key of keys) expect(readManifest()[key], key).toBeDefined();
    return new Set(keys.flatMap((key) => [...filesOf(key)]));
  };
  const filesOfPage = (id: Parameters<typeof rowById>[0]) => new Set(chunksOf(rowById(id)).map(({ file }) => file));

  it('signing in adds little to an ordinary page: form, texts, service and library', () => {
    const all = new Set([...filesOfPage('signIn'), ...reached([...FORM, IDENTITY])]);
    expect(told('signing in', without(all, filesOfPage('contact')))).toBeLessThanOrEqual(MOST_SIGN_IN_KB);
  });

  it('and no more to the checker, in the dialog over it', () => {
    const all = reached([DIALOG, ...FORM, IDENTITY]);
    for (const file of reached([ADVERT])) all.delete(file);
    expect(told('signing in by dialog', without(all, filesOfPage('tool')))).toBeLessThanOrEqual(MOST_SIGN_IN_KB);
  });

  it('the form itself contains no cloud code: that is loaded by the first press', () => {
    const form = new Set([
      ...filesOfPage('signIn'),
      ...filesOfPage('signUp'),
      ...filesOfPage('confirm'),
      ...reached(FORM),
    ]);
    expect([...form].filter((file) => CLOUD.test(text(file)))).toEqual([]);
  });

  it('documents add only the clients, their screens and texts', () => {
    // They are a view of the checker, opened by a signed-in person.
    const editor = lateFiles(['src/routes/pages/Checker.tsx'], new Set([IDENTITY, KEYS, STORAGE, ...SCREENS]));
    const there = new Set([...filesOfPage('tool'), ...editor, ...reached([IDENTITY])]);
    const all = reached([KEYS, STORAGE, ...SCREENS]);
    expect(told('documents', without(all, there))).toBeLessThanOrEqual(MOST_DOCUMENTS_KB);
  });
});
