// Makes packages: an empty folder, the recipe's files, what every package has, and the archive beside it. The same source
// always gives the same bytes.
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { VERSION } from '../../src/sdk/version.ts';
import type { PackageFacts, Recipe } from './recipe.ts';
import { filesBelow, tarball } from './tar.ts';
import { zipped } from './zip.ts';

/** Where packages are written. */
export const PACKAGES = 'dist-packages';

/** A package that is there. */
export interface Packed {
  name: string;
  kind: Recipe['kind'];
  facts: PackageFacts;
  /** The archive's name, in PACKAGES. */
  archive: string;
  bytes: number;
  sha256: string;
  /** Of what it was made from. */
  inputs: string;
}

/** What every package says in the same words. */
const SHARED = ['LICENSE', 'NOTICE.md', 'CHANGELOG.md'];

/** Makes one package, unless what it is made from has not changed. */
export async function ensurePackage(
  recipe: Recipe,
  { force = false } = {},
): Promise<{ packed: Packed; isNew: boolean }> {
  const inputs = inputsOf(recipe);
  const stamp = join(PACKAGES, '.made', `${recipe.name}.json`);
  const before = existsSync(stamp) ? (JSON.parse(readFileSync(stamp, 'utf8')) as Packed) : undefined;
  if (!force && before?.inputs === inputs && existsSync(join(PACKAGES, before.archive))) {
    return { packed: before, isNew: false };
  }
  const packed = { ...(await make(recipe)), inputs };
  mkdirSync(join(PACKAGES, '.made'), { recursive: true });
  writeFileSync(stamp, JSON.stringify(packed));
  return { packed, isNew: true };
}

async function make(recipe: Recipe): Promise<Omit<Packed, 'inputs'>> {
  const { name, kind } = recipe;
  const folder = join(PACKAGES, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const facts = await recipe.write(folder);
  for (const file of SHARED) copyFileSync(file, join(folder, file));
  if (facts.notices) writeFileSync(join(folder, 'THIRD-PARTY.txt'), facts.notices);
  if (facts.manifest) {
    const { description, licence: license, manifest } = facts;
    const text = JSON.stringify({ name, version: VERSION, description, license, ...manifest }, null, 2);
    writeFileSync(join(folder, 'package.json'), `${text}\n`);
  }
  const archive = `${name}-${VERSION}.${kind === 'npm' ? 'tgz' : 'zip'}`;
  const bytes = kind === 'npm' ? tarball(folder) : zipped(folder);
  writeFileSync(join(PACKAGES, archive), bytes);
  return { name, kind, facts, archive, bytes: bytes.length, sha256: digest(bytes) };
}

/** A SHA-256 in hexadecimal. */
export const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A digest of the contents of everything that a package is made from. */
function inputsOf({ inputs }: Recipe): string {
  const hash = createHash('sha256');
  for (const path of [...inputs, ...SHARED, 'package.json', process.env['SITE_CONFIG'] ?? 'public/config.json']) {
    if (!existsSync(path)) continue;
    const files = statSync(path).isDirectory() ? filesBelow(path).map((file) => join(path, file)) : [path];
    for (const file of files) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}
