import { describe, expect, it } from 'vitest';
import { readCheckArguments } from './checkArguments.ts';
import { optionsOf, readSettings } from './settings.ts';

describe('the mother tongue of a writer', () => {
  it('comes from the command line or a configuration, and reaches the check', () => {
    const settings = readCheckArguments(['--mother-tongue', 'de', 'a.md'])?.settings;
    expect(settings).toEqual({ motherTongue: 'de' });
    expect(optionsOf(readSettings({ motherTongue: 'it' }, 'x'), [])).toMatchObject({ motherTongue: 'it' });
    expect(optionsOf({}, [])).not.toHaveProperty('motherTongue');
  });

  it('is one of the languages that are checked', () => {
    expect(() => readCheckArguments(['--mother-tongue', 'nl', 'a.md'])).toThrow(/motherTongue/);
  });
});
