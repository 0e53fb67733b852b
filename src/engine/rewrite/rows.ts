// Rows of rewriting rules: those of other rules, with two things more. `-` in `meant` deletes what is typed, and `<decide>` is
// the form of decide in which the first `<lemma>` of `typed` stands (made a decision: decided).

import { Pos } from '../lexicon/features.ts';
import type { Match } from '../rules/match.ts';
import { fixesOf, lemmaOf, NOTHING, placesOf } from '../rules/rowCells.ts';
import { type Classes, type Row, rowsOf } from '../rules/rows.ts';
import { opens } from '../rules/run.ts';
import { isCapitalised, reads, type Sentence, type Token } from '../rules/token.ts';
import type { PatternRow } from '../rules/types.ts';
import { followsColon } from './dress.ts';
import { inFormOf } from './forms.ts';

/** What a rewrite gets from its rows: `defineRewrite({ id, kind, ...rewriteRows(table) })`. */
export interface RewriteRows {
  rows: readonly PatternRow[];
  where: (match: Match) => boolean;
  suggest: (match: Match) => string[];
}

const LEMMA = /<([^<>]+)>/g;

/** The form of a lemma in which a word stands, given the lemmas that the row names for that word; null where it is not clear. */
export type Inflected = (sentence: Sentence, model: Token, lemma: string, named: readonly string[]) => string | null;

interface Fix {
  meant: string;
  /** Which typed word gives the form. */
  inflected: number;
  named: readonly string[];
  inForm: Inflected;
}

/**
 * The rows of a file as patterns, each with its sentences. A language whose forms need their context has its own `inForm`.
 * Throws RangeError on an undefined class.
 */
export function rewriteRows(
  table: readonly Row[],
  classes: Classes = {},
  inForm: Inflected = (sentence, model, lemma) => inFormOf(sentence, model, lemma),
): RewriteRows {
  const { rows } = rowsOf(table, classes);
  const fixes = new Map<unknown, Fix>();
  rows.forEach(({ patterns }, i) => {
    const [typed, meant] = table[i] as Row;
    const places = placesOf(typed);
    const inflected = places.findIndex(({ options }) => options.some((option) => lemmaOf(option)));
    const named = places[inflected]?.options.flatMap((option) => lemmaOf(option) ?? []) ?? [];
    const fix = { meant: meant === NOTHING ? '' : meant, inflected, named, inForm };
    for (const pattern of patterns) fixes.set(pattern, fix);
  });
  return {
    rows,
    where: (match) => !isPartOfName(match),
    suggest(match) {
      const fix = fixes.get(match.pattern);
      return fix ? textsOf(fix, match) : [];
    },
  };
}

function textsOf({ meant, inflected, named, inForm }: Fix, match: Match): string[] {
  const typed = match.marked();
  const own = typed[inflected];
  const written = typed.map(({ index, lower, text }) => (index === 0 && text !== text.toUpperCase() ? lower : text));
  return fixesOf(meant, written).flatMap((text) => {
    let isKnown = true;
    const filled = text.replace(LEMMA, (_, lemma: string) => {
      const form = own && inForm(match.sentence, own, lemma, named);
      isKnown &&= form !== undefined && form !== null;
      return form ?? '';
    });
    return isKnown ? [filled] : [];
  });
}

/** In Order To, should NOT: capitals within a sentence that are not those of nouns belong to a title, or stress the word. */
const isPartOfName = (match: Match): boolean =>
  match
    .marked()
    .some(
      (token) =>
        token.kind === 'word' &&
        token.text.length > 1 &&
        token.readings.length > 0 &&
        isCapitalised(token) &&
        !reads(token, Pos.noun) &&
        !token.lower.startsWith("i'") &&
        !opens(match.sentence, token) &&
        !followsColon(match.sentence, token),
    );
