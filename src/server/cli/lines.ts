// Lines and columns of a text, in the units that formats and editors count: UTF-16, UTF-8 or code points. A line ends at LF,
// CR LF or CR.

/** How a column is counted. */
export type Units = 'utf-16' | 'utf-8' | 'utf-32';

/** A place, both from 0. */
export interface Place {
  line: number;
  column: number;
}

/** Starts of the lines of a text; looks places up in it. */
export class Lines {
  private readonly text: string;
  private readonly starts: number[] = [0];

  constructor(text: string) {
    this.text = text;
    for (const { index, 0: mark } of text.matchAll(/\r\n|[\r\n]/g)) this.starts.push(index + mark.length);
  }

  get count(): number {
    return this.starts.length;
  }

  placeOf(offset: number, units: Units): Place {
    let low = 0;
    let high = this.starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.starts[middle] as number) <= offset) low = middle + 1;
      else high = middle;
    }
    const line = low - 1;
    return { line, column: lengthIn(this.text.slice(this.starts[line], offset), units) };
  }

  /** The offset of a place; places outside the text are moved to its nearest end, columns to that of the line. */
  offsetOf({ line, column }: Place, units: Units): number {
    if (line < 0) return 0;
    const start = this.starts[line];
    if (start === undefined) return this.text.length;
    const next = this.starts[line + 1] ?? this.text.length;
    const text = this.text.slice(start, next).replace(/[\r\n]+$/, '');
    if (units === 'utf-16') return start + Math.max(0, Math.min(column, text.length));
    let at = 0;
    let left = column;
    for (const letter of text) {
      if (left <= 0) break;
      left -= lengthIn(letter, units);
      at += letter.length;
    }
    return start + at;
  }

  /** The text of a line, without its end. */
  lineText(line: number): string {
    return this.text.slice(this.starts[line], this.starts[line + 1]).replace(/[\r\n]+$/, '');
  }
}

/** The length of a text. */
export function lengthIn(text: string, units: Units): number {
  if (units === 'utf-16') return text.length;
  return units === 'utf-8' ? Buffer.byteLength(text) : [...text].length;
}
