// Counts for the status line. All are sums over paragraphs, so an edit only changes the share of the paragraphs it touches.
import type { Piece } from '../document/piece.ts';
import { Edge } from '../text/blocks.ts';
import { Char, classOf } from '../text/chars.ts';
import type { TextCounts } from '../types.ts';

/** All counts zero. */
export const noCounts = (): TextCounts => ({
  words: 0,
  characters: 0,
  charactersNoSpaces: 0,
  sentences: 0,
  paragraphs: 0,
});

/**
 * Counts of one paragraph. Characters are code points without line breaks; combining marks, variation selectors and
 * joiners count with the character they belong to. A paragraph counts when it holds a word.
 */
export function countParagraph(text: string, words: number, sentences: number): TextCounts {
  let characters = 0;
  let spaces = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === 10 || unit === 13 || unit === 0x2028 || unit === 0x2029) continue;
    const bits = classOf(unit);
    if (bits & Char.transparent || (unit >= 0xfe00 && unit <= 0xfe0f)) continue;
    // The second half of a pair.
    if (unit >= 0xdc00 && unit < 0xe000 && i > 0 && (text.charCodeAt(i - 1) & 0xfc00) === 0xd800) continue;
    characters++;
    if (bits & Char.space) spaces++;
  }
  return {
    words,
    characters,
    charactersNoSpaces: characters - spaces,
    sentences: words === 0 ? 0 : sentences,
    paragraphs: words === 0 ? 0 : 1,
  };
}

/** Counts of part of a paragraph: a paragraph counts with its first words, a sentence where it begins. */
export function countPiece({ text, words, sentenceCount, frame }: Piece): TextCounts {
  const isInSentence = (frame.before & Edge.sentence) !== 0;
  const counts = countParagraph(text, words, Math.max(0, sentenceCount - (isInSentence ? 1 : 0)));
  if ((frame.before & Edge.words) !== 0) counts.paragraphs = 0;
  return counts;
}

/** Adds `part` to `sum`, or subtracts it with `sign` -1. */
export function addCounts(sum: TextCounts, part: TextCounts, sign: 1 | -1 = 1): void {
  sum.words += sign * part.words;
  sum.characters += sign * part.characters;
  sum.charactersNoSpaces += sign * part.charactersNoSpaces;
  sum.sentences += sign * part.sentences;
  sum.paragraphs += sign * part.paragraphs;
}
