// A text as blocks, for saving it as another kind than it came in: what each line was in the document it came from, or
// what Markdown says it is. Pure.
import { diffLists } from '../change/sequence.ts';
import type { Role, TextModel } from '../model.ts';
import { sure } from '../sure.ts';

/** One block of the new document. */
export interface Block {
  role: Role;
  level: number;
  ordered: boolean;
  text: string;
}

const plain = (text: string): Block => ({ role: 'text', level: 0, ordered: false, text });

/** A line of Markdown. */
function fromMarkdown(line: string): Block {
  const heading = /^(#{1,6})\s+(.*?)\s*#*$/.exec(line);
  if (heading) return { role: 'heading', level: sure(heading[1]).length, ordered: false, text: sure(heading[2]) };
  const item = /^(\s*)(?:[-*+]|(\d+)[.)])\s+(.*)$/.exec(line);
  if (item)
    return { role: 'item', level: sure(item[1]).length >> 1, ordered: item[2] !== undefined, text: sure(item[3]) };
  return plain(line);
}

/** A line of a list as it is pasted into a text (clipboard.ts). Numbers count where they begin with one or go on. */
function fromMarks(lines: readonly string[]): Block[] {
  const numbers: number[] = [];
  return lines.map((line, i) => {
    const [, indent = '', number, text = ''] = /^( *)(?:•|(\d{1,3})\.) (.*)$/.exec(line) ?? [];
    const level = indent.length >> 1;
    if (text === '') {
      numbers.length = 0;
      return plain(line);
    }
    if (number === undefined) return { role: 'item', level, ordered: false, text };
    const isNext = Number(number) === (numbers[level] ?? 0) + 1;
    const goesOn = numbers[level] !== undefined || (lines[i + 1] ?? '').startsWith(`${indent}2. `);
    if (!isNext || !goesOn) return plain(line);
    numbers.length = level + 1;
    numbers[level] = Number(number);
    return { role: 'item', level, ordered: true, text };
  });
}

/** The blocks of a text. Lines that the document had too, unchanged or in the same place, keep what they were. */
export const outline = (text: string, model: TextModel | null, markdown: boolean): Block[] =>
  join(lineBlocks(text, model, markdown));

/** The same with the empty lines: one block for each line. */
export function lineBlocks(text: string, model: TextModel | null, markdown: boolean): Block[] {
  const lines = text.split('\n');
  if (!model || model.paragraphs.length === 0) return markdown ? lines.map(fromMarkdown) : fromMarks(lines);
  const before = model.text.split('\n');
  const owners: (Omit<Block, 'text'> | undefined)[] = [];
  let [start, index] = [0, 0];
  for (const line of before) {
    while (index < model.paragraphs.length - 1 && sure(model.paragraphs[index]).end < start) index += 1;
    owners.push(model.paragraphs[index]);
    start += line.length + 1;
  }
  const sources = lines.map((_, i) => i);
  let shift = 0;
  let at = 0;
  for (const { from, to, insertFrom, insertTo } of diffLists(before, lines)) {
    for (; at < insertFrom; at++) sources[at] = at - shift;
    for (; at < insertTo; at++) sources[at] = at - insertFrom < to - from ? from + at - insertFrom : -1;
    shift = insertTo - to;
  }
  for (; at < lines.length; at++) sources[at] = at - shift;
  const block = (line: string, i: number): Block => {
    const owner = owners[sure(sources[i])];
    if (!owner || line === '') return plain(line);
    const { role, level, ordered } = owner;
    return { role, level, ordered, text: line };
  };
  return lines.map(block);
}

/** Without the empty lines that only set paragraphs apart. */
function join(blocks: readonly Block[]): Block[] {
  return blocks.filter(
    ({ text }, i) => text.trim() !== '' || (i > 0 && sure(blocks[i - 1]).text.trim() === '' && i < blocks.length - 1),
  );
}
