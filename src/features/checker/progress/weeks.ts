// Texts counted by week: how many mistakes come to a thousand words. Pure.
import { type MistakeKind, mistakeKinds, type Tally } from '../../../services/progress/types.ts';

/** A week, beginning on Monday, in local time. */
export interface Week {
  /** Its first moment, in milliseconds since 1970. */
  readonly start: number;
  readonly texts: number;
  readonly words: number;
  readonly mistakes: Readonly<Record<MistakeKind, number>>;
}

/** The first moment of the Monday before a time, `back` weeks earlier. */
export function mondayOf(time: number, back = 0): number {
  const day = new Date(time);
  // Days are counted by the calendar: a week in which the clocks change is an hour shorter or longer.
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() - ((day.getDay() + 6) % 7) - 7 * back).getTime();
}

/** The last weeks up to now, the earliest first, those without a text as well. */
export function weeksOf(tallies: readonly Tally[], now: number, most: number): Week[] {
  const starts = Array.from({ length: most }, (_, index) => mondayOf(now, most - 1 - index));
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    const own = tallies.filter(({ at }) => at >= start && at < end);
    const sum = (of: (tally: Tally) => number) => own.reduce((total, tally) => total + of(tally), 0);
    const mistakes = Object.fromEntries(mistakeKinds.map((kind) => [kind, sum((tally) => tally.mistakes[kind])]));
    return { start, texts: own.length, words: sum(({ words }) => words), mistakes: mistakes as Week['mistakes'] };
  });
}

/** Mistakes in a thousand words, of one kind or of all; null where nothing was written. */
export function rateOf({ words, mistakes }: Pick<Week, 'words' | 'mistakes'>, kind?: MistakeKind): number | null {
  if (words === 0) return null;
  const count = kind ? mistakes[kind] : mistakeKinds.reduce((total, one) => total + mistakes[one], 0);
  return (count * 1_000) / words;
}

/** Several weeks as one. */
export function together(weeks: readonly Week[]): Pick<Week, 'texts' | 'words' | 'mistakes'> {
  const sum = (of: (week: Week) => number) => weeks.reduce((total, week) => total + of(week), 0);
  const mistakes = Object.fromEntries(mistakeKinds.map((kind) => [kind, sum((week) => week.mistakes[kind])]));
  return { texts: sum(({ texts }) => texts), words: sum(({ words }) => words), mistakes: mistakes as Week['mistakes'] };
}
