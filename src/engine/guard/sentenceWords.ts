// The words of a sentence as the guard looks at them: as written, in small letters, and whether they begin a sentence.
import { Kind, Tokens, tokenize } from '../text/tokenize.ts';
import { folded } from './diff.ts';

/** One token of a sentence. */
export interface GuardWord {
  text: string;
  /** In small letters, with straight apostrophes. */
  key: string;
  start: number;
  end: number;
  kind: number;
  /** The first of a sentence, or behind something that a sentence may begin after. */
  isFirst: boolean;
  /** A comma or another mark stands before it. */
  isAfterMark: boolean;
}

const OPENING =
  /(?:[.!?\u2026:]["'\u2019\u201d\u00bb)\]]*|[\n\u2014\u2013])[\s"'\u2018\u201c\u201e\u00ab\u00bf\u00a1([-]*$/u;

const tokens = new Tokens();

/** The tokens of a text. */
export function wordsOf(text: string): GuardWord[] {
  tokenize(text, tokens);
  const words: GuardWord[] = [];
  let from = 0;
  for (let i = 0; i < tokens.count; i++) {
    const [start, end] = [tokens.start[i] as number, tokens.end[i] as number];
    const written = text.slice(start, end);
    const between = text.slice(from, start);
    words.push({
      text: written,
      key: folded(written).toLowerCase(),
      start,
      end,
      kind: tokens.kind[i] as number,
      isFirst: words.length === 0 || OPENING.test(between),
      isAfterMark: /[^\s]/.test(between),
    });
    from = end;
  }
  return words;
}

/** Whether a token is a word of letters. */
export const isPlain = ({ kind }: GuardWord): boolean => kind === Kind.word;
