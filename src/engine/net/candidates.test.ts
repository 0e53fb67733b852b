import { beforeAll, describe, expect, it } from 'vitest';
import { lexiconFor } from '../../../tests/engine/lexicons.ts';
import { CandidateFinder } from './candidates.ts';
import type { CandidateKind } from './types.ts';
import { NetVocabulary } from './words.ts';

const WORDS = 'the of to from form their there learned learnt house houses goes went go in on since for'.split(' ');
const GROUPS = [
  ['their', 'there', "they're"],
  ['to', 'too'],
];
let finder: CandidateFinder;

beforeAll(async () => {
  const lexicon = await lexiconFor('en');
  finder = new CandidateFinder(new NetVocabulary(WORDS, lexicon), lexicon, { confusables: GROUPS });
});

const found = (word: string, kind: CandidateKind): string[] =>
  finder
    .of(word)
    .filter((candidate) => candidate.kind === kind)
    .map(({ text }) => text)
    .sort();

describe('the words that may have been meant', () => {
  it('has the words of its confusable group that the vocabulary has', () => {
    expect(found('their', 'sound')).toEqual(['there']);
    expect(found('to', 'sound')).toEqual([]);
  });

  it('has the other forms of its lemma', () => {
    expect(found('go', 'form')).toEqual(['goes', 'went']);
    expect(found('house', 'form')).toEqual(['houses']);
  });

  it('has words one slip away, transposed letters included', () => {
    expect(found('form', 'slip')).toContain('from');
  });

  it('has other prepositions for a preposition', () => {
    expect(found('of', 'preposition')).toContain('from');
    expect(found('house', 'preposition')).toEqual([]);
  });

  it('leaves out another spelling of the same form', () => {
    expect(finder.of('learned').map(({ text }) => text)).not.toContain('learnt');
  });

  it('has its namesake with a capital where nouns have one', async () => {
    const lexicon = await lexiconFor('de');
    const vocabulary = new NetVocabulary(['essen', 'Essen', 'das'], lexicon);
    const candidates = (capitals: boolean) =>
      new CandidateFinder(vocabulary, lexicon, { confusables: [], capitals }).of('essen');
    expect(candidates(true)).toContainEqual(expect.objectContaining({ text: 'Essen', kind: 'capital' }));
    expect(candidates(false)).toEqual([]);
  });
});
