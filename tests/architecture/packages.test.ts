// The project's packages: each is pinned to one version, and each is used. The dead-code check (knip.jsonc) covers packages
// whose code is imported; this file covers those that are read as data.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

type Names = Record<string, string>;
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Names;
  devDependencies: Names;
  optionalDependencies: Names;
  overrides: Record<string, string | Names>;
};
const { dependencies, devDependencies, optionalDependencies, overrides } = manifest;

describe('packages', () => {
  it('are each pinned to one version, without a range', () => {
    const overridden = Object.values(overrides).flatMap((one) => (typeof one === 'string' ? one : Object.values(one)));
    const all = [dependencies, devDependencies, optionalDependencies].flatMap(Object.entries<string>);
    expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    expect(overridden.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it('that are read as data are each read by a script', () => {
    const configuration = readFileSync('knip.jsonc', 'utf8').replace(/^\s*\/\/.*$/gm, '');
    const { ignoreDependencies } = JSON.parse(configuration) as { ignoreDependencies: string[] };
    const patterns = ignoreDependencies.map((pattern) => new RegExp(`^(?:${pattern})$`));
    const scripts = readdirSync('scripts', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(join('scripts', file), 'utf8'))
      .join('\n');
    const data = Object.keys({ ...dependencies, ...devDependencies }).filter((name) =>
      patterns.some((pattern) => pattern.test(name)),
    );
    expect(data.length).toBeGreaterThan(20);
    // The scope may be written separately from the name (join('@cspell', file)).
    expect(data.filter((name) => !new RegExp(`\\b${name.split('/').at(-1)}\\b`).test(scripts))).toEqual([]);
    for (const pattern of patterns)
      expect(
        data.filter((name) => pattern.test(name)),
        pattern.source,
      ).not.toEqual([]);
  });

  it('include Node for the usual systems', () => {
    const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Record<string, { os?: string; cpu?: string; optional?: boolean; integrity?: string }>;
    };
    const systems = Object.keys(optionalDependencies).map((name) => {
      const { os, cpu, optional, integrity = '' } = lock.packages[`node_modules/${name}`] ?? {};
      expect([name, optional, integrity.slice(0, 7)]).toEqual([name, true, 'sha512-']);
      return `${os} ${cpu}`;
    });
    expect(systems.toSorted()).toEqual(['darwin arm64', 'darwin x64', 'linux arm64', 'linux x64', 'win32 x64']);
  });
});
