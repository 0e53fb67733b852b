// No name, and no other capitalised word, gets an offensive suggestion.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { OffensiveWords } from '../../../scripts/packs/offensive.ts';
import { wordAt } from '../../../scripts/packs/sampleWords.ts';
import { offensiveList, readWordList } from '../../../scripts/packs/sources.ts';
import { testPack } from '../../../scripts/packs/testPack.ts';
import { loadPack } from '../../../scripts/packs/verdicts.ts';
import { TEXT_LANGUAGES } from '../../../src/engine/index.ts';
import { isOffensive } from '../../../src/engine/spelling/rank/offensive.ts';
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

/** What is left of a word without one or two of its letters, and without its accents: words that share some are near. */
function remains(name: string): Set<string> {
  const plain = name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  let left = new Set([plain]);
  for (let letters = 0; letters < 2; letters++) {
    left = new Set(
      [...left].flatMap((word) => [word, ...Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1))]),
    );
  }
  return left;
}

describe.each(TEXT_LANGUAGES)('%s', (language) => {
  const offensive = new OffensiveWords(readWordList(offensiveList(language)));
  const pack = loadPack(language);
  const words = Array.from({ length: pack.wordCount }, (_, i) => wordAt(pack, i)).filter((word) => offensive.has(word));

  // A correction with a marked word is never made for a capital: what could slip through is a word that bears no mark.
  it('marks every word of the list, in every form', () => {
    expect(words.length).toBeGreaterThan(100);
    expect(words.filter((word) => !isOffensive(pack, word))).toEqual([]);
  });

  it('suggests none for a name that is near one', { timeout: 60_000 }, () => {
    const reach = new Set(words.flatMap((word) => [...remains(word)]));
    const long = words.filter((word) => word.length >= 4);
    const near = names.filter((name) => {
      const small = name.toLowerCase();
      if (long.some((word) => small.startsWith(word) || small.endsWith(word))) return true;
      return [...remains(name)].some((each) => reach.has(each));
    });
    expect(near.length).toBeGreaterThan(100);
    const bad = near.flatMap((name) =>
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
