// Where the letter on the home page is marked before anyone writes: what the checker finds in the sample of each language. Data; a
// test holds it against the checker.
import type { Category, TextLanguage } from '../../../engine/index.ts';

/** A marked place: the words before it, which tell it from others of its kind, the place itself and its look. */
type HeroMark = readonly [before: string, marked: string, look: Category];

/** The marks of a letter in text order, and the one whose popover is open, with its correction. */
export interface HeroMarks {
  readonly marks: readonly HeroMark[];
  readonly open: readonly [marked: string, fix: string];
  /** Where the letter is opened as a text before any script runs. */
  readonly address: string;
}

/** By language of the sample. */
export const heroMarks: Readonly<Record<TextLanguage, HeroMarks>> = {
  en: {
    marks: [
      ['for ', 'leting', 'spelling'],
      ['The ', 'childern', 'spelling'],
      ['We ', 'definately', 'spelling'],
      ['the ', 'adress', 'spelling'],
      ['should ', 'of', 'grammar'],
      ['postage', ' ,', 'punctuation'],
      ['Yours ', 'sincerly', 'spelling'],
    ],
    open: ['childern', 'children'],
    address: '/english/sample/',
  },
  de: {
    marks: [
      ['vielen ', 'dank', 'grammar'],
      ['ist ', 'entlich', 'spelling'],
      ['Am ', 'Mitwoch', 'spelling'],
      ['liegt ', 'seid', 'grammar'],
      ['sie, ', 'sobalt', 'spelling'],
      ['hoffe, ', 'das', 'grammar'],
    ],
    open: ['Mitwoch', 'Mittwoch'],
    address: '/german/sample/',
  },
  fr: {
    marks: [
      ['', "L'apartement", 'spelling'],
      ['la ', 'terasse', 'spelling'],
      ['', 'Serait il', 'grammar'],
      ['une ', 'deuxieme', 'spelling'],
      ['que ', 'sa', 'grammar'],
      ['de ', 'problême', 'spelling'],
      ['salutations ', 'distingées', 'spelling'],
    ],
    open: ['terasse', 'terrasse'],
    address: '/french/sample/',
  },
  it: {
    marks: [
      ['confermare ', "l'apuntamento", 'spelling'],
      ['il ', 'traslocco', 'spelling'],
      ['È ', 'sufficente', 'spelling'],
      ['', "Qual'è", 'grammar'],
      ['la ', 'disponibilitá', 'spelling'],
    ],
    open: ['traslocco', 'trasloco'],
    address: '/italian/sample/',
  },
  es: {
    marks: [
      ['la ', 'habitacion', 'spelling'],
      ['aunque ', 'todabía', 'spelling'],
      ['nos ', 'gustaria', 'spelling'],
      ['¿', 'Seria', 'grammar'],
      ['una ', 'sorpreza', 'spelling'],
    ],
    open: ['todabía', 'todavía'],
    address: '/spanish/sample/',
  },
};

/** A stretch of a letter: plain, or with a look. */
export interface HeroPiece {
  readonly text: string;
  readonly look?: Category;
}

/** A letter cut at its marks. A mark that it does not have is passed over. */
export function heroPieces(letter: string, { marks }: HeroMarks): HeroPiece[] {
  const pieces: HeroPiece[] = [];
  let at = 0;
  for (const [before, text, look] of marks) {
    const found = letter.indexOf(before + text, at);
    if (found < 0) continue;
    const start = found + before.length;
    pieces.push({ text: letter.slice(at, start) }, { text, look });
    at = start + text.length;
  }
  return [...pieces, { text: letter.slice(at) }];
}
