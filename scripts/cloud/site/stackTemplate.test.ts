import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultConfig } from '../../../src/services/config/config.ts';
import { AI_PATH, securityHeaders } from '../../web/headers.ts';
import { lintTemplate } from '../lintTemplate.ts';
import { isFields, parseTemplate } from '../local/core/policy/template.ts';
import { securityFindings } from '../securityRules.ts';
import { ROUTER_SOURCE } from './loadRouter.ts';
import { headersOfPolicy, type SiteHeaders, stackTemplate } from './stackTemplate.ts';

const source = readFileSync(new URL('../template.yaml', import.meta.url), 'utf8');
const headers: SiteHeaders = {
  pages: securityHeaders(defaultConfig, 'app', true),
  ai: { path: AI_PATH, headers: securityHeaders(defaultConfig, 'ai', true) },
};
const whole = stackTemplate(source, headers, ROUTER_SOURCE);

describe('the template as it is deployed', () => {
  it('sends the headers of the build, those of the AI checker at its addresses', () => {
    expect(headersOfPolicy(whole, 'PageHeaders')).toEqual(headers.pages);
    expect(headersOfPolicy(whole, 'AiHeaders')).toEqual(headers.ai.headers);
    const ways = [...source.matchAll(/PathPattern: (\S+)(?:\n.*){6}ResponseHeadersPolicyId: !Ref (\w+)/g)];
    const wide = ways.filter(([, , policy]) => policy === 'AiHeaders').map(([, path]) => path);
    expect(wide).toEqual([AI_PATH, `${AI_PATH}index.html`]);
  });

  it('has the code of the router as it is', () => {
    const { Resources } = parseTemplate(whole);
    const router = isFields(Resources) && isFields(Resources['Router']) ? Resources['Router']['Properties'] : {};
    expect(isFields(router) && router['FunctionCode']).toBe(ROUTER_SOURCE);
  });

  it('is as valid and as safe as its source', () => {
    expect(lintTemplate(whole)).toEqual([]);
    expect(securityFindings(whole)).toEqual([]);
  });

  it('has no place left open', () => {
    const { Resources } = parseTemplate(whole);
    expect(JSON.stringify(Resources)).not.toMatch(/"\$(router|pages|ai)/);
  });

  it.each([
    ['has one more', { 'x-frame-options': 'DENY' }, 'does not send it'],
    ['has another value', { 'x-content-type-options': 'none' }, 'sends "nosniff"'],
    [
      'keeps the connection encrypted for another time',
      { 'strict-transport-security': 'max-age=1' },
      'max-age=63072000',
    ],
  ])('is refused when the build %s', (_, more, complaint) => {
    const other = { ...headers, pages: { ...headers.pages, ...more } as Record<string, string> };
    expect(() => stackTemplate(source, other, ROUTER_SOURCE)).toThrow(complaint);
  });

  it('is refused when the build lacks a header that the template sends', () => {
    const { 'referrer-policy': _, ...fewer } = headers.pages;
    expect(() => stackTemplate(source, { ...headers, pages: fewer }, ROUTER_SOURCE)).toThrow('referrer-policy');
  });
});
