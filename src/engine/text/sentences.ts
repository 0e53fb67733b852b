// The sentences of a text as ranges, for programs that show or count them. Offsets are UTF-16.
import { paragraphEnds, type SentenceMarks, sentenceEnds } from './segment.ts';

/** Ranges [start, end) that add up to the text, in order. */
export function sentenceRanges(text: string, marks: SentenceMarks): [start: number, end: number][] {
  const ranges: [number, number][] = [];
  let start = 0;
  for (const end of paragraphEnds(text)) {
    let from = 0;
    for (const to of sentenceEnds(text.slice(start, end), marks)) {
      ranges.push([start + from, start + to]);
      from = to;
    }
    start = end;
  }
  return ranges;
}
