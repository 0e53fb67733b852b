// The suite: everything that is packed in one archive, with checksums, a bill of materials and one page that says what is what.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Zippable, zipSync } from 'fflate';
import { VERSION } from '../../src/sdk/version.ts';
import { digest, PACKAGES, type Packed } from './pack.ts';
import { fillReadme } from './readme.ts';
import { billOfMaterials } from './sbom.ts';

/** The archive, without its version. */
export const SUITE = 'spelling-check-suite';
/** The list of checksums, in the form that `sha256sum --check` reads. */
export const CHECKSUMS = 'SHA256SUMS.txt';
/** The bill of materials. */
export const BILL = 'sbom.cdx.json';

/** What a download is, for the list of a site. */
export interface Download {
  name: string;
  file: string;
  bytes: number;
  sha256: string;
}

/** The earliest date that the format knows, plus a day, so that no time zone leads before it. */
const DATE = new Date(1980, 0, 2);

/** Writes the bill, the checksums, the list of downloads and the archive; nothing if they are those of these packages. */
export function writeSuite(packages: readonly Packed[]): Download[] {
  const archive = `${SUITE}-${VERSION}.zip`;
  const bill = billOfMaterials(packages);
  const readme = fillReadme('suite', {
    table: packages
      .map(({ name, archive: file, facts }) => `| \`${file}\` | ${facts.description} | ${facts.licence} | ${name} |`)
      .join('\n'),
  });
  const texts: Record<string, string> = {
    'README.md': readme,
    LICENSE: readFileSync('LICENSE', 'utf8'),
    'NOTICE.md': readFileSync('NOTICE.md', 'utf8'),
    'CHANGELOG.md': readFileSync('CHANGELOG.md', 'utf8'),
    [BILL]: bill,
  };
  const sums = [
    ...packages.map(({ archive: file, sha256 }) => `${sha256}  ${file}`),
    ...Object.entries(texts).map(([file, text]) => `${digest(Buffer.from(text))}  ${file}`),
  ].join('\n');
  const made = join(PACKAGES, '.made', `${SUITE}.json`);
  const path = join(PACKAGES, archive);
  const before =
    existsSync(made) && existsSync(path)
      ? (JSON.parse(readFileSync(made, 'utf8')) as { sums: string; own: Download })
      : undefined;
  let own = before?.sums === sums ? before.own : undefined;
  if (!own) {
    const top = `${SUITE}-${VERSION}/`;
    const files: Zippable = {};
    const add = (name: string, bytes: Uint8Array, level: 0 | 6) => {
      files[top + name] = [bytes, { mtime: DATE, level }];
    };
    for (const [name, text] of Object.entries(texts)) add(name, Buffer.from(text), 6);
    add(CHECKSUMS, Buffer.from(`${sums}\n`), 6);
    for (const { archive: file } of packages) add(file, readFileSync(join(PACKAGES, file)), 0);
    const bytes = zipSync(files);
    writeFileSync(path, bytes);
    own = { name: SUITE, file: archive, bytes: bytes.length, sha256: digest(bytes) };
    writeFileSync(made, JSON.stringify({ sums, own }));
  }
  const bytes = Buffer.from(bill);
  const downloads: Download[] = [
    own,
    ...packages.map(({ name, archive: file, bytes: size, sha256 }) => ({ name, file, bytes: size, sha256 })),
    { name: 'sbom', file: BILL, bytes: bytes.length, sha256: digest(bytes) },
  ];
  writeFileSync(join(PACKAGES, BILL), bill);
  writeFileSync(join(PACKAGES, CHECKSUMS), downloads.map(({ file, sha256 }) => `${sha256}  ${file}\n`).join(''));
  return downloads;
}
