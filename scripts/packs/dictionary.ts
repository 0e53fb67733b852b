// Reads the lines of a hunspell .dic file: stem, flags; morphological fields are dropped.

/** One stem with the flags it carries. */
export interface DictionaryEntry {
  stem: string;
  flags: string[];
}

/** The raw lines of a .dic file that hold an entry, without the count line and morphological fields. */
export function dictionaryLines(text: string): string[] {
  const lines: string[] = [];
  for (const raw of text.split(/\r?\n/).slice(1)) {
    if (raw === '' || raw.startsWith('\t') || raw.startsWith('#')) continue;
    const line = (raw.split(/\t|\s+(?=[a-z]{2}:)/)[0] ?? '').trim();
    if (line !== '') lines.push(line);
  }
  return lines;
}

/** Splits an entry line. Null for stems with a blank inside: the tokenizer never hands such a word over. */
export function parseEntry(line: string, splitFlags: (text: string) => string[]): DictionaryEntry | null {
  let slash = -1;
  for (let i = 1; i < line.length; i++) {
    if (line[i] === '/' && line[i - 1] !== '\\') {
      slash = i;
      break;
    }
  }
  const stem = (slash < 0 ? line : line.slice(0, slash)).replaceAll('\\/', '/');
  if (/\s/.test(stem)) return null;
  return { stem, flags: slash < 0 ? [] : splitFlags(line.slice(slash + 1)) };
}
