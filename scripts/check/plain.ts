// Issues as lines, in the form of a compiler's messages.
import type { Issue } from '../../src/engine/index.ts';
import type { IssueTexts } from '../../src/sdk/texts/issueTexts.ts';

/** One line for each issue: FILE:LINE:COLUMN: KIND: "WORD": MESSAGE Better: CORRECTIONS [RULE]; Perhaps: where it is in doubt. */
export function plainLines(
  file: string,
  text: string,
  issues: readonly Issue[],
  texts: IssueTexts,
  corrections: (issue: Issue) => string[],
): string[] {
  const name = file === '-' ? '(stdin)' : file;
  const starts = lineStarts(text);
  let line = 0;
  return issues.map((issue) => {
    while (line + 1 < starts.length && (starts[line + 1] as number) <= issue.start) line++;
    const column = issue.start - (starts[line] as number) + 1;
    const better = corrections(issue);
    const offer = issue.certainty === 'maybe' ? 'Perhaps' : 'Better';
    const hint = better.length > 0 ? ` ${offer}: ${better.join(', ')}` : '';
    return printable(
      `${name}:${line + 1}:${column}: ${issue.type}: "${issue.text}": ${texts.message(issue)}${hint} [${issue.rule}]`,
    );
  });
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (const match of text.matchAll(/\r\n|[\r\n\u2028\u2029]/g)) starts.push(match.index + match[0].length);
  return starts;
}

/** Control characters from the text must not control the terminal. */
const printable = (line: string): string => line.replace(/\p{Cc}/gu, '\ufffd');
