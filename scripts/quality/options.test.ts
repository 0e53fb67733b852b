import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

const data = tmpdir();
const jobsOf = (...args: string[]) => [...readOptions(args).jobs];

describe('the command line of the quality command', () => {
  it('measures spelling and grammar of all languages unless told otherwise', () => {
    expect(jobsOf(data)).toEqual(['spelling', 'grammar']);
    expect(readOptions([data]).languages).toEqual(['en', 'fr', 'de', 'it', 'es']);
    expect(jobsOf(data, '--set', 'everyday')).toEqual(['grammar']);
    expect(jobsOf(data, '--coverage')).toEqual(['coverage']);
    expect(jobsOf(data, '--write')).toEqual(['grammar', 'coverage']);
    expect(readOptions([data, '--language', 'fr', '--language', 'de']).languages).toEqual(['fr', 'de']);
  });

  it('measures a language model alone', () => {
    expect(readOptions([data, '--ai', 'http://localhost:11434#m', '--record', 'x'])).toMatchObject({
      ai: 'http://localhost:11434#m',
      record: 'x',
    });
  });

  it('needs no folder for the sentences of the project', () => {
    expect(jobsOf('--corpora')).toEqual(['corpora']);
  });

  it.each([
    [['--coverege', data], /--coverege/],
    [[data, '--language', 'nl'], /no language "nl"/],
    [[data, '--language'], /language/],
    [['/nowhere/at/all'], /no folder \/nowhere/],
    [[], /data folder is needed/],
    [['--coverage'], /data folder is needed for coverage/],
    [['--ai', 'http://localhost:11434#m'], /data folder is needed for --ai/],
    [[data, '--record', 'x'], /--record goes with --ai/],
    [[data, data], /One folder/],
    [[data, '--write', '--set', 'x'], /leave --language and --set out/],
  ])('says what is wrong with %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(RangeError);
    expect(() => readOptions(args)).toThrow(message);
  });
});
