import { describe, expect, it } from 'vitest';
import { encodeNames } from '../../../scripts/packs/names/encode.ts';
import { readNames } from '../lexicon/nameList.ts';
import { isRare, NO_LATE_WORDS } from './rareWords.ts';

const { bytes, letters } = encodeNames(['réutilisateur', 'Matrjoschka', 'toolchain', "else's"]);
const list = readNames(bytes, letters);
const ELISIONS = ["l'", "d'"];

describe('rare words', () => {
  it.each(['réutilisateur', 'Réutilisateur', 'RÉUTILISATEUR', "l'réutilisateur", 'd’Matrjoschka', 'MATRJOSCHKA'])(
    'are known as %s',
    (word) => {
      expect(isRare(word, list, ELISIONS, false)).toBe(true);
    },
  );

  it.each(['reutilisateur', 'matrjoschka', "toolchain's", "m'toolchain", 'toolchains', ''])(
    'do not make %s right',
    (word) => {
      expect(isRare(word, list, ELISIONS, false)).toBe(false);
    },
  );

  it('take the ending of the possessive where a language has it', () => {
    expect(isRare('toolchain’s', list, [], true)).toBe(true);
    expect(isRare('Toolchain’s', list, [], true)).toBe(true);
    expect(isRare("else's", list, [], true)).toBe(true);
    expect(isRare("toolchain's's", list, [], true)).toBe(false);
  });

  it('are none before the grammar has come', () => {
    expect(isRare('toolchain', NO_LATE_WORDS.rareWords, [], true)).toBe(false);
  });
});
