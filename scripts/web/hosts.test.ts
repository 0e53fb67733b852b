// The files for other hosts have every header of the build and every address that the shell answers. Whether nginx answers as
// the preview server does was tried with nginx 1.22 on the addresses of router.test.ts.
import { describe, expect, it } from 'vitest';
import { routeTable } from '../../src/routes/table.ts';
import { knownTools } from '../../src/routes/tools.ts';
import { defaultConfig } from '../../src/services/config/config.ts';
import { TYPES } from './contentTypes.ts';
import { AI_PATH, securityHeaders } from './headers.ts';
import { netlifyHeaders, netlifyRedirects, nginxConfiguration } from './hosts.ts';

const pages = securityHeaders(defaultConfig, 'app', true);
const ai = securityHeaders(defaultConfig, 'ai', true);

describe("Netlify's files", () => {
  /** The rules in their order: path and headers. */
  const rules = netlifyHeaders(defaultConfig)
    .split(/\n(?=\/)/)
    .map((rule) => {
      const [path = '', ...lines] = rule.trim().split('\n');
      const headers = lines.map((line) => /^ {2}([a-z-]+): (.+)$/.exec(line)?.slice(1, 3) as [string, string]);
      return { path, headers: Object.fromEntries(headers) };
    });
  /** The headers of an address: later rules count. */
  const headersAt = (address: string): Record<string, string> =>
    Object.assign(
      {},
      ...rules
        .filter(({ path }) => (path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : path === address))
        .map(({ headers }) => headers),
    ) as Record<string, string>;

  it('send every header of the build, the wider policy at the AI checker only', () => {
    expect(headersAt('/contact/')).toEqual({ ...pages, 'cache-control': 'no-cache' });
    expect(headersAt(AI_PATH)).toEqual({ ...ai, 'cache-control': 'no-cache' });
    expect(headersAt('/checker/')['content-security-policy']).toBe(pages['content-security-policy']);
    expect(headersAt('/assets/a.B9abcdef.js')['cache-control']).toContain('immutable');
  });

  it('lead every address without HTML of its own to the shell, and no other', () => {
    const lines = netlifyRedirects().trim().split('\n');
    const leads = (address: string) => {
      const first = lines.find((line) => {
        const [from = ''] = line.split(' ');
        return from.endsWith('*') ? address.startsWith(from.slice(0, -1)) : from === address;
      });
      const answer = first?.split(' ').slice(1).join(' ');
      expect([undefined, '/spa.html 200', '/404.html 404']).toContain(answer);
      return answer === '/spa.html 200';
    };
    const without = routeTable.filter(({ id, prerender, shell }) => id !== 'tool' && !prerender && shell === 'app');
    expect(without.length).toBeGreaterThan(3);
    for (const { path } of without) expect(leads(path), path).toBe(true);
    for (const tool of knownTools) expect(leads(`/${tool}/x/`), tool).toBe(true);
    for (const path of ['/', '/nope/', '/contact/', '/software/x/', '/checker/help/french/x/'])
      expect(leads(path), path).toBe(false);
  });
});

describe("nginx's configuration", () => {
  const text = nginxConfiguration(defaultConfig);

  it('sends every header of the build, on errors, too', () => {
    for (const [name, value] of Object.entries(pages)) {
      if (name === 'content-security-policy') continue;
      expect(text).toContain(`add_header ${name} "${value}" always;`);
    }
    expect(text).toContain(`default "${pages['content-security-policy']}";`);
    expect(text).toContain(`~^${AI_PATH}(index\\.html)?$ "${ai['content-security-policy']}";`);
    expect(text).toContain('add_header content-security-policy $site_policy always;');
  });

  it('knows the types of all files and the tools', () => {
    for (const ending of Object.keys(TYPES)) expect(text).toMatch(new RegExp(`^ +\\S+ ${ending.slice(1)};$`, 'm'));
    for (const tool of knownTools) expect(text).toMatch(new RegExp(`location ~ \\^/\\([^)]*\\b${tool}\\b`));
  });

  it('redirects to the address as it was sent, never to a decoded one', () => {
    expect(text.match(/return 308 .*/g)).toEqual(['return 308 $site_path/$is_args$args; }']);
    const refused = /\$site_path ~\* "(.*)"\)/.exec(text)?.[1]?.replaceAll('\\\\', '\\') ?? '';
    const pattern = new RegExp(refused, 'i');
    for (const path of [
      '//evil',
      '/a//b',
      '/a%2Fb',
      '/a%5cb',
      '/\\evil',
      '/../x',
      '/a/%2e%2E/b',
      '/a/.',
      '/a%252fb',
      '/%00',
    ]) {
      expect(pattern.test(path), path).toBe(true);
    }
    for (const path of ['/', '/contact', '/.well-known/x', '/a.b/c', '/french/%C3%A4/']) {
      expect(pattern.test(path), path).toBe(false);
    }
  });
});
