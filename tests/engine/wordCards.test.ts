// Cards of single words, over the built packs: what a word can be, its forms as a school grammar sets them out, its variants.
import { beforeAll, describe, expect, it } from 'vitest';
import { loadedChecker } from '../../scripts/packs/load.ts';
import {
  type Checker,
  type Dialect,
  defaultOptions,
  type GrammarTerm,
  loadWordCards,
  TEXT_LANGUAGES,
  type TextLanguage,
  type WordCard,
  type WordCards,
} from '../../src/engine/index.ts';

let checker: Checker;
let cards: WordCards;
beforeAll(async () => {
  checker = loadedChecker(...TEXT_LANGUAGES);
  cards = await loadWordCards();
});

const optionsFor = (language: TextLanguage, dialect?: Dialect) => ({
  ...defaultOptions(),
  language,
  dialects: dialect ? { [language]: dialect } : {},
});
const cardOf = (word: string, language: TextLanguage, dialect?: Dialect): WordCard => {
  const card = checker.wordCard(cards, word, language, optionsFor(language, dialect));
  if (!card) throw new Error(`${language} is not there`);
  return card;
};

/** A table of the first entry with it, a line for each row. */
function tableOf(card: WordCard, partOfSpeech: string, title: GrammarTerm): string[] {
  const entry = card.entries.find((one) => one.partOfSpeech === partOfSpeech);
  const table = entry?.tables.find((one) => one.title === title);
  return (table?.rows ?? []).map(({ label, cells }) => {
    const name = 'own' in label ? label.own : label.term;
    return `${name}: ${cells.map((cell) => cell.join(' / ')).join(', ')}`;
  });
}

describe('the forms of a word', () => {
  it.each<[TextLanguage, string, string, GrammarTerm, string[]]>([
    [
      'de',
      'Häusern',
      'noun',
      'forms',
      [
        'nominative: Haus, Häuser',
        'genitive: Hauses, Häuser',
        'dative: Haus / Hause, Häusern',
        'accusative: Haus, Häuser',
      ],
    ],
    [
      'de',
      'angekommen',
      'verb',
      'present',
      ['ich: komme an', 'du: kommst an', 'er, sie, es: kommt an', 'wir: kommen an', 'ihr: kommt an', 'sie: kommen an'],
    ],
    [
      'de',
      'ankommen',
      'verb',
      'forms',
      ['infinitive: ankommen', 'presentParticiple: ankommend', 'pastParticiple: angekommen'],
    ],
    ['de', 'schöneren', 'adjective', 'forms', ['positive: schön', 'comparative: schöner', 'superlative: am schönsten']],
    [
      'en',
      'went',
      'verb',
      'forms',
      ['base: go', 'thirdPerson: goes', 'past: went', 'pastParticiple: gone', 'presentParticiple: going'],
    ],
    ['en', 'children', 'noun', 'forms', ['singular: child', 'plural: children']],
    [
      'fr',
      'mangeons',
      'verb',
      'present',
      ['je, j’: mange', 'tu: manges', 'il, elle: mange', 'nous: mangeons', 'vous: mangez', 'ils, elles: mangent'],
    ],
    ['fr', 'belles', 'adjective', 'forms', ['masculine: beau / bel, beaux', 'feminine: belle, belles']],
    [
      'es',
      'amigo',
      'verb',
      'present',
      ['yo: amigo', 'tú: amigas', 'él, ella: amiga', 'nosotros: amigamos', 'vosotros: amigáis', 'ellos, ellas: amigan'],
    ],
    ['es', 'vivir', 'verb', 'imperative', ['tú: vive', 'vosotros: vivid']],
    ['es', 'nuevas', 'adjective', 'forms', ['masculine: nuevo, nuevos', 'feminine: nueva, nuevas']],
    [
      'it',
      'andiamo',
      'verb',
      'present',
      ['io: vado', 'tu: vai', 'lui, lei: va', 'noi: andiamo', 'voi: andate', 'loro: vanno'],
    ],
  ])('%s: %s as a %s, %s', (language, word, partOfSpeech, title, rows) => {
    expect(tableOf(cardOf(word, language), partOfSpeech, title)).toEqual(rows);
  });

  it('of a compound are those of its last part', () => {
    const card = cardOf('Haustüren', 'de');
    expect(card.entries[0]).toMatchObject({ lemma: 'Haustür', as: 'Tür', genders: ['feminine'] });
    expect(tableOf(card, 'noun', 'forms')).toContain('dative: Haustür, Haustüren');
  });

  it('are words of the dictionary, every one', () => {
    const common = {
      en: 'be have do say get make good man time year',
      fr: 'être avoir faire dire aller voir bon homme temps an',
      de: 'sein haben werden sagen gehen machen gut Mann Zeit Jahr',
      it: 'essere avere fare dire andare vedere buono uomo tempo anno',
      es: 'ser haber hacer decir ir ver bueno hombre tiempo año',
    };
    const strange: string[] = [];
    let seen = 0;
    for (const language of TEXT_LANGUAGES)
      for (const word of common[language].split(' '))
        for (const { tables } of cardOf(word, language).entries)
          for (const form of tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.flat()))) {
            seen += 1;
            const parts = form.split(' ');
            if (!parts.every((part) => cardOf(part, language).isKnown)) strange.push(`${language} ${form}`);
          }
    expect(seen).toBeGreaterThan(1_000);
    expect(strange).toEqual([]);
  });

  it('are not guessed for a word that is in no dictionary', () => {
    expect(cardOf('Zorbels', 'de')).toMatchObject({ isKnown: false, variants: [], entries: [], frequency: 0 });
  });
});

describe('what else is known', () => {
  it('tells the variants apart, and shows the forms of where the word is right', () => {
    const colour = cardOf('colours', 'en', 'en-US');
    expect(colour).toMatchObject({ isKnown: false, variants: ['en-GB', 'en-AU', 'en-CA'] });
    expect(tableOf(colour, 'noun', 'forms')).toEqual(['singular: colour', 'plural: colours']);
    expect(cardOf('colours', 'en', 'en-GB').isKnown).toBe(true);
  });

  it('has the other spelling, in the same form', () => {
    expect(cardOf('événements', 'fr').alsoWritten).toEqual(['évènements']);
    expect(cardOf('évènement', 'fr').alsoWritten).toEqual(['événement']);
    expect(cardOf('adviser', 'en').alsoWritten).toEqual(['advisor']);
  });

  it('finds more usual words more frequent', () => {
    const classes = ['the', 'house', 'ocelot'].map((word) => cardOf(word, 'en').frequency);
    expect(classes).toEqual([...classes].sort((a, b) => b - a));
    expect(new Set(classes).size).toBe(3);
  });

  it('reads what is left of a word that is joined to another', () => {
    expect(cardOf("l'amie", 'fr').word).toBe('amie');
    expect(cardOf('dog’s', 'en').word).toBe('dog');
  });

  it('knows nothing of a language whose dictionary is not there', () => {
    const empty = loadedChecker('en');
    empty.unload('en');
    expect(empty.wordCard(cards, 'house', 'en', optionsFor('en'))).toBeNull();
    expect(empty.formsLike(cards, 'snorb', 'orb', 'en', optionsFor('en'))).toEqual([]);
  });
});

describe('a new word in the forms of an example', () => {
  const like = (word: string, example: string, language: TextLanguage) =>
    [...checker.formsLike(cards, word, example, language, optionsFor(language))].sort();
  it.each<[TextLanguage, string, string, string[]]>([
    ['de', 'Zorbel', 'Igel', ['Zorbel', 'Zorbeln', 'Zorbels']],
    ['en', 'snorb', 'orb', ['snorb', 'snorbs']],
    ['fr', 'blogueur', 'joueur', ['blogueur', 'blogueurs', 'blogueuse', 'blogueuses']],
  ])('%s: %s as %s', (language, word, example, forms) => {
    expect(like(word, example, language)).toEqual(forms);
  });

  it('takes no example that ends otherwise, or that nobody knows', () => {
    expect(like('Zorbel', 'Haus', 'de')).toEqual([]);
    expect(like('Zorbel', 'Quorbel', 'de')).toEqual([]);
  });
});
