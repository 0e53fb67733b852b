// The lines of a letter that its writer wrote: without the mail that it answers, and without what is quoted.
import type { Line } from './types.ts';

/** Where an earlier mail begins. */
const EARLIER =
  /^(?:-{2,} ?(?:Original|Urspr|Message d|Messaggio|Mensaje|Forwarded|Weitergeleitet)|_{8,}$|(?:On|Am|Le|Il|El) .{5,90}(?:wrote|schrieb|a écrit|ha scritto|escribió).{0,60}:$|(?:From|Von|De|Da) ?: .+@)/iu;

/** Quotations in pairs of marks; not longer than a paragraph. */
const QUOTED = /„[^“”\n]*[“”]|“[^”\n]*”|«[^»\n]*»|»[^«\n]*«|(?<!\p{L})"[^"\n]*"/gu;

/** See the head of this file. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  for (const { 0: whole, index } of text.matchAll(/[^\r\n]+/g)) {
    const line = whole.trim();
    if (EARLIER.test(line)) break;
    if (line !== '' && !line.startsWith('>')) lines.push({ start: index + whole.indexOf(line), text: line });
  }
  return lines;
}

/** The text of some lines, at the places where they stand; quotations are blanked out. */
export function ownText(lines: readonly Line[]): string {
  let own = '';
  for (const { start, text } of lines) {
    own = own.padEnd(start, own === '' ? ' ' : '\n');
    own += text.replace(QUOTED, (quoted) => ' '.repeat(quoted.length));
  }
  return own;
}
