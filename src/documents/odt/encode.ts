// Text as content of an OpenDocument paragraph, in which a second space, a tab and a line break are elements.
import { encodeText } from '../xml/tokens.ts';

/** See the head of this file. `afterSpace` says that a space stands before it, or the beginning of a paragraph. */
export function encodeOdt(text: string, afterSpace = true): string {
  let space = afterSpace;
  return (text.match(/ +|\t|\n|[^ \t\n]+/g) ?? [])
    .map((piece) => {
      const before = space;
      space = piece.startsWith(' ') || piece === '\n';
      if (piece === '\t') return '<text:tab/>';
      if (piece === '\n') return '<text:line-break/>';
      if (!piece.startsWith(' ')) return encodeText(piece);
      const count = before ? piece.length : piece.length - 1;
      return `${before ? '' : ' '}${count > 0 ? `<text:s text:c="${count}"/>` : ''}`;
    })
    .join('');
}
