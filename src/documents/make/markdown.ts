// Blocks as Markdown and as HTML.
import { encodeText, encodeValue } from '../xml/tokens.ts';
import type { Block } from './outline.ts';

/** Signs that would begin something else at this place. */
const escapeStart = (text: string) => text.replace(/^(\s*)([#>+-]|\d+[.)])(?=\s)/, '$1\\$2');

/** Blocks as Markdown. */
export function toMarkdown(blocks: readonly Block[]): string {
  const lines: string[] = [];
  for (const [i, { role, level, ordered, text }] of blocks.entries()) {
    const before = blocks[i - 1];
    if (before && !(role === 'item' && before.role === 'item')) lines.push('');
    if (role === 'heading') lines.push(`${'#'.repeat(Math.max(1, level))} ${text}`);
    else if (role === 'item') lines.push(`${'  '.repeat(level)}${ordered ? '1.' : '-'} ${text}`);
    else if (role === 'code') lines.push(`    ${text}`);
    else lines.push(escapeStart(text));
  }
  return `${lines.join('\n')}\n`;
}

/** Blocks as a page. */
export function toHtml(blocks: readonly Block[], title: string): string {
  const lines: string[] = [];
  let list = '';
  const close = () => {
    if (list) lines.push(`</${list}>`);
    list = '';
  };
  for (const { role, level, ordered, text } of blocks) {
    const content = encodeText(text);
    const kind = role === 'item' ? (ordered ? 'ol' : 'ul') : '';
    if (kind !== list) {
      close();
      if (kind) lines.push(`<${kind}>`);
      list = kind;
    }
    const name = role === 'item' ? 'li' : role === 'heading' ? `h${Math.max(1, level)}` : role === 'code' ? 'pre' : 'p';
    lines.push(`<${name}>${content}</${name}>`);
  }
  close();
  const head = `<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">\n<title>${encodeValue(title)}</title>`;
  return `<!doctype html>\n<html>\n<head>\n${head}\n</head>\n<body>\n${lines.join('\n')}\n</body>\n</html>\n`;
}
