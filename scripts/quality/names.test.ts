import { describe, expect, it } from 'vitest';
import { loadedChecker } from '../packs/load.ts';
import { measureNames } from './names.ts';

describe('the names of right texts', () => {
  it('are counted by word, apart from misspellings', () => {
    const texts = ['We met Zzyzx and Qwrtz in Paris.', 'Nobody recieved Zzyzx.'];
    const { words, unknown, misspelt, names } = measureNames(loadedChecker('en'), texts, 'en');
    expect({ words, unknown, misspelt }).toEqual({ words: 10, unknown: 3, misspelt: 1 });
    expect([...names]).toEqual([
      ['Zzyzx', 2],
      ['Qwrtz', 1],
    ]);
  });
});
