// No name, and no other capitalised word, gets an offensive suggestion.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { OffensiveWords } from '../../../scripts/packs/offensive.ts';
import { offensiveList, readWordList } from '../../../scripts/packs/sources.ts';
import { testPack } from '../../../scripts/packs/testPack.ts';
import { loadPack } from '../../../scripts/packs/verdicts.ts';
import { TEXT_LANGUAGES } from '../../../src/engine/index.ts';
import { suggest } from '../../../src/engine/spelling/rank/rank.ts';

const cultures = readFileSync(join(import.meta.dirname, 'cultures.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(/:? /));
const names = [...new Set(cultures.flatMap((words) => words.slice(1)))];

it('the names are many, of twenty cultures', () => {
  expect(cultures.length).toBeGreaterThanOrEqual(20);
  expect(names.length).toBeGreaterThan(2000);
});

describe.each(TEXT_LANGUAGES)('%s', (language) => {
  const offensive = new OffensiveWords(readWordList(offensiveList(language)));
  const pack = loadPack(language);

  it('suggests none for a name', { timeout: 60_000 }, () => {
    const bad = names.flatMap((name) =>
      suggest(pack, name, 1)
        .filter(({ text }) =>
          text
            .toLowerCase()
            .split(/[ '’-]/)
            .some((part) => offensive.has(part)),
        )
        .map(({ text }) => `${name}: ${text}`),
    );
    expect(bad).toEqual([]);
  });
});

describe('a word of the list', () => {
  const words = ['shit', 'shot', 'idiot', 'house'];
  const pack = testPack({
    words,
    frequencies: { shit: 9, idiot: 6, house: 9, shot: 6 },
    offensive: ['shit', 'idiot*'],
  });
  const first = (word: string) => suggest(pack, word, 1).map(({ text }) => text);

  it('is suggested for a small word one slip away when nothing else fits', () => {
    expect(first('idoit')).toEqual(['idiot']);
    expect(first('idiott')).toEqual(['idiot']);
  });

  it('is not when something else fits, or for a capital', () => {
    expect(first('shet')).toEqual(['shot']);
    expect(first('Idoit')).toEqual([]);
    expect(first('IDOIT')).toEqual([]);
    expect(first('idoitt')).toEqual([]);
  });

  it('is suggested when the writer keeps it among the personal words', () => {
    expect(suggest(pack, 'Idoit', 1, { personalWords: ['Idiot'] }).map(({ text }) => text)).toEqual(['Idiot']);
  });
});
