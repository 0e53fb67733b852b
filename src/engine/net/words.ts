// How the context net sees the words of a sentence: the entry of its vocabulary, the ending, the shape and what the lexicon
// says. Training reads texts with this same code; any change makes old weights worthless (NET_VERSION in model.ts).
import { Feature, Group } from '../lexicon/features.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { hashString } from '../reading/scoring.ts';
import type { Sentence, Token } from '../rules/token.ts';

/** Entries for words outside the vocabulary, shared by capital and last letters. They follow entry 0, the sentence boundary. */
export const BUCKETS = 2048;
/** Sizes of the tables of endings, shapes and word classes. */
export const ENDINGS = 4096;
export const SHAPES = 8;
export const CLASSES = 2048;

/** Shapes of a token. */
export const Shape = {
  lower: 0,
  capital: 1,
  capitals: 2,
  number: 3,
  mark: 4,
  mixed: 5,
  /** A capital where every word has one. */
  opening: 6,
  boundary: 7,
} as const;

/** What the net is told about one word, wherever it stands. */
export interface NetWord {
  /** Entry of the vocabulary. */
  id: number;
  /** Row of the table of endings; 0 for marks. */
  ending: number;
  /** Row of the table of word classes; 0 if the lexicon does not have it. */
  wordClass: number;
}

const FORM =
  Group.number | Group.gender | Group.person | Group.tense | Group.verbForm | Group.case | Group.mood | Group.degree;
const MARKS: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u201a': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u201e': '"',
  '\u00ab': '"',
  '\u00bb': '"',
  '\u2013': '-',
  '\u2014': '-',
  '\u2026': '.',
};
/** Marks after which a sentence, a title or a quotation begins. */
const OPENERS = new Set(['"', "'", ':', '.', '?', '!', '(', '-', '\u00bf', '\u00a1']);
const MASKED = '<masked>';
const CACHE_SIZE = 65536;

/** The spelling under which the net knows a token. */
export function netText({ kind, text }: Token): string {
  if (kind === 'masked') return MASKED;
  if (kind === 'number') return text.replace(/\d/g, '0').slice(0, 6);
  if (kind === 'punctuation') return MARKS[text] ?? text;
  return text.replace(/\u2019/g, "'");
}

/** Whether the token at an index begins a sentence, a title or a quotation. */
export function isOpening({ tokens }: Sentence, index: number): boolean {
  const before = tokens[index - 1];
  return !before || (before.kind === 'punctuation' && OPENERS.has(MARKS[before.text] ?? before.text));
}

/** The shape of a token. */
export function shapeOf({ kind, text }: Token, opens: boolean): number {
  if (kind === 'punctuation') return Shape.mark;
  if (kind !== 'word') return Shape.number;
  const first = text.charAt(0);
  const lower = text.toLowerCase();
  if (text === lower) return Shape.lower;
  if (text.length > 1 && text === text.toUpperCase()) return Shape.capitals;
  if (first === lower.charAt(0)) return Shape.mixed;
  return opens ? Shape.opening : Shape.capital;
}

/** Words of the vocabulary, most frequent first, and what is known of any word. */
export class NetVocabulary {
  readonly words: readonly string[];
  /** Number of entries: boundary, buckets, words. */
  readonly size: number;
  private readonly entries = new Map<string, number>();
  private readonly known = new Map<string, NetWord>();
  private readonly lexicon: Lexicon;

  constructor(words: readonly string[], lexicon: Lexicon) {
    this.words = words;
    this.lexicon = lexicon;
    this.size = 1 + BUCKETS + words.length;
    words.forEach((word, i) => this.entries.set(word, 1 + BUCKETS + i));
  }

  /** Entry of a spelling; undefined if it shares a bucket. */
  entryOf(text: string): number | undefined {
    return this.entries.get(text);
  }

  /** The word of an entry; undefined for the boundary and the buckets. */
  textOf(entry: number): string | undefined {
    return this.words[entry - 1 - BUCKETS];
  }

  /** The word to read a token as: where every word has a capital, or in capitals, its more frequent spelling in lower case. */
  spellingOf(token: Token, shape: number): string {
    const text = netText(token);
    if (shape !== Shape.opening && shape !== Shape.capitals) return text;
    const lower = shape === Shape.capitals ? text.toLowerCase() : text.charAt(0).toLowerCase() + text.slice(1);
    const lowerEntry = this.entries.get(lower);
    if (lowerEntry === undefined) return text;
    const entry = this.entries.get(text);
    return entry === undefined || lowerEntry < entry ? lower : text;
  }

  /** What is known of a spelling. */
  wordOf(text: string, isWord: boolean): NetWord {
    let word = this.known.get(text);
    if (!word) {
      word = this.describe(text, isWord);
      if (this.known.size >= CACHE_SIZE) this.known.clear();
      this.known.set(text, word);
    }
    return word;
  }

  private describe(text: string, isWord: boolean): NetWord {
    const lower = text.toLowerCase();
    const first = text.charAt(0);
    const bucket = hashString(`${first === lower.charAt(0) ? 'l' : 'C'}${lower.slice(-3)}`);
    const id = this.entries.get(text) ?? 1 + ((bucket >>> 0) % BUCKETS);
    if (!isWord) return { id, ending: 0, wordClass: 0 };
    const ending = 1 + ((hashString(`4${lower.slice(-4)}`) >>> 0) % (ENDINGS - 1));
    return { id, ending, wordClass: this.classOf(text) };
  }

  private classOf(text: string): number {
    const readings = this.lexicon.analyses(text);
    if (readings.length === 0) return 0;
    const forms = new Set(readings.map(({ pos, features }) => `${pos}.${features & (FORM | Feature.definite)}`));
    return 1 + ((hashString([...forms].sort().join(' ')) >>> 0) % (CLASSES - 1));
  }
}
