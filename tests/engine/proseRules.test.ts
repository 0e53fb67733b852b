// What the rules about style mark in each language, with the real lexicon and tagger: on request only, beside real mistakes and
// never over them, the same whether a text is read at once or edited.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCorpus } from '../../scripts/quality/corpora.ts';
import { type CheckOptions, type Issue, TEXT_LANGUAGES, type TextLanguage } from '../../src/engine/index.ts';
import { finish, Listener } from './listener.ts';
import { optionsWith, rulesChecker } from './packs.ts';

const LONG = 'common.style.long-sentence';
const AGAIN = 'common.repetition.nearby';
const checker = rulesChecker(...TEXT_LANGUAGES);

const picky = (language: TextLanguage, more: Partial<CheckOptions> = {}): CheckOptions =>
  optionsWith({ language, level: 'picky', perSentence: false, ...more });
const isStyle = ({ rule }: Issue): boolean => rule === LONG || rule === AGAIN;
const marked = (language: TextLanguage, text: string): Issue[] =>
  checker.check(text, picky(language)).issues.filter(isStyle);

const letters = (language: TextLanguage): string[] =>
  readFileSync(join(import.meta.dirname, `../corpora/letters/${language}.dev.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { text: string }).text);

/** A sentence just beyond the limit, the word to split it at, and how many words it has. */
const SPLIT: Readonly<Record<TextLanguage, readonly [sentence: string, at: string, words: number]>> = {
  en: [
    'The landlord told us in March that the boiler would be replaced before the summer at the latest, and now it is October, the flat is cold every morning and nobody at the agency answers the phone any more.',
    'and',
    39,
  ],
  fr: [
    'Le propriétaire nous avait promis en mars que la chaudière serait remplacée avant l’été dans tous les appartements de l’immeuble, mais nous sommes en octobre, il fait froid tous les matins dans la cuisine et personne ne répond au téléphone de l’agence.',
    'mais',
    42,
  ],
  de: [
    'Der Vermieter hat uns im März am Telefon versprochen, dass die Heizung spätestens vor dem Sommer in allen Wohnungen erneuert wird, aber jetzt ist es Oktober, die Küche ist jeden Morgen kalt und niemand ruft zurück.',
    'aber',
    36,
  ],
  it: [
    'Il proprietario ci aveva promesso a marzo che la caldaia sarebbe stata sostituita prima dell’estate in tutti gli appartamenti del palazzo, ma adesso siamo a ottobre, in cucina fa freddo tutte le mattine e da settimane nessuno risponde più al telefono dell’agenzia.',
    'ma',
    42,
  ],
  es: [
    'El propietario nos prometió en marzo que la caldera se cambiaría antes del verano en todos los pisos del edificio, pero ya estamos en octubre, en la cocina hace frío todas las mañanas y desde hace semanas nadie contesta al teléfono de la agencia.',
    'pero',
    44,
  ],
};

/** Words heard twice, with the second place; and some that have to be said again. */
const AGAINS: Readonly<
  Record<TextLanguage, readonly [jarring: readonly [string, string][], meant: readonly string[]]>
> = {
  en: [
    [['We discussed the budget for an hour and then discussed the new logo.', 'discussed']],
    ['Little by little the tank filled. The tank holds ninety litres.'],
  ],
  fr: [
    [['Le maire a annoncé des travaux, mais il n’a rien annoncé pour l’école.', 'annoncé']],
    ['Le train est en retard. Le train suivant est supprimé.', 'Elle avançait pas à pas, mètre par mètre.'],
  ],
  de: [
    [['Es ist ein gemütliches Haus mit einem gemütlichen Garten.', 'gemütlichen']],
    ['Der Zug ist verspätet. Der Zug nach Ulm fällt aus.', 'Sie kamen Schritt für Schritt näher.'],
  ],
  it: [
    [['Il sindaco ha annunciato dei lavori, ma non ha ancora annunciato la data.', 'annunciato']],
    ['Il treno è in ritardo. Il treno per Parma è soppresso.', 'Avanzava passo dopo passo.'],
  ],
  es: [
    [['El alcalde anunció las obras, pero no anunció la fecha.', 'anunció']],
    ['El tren llega tarde. El tren de Cuenca no sale hoy.', 'Avanzaba paso a paso.'],
  ],
};

describe.each(TEXT_LANGUAGES)('%s', (language) => {
  const [sentence, at, words] = SPLIT[language];
  const [jarring, meant] = AGAINS[language];

  it('an overlong sentence is marked where it could be split, and says how long it is', () => {
    const [issue, ...more] = marked(language, sentence);
    expect(more).toEqual([]);
    expect(issue).toMatchObject({ rule: LONG, text: at, replacements: [], type: 'style', category: 'style' });
    expect(issue?.message).toEqual({ key: `${LONG}.split`, params: { found: at, words: `${words}` } });
  });

  it.each(jarring)('%s', (text, second) => {
    const [issue, ...more] = marked(language, text);
    expect(more).toEqual([]);
    expect(issue).toMatchObject({ rule: AGAIN, text: second, replacements: [], start: text.lastIndexOf(second) });
    const { place = '', first = '' } = issue?.message.params ?? {};
    expect(text.slice(0, issue?.start)).toContain(place);
    expect(place).toContain(first);
  });

  it.each(meant)('nothing in: %s', (text) => {
    expect(marked(language, text)).toEqual([]);
  });

  it('nothing at the standard level, or with the rules switched off', () => {
    const text = [sentence, ...jarring.map(([each]) => each)].join('\n\n');
    expect(marked(language, text)).toHaveLength(1 + jarring.length);
    expect(checker.check(text, picky(language, { level: 'standard' })).issues.filter(isStyle)).toEqual([]);
    const off = checker.check(text, picky(language, { disabledRules: [LONG] })).issues.filter(isStyle);
    expect(off.map(({ rule }) => rule)).toEqual(jarring.map(() => AGAIN));
  });

  it('repeated words are rare in what people write: fewer than 3 in 1,000 words', () => {
    const texts = [
      ...letters(language),
      ...readCorpus(language).flatMap(({ kind, text }) => (kind === 'right' ? [text] : [])),
    ];
    const all = texts.reduce((sum, text) => sum + text.split(/\s+/).length, 0);
    const found = texts.flatMap((text) => marked(language, text)).filter(({ rule }) => rule === AGAIN);
    expect(found.length).toBeGreaterThan(0);
    expect((1000 * found.length) / all).toBeLessThan(3);
  });
});

it('the number of words from one place to the next is what a person counts, across sentences and elisions', () => {
  const apart = (language: TextLanguage, text: string) => marked(language, text)[0]?.message.params['words'];
  expect(apart('en', 'Our supplier has raised its prices again. We must now find another supplier.')).toBe('11');
  expect(apart('fr', 'Le maire n’a rien annoncé pour l’école, mais l’adjoint annonçait une fête.')).toBe('5');
});

describe('an overlong sentence', () => {
  const [sentence] = SPLIT.en;

  it('leaves the real mistakes in it their marks', () => {
    const wrong = sentence
      .replace('The landlord told', 'The landlord have told')
      .replace('every morning', 'evry morning');
    const { issues } = checker.check(wrong, picky('en'));
    expect(issues.map(({ text }) => text)).toEqual(expect.arrayContaining(['have', 'evry', 'and']));
  });

  it('gives way to a mistake in the word that would be marked', () => {
    const { issues } = checker.check(sentence.replace('and now', 'and and now'), picky('en'));
    expect(issues.map(({ rule }) => rule)).toEqual(['common.repetition.word']);
  });

  it('changes nothing about how sure the other findings are', () => {
    const wrong = sentence.replace('now it is October', 'now it are October');
    const mistakes = (level: 'standard' | 'picky') =>
      checker.check(wrong, picky('en', { level })).issues.filter((issue) => !isStyle(issue));
    expect(mistakes('standard').length).toBeGreaterThan(0);
    expect(mistakes('picky')).toEqual(mistakes('standard'));
  });
});

it('an edit brings marks and takes them away as a whole check would', () => {
  const [sentence] = SPLIT.en;
  const before = `We discussed the budget for an hour and then turned to the new logo.\n\n${sentence}\n`;
  const document = checker.open(before, picky('en'));
  const listener = new Listener();
  finish(document, listener, 50);
  const steps = [
    { start: 45, end: 51, insert: 'discussed' },
    { start: before.indexOf(', and now') + 3, end: before.indexOf(', and now') + 9, insert: '. N' },
  ];
  for (const change of steps) {
    document.edit([change]);
    listener.edited([change]);
    finish(document, listener, 50);
    expect(listener.issues).toEqual(checker.check(document.text(), picky('en')).issues);
  }
});
