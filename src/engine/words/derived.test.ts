import { describe, expect, it } from 'vitest';
import { spanishWords } from '../languages/es/words.ts';
import { isMadeOfKnown } from './derived.ts';

const known = new Set([
  'corazón',
  'quita',
  'manden',
  'trae',
  'vamos',
  'hagamos',
  'llamemos',
  'devuelve',
  'digan',
  'colocando',
  'llevar',
]);
const isKnown = (word: string): boolean => known.has(word);

describe('Spanish verbs with pronouns', () => {
  it.each(['vámonos', 'hagámoslo', 'llamémosla', 'hagámoselo', 'póntelo', 'díselas', 'devuélvemelo', 'díganmelo'])(
    'knows %s by the form without them',
    (word) => {
      expect(isMadeOfKnown(word, spanishWords.derivation, isKnown)).toBe(true);
    },
  );

  it.each(['quítale', 'mándenos', 'tráelo', 'corazoncito', 'jajaja', 'jejej'])('knows %s', (word) => {
    expect(isMadeOfKnown(word, spanishWords.derivation, isKnown)).toBe(true);
  });

  it.each(['colocándolo', 'llevárselo', 'llevarlo'])('still knows %s', (word) => {
    expect(isMadeOfKnown(word, spanishWords.derivation, isKnown)).toBe(true);
  });

  it.each([
    'quitale',
    'mandénos',
    'bótanle',
    'corazoncote',
    'jaco',
    'vamonos',
    'hagamoslo',
    'devuelvemelo',
    'dúrmetelo',
    'pontelo',
    'vétanos',
  ])('does not know %s', (word) => {
    expect(isMadeOfKnown(word, spanishWords.derivation, isKnown)).toBe(false);
  });
});
