// The personal dictionary as a file: plain text, a hunspell .dic, or JSON. Pure; never throws on any content.

/** The formats that can be written and read. */
export type WordFormat = 'txt' | 'dic' | 'json';

/** A list of words as the content of a file. */
export function writeWords(words: readonly string[], format: WordFormat): string {
  if (format === 'json') return `${JSON.stringify({ words }, null, 2)}\n`;
  const lines = words.map((word) => (format === 'dic' ? word.replaceAll('/', '\\/') : word));
  return `${(format === 'dic' ? [String(words.length), ...lines] : lines).join('\n')}\n`;
}

function fromJson(content: string): string[] | null {
  try {
    const data: unknown = JSON.parse(content);
    const list = Array.isArray(data) ? data : (data as { words?: unknown } | null)?.words;
    return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : null;
  } catch {
    return null;
  }
}

/** The words in a file, as written there. A .dic is told by its count in the first line: flags after "/" are left out. */
export function readWords(content: string): string[] {
  const text = content.replace(/^\uFEFF/, '');
  const json = /^\s*[[{]/.test(text) ? fromJson(text) : null;
  if (json) return json;
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  const isDic = /^\d+$/.test(lines[0] ?? '');
  return (isDic ? lines.slice(1) : lines)
    .map((line) => (isDic ? (/^(?:\\\/|[^/\t])*/.exec(line)?.[0] ?? '').replaceAll('\\/', '/') : line))
    .filter((line) => line !== '' && !line.startsWith('#'));
}
