// Leaves out of the cloud clients what this product never uses. Of their package.json, which they import whole, the version
// stays: it goes into a header. Of the checksums CRC-32 stays: uploads carry no other (services/cloud/client.ts).
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const PACKAGE = /[\\/]@aws-sdk[\\/]client-[\w-]+[\\/]package\.json$/;
const CHECKSUM = /[\\/](?:@aws-sdk[\\/]checksums|@smithy[\\/]core)[\\/].*[\\/](Sha1Js|Crc64NvmeJs|Md5Js)\.js$/;

/** A file of a cloud client as the build sees it; undefined for files that stay as they are. */
export function shortened(id: string, read = (path: string) => readFileSync(path, 'utf8')): string | undefined {
  if (PACKAGE.test(id)) return JSON.stringify({ version: (JSON.parse(read(id)) as { version: string }).version });
  const name = CHECKSUM.exec(id)?.[1];
  if (!name) return undefined;
  return `export class ${name} { constructor() { throw new Error('${name} is not part of this site'); } }`;
}

/** The plugin of the build. */
export function cloudClients(): Plugin {
  return { name: 'cloud-clients', enforce: 'pre', load: (id) => shortened(id) };
}
