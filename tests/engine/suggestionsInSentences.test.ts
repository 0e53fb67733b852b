// In its sentence a misspelt word may have been another than alone: rules tell, and the context net where there is one. Whoever
// asks gets the same answer. The examples are our own.
import { describe, expect, it } from 'vitest';
import { readPack } from '../../scripts/packs/load.ts';
import { rulesOf } from '../../scripts/rows/rules.ts';
import { applyChange, type Checker, type TextLanguage } from '../../src/engine/index.ts';
import { checkerWith, optionsWith } from './packs.ts';

const checkers = new Map<string, Checker>();
function checkerFor(language: TextLanguage, withNet: boolean): Checker {
  const key = `${language} ${withNet}`;
  const known = checkers.get(key);
  if (known) return known;
  const checker = checkerWith(language);
  const [lex, model, net] = (['lex', 'model', 'context'] as const).map((part) => readPack(language, part));
  checker.loadGrammar(language, lex as Uint8Array, model as Uint8Array, rulesOf(language));
  if (withNet && net) checker.loadContext(language, net);
  checkers.set(key, checker);
  return checker;
}

/** A sentence with the misspelt word in brackets. */
function read(marked: string): { text: string; start: number; end: number; word: string } {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  const text = marked.replace(/[[\]]/g, '');
  return { text, start, end, word: text.slice(start, end) };
}

type Row = [sentence: string, meant: string];
const BY_RULES: [TextLanguage, Row[]][] = [
  [
    'fr',
    [
      ["J'adore les [chocolas] de ma tante.", 'chocolats'],
      ['Tous les [enregistremens] sont perdus.', 'enregistrements'],
    ],
  ],
  ['en', [['She can [splited] the bill with us.', 'split']]],
];
const BY_NET: [TextLanguage, Row[]][] = [
  [
    'en',
    [
      ['I threw the [lums] of coal on the fire.', 'lumps'],
      ['We booked a [roon] with two beds.', 'room'],
      ['He found a good [jod] in the city.', 'job'],
      ['Please [cick] on the link below.', 'click'],
      ['I have lost the [kees] to my car.', 'keys'],
      ['It was the best [duy] of my life.', 'day'],
      ['[Ane] then we went home.', 'And'],
    ],
  ],
  [
    'fr',
    [
      ['Il faut fermer la [pote] avant de partir.', 'porte'],
      ['Les enfants jouent dans la [cur] de l’école.', 'cour'],
      ['Elle porte une belle [rone] bleue.', 'robe'],
      ['Les [vacence] sont déjà finies.', 'vacances'],
      ['Nous partons à la [mar] cet été.', 'mer'],
    ],
  ],
  [
    'de',
    [
      ['Das Glas war noch halb [foll].', 'voll'],
      ['Ich habe mir den [Arn] gebrochen.', 'Arm'],
      ['Das Auto steht vor der [Tir].', 'Tür'],
      ['Wir fahren mit dem [Zuk] nach Berlin.', 'Zug'],
      // In the middle of a sentence a capital means a noun.
      ['Er sägt die [Breter] für das Regal zu.', 'Bretter'],
    ],
  ],
];

const firstOf = (checker: Checker, language: TextLanguage, marked: string): (string | undefined)[] => {
  const { text, start, end, word } = read(marked);
  const options = optionsWith({ language });
  const alone = checker.suggest(word, language, options, 1)[0]?.text;
  return [alone, checker.suggest(word, language, options, 1, { text, start, end })[0]?.text];
};

describe('the first suggestion for a word in its sentence', () => {
  it.each(BY_RULES.flatMap(([language, rows]) => rows.map((row) => [language, ...row] as const)))(
    '%s: is one that no rule minds: %s',
    (language, marked, meant) => {
      const [alone, inPlace] = firstOf(checkerFor(language, false), language, marked);
      expect(alone).not.toBe(meant);
      expect(inPlace).toBe(meant);
    },
  );

  it.each(BY_NET.flatMap(([language, rows]) => rows.map((row) => [language, ...row] as const)))(
    '%s: is the likeliest there: %s',
    (language, marked, meant) => {
      const [alone, inPlace] = firstOf(checkerFor(language, true), language, marked);
      expect(alone).not.toBe(meant);
      expect(inPlace).toBe(meant);
    },
  );

  it('stays the nearest word where everything speaks for it, and the others are farther behind', () => {
    const checker = checkerFor('en', true);
    const options = optionsWith({ language: 'en' });
    const text = 'He wants to buy a new hous near the sea.';
    const alone = checker.suggest('hous', 'en', options);
    const inPlace = checker.suggest('hous', 'en', options, 8, { text, start: 22, end: 26 });
    expect(inPlace[0]).toEqual(alone[0]);
    const behind = (list: typeof alone): number => (list[1]?.score ?? 0) - (list[0]?.score ?? 0);
    expect(behind(inPlace)).toBeGreaterThan(behind(alone));
  });

  it('is that of the word alone where there is neither a net nor a rule that minds, and where the word does not stand', () => {
    const options = optionsWith({ language: 'en' });
    const text = 'We booked a roon with two beds.';
    const plain = checkerWith('en');
    const alone = plain.suggest('roon', 'en', options);
    expect(plain.suggest('roon', 'en', options, 8, { text, start: 12, end: 16 })).toEqual(alone);
    const texts = (list: typeof alone): string[] => list.slice(0, 3).map((each) => each.text);
    const withoutNet = checkerFor('en', false).suggest('roon', 'en', options, 8, { text, start: 12, end: 16 });
    expect(texts(withoutNet)).toEqual(texts(alone));
    const checker = checkerFor('en', true);
    for (const place of [
      { start: 11, end: 15 },
      { start: 90, end: 94 },
    ])
      expect(checker.suggest('roon', 'en', options, 8, { text, ...place })).toEqual(alone);
  });
});

it('is the same from a document, in the middle of a text, and what is fixed', () => {
  const checker = checkerFor('en', true);
  const options = optionsWith({ language: 'en' });
  const rows = BY_NET.find(([language]) => language === 'en')?.[1] ?? [];
  for (const [marked, meant] of rows) {
    const { text, start, end, word } = read(marked);
    const before = 'This is the first paragraph.\nAnother sentence stands here. ';
    const whole = `${before}${text} And this is the end.`;
    const place = { start: before.length + start, end: before.length + end };
    const document = checker.open(whole, options);
    document.step(Number.POSITIVE_INFINITY, null);
    const suggestions = document.suggest(word, 'en', 8, place);
    expect(checker.suggest(word, 'en', options, 8, { text: whole, ...place })).toEqual(suggestions);
    expect(suggestions[0]?.text).toBe(meant);
    const fixed = document.fixAll('spelling', 'maybe').reduceRight((all, change) => applyChange(all, change), whole);
    expect(fixed).toBe(whole.slice(0, place.start) + meant + whole.slice(place.end));
  }
});

it('is asked for no English greeting in another language', () => {
  for (const [language, text] of [
    ['fr', 'Merci pour ton message, je viendrai demain avec les enfants.\nCheers,\nMarie'],
    ['es', 'Mañana voy con los niños y el perro a la playa.\nSorry, no puedo antes.\nBye,\nMarta'],
  ] as const) {
    expect(checkerFor(language, false).check(text, optionsWith({ language })).issues).toEqual([]);
  }
});
