// What the tagger looks at in a word itself, cached for words that occur again.
import type { Lexicon } from '../lexicon/lexicon.ts';
import { candidatesOf } from './candidates.ts';
import { hashString } from './scoring.ts';

/** A word apart from its neighbours. */
export interface WordInfo {
  /** Hash of the lower-cased word; of its ending if it is unknown. */
  word: number;
  /** Tags that it can have. */
  mask: number;
  suffix2: number;
  suffix3: number;
  suffix4: number;
  /** Bits: capital, all capitals, digit, hyphen, unknown, first. */
  shape: number;
}

const CACHE_SIZE = 32768;
const APOSTROPHES = /[’ʼ]/g;
const CAPITAL = /^\p{Lu}/u;
const CAPITALS = /^\p{Lu}{2,}$/u;
const LETTER = /\p{L}/u;

/** Reads words for a model: `list` has the tags of lower-case words that the model knows better than the lexicon. */
export class WordReader {
  readonly #first = new Map<string, WordInfo>();
  readonly #inside = new Map<string, WordInfo>();
  readonly #lexicon: Lexicon;
  readonly #list: ReadonlyMap<string, number>;

  constructor(lexicon: Lexicon, list: ReadonlyMap<string, number>) {
    this.#lexicon = lexicon;
    this.#list = list;
  }

  /** Writes what is known about each form of a sentence into `out`. */
  read(forms: readonly string[], out: WordInfo[]): void {
    out.length = forms.length;
    let isFirst = true;
    for (let i = 0; i < forms.length; i++) {
      const form = forms[i] as string;
      out[i] = this.word(form, isFirst);
      if (isFirst && LETTER.test(form)) isFirst = false;
    }
  }

  /** A single word, either first in its sentence or not. */
  word(form: string, isFirst: boolean): WordInfo {
    const cache = isFirst ? this.#first : this.#inside;
    const kept = cache.get(form);
    if (kept) return kept;
    const info = this.#describe(form.replace(APOSTROPHES, "'"), isFirst);
    if (cache.size >= CACHE_SIZE) cache.clear();
    cache.set(form, info);
    return info;
  }

  #describe(form: string, isFirst: boolean): WordInfo {
    const lower = form.toLowerCase();
    const { mask, known } = candidatesOf(form, isFirst, this.#lexicon.analyses, this.#list.get(lower) ?? 0);
    return {
      word: hashString(known ? lower : `*${lower.slice(-3)}`),
      mask,
      suffix2: hashString(`2${lower.slice(-2)}`),
      suffix3: hashString(`3${lower.slice(-3)}`),
      suffix4: hashString(`4${lower.slice(-4)}`),
      shape:
        (CAPITAL.test(form) ? 1 : 0) |
        (CAPITALS.test(form) ? 2 : 0) |
        (/\d/.test(form) ? 4 : 0) |
        (form.includes('-') ? 8 : 0) |
        (known ? 0 : 16) |
        (isFirst ? 32 : 0),
    };
  }
}
