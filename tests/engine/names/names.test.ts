// Names that only another language's dictionary, or the shared list, has.
import { describe, expect, it } from 'vitest';
import { loadedChecker } from '../../../scripts/packs/load.ts';
import { createChecker, defaultOptions, TEXT_LANGUAGES, type TextLanguage } from '../../../src/engine/index.ts';
import { bringGrammar, packBytes } from '../packs.ts';

const checkers = new Map(TEXT_LANGUAGES.map((language) => [language, loadedChecker(language)]));

/** A right sentence around a name. */
const SENTENCES: Readonly<Record<TextLanguage, (name: string) => string>> = {
  en: (name) => `Yesterday we talked about ${name} for a long time.`,
  fr: (name) => `Hier, nous avons longtemps parlé de ${name} ensemble.`,
  de: (name) => `Gestern haben wir lange über ${name} gesprochen.`,
  it: (name) => `Ieri abbiamo parlato a lungo di ${name} insieme.`,
  es: (name) => `Ayer hablamos mucho tiempo de ${name} juntos.`,
};

const spellingOf = (language: TextLanguage, text: string) =>
  (checkers.get(language)?.check(text, { ...defaultOptions(), language }).issues ?? [])
    .filter(({ category }) => category === 'spelling')
    .map((issue) => `${issue.type} ${issue.text}`);

const NAMES =
  'Zuckerberg Netanyahu Zelensky Erdoğan Erdogan Modi Mbappé Djokovic Guardiola Berlusconi Sarkozy Scholz Starmer Bolsonaro ' +
  'Kyiv Mumbai Nairobi Reykjavík Wrocław Guangzhou Jakarta Antananarivo Medellín Düsseldorf Zaragoza Bologna Massachusetts ' +
  'Volkswagen Spotify Netflix Huawei Lufthansa Telefónica Nestlé Unicef Greenpeace Bundesliga Juventus Instagram ' +
  'Giuseppe Mohammed Svetlana Siobhán Kowalski Papadopoulos Nguyen Hernández Müller Lefebvre Takahashi Okonkwo';

describe.each(TEXT_LANGUAGES)('%s', (language) => {
  it.each(NAMES.split(' '))('knows %s', (name) => {
    expect(spellingOf(language, SENTENCES[language](name))).toEqual([]);
  });

  it('does not know names in small letters', () => {
    for (const name of ['zuckerberg', 'netanyahu', 'djokovic', 'guangzhou']) {
      expect(spellingOf(language, SENTENCES[language](name))).toEqual([`misspelling ${name}`]);
    }
  });
});

describe('what is no name', () => {
  it.each([
    ['en', 'Wich'],
    ['en', 'Thier'],
    ['en', 'Teh'],
    ['en', 'Alot'],
    ['en', 'Helo'],
    ['de', 'Mitwoch'],
    ['fr', 'Bonjuor'],
    ['it', 'Buongiono'],
    ['es', 'Tambien'],
  ] as const)('%s: %s, a slip with a capital, stays marked', (language, slip) => {
    expect(spellingOf(language, SENTENCES[language](slip))).toHaveLength(1);
  });

  it.each(['Schmetterling', 'Geschwindigkeit', 'Krankenhaus', 'Arbeitsplatz', 'Haustür'])('German %s', (noun) => {
    for (const language of TEXT_LANGUAGES.filter((code) => code !== 'de')) {
      expect(spellingOf(language, SENTENCES[language](noun)), language).toHaveLength(1);
    }
  });
});

it('a word beside a name is part of it unless a known word is near', () => {
  expect(spellingOf('en', 'The prize went to Ben Zzyzxov and to R. Zzyzxov.')).toEqual([]);
  expect(spellingOf('en', 'The prize went to Zzyzxov.')).toEqual(['unknown-name Zzyzxov']);
  expect(spellingOf('en', 'The prize went to Ben Germnay.')).toEqual(['misspelling Germnay']);
  expect(spellingOf('de', 'Der Preis ging an Barack Zzyzxov.')).toEqual([]);
});

it('names in elisions, with endings and in capitals', () => {
  expect(spellingOf('fr', "Il vient d'Ulaanbaatar et de l'Oxfam.")).toEqual([]);
  expect(spellingOf('de', 'Wir sprachen über Selenskyjs Rede.')).toEqual([]);
  expect(spellingOf('en', "We talked about Netanyahu's speech.")).toEqual([]);
  expect(spellingOf('it', 'Abbiamo visto ZUCKERBERG in televisione.')).toEqual([]);
});

it('words are judged again when the names come later than the dictionary', () => {
  const checker = createChecker();
  checker.loadSpell('it', packBytes('it'));
  const document = checker.open('Ieri abbiamo parlato a lungo di Zuckerberg insieme.', {
    ...defaultOptions(),
    language: 'it',
  });
  const found = () => document.step(10_000, null).deltas.flatMap(({ issues }) => issues.map(({ text }) => text));
  expect(found()).toEqual(['Zuckerberg']);
  bringGrammar(checker, 'it');
  expect(document.step(10_000, null)).toMatchObject({ done: true, deltas: [{ issues: [] }] });
});
