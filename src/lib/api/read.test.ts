import { describe, expect, it } from 'vitest';
import { checkParameters, wordsParameters } from './parameters.ts';
import { readParameters } from './read.ts';

describe('reading parameters', () => {
  it('turns texts of a form into what the schema says', () => {
    const given = { language: 'en', text: 'a', disabledRules: ' A, B ,,', enabledOnly: 'true', unknown: 'x' };
    expect(readParameters(checkParameters, given)).toEqual({
      ok: true,
      value: { language: 'en', text: 'a', disabledRules: ['A', 'B'], enabledOnly: true, level: 'default' },
    });
  });

  it('takes values of JSON as they are', () => {
    const data = { annotation: [{ text: 'a' }, { markup: '<b>' }] };
    const read = readParameters(checkParameters, { language: 'en', data, disabledRules: ['A'], enabledOnly: false });
    expect(read).toMatchObject({ ok: true, value: { data, disabledRules: ['A'], enabledOnly: false } });
  });

  it.each([
    [{ offset: '-1' }, /offset must be from 0/],
    [{ limit: '1.5' }, /limit must be a whole number/],
    [{ limit: 'many' }, /limit must be a number/],
    [{ limit: ' ' }, /limit must be a number/],
    [{ username: 7 }, /username must be a text/],
    [{ username: 'a'.repeat(201) }, /username must not be longer than 200/],
    [{ dicts: Array.from({ length: 21 }, () => 'a') }, /dicts must not have more than 20/],
    [{ dicts: { 0: 'a' } }, /dicts must be a list/],
  ])('refuses %j', (given, detail) => {
    expect(readParameters(wordsParameters, given)).toEqual({
      ok: false,
      fault: { parameter: Object.keys(given)[0], detail: expect.stringMatching(detail) as string },
    });
  });

  it('reads no field that an object has from its kind', () => {
    const inherited = Object.create({ language: 'en' }) as Record<string, unknown>;
    expect(readParameters(checkParameters, inherited)).toMatchObject({ ok: false });
  });
});
