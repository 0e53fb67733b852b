import { describe, expect, it } from 'vitest';
import { frenchEndings } from '../languages/fr/sets/verbEndings.ts';
import { type Analysis, Feature, Pos, type PosCode } from '../lexicon/features.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Token } from '../rules/token.ts';
import type { WordFamily } from './choices.ts';
import { accentFamily } from './families.ts';

function lexiconOf(forms: Readonly<Record<string, readonly [PosCode, number]>>): Lexicon {
  const known = new Map(Object.entries(forms));
  return {
    analyses: (form): Analysis[] => {
      const entry = known.get(form);
      return entry ? [{ lemma: form, pos: entry[0], features: entry[1] }] : [];
    },
    inflect: () => [],
  };
}

const candidates = (family: WordFamily, lower: string): string[] | null => {
  const choice = family.candidatesOf({ lower } as Token);
  return choice && choice.candidates.map(({ name, text }, i) => `${i === choice.written ? '*' : ''}${name} ${text}`);
};

describe('French endings', () => {
  const family = frenchEndings(
    lexiconOf({ parler: [Pos.verb, Feature.infinitive], dernier: [Pos.adjective, 0], marcher: [Pos.verb, 0] }),
  );

  it('are those of verbs in -er', () => {
    expect(candidates(family, 'parlez')).toEqual(['er parler', 'é parlé', '*ez parlez']);
    expect(candidates(family, 'dernier')).toBeNull();
    expect(candidates(family, 'marché')).toBeNull();
  });

  it('keep a participle as it agrees', () => {
    expect(candidates(family, 'parlées')).toEqual(['er parler', '*é parlées', 'ez parlez']);
  });
});

describe('accents', () => {
  const lexicon = lexiconOf({
    publico: [Pos.verb, Feature.first],
    público: [Pos.adjective, 0],
    publicó: [Pos.verb, Feature.third],
    casa: [Pos.noun, 0],
    estas: [Pos.determiner, 0],
    estás: [Pos.verb, 0],
  });
  const spanish = { plain: 'aeiou', accented: 'áéíóú', finalOnly: false };
  const family = accentFamily('spanish-accents', lexicon, spanish, new Set(['estas']));

  it('tell the words of the lexicon apart', () => {
    expect(candidates(family, 'público')).toEqual(['none publico', '*inner público', 'final publicó']);
  });

  it('leave words alone that have no other form, or a set of their own', () => {
    expect(candidates(family, 'casa')).toBeNull();
    expect(candidates(family, 'estás')).toBeNull();
  });

  it('stand on the last letter only where the language says so', () => {
    const italian = { plain: 'aeiou', accented: 'àèìòù', finalOnly: true };
    const words = lexiconOf({
      parlo: [Pos.verb, Feature.first],
      parlò: [Pos.verb, Feature.third],
      pàrlo: [Pos.noun, 0],
    });
    expect(candidates(accentFamily('italian-accents', words, italian, new Set()), 'parlo')).toEqual([
      '*none parlo',
      'final parlò',
    ]);
  });
});
