import { describe, expect, it } from 'vitest';
import { mergeTeam, parseTeam, TEAM_LIMITS, type TeamFile } from './teamFile.ts';
import { readTeam, writeTeam } from './teamImport.ts';

const words = (count: number) => Array.from({ length: count }, (_, at) => `w${at.toString(36)}x`);
const team = (name: string, at: number): TeamFile => ({ name, words: [name], at });

describe('a file of the team', () => {
  it.each([
    ['team.txt', 'Zorblat\nl’avion\n# a remark\n\nZorblat\n'],
    ['team.dic', '2\nZorblat/SM\nl’avion\n'],
    ['team.json', '{"words": ["Zorblat", "l’avion"]}'],
  ])('%s is read as the personal dictionary reads it, and written back in its format', (name, content) => {
    const read = readTeam(name, content, 7);
    expect(read).toEqual({ ok: true, value: { file: { name, words: ['Zorblat', "l'avion"], at: 7 }, left: 0 } });
    if (read.ok) expect(readTeam(name, writeTeam(read.value.file), 7)).toEqual(read);
  });

  it('leaves out what is no word, and says how much', () => {
    const read = readTeam('team.txt', 'Zorblat\nFluxomat\ntwo words\n123\n', 1);
    expect(read).toMatchObject({ ok: true, value: { left: 2, file: { words: ['Zorblat', 'Fluxomat'] } } });
  });

  it.each([
    ['noWords', ''],
    ['noWords', '1;2;3\n4;5;6\n'],
    ['notWords', 'Dear all,\nthe words are in the other file.\nSee you\nAnna\n'],
    ['tooLarge', 'x'.repeat(TEAM_LIMITS.bytes + 1)],
    ['tooMany', words(TEAM_LIMITS.words + 1).join('\n')],
  ] as const)('is refused: %s', (error, content) => {
    expect(readTeam('team.txt', content, 1)).toEqual({ ok: false, error });
  });

  it('may have as many words as the limit says', () => {
    expect(readTeam('team.txt', words(TEAM_LIMITS.words).join('\n'), 1)).toMatchObject({ ok: true });
  });
});

describe('a kept or received value', () => {
  it.each([
    [null, null],
    [
      { name: 'a', words: ['b', 1, 'two words'], at: 2, owner: 'anna' },
      { name: 'a', words: ['b'], at: 2 },
    ],
    [undefined, undefined],
    ['text', undefined],
    [['b'], undefined],
    [{ name: 'a', words: ['b'], at: '2' }, undefined],
    [{ name: 'a', words: 'b', at: 2 }, undefined],
  ])('%j is read as %j', (raw, value) => {
    expect(parseTeam(raw)).toEqual(value);
  });
});

describe('the files of two devices', () => {
  const [first, mine, theirs] = [team('first', 1), team('mine', 3), team('theirs', 2)];
  it.each([
    ['only this one changed', first, mine, first, mine],
    ['only the other changed', first, first, theirs, theirs],
    ['this one removed it', first, null, first, null],
    ['the other removed it', first, first, null, null],
    ['both replaced it', first, mine, theirs, mine],
    ['both replaced it, the other later', first, theirs, mine, mine],
    ['one removed what the other replaced', first, null, theirs, theirs],
    ['the other removed what this one replaced', first, mine, null, mine],
    ['neither has one', null, null, null, null],
  ])('%s', (_what, base, here, there, merged) => {
    expect(mergeTeam(base, here, there)).toBe(merged);
  });
});
