// Synonyms of English words, over the built packs: in the form and with the capitals of the word, of its variant, and never rude.
import { beforeAll, describe, expect, it } from 'vitest';
import { loadedChecker, readPack } from '../../scripts/packs/load.ts';
import { OffensiveWords } from '../../scripts/packs/offensive.ts';
import { offensiveList, readWordList } from '../../scripts/packs/sources.ts';
import {
  type Checker,
  type Dialect,
  defaultOptions,
  loadWordCards,
  PackError,
  type SynonymBook,
  type WordCards,
} from '../../src/engine/index.ts';

let checker: Checker;
let cards: WordCards;
let book: SynonymBook;
beforeAll(async () => {
  checker = loadedChecker('en', 'de');
  cards = await loadWordCards();
  book = cards.readSynonyms(readPack('en', 'synonyms') as Uint8Array);
});

const optionsFor = (dialect: Dialect) => ({ ...defaultOptions(), language: 'en' as const, dialects: { en: dialect } });
const groupsOf = (word: string, dialect: Dialect = 'en-US') =>
  checker.synonyms(cards, book, word, 'en', optionsFor(dialect));
/** All words that are offered, by part of speech. */
const offered = (word: string, partOfSpeech: string, dialect?: Dialect): string[] =>
  groupsOf(word, dialect)
    .filter((group) => group.partOfSpeech === partOfSpeech)
    .flatMap(({ senses }) => senses.flatMap(({ words, near }) => [...words, ...near]));

describe('what may stand in place of a word', () => {
  it.each([
    ['houses', 'noun', ['homes', 'dwellings', 'business firms', 'communities']],
    ['House', 'noun', ['Home', 'Dwelling', 'Business firm']],
    ['HOUSES', 'noun', ['HOMES']],
    ['house’s', 'noun', ['home’s', 'dwelling’s']],
    ['walked', 'verb', ['strolled', 'traveled', 'trod']],
    ['walking', 'verb', ['strolling', 'traveling']],
    ['went', 'verb', ['moved', 'departed', 'got']],
    ['gone', 'verb', ['gone away', 'become']],
    ['bigger', 'adjective', ['larger', 'more prominent']],
    ['biggest', 'adjective', ['largest']],
    ['quickly', 'adverb', ['rapidly', 'speedily', 'promptly']],
    ['beautiful', 'adjective', ['lovely', 'gorgeous']],
    ['children', 'noun', ['kids', 'youngsters']],
  ])('%s (%s): %j', (word, partOfSpeech, some) => {
    expect(offered(word, partOfSpeech)).toEqual(expect.arrayContaining(some));
  });

  it('is both forms where the word leaves open which it is', () => {
    expect(offered('put', 'verb')).toEqual(expect.arrayContaining(['place', 'placed']));
    expect(offered('puts', 'verb')).toContain('places');
    expect(offered('puts', 'verb')).not.toContain('placed');
  });

  it('comes by meaning, with what the meaning is where there are several', () => {
    const [first] = groupsOf('job');
    expect(first).toMatchObject({ lemma: 'job', partOfSpeech: 'noun' });
    const task = first?.senses.find(({ words }) => words.includes('task'));
    expect(task).toEqual({ hint: 'a specific piece of work required…', words: ['task', 'chore'], near: [] });
    expect(groupsOf('beautiful')[0]?.senses.map(({ hint }) => hint)).toEqual(['']);
  });

  it('is of the variant of the text', () => {
    expect(offered('voyaged', 'verb', 'en-GB')).toContain('navigated');
    expect(offered('walked', 'verb', 'en-GB')).toContain('travelled');
    expect(offered('walked', 'verb', 'en-GB')).not.toContain('traveled');
    expect(offered('walked', 'verb', 'en-US')).not.toContain('travelled');
  });

  it.each(['the', 'of', 'London', 'splorb', '', '’s', 'don’t', '123'])('is nothing for %j', (word) => {
    expect(groupsOf(word)).toEqual([]);
  });

  it('is not known without the grammar of the language', () => {
    const bare = loadedChecker('de');
    expect(bare.synonyms(cards, book, 'house', 'en', optionsFor('en-US'))).toEqual([]);
  });
});

describe('the file', () => {
  it('is refused when it is damaged', () => {
    const bytes = (readPack('en', 'synonyms') as Uint8Array).slice();
    bytes[1000] = (bytes[1000] as number) ^ 1;
    expect(() => cards.readSynonyms(bytes)).toThrow(PackError);
    expect(() => cards.readSynonyms(new Uint8Array())).toThrow(PackError);
  });

  it('offers nothing rude, no names, and no word that the dictionary lacks', () => {
    const rude = new OffensiveWords(readWordList(offensiveList('en')));
    const strange: string[] = [];
    let seen = 0;
    for (const word of [
      'man',
      'woman',
      'girl',
      'idiot',
      'cheat',
      'gay',
      'donkey',
      'love',
      'fool',
      'bad',
      'old',
      'foreign',
      'cat',
      'rooster',
      'bum',
      'jerk',
      'screw',
    ])
      for (const { senses } of groupsOf(word))
        for (const { words, near } of senses)
          for (const form of [...words, ...near]) {
            seen += 1;
            const parts = form.split(' ');
            if (parts.some((part) => rude.has(part) || part !== part.toLowerCase())) strange.push(`${word}: ${form}`);
          }
    expect(seen).toBeGreaterThan(60);
    expect(strange).toEqual([]);
  });

  it('leaves out single words that hurt, and keeps those beside them', () => {
    expect(offered('swindle', 'verb')).toEqual(expect.arrayContaining(['defraud', 'scam']));
    expect(offered('swindle', 'verb')).not.toContain('gyp');
    expect(offered('odd', 'adjective')).toContain('peculiar');
    expect(offered('odd', 'adjective')).not.toContain('queer');
  });
});
