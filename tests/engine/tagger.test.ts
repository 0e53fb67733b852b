// The trained taggers on sentences of our own; words are written as the rules see them.
import { describe, expect, it } from 'vitest';
import { writeSections } from '../../src/engine/pack/format.ts';
import { ModelSection } from '../../src/engine/pack/modelPack.ts';
import { PackError } from '../../src/engine/pack/packError.ts';
import { createTagger } from '../../src/engine/reading/tagger.ts';
import { readTaggerModel, writeTaggerModel } from '../../src/engine/reading/taggerModel.ts';
import { TAG_COUNT, TAG_NAMES } from '../../src/engine/reading/tags.ts';
import { lexiconFor, taggerFor } from './lexicons.ts';

const SENTENCES = {
  en: 'We/pronoun saw/verbFinite her/determiner dog/noun in/preposition the/determiner old/adjective garden/noun ./punctuation',
  fr: "L'/determiner enfant/noun ferme/verbFinite la/determiner porte/noun du/prepositionDeterminer jardin/noun ./punctuation",
  de: 'Sie/pronoun hat/auxiliaryFinite das/determiner Buch/noun gestern/adverb gelesen/verbParticiple ./punctuation',
  it: 'La/determiner ragazza/noun mangia/verbFinite una/determiner mela/noun nella/prepositionDeterminer cucina/noun ./punctuation',
  es: 'Los/determiner niños/noun comen/verbFinite pan/noun en/preposition la/determiner casa/noun ./punctuation',
} as const;

describe.each(Object.entries(SENTENCES) as [keyof typeof SENTENCES, string][])('%s', (language, text) => {
  it('tags an easy sentence', async () => {
    const pairs = text.split(' ').map((pair) => pair.split('/') as [string, string]);
    const tagger = await taggerFor(language);
    const out = new Uint8Array(pairs.length);
    tagger.tag(
      pairs.map(([form]) => form),
      out,
    );
    expect([...out].map((tag) => TAG_NAMES[tag])).toEqual(pairs.map(([, tag]) => tag));
  }, 300_000);

  it('gives every token of any input a tag, the same each time', async () => {
    const tagger = await taggerFor(language);
    const forms = ['', '…', '12', 'Ω', 'x'.repeat(300), "'", '\ud800', 'B2B', 'ÄÖÜ', "l'", '’', '😀'];
    const first = new Uint8Array(forms.length).fill(255);
    const second = new Uint8Array(forms.length);
    tagger.tag(forms, first);
    tagger.tag(forms, second);
    expect(first).toEqual(second);
    expect(first.every((tag) => tag < TAG_COUNT)).toBe(true);
    tagger.tag([], first);
  }, 300_000);
});

describe('damaged models', () => {
  const model = { weights: new Int8Array(256).fill(3), list: new Map([['é', 8]]) };

  it('round trip', () => {
    expect(readTaggerModel(writeTaggerModel(model))).toEqual(model);
  });

  it('are refused', async () => {
    const bytes = writeTaggerModel(model);
    for (let length = 0; length < bytes.length; length++) {
      expect(() => readTaggerModel(bytes.slice(0, length)), `${length} bytes`).toThrow(PackError);
    }
    const lexicon = await lexiconFor('en');
    expect(() => createTagger(new Uint8Array(20), lexicon)).toThrow(PackError);
    expect(() => createTagger(writeSections([[ModelSection.context, bytes]]), lexicon)).toThrow(PackError);
  });
});
