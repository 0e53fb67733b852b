// Everything in one download: what the checksums say is there, the bill of materials names all of it, and making it again
// gives the same bytes.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { ensurePackages } from '../../scripts/publish/all.ts';
import { PACKAGES, type Packed } from '../../scripts/publish/pack.ts';
import { sample } from '../../scripts/publish/samples.ts';
import { BILL, CHECKSUMS, type Download, SUITE, writeSuite } from '../../scripts/publish/suite.ts';
import { tarball } from '../../scripts/publish/tar.ts';
import { librarySizes, products } from '../../src/features/catalog/products/packageFacts.ts';
import { VERSION } from '../../src/sdk/version.ts';
import { strangersNode } from './installed.ts';

let packages: Packed[];
let downloads: Download[];
let files: Record<string, Uint8Array>;
beforeAll(async () => {
  packages = await ensurePackages();
  downloads = writeSuite(packages);
  const top = `${SUITE}-${VERSION}/`;
  const whole = unzipSync(readFileSync(join(PACKAGES, downloads[0]?.file ?? '')));
  files = Object.fromEntries(Object.entries(whole).map(([name, bytes]) => [name.replace(top, ''), bytes]));
}, 180_000);

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const text = (name: string) => Buffer.from(files[name] ?? []).toString();

describe('the suite', () => {
  it('has every package, licences and checksums that hold', () => {
    const sums = text(CHECKSUMS)
      .trim()
      .split('\n')
      .map((line) => line.split('  ') as [string, string]);
    expect(sums.map(([, name]) => name).sort()).toEqual(
      Object.keys(files)
        .filter((name) => name !== CHECKSUMS)
        .sort(),
    );
    for (const [sum, name] of sums) expect([name, sha256(files[name] ?? new Uint8Array())]).toEqual([name, sum]);
    expect(packages.filter(({ archive }) => !files[archive])).toEqual([]);
    for (const name of ['LICENSE', 'NOTICE.md', 'CHANGELOG.md']) expect(text(name)).toBe(readFileSync(name, 'utf8'));
    for (const { archive } of packages) expect(text('README.md')).toContain(archive);
  });

  it('has a bill of materials with licences and sources of everything', () => {
    const bill = JSON.parse(text(BILL)) as {
      bomFormat: string;
      specVersion: string;
      serialNumber: string;
      components: { name: string; 'bom-ref': string; licenses: object[]; hashes?: { content: string }[] }[];
      dependencies: { ref: string; dependsOn: string[] }[];
    };
    expect([bill.bomFormat, bill.specVersion]).toEqual(['CycloneDX', '1.6']);
    expect(bill.serialNumber).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    const names = bill.components.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        ...packages.map(({ name }) => name),
        'dictionary-de',
        'vscode-languageserver',
        'valibot',
        'ignore',
      ]),
    );
    expect(bill.components.filter(({ licenses }) => licenses.length === 0)).toEqual([]);
    const refs = new Set(bill.components.map((one) => one['bom-ref']));
    expect(refs.size).toBe(bill.components.length);
    expect(bill.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual([]);
    for (const { name, sha256: sum } of packages) {
      expect(bill.components.find((one) => one.name === name)?.hashes).toEqual([{ alg: 'SHA-256', content: sum }]);
    }
  });

  it('is the same when it is made again', () => {
    const sums = Object.fromEntries(packages.map((one) => [one.name, one.sha256]));
    for (const name of ['spelling-check-sdk', 'spelling-check-cli']) {
      expect([name, sha256(tarball(join(PACKAGES, name)))]).toEqual([name, sums[name]]);
    }
    expect(writeSuite(packages)).toEqual(downloads);
  });
});

const TOOLS = ['bash', 'unzip', 'sha256sum', 'git', 'npm'];
const lacking = TOOLS.filter((tool) => spawnSync(tool, ['--version']).error !== undefined);
if (lacking.length > 0) console.log(`Without ${lacking.join(', ')} the commands of the page are passed over.`);

describe.runIf(lacking.length === 0)('the commands of the page', () => {
  it('unpack, verify and install the suite, then check files', { timeout: 120_000 }, () => {
    const folder = mkdtempSync(join(tmpdir(), 'suite-'));
    const own = readFileSync('package.json', 'utf8');
    const run = (script: string, cwd: string) => {
      const env = {
        ...process.env,
        PATH: `${dirname(strangersNode())}:${process.env['PATH']}`,
        NODE_OPTIONS: '',
        XDG_CONFIG_HOME: folder,
        npm_config_offline: 'true',
        npm_config_audit: 'false',
      };
      const { status, stdout, stderr } = spawnSync('bash', ['-c', script], { cwd, encoding: 'utf8', env });
      return { status, stdout, stderr };
    };
    try {
      copyFileSync(join(PACKAGES, downloads[0]?.file ?? ''), join(folder, downloads[0]?.file ?? ''));
      const unpacked = run(`set -e\n${sample('suite')}`, folder);
      expect([unpacked.status, unpacked.stderr.replace(/^npm warn.*\n/gm, '')]).toEqual([0, '']);
      expect(unpacked.stdout).toContain('sbom.cdx.json: OK');
      const project = join(folder, `${SUITE}-${VERSION}`);
      // Not into a project that happens to be above the folder.
      expect(readFileSync('package.json', 'utf8')).toBe(own);
      for (const [file, content] of [
        ['README.md', 'It is fine.'],
        ['docs/a.md', 'We recieved it in the centre.'],
        ['src/a.ts', '// All is well here.'],
      ]) {
        mkdirSync(dirname(join(project, file ?? '')), { recursive: true });
        writeFileSync(join(project, file ?? ''), `${content}\n`);
      }
      writeFileSync(join(project, '.gitignore'), 'node_modules\n*.tgz\n*.zip\n');
      const git = 'git -c user.name=a -c user.email=a@b.c';
      expect(
        run(`git init -q -b main && git add docs src && ${git} commit -q -m "We recieved the letter."`, project).status,
      ).toBe(0);
      const lines = sample('cli').split('\n');
      expect(lines.map((line) => run(line, project).status)).toEqual([1, 1, 0, 1]);
      expect(JSON.parse(readFileSync(join(project, 'spelling.sarif'), 'utf8'))).toMatchObject({ version: '2.1.0' });
      expect(readFileSync(join(project, 'docs/a.md'), 'utf8')).toBe('We received it in the centre.\n');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('the pages', () => {
  it('offer files that exist, with sizes that are true', () => {
    const offered = products.map(({ file }) => file);
    expect(offered.filter((file) => !downloads.some((one) => one.file === file))).toEqual([]);
    for (const { file, bytes } of products) {
      const real = downloads.find((one) => one.file === file)?.bytes ?? 0;
      expect([file, Math.abs(real - bytes) < 0.1 * bytes]).toEqual([file, true]);
    }
  });

  it('say how large the library is', () => {
    const sizes = packages.find(({ name }) => name === 'spelling-check-sdk')?.facts.sizes ?? {};
    const rules = ['en', 'fr', 'de', 'it', 'es'].map((code) => sizes[`rules: ${code}`] ?? 0);
    const real = {
      core: sizes['library and engine'] ?? 0,
      tables: (sizes['tables of the five languages'] ?? 0) + (sizes['language detector'] ?? 0),
      leastRules: Math.min(...rules),
      mostRules: Math.max(...rules),
      oneFile: sizes['standalone'] ?? 0,
    };
    for (const [part, said] of Object.entries(librarySizes)) {
      const size = real[part as keyof typeof real];
      expect([part, size, Math.abs(size - said) < 0.1 * said]).toEqual([part, size, true]);
    }
  });
});
