// Stretches of a paragraph that can contain spaces and are not prose: code between backticks, HTML tags and comments.
// One pass each; an opening without a matching end is text.
import type { TextRange } from '../types.ts';

/** Longest HTML tag looked for, so that a lone "<" costs a bounded search. */
const LONGEST_TAG = 2000;

/** Code spans and tags of a paragraph, sorted, not overlapping. */
export function codeSpans(text: string): TextRange[] {
  const spans: TextRange[] = [];
  const hasTicks = text.includes('`');
  if (!hasTicks && !text.includes('<')) return spans;
  const closings = hasTicks ? tickRuns(text) : new Map<number, number[]>();
  let i = 0;
  while (i < text.length) {
    const unit = text.charCodeAt(i);
    let end = -1;
    if (unit === 96) {
      const run = runLength(text, i);
      end = closingTicks(closings, i, run);
      if (end < 0) i += run - 1;
    } else if (unit === 60) end = tagEnd(text, i);
    if (end < 0) {
      i++;
      continue;
    }
    spans.push({ start: i, end });
    i = end;
  }
  return spans;
}

function runLength(text: string, at: number): number {
  let end = at;
  while (text.charCodeAt(end) === 96) end++;
  return end - at;
}

/** Maps run length to the positions of the runs of that length, last first. */
function tickRuns(text: string): Map<number, number[]> {
  const runs: [number, number][] = [];
  for (let i = text.indexOf('`'); i >= 0; ) {
    const run = runLength(text, i);
    runs.push([run, i]);
    i = text.indexOf('`', i + run);
  }
  const byLength = new Map<number, number[]>();
  for (let k = runs.length - 1; k >= 0; k--) {
    const [run, at] = runs[k] as [number, number];
    const list = byLength.get(run);
    if (list) list.push(at);
    else byLength.set(run, [at]);
  }
  return byLength;
}

/** End of the span opened by the run at `at`, or -1. Positions passed are dropped, so the whole is linear. */
function closingTicks(closings: Map<number, number[]>, at: number, run: number): number {
  const list = closings.get(run) ?? [];
  let close = list.at(-1);
  while (close !== undefined && close <= at) {
    list.pop();
    close = list.at(-1);
  }
  return close === undefined ? -1 : close + run;
}

/** End of the tag or comment that starts at `at`, or -1 if it is a plain "<". */
function tagEnd(text: string, at: number): number {
  const next = text.charCodeAt(at + 1);
  const isName = (next >= 97 && next <= 122) || (next >= 65 && next <= 90);
  const after = text.charCodeAt(at + 2);
  const closing = next === 47 && ((after >= 97 && after <= 122) || (after >= 65 && after <= 90));
  if (!isName && !closing && next !== 33) return -1;
  const limit = Math.min(text.length, at + LONGEST_TAG);
  for (let i = at + 1; i < limit; i++) {
    const unit = text.charCodeAt(i);
    if (unit === 62) return i + 1;
    if (unit === 60) return -1;
  }
  return -1;
}

/** Whether a line opens or closes a fenced block of code (``` or ~~~). */
export function isFence(paragraph: string): boolean {
  let i = 0;
  while (i < 3 && paragraph.charCodeAt(i) === 32) i++;
  return paragraph.startsWith('```', i) || paragraph.startsWith('~~~', i);
}
