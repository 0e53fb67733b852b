// The text on both sides of a finding, for the rows of the list.
import type { TextRange } from '../../../engine/index.ts';
import type { EditorPort } from '../editor/port.ts';

/** At most `length` units on either side, within the line, cut at word boundaries. */
export function textAround(
  editor: EditorPort,
  { start, end }: TextRange,
  length: number,
): { before: string; after: string } {
  const [from, to] = [Math.max(0, start - length), Math.min(editor.length(), end + length)];
  const before = editor.slice(from, start).split('\n').at(-1) ?? '';
  const after = editor.slice(end, to).split('\n')[0] ?? '';
  return {
    before: from > 0 ? before.replace(/^\S*\s+/, '… ') : before,
    after: to < editor.length() ? after.replace(/\s+\S*$/, ' …') : after,
  };
}
