// Carries a plan into the sources: every change becomes edits of exactly the characters it touches, so that all others
// stay as they are. The format says how text is written; what it cannot hold is counted, never dropped silently. Pure.
import type { TextChange } from '../../lib/textChanges.ts';
import type { Paragraph, Slice, TextModel } from '../model.ts';
import { sure } from '../sure.ts';
import type { Plan } from './plan.ts';

/** An edit of one source part. */
export interface SourceEdit {
  part: number;
  from: number;
  to: number;
  insert: string;
}

/** A word change as a whole, for formats that record who changed what and why. */
export interface Step {
  before: string;
  after: string;
}

/** How a format writes. Each answers edits; null where it has no way. */
export interface Weaver {
  /** Words are replaced as a whole, for a record of changes; otherwise only the characters that differ. */
  whole: boolean;
  /** Puts `text` in the place of a part of a slice; either may be empty. Only host slices are given a text. */
  replace(slice: Slice, from: number, to: number, text: string, step: Step): SourceEdit[];
  /** Text for a paragraph that has no slice to write at. */
  fill(paragraph: Paragraph, text: string, step: Step): SourceEdit[] | null;
  remove(paragraph: Paragraph): SourceEdit[] | null;
  add(after: Paragraph | null, texts: readonly string[], model: TextModel): SourceEdit[] | null;
}

/** The edits, and how many changes could not be kept: in fields, or paragraphs where the format has no place for them. */
export interface Woven {
  edits: SourceEdit[];
  lost: number;
}

/** Carries out a plan. */
export function weave(model: TextModel, plan: Plan, weaver: Weaver): Woven {
  const edits: SourceEdit[] = [];
  let lost = 0;
  const take = (made: SourceEdit[] | null) => {
    if (made) edits.push(...made);
    else lost += 1;
  };
  for (const { paragraph, ...whole } of plan.changes) {
    const owner = sure(model.paragraphs[paragraph]);
    const step = { before: model.text.slice(whole.start, whole.end), after: whole.insert };
    const { start, end, insert } = weaver.whole ? whole : trimmed(step, whole.start);
    const touched = owner.slices.filter(({ at, text }) => at < end && at + text.length > start);
    if (touched.some((slice) => isFixed(slice, start, end))) {
      lost += 1;
      continue;
    }
    const place = insert === '' ? null : placeFor(owner.slices, touched, start);
    for (const slice of touched) {
      const [from, to] = [Math.max(0, start - slice.at), Math.min(slice.text.length, end - slice.at)];
      edits.push(...weaver.replace(slice, from, to, slice === place?.slice ? insert : '', step));
    }
    if (insert === '' || (place && touched.includes(place.slice))) continue;
    take(
      place ? weaver.replace(place.slice, place.offset, place.offset, insert, step) : weaver.fill(owner, insert, step),
    );
  }
  for (const index of plan.removed) take(weaver.remove(sure(model.paragraphs[index])));
  for (const { after, texts } of plan.added) take(weaver.add(model.paragraphs[after] ?? null, texts, model));
  return { edits, lost };
}

/** A field, or an atom of which only a part would go. */
const isFixed = ({ way, at, text }: Slice, start: number, end: number) =>
  way === 'locked' || (way === 'atom' && (at < start || at + text.length > end));

const isHalf = (text: string, at: number) => /[\uDC00-\uDFFF]/.test(text.charAt(at)) && at > 0;

/** The change without what both sides begin and end with. */
function trimmed({ before, after }: Step, at: number): TextChange {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head += 1;
  if (isHalf(before, head) || isHalf(after, head)) head -= 1;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  if (isHalf(before, before.length - tail) || isHalf(after, after.length - tail)) tail -= 1;
  tail = Math.max(0, tail);
  return { start: at + head, end: at + before.length - tail, insert: after.slice(head, after.length - tail) };
}

/** Where new text goes: into the first run of what it replaces, else to the edge of a neighbour, the left one first. */
function placeFor(slices: readonly Slice[], touched: readonly Slice[], start: number) {
  const first = touched.find(({ host }) => host);
  if (first) return { slice: first, offset: Math.max(0, start - first.at) };
  const left = slices.findLast(({ at, text, host }) => host && at + text.length <= start);
  const right = slices.find(({ at, host }) => host && at >= start);
  const best = left && (left.at + left.text.length === start || right?.at !== start) ? left : right;
  return best ? { slice: best, offset: best === left ? best.text.length : 0 } : null;
}

/** The parts after their edits. Edits at one place keep their order; of two that overlap the later one is dropped. */
export function applyEdits(parts: readonly string[], edits: readonly SourceEdit[]): Map<number, string> {
  const changed = new Map<number, string>();
  for (const index of new Set(edits.map(({ part }) => part))) {
    const source = sure(parts[index]);
    const own = edits.filter(({ part }) => part === index).sort((a, b) => a.from - b.from || a.to - b.to);
    const pieces: string[] = [];
    let at = 0;
    for (const { from, to, insert } of own) {
      if (from < at) continue;
      pieces.push(source.slice(at, from), insert);
      at = to;
    }
    pieces.push(source.slice(at));
    changed.set(index, pieces.join(''));
  }
  return changed;
}
