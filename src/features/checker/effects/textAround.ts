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
  const [left, right] = [editor.slice(from, start), editor.slice(end, to)];
  const before = left.slice(left.lastIndexOf('\n') + 1);
  const [after = ''] = right.split('\n');
  return {
    before: from > 0 && before.length === left.length ? before.replace(/^\S*\s+/, '… ') : before,
    after: to < editor.length() && after.length === right.length ? after.replace(/\s+\S*$/, ' …') : after,
  };
}
