// Files for hosts without the CDN of the template: nginx, and Netlify. They say what docs/release.md says every host must
// answer, as far as the host can say it; where one cannot, docs/release.md names it.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { routeTable } from '../../src/routes/table.ts';
import { knownTools, languageSegments } from '../../src/routes/tools.ts';
import type { Config } from '../../src/services/config/config.ts';
import { TYPES } from './contentTypes.ts';
import { AI_PATH, cacheControl, securityHeaders } from './headers.ts';

const HASHED = cacheControl('/assets/x.js');
const OTHERS = cacheControl('/');
/** Addresses that are answered with the shell: those of the table that have no HTML of their own, and all below the tools. */
const shells = routeTable.filter(({ id, prerender, shell }) => id !== 'tool' && !prerender && shell === 'app');

/** Below these every address has HTML of its own. */
const RULES = [...Object.keys(languageSegments), 'rules'].map((segment) => `/checker/help/${segment}/`);

const indented = (headers: Record<string, string>) =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);

/** Netlify's _headers. Where two rules name the same header the later one counts. */
export function netlifyHeaders(config: Config): string {
  return [
    '/*',
    ...indented({ ...securityHeaders(config, 'app', true), 'cache-control': OTHERS }),
    '/assets/*',
    ...indented({ 'cache-control': HASHED }),
    AI_PATH,
    ...indented(securityHeaders(config, 'ai', true)),
    '',
  ].join('\n');
}

/** Netlify's _redirects. A file that exists comes first; what nothing matches gets 404.html. */
export function netlifyRedirects(): string {
  const exact = shells.map(({ path }) => `${path} /spa.html 200`);
  const rules = RULES.map((path) => `${path}* /404.html 404`);
  return [...exact, ...rules, ...knownTools.map((tool) => `/${tool}/* /spa.html 200`), ''].join('\n');
}

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;

/** What belongs into nginx's http block: headers by address. */
function nginxMaps(config: Config): string[] {
  const policy = 'content-security-policy';
  const [pages, ai] = [securityHeaders(config, 'app', true), securityHeaders(config, 'ai', true)];
  return [
    '# The address as it was sent, without its query.',
    'map $request_uri $site_path { ~^(?<site_sent>[^?]*) $site_sent; }',
    'map $site_path $site_policy {',
    `  default ${quoted(pages[policy] ?? '')};`,
    `  ~^${AI_PATH}(index\\.html)?$ ${quoted(ai[policy] ?? '')};`,
    '}',
    'map $site_path $site_cache {',
    `  default ${quoted(OTHERS)};`,
    `  ~^/assets/ ${quoted(HASHED)};`,
    `  "~^/packs/.*\\.[0-9a-f]{8,}\\." ${quoted(HASHED)};`,
    '}',
  ];
}

/** A configuration for nginx: maps, and a server without its name and certificates. */
export function nginxConfiguration(config: Config): string {
  const { 'content-security-policy': _, ...others } = securityHeaders(config, 'app', true);
  const types = Object.entries(TYPES).map(([ending, type]) => `    ${type.replace(/;.*/, '')} ${ending.slice(1)};`);
  return [
    '# Include this file in the http block; site_server.conf in the server block that has the name and the certificate.',
    ...nginxMaps(config),
    '',
    '#---- site_server.conf',
    'root /srv/site/current;',
    'merge_slashes off;',
    'absolute_redirect off;',
    'charset utf-8;',
    'charset_types text/css text/javascript text/plain application/json application/xml application/manifest+json;',
    'gzip_static on;',
    '# With the module ngx_brotli: brotli_static on;',
    'types {',
    ...types,
    '}',
    'default_type application/octet-stream;',
    'add_header content-security-policy $site_policy always;',
    ...Object.entries(others).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    'add_header cache-control $site_cache;',
    'error_page 404 /404.html;',
    'if ($request_method !~ ^(GET|HEAD)$) { return 405; }',
    '# No address of the site has an empty part, a part of dots, an encoded slash, or a backslash.',
    String.raw`if ($site_path ~* "%(25)?(2f|5c)|%00|\\\\|//|/(\.|%2e){1,2}(/|$)") { return 404; }`,
    '',
    'location = /404.html { internal; }',
    'location ~ \\.(br|gz)$ { return 404; }',
    `location ~ ^(${RULES.join('|')})(.*/)?$ { try_files \${uri}index.html =404; }`,
    `location ~ ^/(${knownTools.join('|')})/.*/$ { try_files \${uri}index.html /spa.html; }`,
    'location ~ /$ { try_files ${uri}index.html =404; }',
    'location ~ [^/]\\.[^/]*$ { try_files $uri =404; }',
    'location / { return 308 $site_path/$is_args$args; }',
    '',
  ].join('\n');
}

/** Writes the files of all hosts into `folder`. */
export async function writeHosts(config: Config, folder: string): Promise<void> {
  const [maps = '', server = ''] = nginxConfiguration(config).split('#---- site_server.conf\n');
  const files: Record<string, string> = {
    'netlify/_headers': netlifyHeaders(config),
    'netlify/_redirects': netlifyRedirects(),
    'nginx/site_maps.conf': maps,
    'nginx/site_server.conf': server,
  };
  await Promise.all(['netlify', 'nginx'].map((host) => mkdir(join(folder, host), { recursive: true })));
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)));
}
