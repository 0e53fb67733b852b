// From the text as it was read and the text as it is now to what must be done to the document: words changed within
// paragraphs, paragraphs removed, paragraphs added. Pure.
import type { TextChange } from '../../lib/textChanges.ts';
import type { Paragraph, TextModel } from '../model.ts';
import { sure } from '../sure.ts';
import { diffLists, type Hunk } from './sequence.ts';
import { diffWords, likeness } from './words.ts';

/** What is to be done. Changes are sorted and in the coordinates of the text as it was read. */
export interface Plan {
  changes: (TextChange & { paragraph: number })[];
  /** Indices of paragraphs that are gone. */
  removed: number[];
  /** New paragraphs behind an existing one; -1 is the beginning. */
  added: { after: number; texts: string[] }[];
}

interface Line {
  text: string;
  start: number;
  /** Index of its paragraph; -1 for an empty line that only the editor shows. */
  paragraph: number;
}

/** Lines this alike are the same line, changed. */
const ALIKE = 0.4;
/** As many lines as before are taken to be the same in their order, unless another order is so much more alike. */
const IN_ORDER = 0.7;
/** Larger stretches are paired in order: weighing every pair would take too long. */
const MOST_PAIRS = 40_000;

function linesOf({ text, paragraphs }: TextModel): Line[] {
  const lines: Line[] = [];
  let start = 0;
  let index = 0;
  for (const line of text.split('\n')) {
    while (index < paragraphs.length - 1 && sure(paragraphs[index]).end < start) index += 1;
    const owner = paragraphs[index];
    const inside = owner !== undefined && owner.start <= start && start + line.length <= owner.end;
    lines.push({ text: line, start, paragraph: inside ? index : -1 });
    start += line.length + 1;
  }
  return lines;
}

/** Pairs of lines, in order, that are versions of each other. */
function pairLines(gone: readonly string[], come: readonly string[]): [number, number][] {
  const [n, m] = [gone.length, come.length];
  const inOrder = Array.from({ length: Math.min(n, m) }, (_, i): [number, number] => [i, i]);
  if ((n === m && n === 1) || n * m > MOST_PAIRS) return inOrder;
  const weights = gone.map((line) => come.map((other) => likeness(line, other)));
  const weight = (i: number, j: number) => {
    const value = weights[i]?.[j] ?? 0;
    return value > ALIKE ? value : -1;
  };
  /** The best sum of the lines from i and j on. */
  const best = Array.from({ length: n + 1 }, () => new Float64Array(m + 1));
  const sum = (i: number, j: number) => best[i]?.[j] ?? 0;
  for (let i = n - 1; i >= 0; i--)
    for (let j = m - 1; j >= 0; j--)
      sure(best[i])[j] = Math.max(sum(i + 1, j), sum(i, j + 1), sum(i + 1, j + 1) + weight(i, j));
  const ordered = inOrder.reduce((total, [i, j]) => total + (weights[i]?.[j] ?? 0), 0);
  if (n === m && ordered >= IN_ORDER * sum(0, 0)) return inOrder;
  const pairs: [number, number][] = [];
  for (let [i, j] = [0, 0]; i < n && j < m; ) {
    if (weight(i, j) > 0 && sum(i, j) === sum(i + 1, j + 1) + weight(i, j)) pairs.push([i++, j++]);
    else if (sum(i, j) === sum(i + 1, j)) i += 1;
    else j += 1;
  }
  return pairs;
}

/** Between the pairs, as many lines as before are the same lines written anew. */
function inPlace(pairs: readonly [number, number][], gone: number, come: number): [number, number][] {
  const all: [number, number][] = [];
  let [i, j] = [0, 0];
  for (const [x, y] of [...pairs, [gone, come] as const]) {
    if (x - i === y - j) for (; i < x; i++, j++) all.push([i, j]);
    if (x < gone) all.push([x, y]);
    [i, j] = [x + 1, y + 1];
  }
  return all;
}

/** What leads from the document's text to this one. */
export function planChanges(model: TextModel, text: string): Plan {
  const plan: Plan = { changes: [], removed: [], added: [] };
  if (text === model.text) return plan;
  // Empty lines set paragraphs apart and are no content: as anchors they would pair what does not belong together.
  const lines = linesOf(model).filter((line) => line.paragraph >= 0 && line.text.trim() !== '');
  const now = text.split('\n').filter((line) => line.trim() !== '');
  const hunks = diffLists(
    lines.map((line) => line.text),
    now,
  );
  for (const hunk of hunks) planHunk(model.paragraphs, lines, now, hunk, plan);
  return plan;
}

function planHunk(
  paragraphs: readonly Paragraph[],
  lines: readonly Line[],
  now: readonly string[],
  hunk: Hunk,
  plan: Plan,
) {
  const gone = lines.slice(hunk.from, hunk.to);
  const come = now.slice(hunk.insertFrom, hunk.insertTo);
  const pairs = inPlace(
    pairLines(
      gone.map((line) => line.text),
      come,
    ),
    gone.length,
    come.length,
  );
  const before = lines[hunk.from - 1];
  let [i, j] = [0, 0];
  let last = before;
  for (const [x, y] of [...pairs, [gone.length, come.length] as const]) {
    removeLines(paragraphs, gone.slice(i, x), plan);
    addLines(paragraphs, last, come.slice(j, y), plan);
    const line = gone[x];
    const changed = come[y];
    if (line && changed !== undefined) {
      const changes = diffWords(line.text, changed, line.start);
      plan.changes.push(...changes.map((change) => ({ ...change, paragraph: line.paragraph })));
      last = line;
    }
    [i, j] = [x + 1, y + 1];
  }
}

const isWhole = ({ start, end }: Paragraph, line: Line) =>
  line.start === start && line.start + line.text.length === end;

function removeLines(paragraphs: readonly Paragraph[], gone: readonly Line[], plan: Plan) {
  for (const { paragraph, start, text } of gone) {
    const owner = sure(paragraphs[paragraph]);
    if (isWhole(owner, { paragraph, start, text })) {
      plan.removed.push(paragraph);
      continue;
    }
    // One line of several: its line break goes with it.
    const atEnd = start + text.length === owner.end;
    const range = atEnd ? { start: start - 1, end: owner.end } : { start, end: start + text.length + 1 };
    plan.changes.push({ ...range, insert: '', paragraph });
  }
}

function addLines(paragraphs: readonly Paragraph[], after: Line | undefined, texts: readonly string[], plan: Plan) {
  if (texts.length === 0) return;
  const end = after ? after.start + after.text.length : 0;
  const owner = after && paragraphs[after.paragraph];
  if (owner && end < owner.end) {
    const insert = texts.map((text) => `\n${text}`).join('');
    plan.changes.push({ start: end, end, insert, paragraph: after.paragraph });
  } else plan.added.push({ after: after?.paragraph ?? -1, texts: [...texts] });
}
