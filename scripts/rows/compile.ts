// Compiles a file of rows into the module that rules import. Rows that make no sense are refused, with file and line.
import { SLIP_KINDS } from '../../src/engine/motherTongue/types.ts';
import { NOTHING, placesOf, START, STOP } from '../../src/engine/rules/rowCells.ts';
import { type ReadRow, RowError, type RowFault, readRows } from './read.ts';
import { isAtRisk, markMistake } from './sentences.ts';

const TYPED = ['typed', 'meant', 'left', 'right', 'wrong sentence', 'right sentence'];
const REQUIRED = ['typed', 'meant', 'wrong sentence', 'right sentence'];
const WORD = 'word';
/** What rows of slips from a mother tongue have besides. */
const TONGUE = ['kind', 'mother', 'means'];

/** A file's rows as a module; `file` is its name in messages. Throws RowError. */
export function compileRows(file: string, text: string): string {
  const { columns, header, rows, faults } = readRows(text);
  const all: RowFault[] = [...faults];
  const isWords = file.endsWith('.words.tsv');
  if (faults.length === 0)
    all.push(...(isWords ? checkWords(columns, header, rows) : checkColumns(columns, header, moreIn(file))));
  if (all.length > 0) throw new RowError(file, all);
  const value = isWords ? { columns, rows: rows.map(({ cells }) => cells) } : compileTyped(file, columns, rows);
  return `export default ${JSON.stringify(value)};\n`;
}

/** Columns that a file of typed words has besides the usual ones. */
const moreIn = (file: string): readonly string[] => (file.endsWith('.tongue.tsv') ? TONGUE : []);

function checkColumns(columns: readonly string[], line: number, more: readonly string[]): RowFault[] {
  const known = [...TYPED, ...more];
  const unknown = columns.filter((column, i) => !known.includes(column) || columns.indexOf(column) !== i);
  const missing = [...REQUIRED, ...more].filter((column) => !columns.includes(column));
  return [
    ...unknown.map((column) => ({ line, message: `unknown column "${column}"` })),
    ...missing.map((column) => ({ line, message: `no column "${column}"` })),
  ];
}

/**
 * Rows of rewrites, and of slips from a mother tongue, may delete what is typed and put words in its form; their authors may
 * mark more than what is typed.
 */
const isDressed = (file: string): boolean =>
  /\/rewrites\//.test(file.replaceAll('\\', '/')) || file.endsWith('.tongue.tsv');

function compileTyped(file: string, columns: readonly string[], rows: readonly ReadRow[]): string[][] {
  const faults: RowFault[] = [];
  const seen = new Map<string, number>();
  const more = moreIn(file);
  const compiled = rows.map(({ line, cells: given }) => {
    const at = (column: string): string => given[columns.indexOf(column)] ?? NOTHING;
    const [typed, meant, left, right] = [at('typed'), at('meant'), at('left'), at('right')];
    const complain = (message: string): void => void faults.push({ line, message });
    const fault = patternFault(typed, left, right);
    if (fault) complain(fault);
    const where = [typed, left, right].join('\t');
    const taken = [
      [where, 'fits where line $ fits'],
      [at('wrong sentence'), 'has the wrong sentence of line $'],
    ] as const;
    for (const [key, message] of taken) {
      const other = seen.get(key);
      if (other !== undefined) complain(message.replace('$', String(other)));
      seen.set(key, line);
    }
    const isRewrite = isDressed(file);
    const deletes = meant === NOTHING && isRewrite;
    if ((meant === NOTHING && !deletes) || meant === typed) complain('nothing is meant but what is typed');
    const cells = { typed, meant: deletes ? '' : meant, left, right };
    const wrong = fault ? '' : markMistake(at('wrong sentence'), cells, isRewrite);
    if (wrong instanceof Error) complain(wrong.message);
    if (more.length > 0) complainOfTongue(at, complain);
    const rightSentence = at('right sentence');
    if (!fault && rightSentence !== NOTHING && !isAtRisk(rightSentence, typed)) {
      complain(`the right sentence has no word of "${typed}", so that nothing could be found in it`);
    }
    return [typed, meant, left, right, String(wrong), rightSentence, ...more.map(at)];
  });
  if (faults.length > 0) throw new RowError(file, faults);
  return compiled;
}

/** What readers are told depends on the kind of slip, on what their language says and, for a false friend, on what it is taken for. */
function complainOfTongue(at: (column: string) => string, complain: (message: string) => void): void {
  const [kind = '', ...doubt] = at('kind').split(' ');
  if (!SLIP_KINDS.some((one) => one === kind) || doubt.some((one) => one !== 'maybe') || doubt.length > 1)
    complain(`"${at('kind')}" is no kind; there are ${SLIP_KINDS.join(', ')}, each with or without maybe`);
  if (at('mother') === NOTHING) complain('what the mother tongue says is missing');
  if ((kind === 'false-friend') !== (at('means') !== NOTHING))
    complain('a false friend, and nothing else, means something');
}

/** Why the cells of a row can match nothing, or do not match what is meant. */
function patternFault(typed: string, left: string, right: string): string | undefined {
  const [own, before, behind] = [placesOf(typed), placesOf(left), placesOf(right)];
  const options = [...own, ...before, ...behind].flatMap((place) => place.options);
  const odd = options.find((option) => option === '' || !/^(?:<[^<>{}]+>|\{\w+\}|[^<>{}]+)$/.test(option));
  if (odd !== undefined) return `"${odd}" is no word, <lemma> or {class}`;
  const capital = options.find((option) => option !== option.toLowerCase() && !option.startsWith('{'));
  if (capital) return `"${capital}" is compared with small letters`;
  const twice = [...own, ...before, ...behind].find((place) => new Set(place.options).size < place.options.length);
  if (twice) return `"${twice.options.join('|')}" names a word twice`;
  if (own.length === 0 || own.some((place) => place.isOptional))
    return 'what is typed is a word or several, none optional';
  if (own.some((place) => place.options.includes(START))) return `"${START}" stands in the left cell`;
  if (before.slice(1).some((place) => place.options.includes(START)))
    return `"${START}" is the first place of a left cell`;
  if (behind.slice(0, -1).some((place) => place.options.includes(STOP)))
    return `"${STOP}" is the last place of a right cell`;
  if (behind.some((place) => place.options.includes(START))) return `"${START}" stands in the left cell`;
  return undefined;
}

function checkWords(columns: readonly string[], header: number, rows: readonly ReadRow[]): RowFault[] {
  if (columns[0] !== WORD) return [{ line: header, message: `the first column is called "${WORD}"` }];
  const twice = columns.find((column, i) => columns.indexOf(column) !== i);
  if (twice !== undefined) return [{ line: header, message: `two columns are called "${twice}"` }];
  const seen = new Map<string, number>();
  return rows.flatMap(({ line, cells }) => {
    const faults: RowFault[] = [];
    for (const word of (cells[0] ?? '').split(' ')) {
      if (seen.has(word)) faults.push({ line, message: `"${word}" stands in line ${seen.get(word)} too` });
      seen.set(word, line);
    }
    const wrong = cells[columns.indexOf('wrong sentence')];
    if (wrong && wrong !== NOTHING && !/\[[^\]]*>[^\]]*\]/.test(wrong)) {
      faults.push({ line, message: 'the wrong sentence does not mark its mistake as [written > meant]' });
    }
    return faults;
  });
}
