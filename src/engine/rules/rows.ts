// Rows of the files in languages/<xx>/rows/: words typed in place of others, with their left and right context. A rule built
// from them finds what the rows describe; if two rows match, the first wins.
import { type Match, matchAt } from './match.ts';
import {
  anyWord,
  capitalised,
  type Element,
  lemma,
  number,
  oneOf,
  sentenceEnd,
  sentenceStart,
  word,
} from './pattern.ts';
import { classOf, fixesOf, lemmaOf, markedExample, NOTHING, type Place, placesOf, START, STOP } from './rowCells.ts';
import type { PatternRow } from './types.ts';

/** A row as the build provides it: `wrong` has its mistake marked, `right` is `-` if the words are never right. */
export type Row = readonly [
  typed: string,
  meant: string,
  left: string,
  right: string,
  wrong: string,
  rightSentence: string,
];

/** What a rule gets from its rows: `defineRule({ id, ...rowsOf(table) })`. */
export interface RuleRows {
  rows: readonly PatternRow[];
  suggest: (match: Match) => string[];
}

/** Elements by their `{name}` in a cell. */
export type Classes = Readonly<Record<string, () => Element>>;

const COMMON: Classes = { word: anyWord, number, capital: capitalised };

/** The rows of a file as patterns, each with its sentences. Throws RangeError on an undefined class. */
export function rowsOf(table: readonly Row[], classes: Classes = {}): RuleRows {
  const rows = table.map(([typed, meant, left, right, wrong, rightSentence]) => ({
    name: [typed, meant, left, right].join(' | '),
    meant,
    patterns: patternsOf(typed, left, right, { ...COMMON, ...classes }),
    longestLeft: placesOf(left).length,
    wrong: [markedExample(wrong)],
    right: rightSentence === NOTHING ? [] : [rightSentence],
  }));
  return {
    rows,
    suggest(match) {
      const typed = match.marked();
      const fitting = rows.find((row) =>
        row.patterns.some((pattern) => fitsAt(pattern, row.longestLeft, typed, match)),
      );
      const written = typed.map(({ lower }) => lower);
      return fitting ? fixesOf(fitting.meant, written) : [];
    },
  };
}

/** Whether a pattern marks exactly these tokens, whatever precedes them in the match. */
function fitsAt(
  pattern: readonly Element[],
  longestLeft: number,
  typed: ReturnType<Match['marked']>,
  m: Match,
): boolean {
  const first = typed[0]?.index ?? 0;
  for (let from = first; from >= Math.max(0, first - longestLeft); from--) {
    const marked = matchAt(m.sentence, pattern, from)?.marked();
    if (marked?.[0]?.index === first && marked.length === typed.length) return true;
  }
  return false;
}

function patternsOf(typed: string, left: string, right: string, classes: Classes): (readonly Element[])[] {
  const marked = placesOf(typed).map((place) => elementOf(place, classes).mark());
  const [before, behind] = [placesOf(left), placesOf(right)];
  return atEdge(before, START, sentenceStart, classes).flatMap((first) =>
    atEdge([...behind].reverse(), STOP, sentenceEnd, classes).map((last) => [
      ...first,
      ...marked,
      ...last.toReversed(),
    ]),
  );
}

/** The positions as elements, outermost first; an outermost option that is a sentence edge becomes a separate pattern. */
function atEdge(places: readonly Place[], edge: string, boundary: () => Element, classes: Classes): Element[][] {
  const [outer, ...inner] = places;
  if (!outer?.options.includes(edge)) return [places.map((place) => elementOf(place, classes))];
  // The start of the sentence is not a token; a full stop is.
  const tokens = outer.options.filter((option) => option !== START);
  const ends = [boundary(), ...(tokens.length > 0 ? [elementOf({ ...outer, options: tokens }, classes)] : [])];
  return ends.map((end) => [end, ...inner.map((place) => elementOf(place, classes))]);
}

function elementOf({ options, isOptional }: Place, classes: Classes): Element {
  const lemmas = options.flatMap((option) => lemmaOf(option) ?? []);
  const named = options.flatMap((option) => classOf(option) ?? []);
  const plain = options.filter((option) => !lemmaOf(option) && !classOf(option));
  const elements = [
    ...(plain.length > 0 ? [word(...plain)] : []),
    ...(lemmas.length > 0 ? [lemma(...lemmas)] : []),
    ...named.map((name) => {
      const known = classes[name];
      if (!known) throw new RangeError(`No class is named ${name}`);
      return known();
    }),
  ];
  const element = elements.length === 1 ? (elements[0] as Element) : oneOf(...elements);
  return isOptional ? element.optional() : element;
}
