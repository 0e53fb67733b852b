// Finds the mistake in a wrong sentence from the cells of its row, so that the author does not have to mark it.
import {
  classOf,
  fixesOf,
  lemmaOf,
  NOTHING,
  type Place,
  placesOf,
  START,
  STOP,
} from '../../src/engine/rules/rowCells.ts';

/** The cells of a row that say where it fits. */
export interface RowCells {
  typed: string;
  meant: string;
  left: string;
  right: string;
}

/** A stretch of a sentence that the cells of a row fit, and its tokens. */
interface Stretch {
  from: number;
  written: string;
  tokens: readonly string[];
}

/** Letters of the five languages in a lower-cased sentence: one class that compiles in no time, unlike \p{L}. */
const LETTER = 'a-z0-9à-öø-ÿœ';
const START_OF_SENTENCE = '(?:^|(?<=[.!?:…]["”»)]? ))';
const END_OF_SENTENCE = '(?:\\.|$)';
/** Of a lemma and a class any token may be meant. */
const ANY_TOKEN = `[${LETTER}'’-]+|[.,;:!?]`;

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/'/g, "['’]");

/** One of some tokens. A word is not part of a longer one; behind an elided one (l') the next begins at once. */
function tokenPattern(options: readonly string[]): string {
  const isWord = (option: string): boolean => new RegExp(`[${LETTER}]`).test(option);
  const elided = options.filter((option) => option.endsWith("'"));
  const whole = options.filter((option) => isWord(option) && !elided.includes(option));
  const marks = options.filter((option) => !isWord(option) && !elided.includes(option)).map(quoted);
  const oneOf = (words: readonly string[]): string => `(?<![${LETTER}])(?:${words.map(quoted).join('|')})`;
  return [
    ...(whole.length > 0 ? [`${oneOf(whole)}(?![${LETTER}]|['’][${LETTER}])`] : []),
    ...(elided.length > 0 ? [oneOf(elided)] : []),
    ...marks,
  ].join('|');
}

/** What stands in a sentence for a place. */
function placePattern({ options, isOptional }: Place, group = '?:'): string {
  const isAny = options.some((option) => lemmaOf(option) || classOf(option));
  return `(${group}${isAny ? ANY_TOKEN : tokenPattern(options)})${isOptional ? '?' : ''}`;
}

const join = (patterns: readonly string[]): string => patterns.join('\\s*');

/** What stands before the words typed, or behind them. */
function contextPattern(cell: string, edge: string, atEdge: string): string {
  return join(
    placesOf(cell).map((place) => {
      const options = place.options.filter((option) => option !== edge);
      if (options.length === place.options.length) return placePattern(place);
      return options.length === 0 ? atEdge : `(?:${atEdge}|${placePattern({ ...place, options })})`;
    }),
  );
}

function stretches(sentence: string, { typed, left, right }: Omit<RowCells, 'meant'>): Stretch[] {
  const before = contextPattern(left, START, START_OF_SENTENCE);
  const behind = contextPattern(right, STOP, END_OF_SENTENCE);
  const own = join(placesOf(typed).map((place) => placePattern(place, '')));
  const pattern = `(?<=${before && `${before}\\s*`})(${own})(?=${behind && `\\s*${behind}`})`;
  return [...sentence.toLowerCase().matchAll(new RegExp(pattern, 'g'))].map((found) => {
    const [, written = '', ...tokens] = found;
    return {
      from: found.index,
      written: sentence.slice(found.index, found.index + written.length),
      tokens: tokens.map((token) => token.replace('’', "'")),
    };
  });
}

const anywhere = (typed: string): Omit<RowCells, 'meant'> => ({ typed, left: NOTHING, right: NOTHING });

/** The correction with a capital, if the mistake began with one. */
function inCaseOf(fix: string, written: string): string {
  const first = written.charAt(0);
  return first === first.toLowerCase() ? fix : fix.charAt(0).toUpperCase() + fix.slice(1);
}

/** The wrong sentence of a row with its mistake marked; an Error that says what keeps it from being one. */
export function markMistake(sentence: string, cells: RowCells, isRewrite = false): string | Error {
  const { typed, meant, left, right } = cells;
  const byAuthor = /\[([^\]>]*)/.exec(sentence)?.[1]?.trim();
  if (byAuthor !== undefined) {
    const isTyped = stretches(byAuthor, anywhere(typed)).some(({ written }) => isRewrite || written === byAuthor);
    return isTyped ? sentence : new Error(`the wrong sentence marks "${byAuthor}", which is not "${typed}"`);
  }
  if (/<[^<>]+>/.test(meant)) return new Error('mark what is meant as [written > meant]: its form is not known here');
  if (stretches(sentence, anywhere(typed)).length === 0) return new Error(`the wrong sentence has no "${typed}"`);
  const [found, second] = stretches(sentence, cells);
  if (!found) return new Error(`the wrong sentence has no "${typed}" between "${left}" and "${right}"`);
  if (second) return new Error(`the wrong sentence has "${typed}" twice: mark one as [written > meant]`);
  const { from, written, tokens } = found;
  const fix = inCaseOf(fixesOf(meant, tokens)[0] ?? '', written);
  if (fix === '' && inCaseOf('x', written) === 'X') return withoutOpening(sentence, from, written);
  return `${sentence.slice(0, from)}[${written}>${fix}]${sentence.slice(from + written.length)}`;
}

/** Marks an opening that goes together with the next word, which then has its capital. */
function withoutOpening(sentence: string, from: number, written: string): string {
  const behind = sentence.slice(from + written.length);
  const [next = ''] = /^\s*\S+/.exec(behind) ?? [];
  const rest = sentence.slice(from + written.length + next.length);
  return `${sentence.slice(0, from)}[${written}${next}>${inCaseOf(next.trim(), written)}]${rest}`;
}

/** Whether a sentence has one of the words typed, so that a rule could mistake it. */
export const isAtRisk = (sentence: string, typed: string): boolean =>
  placesOf(typed).some((place) => stretches(sentence, anywhere(place.options.join('|'))).length > 0);
