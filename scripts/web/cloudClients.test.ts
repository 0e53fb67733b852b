import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { shortened } from './cloudClients.ts';

const root = (name: string) => dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));

it('keeps the version of a cloud client, and its package is where the build looks', () => {
  const file = join(root('@aws-sdk/client-cognito-identity'), 'package.json');
  expect(JSON.parse(shortened(file) ?? '')).toEqual({ version: expect.stringMatching(/^3\.\d+\.\d+$/) });
});

it('leaves out the checksums that uploads do not carry; a use of one is an error, not a wrong sum', async () => {
  const files = [
    join(root('@aws-sdk/checksums'), 'dist-es/submodules/sha/sha1/Sha1Js.js'),
    join(root('@aws-sdk/checksums'), 'dist-es/submodules/crc/crc64-nvme/Crc64NvmeJs.js'),
    join(root('@smithy/core'), 'dist-es/submodules/checksum/md5/Md5Js.js'),
  ];
  for (const file of files) {
    expect(existsSync(file), file).toBe(true);
    const source = shortened(file) ?? '';
    const module = (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as Record<
      string,
      new () => object
    >;
    for (const [name, Left] of Object.entries(module)) {
      expect(() => new Left()).toThrow(`${name} is not part of this site`);
    }
    expect(Object.keys(module)).toHaveLength(1);
  }
});

it('leaves other files alone', () => {
  for (const id of [
    '/site/package.json',
    '/site/node_modules/@aws-sdk/core/package.json',
    '/x/@aws-sdk/client-s3/index.js',
    '/x/src/Md5Js.js',
  ]) {
    expect(shortened(id)).toBeUndefined();
  }
});
