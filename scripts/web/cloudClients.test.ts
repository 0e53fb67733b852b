import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { USUAL } from '../cloud/local/core/s3/checksums.ts';
import { replacedFiles, shortened, unused, withoutMethods } from './cloudClients.ts';

const modules = join(process.cwd(), 'node_modules');

/** A replaced file as a module; its imports of our own files are found through their addresses. */
async function built(file: string): Promise<Record<string, unknown>> {
  const source = (shortened(join(modules, file)) ?? '').replace(/from ("[^"]+")/g, (_all, path: string) => {
    return `from ${JSON.stringify(pathToFileURL(JSON.parse(path) as string).href)}`;
  });
  return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`)) as Record<
    string,
    unknown
  >;
}

it('keeps the version of a cloud client, and its package is where the build looks', () => {
  const file = join(modules, '@aws-sdk/client-cognito-identity/package.json');
  expect(JSON.parse(shortened(file) ?? '')).toEqual({ version: expect.stringMatching(/^3\.\d+\.\d+$/) });
});

describe.each(replacedFiles)('%s', (file) => {
  it('is where the build looks, and there is no second copy of its package', () => {
    expect(existsSync(join(modules, file))).toBe(true);
    const [scope = '', name = ''] = file.split('/');
    const folder = scope.startsWith('@') ? `${scope}/${name}` : scope;
    const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, unknown> };
    const copies = Object.keys(lock.packages).filter((path) => path.endsWith(`node_modules/${folder}`));
    expect(copies).toEqual([`node_modules/${folder}`]);
  });

  it('has a stand-in with the names that it exports', () => {
    const real = readFileSync(join(modules, file), 'utf8');
    const stand = shortened(join(modules, file)) ?? '';
    const names = (source: string) => [
      ...[...source.matchAll(/export (?:class|const|function|var) (\w+)/g)].map(([, name]) => name),
      ...[...source.matchAll(/export \{ (?:\w+ as )?(\w+)/g)].map(([, name]) => name),
      ...(/export default|as default \}/.test(source) ? ['default'] : []),
    ];
    // Files that re-export others are compared by what the clients import from them.
    const wanted = file.endsWith('index.browser.js')
      ? ['resolveEventStreamSerdeConfig', 'eventStreamSerdeProvider', 'EventStreamSerde']
      : names(real).filter((name) => name !== 'MemoryStorage');
    expect(names(stand)).toEqual(expect.arrayContaining(wanted.filter((name) => name !== 'default')));
    expect(names(stand).includes('default')).toBe(names(real).includes('default'));
  });
});

it('keeps the checksum that the service adds when a client sends none: its objects could not be read without it', () => {
  expect(USUAL).toBe('CRC64NVME');
  expect(replacedFiles.filter((file) => file.includes('crc64-nvme'))).toEqual([]);
});

it('throws when a removed part is used, rather than giving a wrong checksum', async () => {
  const left = replacedFiles.filter((file) => /Sha1Js|Md5Js|Adaptive|RateLimiter|StorageHelper/.test(file));
  expect(left).toHaveLength(5);
  for (const file of left) {
    for (const Left of Object.values(await built(file)) as (new () => object)[]) {
      expect(() => new Left()).toThrow('is not part of this site');
    }
  }
});

it('passes on the given request handler, the only one there is', async () => {
  const file = replacedFiles.find((name) => name.endsWith('fetch-http-handler.js')) ?? '';
  const { FetchHttpHandler } = (await built(file)) as { FetchHttpHandler: { create(handler: unknown): unknown } };
  const handler = { handle: () => undefined };
  expect(FetchHttpHandler.create(handler)).toBe(handler);
  expect(() => FetchHttpHandler.create(() => undefined)).toThrow('is not part of this site');
});

it('gives the sign-in library random numbers of the length it asks for', async () => {
  const file = replacedFiles.find((name) => name.endsWith('WordArray.js')) ?? '';
  const { default: WordArray } = (await built(file)) as { default: new () => { random(length: number): string } };
  for (const length of [1, 16, 40, 128]) {
    const text = new WordArray().random(length);
    expect(text).toMatch(/^[0-9a-f]+$/);
    expect(text).toHaveLength(2 * length);
  }
  expect(new WordArray().random(16)).not.toBe(new WordArray().random(16));
});

it('sends and reads attributes of an account as the library does', async () => {
  const name = 'amazon-cognito-identity-js/es/CognitoUserAttribute.js';
  type Attribute = new (given?: { Name?: string; Value?: string }) => object;
  const { default: Ours } = (await built(name)) as { default: Attribute };
  const source = readFileSync(join(modules, name), 'utf8');
  const { default: Real } = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`)) as {
    default: Attribute;
  };
  expect(JSON.stringify(new Ours({ Name: 'email', Value: 'a@b.c' }))).toBe('{"Name":"email","Value":"a@b.c"}');
  for (const given of [{ Name: 'email', Value: 'a@b.c' }, { Value: '1', Name: 'x' }, { Name: 'x' }, {}, undefined]) {
    expect(JSON.stringify(new Ours(given))).toBe(JSON.stringify(new Real(given)));
    expect({ ...new Ours(given) }).toEqual({ ...new Real(given) });
  }
});

describe('methods of the library’s user', () => {
  const file = join(modules, 'amazon-cognito-identity-js/es/CognitoUser.js');
  const real = readFileSync(file, 'utf8');
  const methods = (source: string) =>
    [...source.matchAll(/\n {2}_proto\.(\w+) = function /g)].map(([, name]) => name ?? '');
  const left = shortened(file) ?? '';

  it.each(unused)('%s is left out, is called nowhere, and is all that is left out with it', (name) => {
    expect(methods(real)).toContain(name);
    expect(left).not.toMatch(new RegExp(`\\.${name}\\b`));
    const own = readdirSync('src/services/auth', { recursive: true, encoding: 'utf8' }).filter(
      (one) => one.endsWith('.ts') && !one.includes('.test.'),
    );
    const calls = own.filter((one) =>
      new RegExp(`\\b(?:user|owner|pool)\\.${name}\\(`).test(readFileSync(join('src/services/auth', one), 'utf8')),
    );
    expect(calls).toEqual([]);
    expect(methods(withoutMethods(real, [name]))).toEqual(methods(real).filter((one) => one !== name));
  });

  it('leaves the rest unchanged', () => {
    expect(methods(left)).toEqual(methods(real).filter((name) => !unused.includes(name)));
    expect(left.startsWith(real.slice(0, real.indexOf('_proto.')))).toBe(true);
    expect(left.endsWith(real.slice(real.indexOf('\n  return CognitoUser;')))).toBe(true);
  });
});

it('leaves other files alone', () => {
  for (const id of [
    '/site/package.json',
    '/site/node_modules/@aws-sdk/core/package.json',
    '/x/node_modules/@aws-sdk/client-s3/index.js',
    '/x/src/Md5Js.js',
    '/x/amazon-cognito-identity-js/es/Client.js',
  ]) {
    expect(shortened(id)).toBeUndefined();
  }
});
