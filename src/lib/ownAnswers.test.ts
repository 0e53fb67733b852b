// The strategies of the service worker with the parts of ownAnswers.ts, under answers of a network that asks for a sign-in.
import { describe, expect, it } from 'vitest';
import { isPage, isPageText, isScript, NETWORK_SIGN_IN } from './foreignPage.ts';
import { filesOnly, ownFilesOnly, ownPagesKept } from './ownAnswers.ts';

const answer = (body: string, type: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': type } });
const portal = () => answer('<!doctype html><title>Sign in to the network</title>', 'text/html; charset=utf-8');
const ownPage = () => answer('<!doctype html><script type="application/json" id="page-state">{}</script>', 'text/html');
const asked = (path: string) => new Request(`https://example.org${path}`);

describe('a page from the network', () => {
  it('is told apart from files by its type, and from data by its text', () => {
    expect([portal(), answer('{}', 'application/json'), new Response('')].map(isPage)).toEqual([true, false, false]);
    expect(['\n<!DOCTYPE html><p>', '<html lang="en">', '{"a":1}', '<?xml version="1.0"?>'].map(isPageText)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([answer('1', 'text/javascript'), portal()].map(isScript)).toEqual([true, false]);
  });

  it('is not accepted in place of a file, and without a cached copy the caller learns why', async () => {
    const state = {};
    const request = asked('/packs/manifest.json');
    await expect(filesOnly.fetchDidSucceed({ request, response: portal(), state })).rejects.toThrow(/page|else/);
    expect((await filesOnly.handlerDidError({ state }))?.status).toBe(NETWORK_SIGN_IN);
    expect(await filesOnly.handlerDidError({ state: {} })).toBeUndefined();
    const good = answer('{}', 'application/json');
    expect(await filesOnly.fetchDidSucceed({ request, response: good })).toBe(good);
  });

  it('is shown when a page was requested, and never cached', async () => {
    expect(await ownPagesKept.cacheWillUpdate({ response: portal() })).toBeNull();
    const own = ownPage();
    expect(await ownPagesKept.cacheWillUpdate({ response: own })).toBe(own);
    expect(await own.text()).toContain('page-state');
  });

  it.each(['/assets/entry.js', '/spa.html', '/checker/'])(
    'stops a new version from being accepted: %s',
    async (path) => {
      const fetched = { request: asked(path), response: portal() };
      await expect(ownFilesOnly.fetchDidSucceed(fetched)).rejects.toThrow(/page|else/);
    },
  );

  it('our own pages and files are accepted', async () => {
    const page = ownPage();
    expect(await ownFilesOnly.fetchDidSucceed({ request: asked('/spa.html'), response: page })).toBe(page);
    const script = answer('1', 'text/javascript');
    expect(await ownFilesOnly.fetchDidSucceed({ request: asked('/a.js'), response: script })).toBe(script);
  });
});
