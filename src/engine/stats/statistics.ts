// The statistics of a checked text. Its pieces are read again, one after another, so that the caller can stop in between.
import { dialectOf } from '../dialects.ts';
import { type Piece, viewOf } from '../document/piece.ts';
import { isTaggedFinite } from '../rules/ask.ts';
import type { Sentence } from '../rules/token.ts';
import { Char, classOf } from '../text/chars.ts';
import { Kind, Tokens, tokenize } from '../text/tokenize.ts';
import type { TextLanguage, TextRange } from '../types.ts';
import { ContentWords, StyleOf } from './collect.ts';
import type { SentenceLength, StatisticsSource, StyleFacts, TextStatistics } from './types.ts';
import { Vocabulary } from './vocabulary.ts';

/** How many of the most used and of the repeated words are told. */
const MOST_WORDS = 24;

const tokens = new Tokens();

/** Yields after each piece; the result counts sentences that have been checked, everything else of them that can be known. */
export function* statisticsOf(
  { pieces, counts, languages, options }: StatisticsSource,
  facts: ReadonlyMap<TextLanguage, StyleFacts>,
): Generator<undefined, TextStatistics> {
  const sentences: SentenceLength[] = [];
  const vocabulary = new Vocabulary();
  const content = new ContentWords();
  const styles = new Map<TextLanguage, StyleOf>();

  const styleIn = (language: TextLanguage | null): StyleOf | undefined => {
    const own = language && facts.get(language);
    if (!own) return undefined;
    let style = styles.get(language);
    if (!style) {
      style = new StyleOf(own);
      styles.set(language, style);
    }
    return style;
  };

  for (const piece of pieces) {
    if (piece.words > 0 && !piece.inCode) readPiece(piece);
    yield undefined;
  }
  return {
    counts,
    sentences,
    languages: [...styles].map(([code, style]) => style.style(code)).sort((a, b) => b.words - a.words),
    words: content.most(MOST_WORDS),
    repetitions: content.nearby(MOST_WORDS),
    vocabulary: {
      words: vocabulary.words,
      different: vocabulary.different,
      movingAverage: vocabulary.movingAverage,
    },
  };

  function readPiece(piece: Piece): void {
    const view = viewOf(piece);
    const by = piece.start - view.start;
    const read = sentencesRead(piece, view);
    tokenize(view.text, tokens);
    let at = 0;
    while (at < tokens.count && (tokens.start[at] as number) < view.start) at++;
    for (const { start, end, language } of piece.sentences) {
      const until = Math.min(view.start + end, view.end);
      const from = at;
      while (at < tokens.count && (tokens.start[at] as number) < until) at++;
      if (at === from) continue;
      const isContinued = view.isCutBefore && start === 0 && sentences.length > 0;
      addLength(isContinued, trimmed(view.text, view.start + start, until), by, at - from);
      const style = styleIn(language);
      const sentence = read.get(start);
      if (style) style.words += at - from;
      if (sentence && style) {
        style.read(sentence, by);
        content.add(sentence, by, style.facts.light);
      }
      addWords(view.text, from, at, style, endsWithStop(view.text, until) && !isContinued, finiteEnds(sentence));
    }
  }

  /** The sentences that a grammar can read, by where they begin. */
  function sentencesRead(piece: Piece, view: ReturnType<typeof viewOf>): Map<number, Sentence> {
    const read = new Map<number, Sentence>();
    for (const language of new Set(piece.sentences.map((sentence) => sentence.language))) {
      const grammar = language && languages.grammarOf(language);
      if (!grammar || !language) continue;
      tokenize(view.text, tokens);
      const given = { view, tokens, sentences: piece.sentences, dialect: dialectOf(language, options) };
      grammar.eachSentence(given, (sentence, start) => void read.set(start, sentence));
    }
    return read;
  }

  function addLength(isContinued: boolean, range: TextRange, by: number, words: number): void {
    const [start, end] = [range.start + by, range.end + by];
    const last = sentences.at(-1);
    if (isContinued && last) {
      last.end = end;
      last.words += words;
    } else sentences.push({ start, end, words });
  }

  /** Headings, greetings and list items, which have no full stop, are no sentences to a readability formula. */
  function addWords(
    text: string,
    from: number,
    to: number,
    style: StyleOf | undefined,
    isSentence: boolean,
    finite: ReadonlySet<number>,
  ): void {
    if (style && isSentence) style.measures.sentences++;
    for (let i = from; i < to; i++) {
      if (tokens.kind[i] !== Kind.word) continue;
      const end = tokens.end[i] as number;
      const word = text.slice(tokens.start[i], end).toLowerCase();
      vocabulary.add(word);
      if (style && isSentence) style.measure(word, finite.has(end));
    }
  }
}

/** A range without the spaces at its ends. */
function trimmed(text: string, from: number, to: number): TextRange {
  const isSpace = (at: number) => (classOf(text.charCodeAt(at)) & Char.space) !== 0;
  let [start, end] = [from, to];
  while (start < end && isSpace(start)) start++;
  while (end > start && isSpace(end - 1)) end--;
  return { start, end };
}

const NOTHING: ReadonlySet<number> = new Set();

/** Where the finite verbs of a sentence end. */
const finiteEnds = (sentence: Sentence | undefined): ReadonlySet<number> =>
  sentence ? new Set(sentence.tokens.filter(isTaggedFinite).map(({ end }) => end)) : NOTHING;

/** Whether the text before an offset ends with a mark that ends sentences. */
function endsWithStop(text: string, until: number): boolean {
  let i = until - 1;
  while (i >= 0 && (classOf(text.charCodeAt(i)) & (Char.space | Char.closer | Char.transparent)) !== 0) i--;
  return i >= 0 && (classOf(text.charCodeAt(i)) & Char.terminator) !== 0;
}
