import { describe, expect, it } from 'vitest';
import { contextSet, familySet } from './defineSet.ts';
import { partsOf, rulesOfSet, slugOf } from './rules.ts';

describe('rules of a set', () => {
  const set = contextSet(
    'ou',
    [
      ['ou', 'Lundi [ou] mardi.'],
      ['où', '[Où] vas-tu ?', "La ville [où] j'habite."],
    ],
    ['ou>où', 'où>ou'],
  );

  it('are one for each direction, with ids of plain letters', () => {
    expect(rulesOfSet('fr', set).map(({ id }) => id)).toEqual(['fr.context.ou-ou-grave', 'fr.context.ou-grave-ou']);
  });

  it('have the sentences of the word that is meant, with the other one written, as wrong examples', () => {
    const [first] = rulesOfSet('fr', set);
    expect(first?.wrong).toEqual([
      ['Ou vas-tu ?', 'Où vas-tu ?'],
      ["La ville ou j'habite.", "La ville où j'habite."],
    ]);
    expect(first?.right).toEqual(['Lundi ou mardi.']);
  });

  it('change only the ending in a family', () => {
    const family = familySet(
      'er',
      [
        ['er', 'Il faut [parl+er].'],
        ['é', 'Il a [parl+é].'],
      ],
      ['é>er'],
    );
    const [rule] = rulesOfSet('fr', family);
    expect(rule?.wrong).toEqual([['Il faut parlé.', 'Il faut parler.']]);
    expect(rule?.right).toEqual(['Il a parlé.']);
  });

  it('give way to other rules', () => {
    expect(rulesOfSet('fr', set).every(({ priority }) => (priority ?? 0) < 0)).toBe(true);
  });
});

describe('names', () => {
  it('keep words apart that differ by an accent', () => {
    expect(['sur', 'sûr', 'a', 'à', 'ça', "c'est", 'por qué'].map(slugOf)).toEqual([
      'sur',
      'sur-circumflex',
      'a',
      'a-grave',
      'ca-cedilla',
      'c-est',
      'por-que-acute',
    ]);
  });

  it('are cut at the arrow', () => {
    expect(partsOf('a ver>haber')).toEqual(['a ver', 'haber']);
  });
});
