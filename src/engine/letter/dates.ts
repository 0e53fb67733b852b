// Weekdays that do not go with their dates where rules do not look: dates in figures, and dates without a year in a letter
// whose own date says which year it is.
import { dateOf, datePattern, dayName, weekdayOf } from '../languages/common/dates.ts';
import type { LetterFacts, LetterFinding, Line } from './types.ts';

const FIGURES = '(\\d{1,2})([./-])(\\d{1,2})(?:\\3((?:19|20)?\\d{2})(?!\\d)|\\.(?!\\d))';
/** The letter's own date stands above its text. */
const HEAD_LINES = 8;
/** A date without a year is one of the months around the letter. */
const MOST_DAYS = 150;

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Days since some day, to within a few days. */
const countOf = ({ year, month, day }: Day): number => year * 365 + month * 30.4 + day;

const fullYear = (written: string): number => (written.length === 2 ? 2000 + Number(written) : Number(written));

/** The one date with a year above the text. */
function dateOfLetter(lines: readonly Line[], { calendar, monthFirst }: LetterFacts): Day | null {
  const months = calendar.months.join('|');
  const written = new RegExp(
    `(?:(?<day>\\d{1,2})(?:st|nd|rd|th|er|º|°|\\.)? (?:de |of )?(?<month>${months})|(?<month2>${months}) (?<day2>\\d{1,2})(?:st|nd|rd|th)?),?(?: (?:de|del|of))? (?<year>\\d{4})(?!\\d)`,
    'iu',
  );
  for (const { text } of lines.slice(0, HEAD_LINES)) {
    const groups = written.exec(text)?.groups;
    if (groups) {
      const name = (groups['month'] ?? groups['month2'] ?? '').toLowerCase();
      const month = calendar.months.findIndex((one) => one.toLowerCase() === name) + 1;
      return { year: Number(groups['year']), month, day: Number(groups['day'] ?? groups['day2']) };
    }
    const figures = monthFirst ? null : /(?<!\d)(\d{1,2})([./-])(\d{1,2})\2(20\d{2})(?!\d)/.exec(text);
    if (figures) return { year: Number(figures[4]), month: Number(figures[3]), day: Number(figures[1]) };
  }
  return null;
}

/** The year in which a day is nearest to the letter; null if it is too far away to tell. */
function yearNear(day: Pick<Day, 'month' | 'day'>, letter: Day): number | null {
  const years = [letter.year - 1, letter.year, letter.year + 1];
  return years.find((year) => Math.abs(countOf({ ...day, year }) - countOf(letter)) <= MOST_DAYS) ?? null;
}

/** Dates in figures with their weekday: "Mo., 3.3.2026". Where the month may come first, both orders must be wrong. */
function inFigures(own: string, facts: LetterFacts, letter: Day | null): LetterFinding[] {
  const { calendar, shortDays, monthFirst } = facts;
  const names = [...calendar.days, ...shortDays.map((short) => short.replaceAll('.', '\\.'))];
  const pattern = new RegExp(
    `(?<![\\p{L}.])(${names.join('|')})\\.?,? (?:the |den |dem |le |il |el )?${FIGURES}(?![\\d/-])`,
    'giu',
  );
  const findings: LetterFinding[] = [];
  for (const { 1: written = '', 2: a, 4: b, 5: year, index } of own.matchAll(pattern)) {
    const at = names.findIndex((name) => name.toLowerCase() === written.toLowerCase().replaceAll('.', '\\.'));
    const claimed = at < 7 ? at : at < calendar.days.length ? 6 : (at - calendar.days.length) % 7;
    const orders = [
      { day: Number(a), month: Number(b) },
      ...(monthFirst ? [{ day: Number(b), month: Number(a) }] : []),
    ];
    const days = orders.flatMap((order) => {
      const of = year ? fullYear(year) : letter && yearNear(order, letter);
      const weekday = of ? weekdayOf(of, order.month, order.day) : -1;
      return weekday < 0 ? [] : [weekday];
    });
    if (days.length > 0 && !days.includes(claimed)) findings.push(finding(facts, written, index, days[0] ?? 0));
  }
  return findings;
}

const finding = ({ calendar }: LetterFacts, found: string, start: number, weekday: number): LetterFinding => ({
  kind: 'date',
  start,
  end: start + found.length,
  params: { found, fix: dayName(calendar, weekday, found) },
});

/** See the head of this file. */
export function dateFindings(own: string, lines: readonly Line[], facts: LetterFacts): LetterFinding[] {
  const letter = dateOfLetter(lines, facts);
  const findings = inFigures(own, facts, letter);
  if (!letter) return findings;
  for (const hit of own.matchAll(datePattern(facts.calendar, 'also without'))) {
    const { weekday: found, claimed, day, month, year } = dateOf(hit, facts.calendar);
    const near = year === undefined && month > 0 ? yearNear({ month, day }, letter) : null;
    const weekday = near === null ? -1 : weekdayOf(near, month, day);
    if (weekday >= 0 && weekday !== claimed) findings.push(finding(facts, found, hit.index, weekday));
  }
  return findings;
}
