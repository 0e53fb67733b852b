// The figures of the page that compares spelling engines (prerender/about/speed.json), as this run measured them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Speed } from '../../prerender/about/figures.ts';
import type { TextLanguage } from '../../src/engine/index.ts';
import { ROOT } from '../packs/paths.ts';
import { ENGINE_NAMES, type EngineName } from './engines.ts';
import type { BenchFigures } from './measure.ts';

const FILE = 'prerender/about/speed.json';
/** Where an engine's version stands, and the name that its makers give it. */
const PACKAGES: Readonly<Record<EngineName, { name: string; folder: string }>> = {
  own: { name: 'Spelling Check', folder: '.' },
  'hunspell-wasm': { name: 'hunspell-wasm', folder: 'node_modules/hunspell-wasm' },
  nspell: { name: 'nspell', folder: 'node_modules/nspell' },
  'cspell-trie': { name: 'cspell-trie-lib', folder: 'node_modules/cspell-trie-lib' },
};

function nameOf(engine: EngineName): string {
  const { name, folder } = PACKAGES[engine];
  const { version } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as { version: string };
  return `${name} ${version}`;
}

const rounded = (value: number): number => Number(value.toPrecision(3));

/** Writes the figures of all engines in these languages. Throws if one of them could not be measured. */
export function writeComparison(measured: ReadonlyMap<TextLanguage, ReadonlyMap<EngineName, BenchFigures>>): string {
  const languages = [...measured.keys()];
  const figures = languages.map((language) => {
    const rows = ENGINE_NAMES.map((engine) => {
      const of = measured.get(language)?.get(engine);
      if (!of) throw new Error(`There are no figures of ${engine} in ${language}`);
      const { load, heap, lookupsPerSecond, latency } = of;
      return {
        load: rounded(load),
        memory: heap > 0 ? rounded(heap) : null,
        lookups: Math.round(lookupsPerSecond),
        suggestion: rounded(latency.p50),
      };
    });
    return [language, rows] as const;
  });
  const speed: Speed = {
    command: `npm run bench -- ${languages.map((language) => `--language ${language}`).join(' ')}`,
    date: new Date().toISOString().slice(0, 10),
    engines: ENGINE_NAMES.map((engine) => ({ name: nameOf(engine) })),
    figures: Object.fromEntries(figures),
  };
  writeFileSync(join(ROOT, FILE), `${JSON.stringify(speed, null, 2)}\n`);
  return FILE;
}
