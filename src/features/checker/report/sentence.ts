// The sentence that a place of the text is in. Pure.

/** From the sentence that `start` is in to that of `end`, within the line; offsets into `text`. */
export function sentenceAt(text: string, start: number, end: number, language: string): string {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const line = text.slice(from, lineEnd < 0 ? text.length : lineEnd);
  const parts = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(line)];
  return parts
    .filter(({ index, segment }) => from + index <= end && from + index + segment.length > start)
    .map(({ segment }) => segment)
    .join('')
    .trim();
}
