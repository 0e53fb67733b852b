import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLexicon, listedReadings } from '../../../src/engine/lexicon/createLexicon.ts';
import { Feature, Pos } from '../../../src/engine/lexicon/features.ts';
import { readLexPack } from '../../../src/engine/lexicon/lexPack.ts';
import { checksum } from '../../../src/engine/pack/format.ts';
import { PackError } from '../../../src/engine/pack/packError.ts';
import { encodeLexicon } from './encode.ts';
import { FormTable, mergeReadings } from './formTable.ts';

function sample(): FormTable {
  const table = new FormTable();
  table.tag('cheval', 'cheval', 'noun.m.s');
  table.tag('chevaux', 'cheval', 'noun.m.p');
  table.tag('parle', 'parler', 'verb.ind.pres.1.s');
  table.tag('parle', 'parler', 'verb.ind.pres.3.s');
  table.tag('parle', 'parler', 'verb.subj.pres.1.s');
  table.tag('parle', 'parler', 'verb.subj.pres.3.s');
  table.tag("l'", 'le', 'det.def.m.f.s');
  table.tag('Paris', 'Paris', 'name.m.s');
  return table;
}

describe('round trip', () => {
  const lexicon = createLexicon(encodeLexicon('fr', sample()).bytes, {});

  it('gives back what went in, readings of one group united', () => {
    expect(lexicon.analyses('chevaux')).toEqual([
      { lemma: 'cheval', pos: Pos.noun, features: Feature.masculine | Feature.plural },
    ]);
    expect(lexicon.analyses('parle')).toHaveLength(1);
    expect(lexicon.inflect('cheval', Pos.noun, Feature.plural)).toEqual(['chevaux']);
  });

  it('folds capitals and apostrophes, and keeps names', () => {
    expect(lexicon.analyses('Cheval')).toEqual(lexicon.analyses('cheval'));
    expect(lexicon.analyses('CHEVAUX')).toEqual(lexicon.analyses('chevaux'));
    expect(lexicon.analyses('L’')).toEqual(lexicon.analyses("l'"));
    expect(lexicon.analyses('PARIS')).toEqual(lexicon.analyses('Paris'));
    expect(lexicon.analyses('paris')).toEqual([]);
    expect(lexicon.analyses('')).toEqual([]);
  });

  it('holds any table', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'é', 'Ä', 'ß', '-', "'"), minLength: 1, maxLength: 8 });
    const tag = fc.constantFrom('noun.m.s', 'noun.f.p', 'adj', 'verb.inf', 'adv');
    fc.assert(
      fc.property(fc.array(fc.tuple(word, word, tag), { minLength: 1, maxLength: 60 }), (rows) => {
        const table = new FormTable();
        for (const [form, lemma, text] of rows) table.tag(form, lemma, text);
        const pack = readLexPack(encodeLexicon('de', table).bytes);
        expect(pack.formCount).toBe(table.forms.size);
        for (const [form, readings] of table.forms) {
          const key = (reading: object) => JSON.stringify(reading);
          expect(listedReadings(pack, form).map(key).sort()).toEqual(mergeReadings(readings).map(key).sort());
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('damage', () => {
  const { bytes } = encodeLexicon('fr', sample());

  it('is noticed wherever a byte is changed', () => {
    for (let i = 0; i < bytes.length; i++) {
      const damaged = bytes.slice();
      damaged[i] = (damaged[i] as number) ^ 0x55;
      expect(() => readLexPack(damaged), `byte ${i}`).toThrow(PackError);
    }
  });

  it('is noticed at every length', () => {
    for (let length = 0; length < bytes.length; length++) {
      expect(() => readLexPack(bytes.slice(0, length)), `${length} bytes`).toThrow(PackError);
    }
  });

  it('never reads outside its tables, even with a checksum that fits', () => {
    for (let i = 16; i < bytes.length; i++) {
      const damaged = bytes.slice();
      damaged[i] = 0xff;
      new DataView(damaged.buffer).setUint32(8, checksum(damaged, 12), true);
      try {
        const lexicon = createLexicon(damaged, {});
        lexicon.analyses('parle');
        lexicon.inflect('cheval', Pos.noun, Feature.plural);
      } catch (error) {
        expect(error, `byte ${i}`).toBeInstanceOf(PackError);
      }
    }
  });
});
