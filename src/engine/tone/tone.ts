// How a text sounds: formal or casual, cautious or outspoken, warm or matter-of-fact. Each scale is explained by the words that
// moved it; quotations and the mail that is answered do not count. Linear in the text.
import { linesOf, ownText } from '../letter/lines.ts';
import type { TextLanguage, TextRange } from '../types.ts';
import { Phrases, wordsOf } from './phrases.ts';
import type { InclusivePlace, ToneFacts, TonePlace, ToneReport, ToneScales, ToneSign } from './types.ts';

/** A shorter text has no tone to speak of. */
const FEWEST_WORDS = 20;
/** So many words weigh against one sign: one colloquial word does not make a long letter casual. */
const WORDS_A_SIGN = 60;
/** However often the reader is addressed: it is one choice, made once. */
const MOST_ADDRESSED = 3;
const EXCLAMATION = /!+/g;
const EMOJI = /\p{Extended_Pictographic}(?:\u200d\p{Extended_Pictographic}|\ufe0f|\p{Emoji_Modifier})*/gu;
/** Two words or more in capitals; a single one is an abbreviation or a name. */
const SHOUTING = /(?<![\p{L}\p{N}])\p{Lu}{3,}(?:[ ,]+\p{Lu}{2,})+(?![\p{L}\p{N}])/gu;

/** The facts of a language, made ready to be searched for. */
export interface ToneTables {
  readonly facts: ToneFacts;
  readonly signs: Phrases<ToneSign>;
  readonly inclusive: Phrases<readonly string[]>;
}

/** Makes the facts of a language ready. */
export function tablesOfTone(facts: ToneFacts): ToneTables {
  const signs = new Phrases<ToneSign>();
  const lists = { formal: facts.formal, informal: facts.informal, hedge: facts.hedges, strong: facts.strong };
  for (const [sign, phrases] of Object.entries({ ...lists, warm: facts.warm }))
    for (const phrase of phrases) signs.add(phrase, sign as ToneSign);
  const inclusive = new Phrases<readonly string[]>();
  for (const row of facts.inclusive) {
    const [word = '', texts = ''] = row.split(/: */);
    inclusive.add(word, texts.split('|'));
  }
  return { facts, signs, inclusive };
}

const rangesOf = (text: string, pattern: RegExp): TextRange[] =>
  Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({ start: index, end: index + found.length }));

/** Between two poles, and the closer to neither the fewer signs there are. */
const balance = (towards: number, away: number, words: number): number =>
  (towards - away) / (towards + away + 1 + words / WORDS_A_SIGN);

function scalesOf(places: readonly TonePlace[], words: number): ToneScales {
  const count = (...signs: ToneSign[]) => places.filter(({ sign }) => signs.includes(sign)).length;
  const addressed = (sign: ToneSign) => Math.min(MOST_ADDRESSED, count(sign));
  return {
    formality: balance(
      count('formal') + addressed('distant'),
      count('informal', 'exclamation', 'shouting') + addressed('familiar'),
      words,
    ),
    directness: balance(count('strong', 'shouting'), count('hedge'), words),
    warmth: balance(count('warm'), 0, words),
  };
}

/** A capital at the start stays one. */
function inCase(words: readonly string[], written: string): string[] {
  const isCapital = /^\p{Lu}/u.test(written);
  return words.map((word) => (isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word));
}

/** See the head of this file. */
export function toneOf(
  text: string,
  language: TextLanguage,
  all: ReadonlyMap<TextLanguage, ToneTables>,
): ToneReport | null {
  const tables = all.get(language);
  if (!tables) return null;
  const own = ownText(linesOf(text));
  const words = wordsOf(own);
  const places: TonePlace[] = tables.signs
    .find(own, words)
    .map(({ value, start, end }) => ({ start, end, sign: value }));
  const add = (pattern: RegExp, sign: ToneSign) => {
    for (const range of rangesOf(own, pattern)) places.push({ ...range, sign });
  };
  add(EXCLAMATION, 'exclamation');
  add(EMOJI, 'informal');
  add(SHOUTING, 'shouting');
  const { address } = tables.facts;
  if (address) {
    add(address.familiar, 'familiar');
    add(address.formal, 'distant');
  }
  places.sort((a, b) => a.start - b.start || a.end - b.end);
  const inclusive: InclusivePlace[] = tables.inclusive
    .find(own, words)
    .map(({ value, start, end }) => ({ start, end, texts: inCase(value, own.slice(start, end)) }));
  const scales = words.length < FEWEST_WORDS ? null : scalesOf(places, words.length);
  return { words: words.length, scales, places, inclusive };
}
