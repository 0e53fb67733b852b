// The lines of a text as a piece of a page, for the clipboard: an empty line ends a paragraph, any other break stays one.
import { encodeText } from '../xml/tokens.ts';
import type { Block } from './outline.ts';

/** Blocks, one for each line, as HTML. */
export function toFragment(lines: readonly Block[]): string {
  const html: string[] = [];
  /** The lists that are open, outermost first. */
  const lists: string[] = [];
  let paragraph: string[] = [];
  const endParagraph = () => {
    if (paragraph.length > 0) html.push(`<p>${paragraph.join('<br>')}</p>`);
    paragraph = [];
  };
  const closeLists = (down = 0) => {
    while (lists.length > down) html.push(`</${lists.pop()}>`);
  };
  for (const { role, level, ordered, text } of lines) {
    if (role === 'item') {
      endParagraph();
      const name = ordered ? 'ol' : 'ul';
      closeLists(lists[level] === name ? level + 1 : level);
      while (lists.length <= level) {
        html.push(`<${name}>`);
        lists.push(name);
      }
      html.push(`<li>${encodeText(text)}</li>`);
      continue;
    }
    closeLists();
    if (text.trim() === '') endParagraph();
    else if (role === 'heading') {
      endParagraph();
      html.push(`<h${Math.max(1, level)}>${encodeText(text)}</h${Math.max(1, level)}>`);
    } else if (role === 'code') {
      endParagraph();
      html.push(`<pre>${encodeText(text)}</pre>`);
    } else paragraph.push(encodeText(text));
  }
  endParagraph();
  closeLists();
  return `<meta charset="utf-8">\n${html.join('\n')}\n`;
}
