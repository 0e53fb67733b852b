// Reads a file of rows: a line with the names of the columns, rows with cells between tabs, and lines of comment that begin
// with `#`. Reports the place of everything that is wrong.

/** A line of a file that cannot be intended. */
export interface RowFault {
  line: number;
  message: string;
}

/** A row and its line number. */
export interface ReadRow {
  line: number;
  cells: readonly string[];
}

/** The content of a file. */
export interface ReadRows {
  columns: readonly string[];
  /** The line that names them. */
  header: number;
  rows: readonly ReadRow[];
  faults: readonly RowFault[];
}

/** A file of rows that cannot be compiled; the message names file and line of each fault. */
export class RowError extends Error {
  override readonly name = 'RowError';
  readonly file: string;
  /** The first line at fault. */
  readonly line: number;

  constructor(file: string, faults: readonly RowFault[]) {
    super(faults.map(({ line, message }) => `${file}:${line}: ${message}`).join('\n'));
    this.file = file;
    this.line = faults[0]?.line ?? 1;
  }
}

/** Some editors begin a file with a byte order mark, which is no part of its first line. */
const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');

/** The columns and rows of a text. */
export function readRows(text: string): ReadRows {
  const lines = withoutMark(text)
    .split('\n')
    .map((line, i) => ({ line: i + 1, text: line.replace(/\r$/, '') }));
  const [header, ...body] = lines.filter((each) => each.text.trim() !== '' && !each.text.startsWith('#'));
  if (!header)
    return { columns: [], header: 1, rows: [], faults: [{ line: 1, message: 'no line with the names of columns' }] };
  const columns = header.text.split('\t');
  if (body.length === 0) {
    const message = 'no rows under the names of columns';
    return { columns, header: header.line, rows: [], faults: [{ line: header.line, message }] };
  }
  const rows = body.map((each) => ({ line: each.line, cells: each.text.split('\t') }));
  const faults = rows.flatMap(({ line, cells }) => faultsOfCells(cells, columns).map((message) => ({ line, message })));
  return { columns, header: header.line, rows, faults };
}

function faultsOfCells(cells: readonly string[], columns: readonly string[]): string[] {
  if (cells.length !== columns.length) return [`${cells.length} cells for ${columns.length} columns`];
  return columns.flatMap((column, i) => {
    const cell = cells[i] ?? '';
    if (cell.trim() === '') return [`empty cell under "${column}"; "-" says that there is nothing`];
    return cell === cell.trim() && !cell.includes('  ') ? [] : [`stray blank under "${column}"`];
  });
}
