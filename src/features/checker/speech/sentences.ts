// A text as it is read aloud: sentence by sentence from a place on, each in its language. Pure.
import type { TextLanguage, TextRange } from '../../../engine/index.ts';

/** What is spoken at once. */
export interface Spoken extends TextRange {
  readonly language: TextLanguage;
}

/** Browsers break off in the middle of what is longer. */
const LONGEST = 220;

const segmenters = new Map<string, Intl.Segmenter>();
function segmenterOf(language: TextLanguage): Intl.Segmenter {
  let segmenter = segmenters.get(language);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
    segmenters.set(language, segmenter);
  }
  return segmenter;
}

/** A range in parts that are not too long, cut after a comma or else between words. */
function* shortened(text: string, { start, end }: TextRange): Generator<TextRange> {
  let from = start;
  while (end - from > LONGEST) {
    const part = text.slice(from, from + LONGEST);
    const at = Math.max(part.lastIndexOf(', '), part.lastIndexOf('; ')) + 2;
    const cut = at > LONGEST / 3 ? at : part.lastIndexOf(' ') + 1 || LONGEST;
    yield { start: from, end: from + cut };
    from += cut;
  }
  yield { start: from, end };
}

/** A sentence in parts of one language each. */
function* inLanguages({ start, end }: TextRange, language: TextLanguage, others: readonly Spoken[]): Generator<Spoken> {
  let from = start;
  for (const other of others) {
    if (other.end <= from || other.start >= end) continue;
    if (other.start > from) yield { start: from, end: other.start, language };
    yield { start: Math.max(from, other.start), end: Math.min(end, other.end), language: other.language };
    from = Math.min(end, other.end);
  }
  if (from < end) yield { start: from, end, language };
}

/** What is to be spoken from the sentence on that `offset` is in; `others`: passages in other languages, in order. */
export function* spokenFrom(
  text: string,
  offset: number,
  language: TextLanguage,
  others: readonly Spoken[],
): Generator<Spoken> {
  let start = text.lastIndexOf('\n', Math.max(0, offset - 1)) + 1;
  while (start < text.length) {
    const end = text.indexOf('\n', start);
    const line = text.slice(start, end < 0 ? text.length : end);
    for (const { segment, index } of segmenterOf(language).segment(line)) {
      const trimmed = segment.trimEnd();
      const from = start + index + (segment.length - segment.trimStart().length);
      const to = start + index + trimmed.length;
      if (to < offset || to <= from) continue;
      for (const part of inLanguages({ start: from, end: to }, language, others))
        for (const piece of shortened(text, part))
          if (/[\p{L}\p{N}]/u.test(text.slice(piece.start, piece.end))) yield { ...piece, language: part.language };
    }
    start += line.length + 1;
  }
}
