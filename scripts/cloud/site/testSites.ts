// Small sites for tests of releases, and a local cloud with the bucket that they go to.
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { defaultConfig } from '../../../src/services/config/config.ts';
import { AI_PATH, securityHeaders } from '../../web/headers.ts';
import { createLocalCloud } from '../local/core/cloud.ts';
import { NAMES, OPERATOR_KEYS } from '../local/core/settings.ts';
import { serveCloud } from '../local/mount.ts';
import { memoryStore } from '../local/stores/memory.ts';
import type { BucketPlace } from './bucket.ts';
import type { SiteHeaders } from './stackTemplate.ts';

/** The headers of a site on this machine. */
export const localHeaders = (config = defaultConfig): SiteHeaders => ({
  pages: securityHeaders(config, 'app', false),
  ai: { path: AI_PATH, headers: securityHeaders(config, 'ai', false) },
});

/** Writes a small site whose every file says which version it is of. */
export async function writeTestSite(version: string): Promise<string> {
  await mkdir('.cache', { recursive: true });
  const root = await mkdtemp(`.cache/site-${version}-`);
  const page = (name: string) => `<title>${name} ${version}</title><script src="/assets/app.${version}.js"></script>`;
  const files: Record<string, string> = {
    '/index.html': page('home'),
    '/contact/index.html': page('contact'),
    '/checker/index.html': page('checker'),
    '/checker/ai/index.html': page('ai'),
    '/spa.html': page('shell'),
    '/404.html': page('missing'),
    '/contact/payload.json': JSON.stringify({ version }),
    '/sw.js': `// ${version}`,
    '/robots.txt': 'User-agent: *',
    [`/assets/app.${version}.js`]: `export const version = '${version}';`.repeat(20),
    '/assets/font.abc.woff2': 'a font that all versions share',
    '/packs/en.spell.f42d9e623c.bin': 'a pack that all versions share',
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return root;
}

/** A served local cloud: the place of its bucket, with the keys in the environment, as an operator has them. @internal */
export async function serveBucket(): Promise<{ place: BucketPlace; close(): void }> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const cloud = createLocalCloud({ store: memoryStore(), origin });
  server.on('request', (request, response) => {
    if (!serveCloud(cloud, request, response)) response.writeHead(404).end();
  });
  process.env['AWS_ACCESS_KEY_ID'] = OPERATOR_KEYS.accessKeyId;
  process.env['AWS_SECRET_ACCESS_KEY'] = OPERATOR_KEYS.secretAccessKey;
  return {
    place: { bucket: NAMES.siteBucket, region: NAMES.region, endpoint: `${origin}/_cloud/s3` },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
