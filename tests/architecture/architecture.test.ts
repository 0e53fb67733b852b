// Enforces the project's structure: layers, cycles, conventions. Each check is also given a violation that it must find, so
// that a check that reads nothing cannot pass.
import { describe, expect, it } from 'vitest';
import { conventions } from './conventions.ts';
import { findBreaches, findCycles, importsOf, readSources } from './imports.ts';
import { layers } from './layers.ts';

const sources = readSources(['src', 'prerender', 'scripts']);
const app = sources.filter(({ path }) => path.startsWith('src/'));
const shipped = app.filter(({ path }) => !/\.test\.tsx?$/.test(path));

describe('layers', () => {
  it('finds files in every layer that exists', () => {
    expect(sources.length).toBeGreaterThan(100);
    const empty = layers.filter(({ files }) => !sources.some(({ path }) => files.test(path))).map(({ name }) => name);
    expect(empty.filter((name) => !['documents', 'auth', 'cloud'].includes(name))).toEqual([]);
  });

  it('no file imports anything its layer may not', () => {
    expect(findBreaches(sources)).toEqual([]);
  });

  it('the application imports nothing from scripts', () => {
    const found = app.filter(
      ({ path, text }) => !path.includes('.test.') && importsOf(text).some(({ to }) => /(^|\/)scripts\//.test(to)),
    );
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  it('no import cycles', () => {
    expect(findCycles(sources)).toEqual([]);
  });

  const breaches: [layer: string, path: string, line: string][] = [
    ['lib', 'src/lib/x.ts', "import { useState } from 'react';"],
    ['messages', 'src/lib/billing/x.ts', "import { quiet } from '../quiet.ts';"],
    ['model messages', 'src/lib/ai/x.ts', "import { quiet } from '../quiet.ts';"],
    ['engine', 'src/engine/x.ts', "import { log } from '../services/log.ts';"],
    ['engine packages', 'src/engine/x.ts', "import * as v from 'valibot';"],
    ['documents', 'src/documents/x.ts', "import { createChecker } from '../engine/index.ts';"],
    ['worker entry', 'src/workers/x.worker.ts', "import { log } from '../services/log.ts';"],
    ['workers', 'src/workers/x.ts', "import { createChecker } from '../engine/index.ts';"],
    ['auth', 'src/services/auth/x.ts', "import { S3Client } from '@aws-sdk/client-s3';"],
    ['cloud', 'src/services/cloud/x.ts', "import { useState } from 'react';"],
    ['services', 'src/services/x.ts', "import { Button } from '../ui/Button.tsx';"],
    ['ui', 'src/ui/X.tsx', "import { getI18n } from '../services/i18n/i18n.ts';"],
    ['ui packages', 'src/ui/X.tsx', "import i18next from 'i18next';"],
    ['features', 'src/features/help/X.tsx', "import { a } from '../checker/store.ts';"],
    ['features engine values', 'src/features/checker/X.tsx', "import { createChecker } from '../../engine/index.ts';"],
    ['features routes', 'src/features/help/X.tsx', "import { a } from '../../routes/table.ts';"],
    ['routes', 'src/routes/x.ts', "import { createChecker } from '../engine/index.ts';"],
    ['sdk', 'src/sdk/x.ts', "import { readFile } from 'node:fs/promises';"],
    ['sdk inside the engine', 'src/sdk/x.ts', "import { profileOf } from '../engine/loaded.ts';"],
    ['widget', 'src/widget/x.ts', "import { log } from '../services/log.ts';"],
    ['widget engine values', 'src/widget/x.ts', "import { createChecker } from '../engine/index.ts';"],
    ['service worker', 'src/sw.ts', "import { log } from './services/log.ts';"],
    ['entries', 'src/entry-client.tsx', "import { x } from './features/help/x.ts';"],
    ['prerender', 'prerender/x.ts', "import { x } from '../src/features/help/x.ts';"],
    ['nowhere', 'src/other/x.ts', 'export const a = 1;'],
    ['dynamic imports', 'src/lib/x.ts', "export const load = () => import('../services/log.ts');"],
    ['re-exports', 'src/lib/x.ts', "export { log } from '../services/log.ts';"],
  ];

  it.each(breaches)('finds a breach: %s', (_, path, text) => {
    expect(findBreaches([{ path, text }])).toHaveLength(1);
  });

  it('lets types through where only types are allowed', () => {
    const text = "import type { Issue } from '../../engine/index.ts';";
    expect(findBreaches([{ path: 'src/features/checker/x.ts', text }])).toEqual([]);
  });

  it('finds a cycle', () => {
    const a = { path: 'src/lib/a.ts', text: "import { b } from './b.ts';" };
    const b = { path: 'src/lib/b.ts', text: "import { a } from './a.ts';" };
    expect(findCycles([a, b])).toHaveLength(1);
  });
});

describe('conventions', () => {
  const scopes: Record<string, typeof sources> = {
    length: sources,
    types: sources,
    console: shipped,
    finished: sources,
    defaults: shipped,
    barrels: app,
    'texts in JSX': shipped,
    policy: shipped,
  };

  it.each(Object.keys(conventions))('%s', (name) => {
    expect(scopes[name]?.flatMap((source) => conventions[name]?.(source) ?? [])).toEqual([]);
  });

  const breaches: [name: string, path: string, text: string][] = [
    ['length', 'src/lib/x.ts', 'export const a = 1;\n'.repeat(251)],
    ['length', 'src/engine/rules/en/x.ts', 'export const a = 1;\n'.repeat(251)],
    ['length', 'src/lib/x.test.ts', 'export const a = 1;\n'.repeat(401)],
    ['types', 'src/lib/x.ts', 'export const a: any = 1;'],
    ['types', 'src/lib/x.ts', 'export const a = 1 as any;'],
    ['types', 'src/lib/x.ts', 'const a = new Map<string, any>();'],
    ['types', 'src/lib/x.ts', '// @ts-ignore\nexport const a = 1;'],
    ['console', 'src/lib/x.ts', "console.log('a');"],
    ['finished', 'src/lib/x.ts', '// TODO: more'],
    ['defaults', 'src/lib/x.ts', 'export default 1;'],
    ['barrels', 'src/ui/index.ts', "export * from './Button.tsx';"],
    ['texts in JSX', 'src/ui/X.tsx', 'export const X = () => <p>Hello you</p>;'],
    ['texts in JSX', 'src/ui/X.tsx', 'export const X = () => <img alt="A picture" />;'],
    ['policy', 'src/ui/x.ts', "element.innerHTML = 'a';"],
    ['policy', 'src/ui/X.tsx', 'export const X = () => <p style={{ color: red }} />;'],
  ];

  it.each(breaches)('finds a breach: %s', (name, path, text) => {
    expect(conventions[name]?.({ path, text })).not.toEqual([]);
  });
});
