// A document with markup as LanguageTool's clients send it: the text to check, and the way back from its offsets to those of
// the whole document.
import type { TextRange } from '../../../lib/textChanges.ts';
import { Problem } from '../problem.ts';

/** A stretch of the document. */
interface Annotation {
  readonly text?: string;
  readonly markup?: string;
  readonly interpretAs?: string;
}

/** Where a stretch of checked text starts, there and in the document; `own` stretches are the same in both. */
interface Stretch {
  at: number;
  from: number;
  length: number;
  own: boolean;
}

/** Plain data, so that it can be sent to a thread. */
export interface Annotated {
  /** What is checked. */
  text: string;
  /** The document with its markup. */
  whole: string;
  stretches: readonly Stretch[];
}

/** Reads annotations. Throws a Problem for a stretch that is neither text nor markup, or both. */
export function readAnnotations(annotations: readonly Annotation[]): Annotated {
  const texts: string[] = [];
  const wholes: string[] = [];
  const stretches: Stretch[] = [];
  let at = 0;
  let from = 0;
  const put = (checked: string, written: string, own: boolean) => {
    if (checked !== '') stretches.push({ at, from, length: checked.length, own });
    texts.push(checked);
    wholes.push(written);
    at += checked.length;
    from += written.length;
  };
  for (const [i, { text, markup, interpretAs }] of annotations.entries()) {
    const place = `annotation ${i + 1} of data`;
    if (text !== undefined && markup !== undefined) throw faulty(`The ${place} is both text and markup.`);
    if (text !== undefined && interpretAs !== undefined)
      throw faulty(`The ${place} is text, so it has no interpretAs.`);
    if (text !== undefined) put(text, text, true);
    else if (markup !== undefined) put(interpretAs ?? '', markup, false);
    else throw faulty(`The ${place} is neither text nor markup.`);
  }
  return { text: texts.join(''), whole: wholes.join(''), stretches };
}

const faulty = (detail: string) => new Problem('bad-parameter', detail, { parameter: 'data' });

/** A range of the checked text in the offsets of the document. */
export function rangeInWhole({ stretches, whole }: Annotated, { start, end }: TextRange): TextRange {
  const first = placeOf(stretches, start);
  // The end is behind the last character, wherever that is: markup that follows does not belong to the finding.
  const last = end > start ? placeOf(stretches, end - 1) : first;
  if (!first || !last) return { start: whole.length, end: whole.length };
  const from = first.own ? first.from + start - first.at : first.from;
  const to = last.own ? last.from + end - last.at : last.from;
  return { start: from, end: Math.max(from, to) };
}

/** The stretch with this offset of the checked text, by halving. */
function placeOf(stretches: readonly Stretch[], offset: number): Stretch | undefined {
  let low = 0;
  let high = stretches.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((stretches[middle] as Stretch).at <= offset) low = middle;
    else high = middle - 1;
  }
  return stretches[low];
}
