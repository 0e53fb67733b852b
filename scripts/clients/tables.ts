// The engine's tables for suggestions as text, for the libraries in other languages (clients/java, clients/enchant): lines of
// fields parted by tabs, the first names the line. They are committed, so that those libraries are built without Node.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEXT_LANGUAGES, type TextLanguage } from '../../src/engine/index.ts';
import { tablesOf } from '../../src/engine/loaded.ts';
import { weightsOf } from '../../src/engine/spelling/rank/score.ts';
import { ROOT } from '../packs/paths.ts';

/** Where the tables lie. */
export const TABLES_FOLDER = join(ROOT, 'clients/tables');

/** The tables of a language. */
export function tablesText(language: TextLanguage): string {
  const tables = tablesOf(language);
  if (!tables) throw new Error(`No tables for ${language}`);
  const { weights, groups, fullForms, hyphenTails, oneLetterWords, phrases } = tables;
  const lines: (string | number)[][] = [
    ...Object.entries(weights).map(([name, value]) => ['weight', name, Number(value)]),
    ...groups.map(({ typed, intended, cost }) => ['group', typed, intended, cost ?? -1]),
    ...Object.entries(fullForms).map(([elision, forms]) => ['full', elision, ...forms]),
    ...hyphenTails.map((tail) => ['tail', tail]),
    ['letters', oneLetterWords],
    ...phrases.map((phrase) => ['phrase', phrase]),
    ...(tables.dialectSpellings ?? []).map((pair) => ['dialect', ...pair]),
    ...(tables.oldSpellings ?? []).map((pair) => ['old', ...pair]),
    ...[...weightsOf(tables)].map(([name, value]) => ['rank', name, value]),
  ];
  const head =
    '# Made from the tables of the engine by scripts/clients/tables.ts: change those, then "npm run clients:tables".';
  return `${[head, ...lines.map((fields) => fields.join('\t'))].join('\n')}\n`;
}

/** The languages whose committed tables are not those of the engine. */
export function staleTables(): TextLanguage[] {
  return TEXT_LANGUAGES.filter((language) => {
    try {
      return readFileSync(join(TABLES_FOLDER, `${language}.txt`), 'utf8') !== tablesText(language);
    } catch {
      return true;
    }
  });
}

/** Writes the tables of all languages. */
export function writeTables(): void {
  mkdirSync(TABLES_FOLDER, { recursive: true });
  for (const language of TEXT_LANGUAGES) writeFileSync(join(TABLES_FOLDER, `${language}.txt`), tablesText(language));
}
