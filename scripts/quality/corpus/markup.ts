// Marked-up texts of a corpus: a header `## id | kind of text | writer` (a right text may name no writer), the text, a line `%%`.
// A mistake is written {wrong=>right|kind}; several right readings are parted by `//`; the kind `optional` is a matter of taste.
import type { RawLetter, RawMistake } from './letterRows.ts';

/** A place in a file that does not follow the markup. */
export class MarkupError extends Error {
  constructor(file: string, line: number, why: string) {
    super(`${file}:${line}: ${why}`);
    this.name = 'MarkupError';
  }
}

/** A text of a file with what its header says. */
export interface MarkedLetter extends RawLetter {
  id: string;
  genre: string;
  writer: string;
}

/** The kinds of mistakes there are. */
const KINDS = new Set(
  (
    'sp acc cap agr np part vform mood prep art pron clit case hom rw comma punct apos join missing dbl order word elision ' +
    'other optional'
  ).split(' '),
);

const MARK = /\{([^{}]*)\}/gu;
const HEADER = /^## ([a-z]{2}-r?\d{2,3}) \| ([^|]+?)(?: \| ([^|]+))?$/;

const lengthOf = (text: string): number => [...text].length;

/** Reads a marked text; `fail` is called with an offset in it and a reason. */
function readMarked(marked: string, fail: (offset: number, why: string) => never): RawLetter {
  const errors: RawMistake[] = [];
  let [text, at] = ['', 0];
  const addPlain = (end: number): void => {
    const plain = marked.slice(at, end);
    const odd = /[{}|]|=>/.exec(plain);
    if (odd) fail(at + odd.index, `"${odd[0]}" outside a mark, or a mark that is not closed`);
    text += plain;
  };
  for (const { 0: mark, 1: inside = '', index } of marked.matchAll(MARK)) {
    addPlain(index);
    const parts = /^([^|]*?)=>([^|]*)\|([^|]*)$/.exec(inside);
    const [, wrong = '', right = '', kind = ''] = parts ?? [];
    if (!parts) fail(index, `no {wrong=>right|kind}: ${mark}`);
    if (wrong.trim() === '' || wrong.includes('\n')) fail(index, `nothing is wrong, or more than a line: ${mark}`);
    if (!KINDS.has(kind)) fail(index, `there is no kind "${kind}": ${mark}`);
    const good = right.split('//');
    if (good.includes(wrong) || right.includes('=>')) fail(index, `wrong and right are the same: ${mark}`);
    const start = lengthOf(text);
    text += wrong;
    const how = kind === 'optional' ? { optional: true } : { kind };
    errors.push({ start, end: lengthOf(text), good, ...how });
    at = index + mark.length;
  }
  addPlain(marked.length);
  return { text, errors };
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length - 1;

/** Reads a file of texts. Throws MarkupError where it does not follow the markup. */
export function readMarkedLetters(content: string, file: string): MarkedLetter[] {
  const lines = content.replaceAll('\r\n', '\n').split('\n');
  const letters: MarkedLetter[] = [];
  const seen = new Set<string>();
  for (let i = 0; i < lines.length; i++) {
    if (lines[i]?.trim() === '') continue;
    const header = HEADER.exec(lines[i] as string);
    if (!header) throw new MarkupError(file, i + 1, `no header "## id | kind of text | writer": ${lines[i]}`);
    const [, id = '', genre = '', writer = ''] = header;
    if (seen.has(id)) throw new MarkupError(file, i + 1, `a second ${id}`);
    seen.add(id);
    const first = i + 1;
    let end = first;
    while (end < lines.length && lines[end]?.trim() !== '%%') {
      if (lines[end]?.startsWith('## ')) throw new MarkupError(file, end + 1, `${id} has no %% at its end`);
      end++;
    }
    if (end === lines.length) throw new MarkupError(file, first, `${id} has no %% at its end`);
    const marked = lines.slice(first, end).join('\n').trim();
    const skipped = lines.slice(first, end).findIndex((line) => line.trim() !== '');
    if (marked === '') throw new MarkupError(file, first, `${id} is empty`);
    const row = readMarked(marked, (offset, why) => {
      throw new MarkupError(file, first + skipped + lineAt(marked, offset) + 1, why);
    });
    letters.push({ id, genre: genre.trim(), writer: writer.trim(), ...row });
    i = end;
  }
  return letters;
}

/** Reads a file of sentences or passages, one a line; their ids count the lines. Throws MarkupError. */
export function readMarkedLines(content: string, file: string, language: string, genre = 'sentence'): MarkedLetter[] {
  return content.split(/\r?\n/).flatMap((line, i) => {
    if (line.trim() === '') return [];
    const row = readMarked(line.trim(), (_, why) => {
      throw new MarkupError(file, i + 1, why);
    });
    const letter = genre === 'sentence' ? 'e' : 'p';
    return [{ id: `${language}-${letter}${String(i + 1).padStart(3, '0')}`, genre, writer: '', ...row }];
  });
}
