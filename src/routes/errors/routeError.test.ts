import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError, isChunkError } from '../../lib/chunkError.ts';
import { AppError } from '../../lib/errors.ts';
import { applyConfig, defaultConfig } from '../../services/config/config.ts';
import { defineGuard, provideSession, runGuard } from '../navigation/guards.ts';
import { allowedHosts, redirectTarget } from '../navigation/redirects.ts';
import { notFound, RouteFailure, statusOf, toPageError } from './routeError.ts';

const here = new URL('https://a.example/checker/profile/?a=1');

describe('errors', () => {
  it('ERR-10: the status comes from statusCode, status or response.status; without one it is 500', () => {
    expect(statusOf({ statusCode: 418 })).toBe(418);
    expect(statusOf({ status: 403 })).toBe(403);
    expect(statusOf({ response: { status: 404 } })).toBe(404);
    expect(statusOf({ statusCode: 410, status: 403 })).toBe(410);
    for (const thrown of [
      new Error('a'),
      'text',
      null,
      undefined,
      { status: 'x' },
      { statusCode: 0 },
      { response: 1 },
    ]) {
      expect(statusOf(thrown)).toBe(500);
    }
  });

  it('ERR-11: a missing page is 404 with its message', () => {
    expect(toPageError(notFound())).toEqual({ statusCode: 404, message: 'This page could not be found', chunk: false });
  });

  it('recognises our own codes and missing parts', () => {
    expect(toPageError(new AppError('offline')).code).toBe('offline');
    expect(toPageError(new ChunkLoadError('x')).chunk).toBe(true);
    expect(toPageError(new Error('x'))).toEqual({ statusCode: 500, message: 'x', chunk: false });
  });

  it('CHK-1: recognises the message of every engine for a missing part, and nothing else', () => {
    for (const words of [
      'Failed to fetch dynamically imported module: https://a.example/assets/a.js',
      'error loading dynamically imported module: https://a.example/assets/a.js',
      'Importing a module script failed.',
      'Unable to preload CSS for /assets/a.css',
    ]) {
      expect(isChunkError(new TypeError(words))).toBe(true);
    }
    expect(isChunkError(new TypeError('Failed to fetch'))).toBe(false);
    expect(isChunkError('Importing a module script failed.')).toBe(false);
  });
});

describe('guards', () => {
  afterEach(() =>
    provideSession(
      () => false,
      () => false,
    ),
  );

  it('ERR-12: an unknown guard is a failure with status 500', async () => {
    await expect(runGuard('nobody', here)).rejects.toMatchObject({
      statusCode: 500,
      message: 'Unknown middleware nobody',
    });
  });

  it('ERR-13: a guard that says invalid is 404; one that throws keeps its status, or is 500', async () => {
    const stops = [
      defineGuard('invalid', () => false),
      defineGuard('teapot', () => {
        throw new RouteFailure(418, 'No coffee');
      }),
      defineGuard('broken', () => Promise.reject(new Error('broken'))),
    ];
    await expect(runGuard('invalid', here)).rejects.toMatchObject({
      statusCode: 404,
      message: 'This page could not be found',
    });
    await expect(runGuard('teapot', here)).rejects.toMatchObject({ statusCode: 418 });
    expect(statusOf(await runGuard('broken', here).catch((error: unknown) => error))).toBe(500);
    for (const stop of stops) stop();
  });

  it('pages that require a session lead to sign-in and back, but only if there are accounts', async () => {
    expect(await runGuard('signedIn', here)).toBe(undefined);
    provideSession(
      () => false,
      () => true,
    );
    expect(await runGuard('signedIn', here)).toEqual({ to: '/checker/signin/?return=%2Fchecker%2Fprofile%2F' });
    provideSession(
      () => true,
      () => true,
    );
    expect(await runGuard('signedIn', here)).toBe(undefined);
  });
});

describe('redirects', () => {
  it('ERR-14: ./ ../ and / stay on the site', () => {
    for (const path of ['/checker/', './a/', '../a/', '/a/?b#c']) {
      expect(redirectTarget(path)).toEqual({ kind: 'internal', path });
    }
  });

  it('ERR-14: other sites only if their host is allowed', () => {
    const hosts = ['login.example.com'];
    expect(redirectTarget('https://login.example.com/authorize', hosts)).toEqual({
      kind: 'external',
      url: 'https://login.example.com/authorize',
    });
    for (const to of [
      'https://evil.example/',
      'http://login.example.com/',
      '//evil.example',
      '/\\evil.example',
      'javascript:1',
      'data:text/html,x',
      'evil',
      '',
    ]) {
      expect(redirectTarget(to, hosts), to).toEqual({ kind: 'refused' });
    }
  });

  it('the allowed hosts come from the configuration', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    applyConfig({
      config: { ...defaultConfig, baseUrl: 'https://a.example', payment: { publishableKey: 'pk' } },
      problems: [],
    });
    expect(allowedHosts()).toEqual(['a.example', 'checkout.stripe.com', 'billing.stripe.com']);
    applyConfig({ config: defaultConfig, problems: [] });
    warn.mockRestore();
  });
});
