// The two texts that go with every pack: the licence of its data, and where the source is and how to build it again.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackSource } from './languages.ts';
import { packageFolder } from './sources.ts';

const versionOf = (name: string): string =>
  (JSON.parse(readFileSync(join(packageFolder(name), 'package.json'), 'utf8')) as { version: string }).version;

/** Full texts of licences that the dictionaries only name. */
const LICENCE_FOLDER = join(import.meta.dirname, 'licences');

/** The licence of a pack, the texts of its dictionaries, each once, and the licence in full. */
export function licenceText(source: PackSource): string {
  const byText = Map.groupBy(source.dictionaries, (dictionary) =>
    readFileSync(join(packageFolder(dictionary.package), 'license'), 'utf8').trim(),
  );
  const parts = [
    `The pack "${source.language}.spell" is passed on under ${source.licence}. It was compiled from the dictionaries below and changed:`,
    'affixes expanded, words put into an automaton, own words and word frequencies added.',
    'Its word frequencies are derived from wordfreq (CC BY-SA 4.0, Robyn Speer and others; https://github.com/rspeer/wordfreq).',
  ];
  for (const [text, dictionaries] of byText) {
    parts.push(`${'-'.repeat(80)}\n${dictionaries.map((dictionary) => dictionary.package).join(', ')}\n\n${text}`);
  }
  const full = join(LICENCE_FOLDER, `${source.licence}.txt`);
  if (existsSync(full)) parts.push(`${'-'.repeat(80)}\n${readFileSync(full, 'utf8').trimEnd()}`);
  return `${parts.join('\n\n')}\n`;
}

/** Where the source of a pack is. */
export function sourceText(source: PackSource): string {
  const rows = source.dictionaries.map(({ package: name }) => {
    const version = versionOf(name);
    return `- ${name} ${version}: https://registry.npmjs.org/${name}/-/${name}-${version}.tgz (for ${name}, index.dic and index.aff)`;
  });
  return [
    `Source of the pack "${source.language}.spell"`,
    '',
    'This file is compiled from these dictionaries, complete and in the form preferred for changing them:',
    ...rows,
    '',
    `Own word lists: ${source.wordLists.map((name) => `scripts/packs/words/${name}.txt`).join(', ')} of this program.`,
    `Word frequencies: models/${source.language}.frequency.br of this program (models/CARD.md).`,
    '',
    'The programs that compile it are in scripts/packs of this program. To build it again:',
    '  npm install',
    `  npm run packs -- ${source.language}`,
    '',
  ].join('\n');
}
