// Dates with weekdays that do not go together: one date with two weekdays, or a day that falls out of the row of the others. Where
// a year stands beside a date the calendar knows better, and languages/common/dates has its own rule.
import { type Calendar, dateOf, datePattern, dayName, type WrittenDate, weekdayOf } from '../languages/common/dates.ts';
import { defineDocumentRule } from '../rules/defineRule.ts';
import type { DocumentRule } from '../rules/types.ts';
import { clearMain } from './majority.ts';
import type { ConsistencyFacts } from './types.ts';

type DateFacts = Pick<ConsistencyFacts, 'calendar' | 'dateForm'>;

interface Place extends WrittenDate {
  readonly start: number;
  readonly end: number;
}

/** Any year that is not a leap year: only differences of days count. */
const SOME_YEAR = 2027;

function finderOf(calendar: Calendar): (text: string) => readonly Place[] {
  const pattern = datePattern(calendar, 'also without');
  const hasCapitals = /^\p{Lu}/u.test(calendar.months[0] ?? '');
  return (text) => {
    if (!/\d/.test(text)) return [];
    const places: Place[] = [];
    for (const hit of text.matchAll(pattern)) {
      // We may: on Monday may 5 people come?
      if (hasCapitals && !/^\p{Lu}/u.test(hit[3] ?? hit[4] ?? '')) continue;
      const date = dateOf(hit, calendar);
      if (weekdayOf(date.year ?? SOME_YEAR, date.month, date.day) < 0) continue;
      places.push({ ...date, start: hit.index, end: hit.index + date.weekday.length });
    }
    return places;
  };
}

const weekdayIn = (way: string): number => Number(way.charAt(0));

/** Tuesday 3 March here, Wednesday 3 March there. */
export function sameDate({ calendar, dateForm }: DateFacts): DocumentRule {
  const datesIn = finderOf(calendar);
  return defineDocumentRule({
    id: 'common.consistency.date',
    sight({ own }, add) {
      for (const { claimed, day, month, year, start, end } of datesIn(own)) {
        add(`date/${month}-${day}`, year === undefined ? `${claimed}` : `${claimed}@${year}`, start, end);
      }
    },
    mainOf(uses) {
      const years = new Set([...uses.keys()].map((way) => way.slice(2)).filter((year) => year !== ''));
      const counts = new Map<number, number>();
      for (const [way, count] of uses) counts.set(weekdayIn(way), (counts.get(weekdayIn(way)) ?? 0) + count);
      // The same date of several years has several weekdays.
      if (counts.size < 2 || years.size > 1) return null;
      const main = [...counts].sort(([a, m], [b, n]) => n - m || a - b)[0]?.[0];
      // A year tells which one is right, if the text has it at all.
      const withYear = [...uses.keys()].find((way) => way.length > 1);
      return withYear ?? (main === undefined ? null : `${main}`);
    },
    agrees: (way, main) => weekdayIn(way) === weekdayIn(main),
    turn: (text, start, end, _way, into) => dayName(calendar, weekdayIn(into), text.slice(start, end)),
    label: (topic, way) => {
      const [month = 1, day = 1] = topic.slice('date/'.length).split('-').map(Number);
      return dateForm
        .replace('WEEKDAY', calendar.days[weekdayIn(way)] ?? '')
        .replace('DAY', `${day}`)
        .replace('MONTH', calendar.months[month - 1] ?? '');
    },
    wrong: [
      [
        'We meet on Tuesday, 3 March. Bring a cake on Tuesday, 3 March. See you on Wednesday 3 March!',
        'We meet on Tuesday, 3 March. Bring a cake on Tuesday, 3 March. See you on Tuesday 3 March!',
      ],
      [
        'The fair begins on Friday, June 5, 2026. Doors open on Saturday, June 5 at ten.',
        'The fair begins on Friday, June 5, 2026. Doors open on Friday, June 5 at ten.',
      ],
      [
        'The talk is on Monday, 11 May. We repeat it on Monday, 11 May at eight. Book by Sunday, 11 May.',
        'The talk is on Monday, 11 May. We repeat it on Monday, 11 May at eight. Book by Monday, 11 May.',
      ],
    ],
    right: [
      'We meet on Tuesday, 3 March and on Wednesday, 4 March.',
      'It was Friday, 5 June 2026 and then Saturday, 5 June 2027.',
      'We meet on Tuesday, 3 March. She wrote: “See you on Wednesday, 3 March!”',
    ],
  });
}

/** Months that one text tells of are of one year, unless a New Year's Eve or a summer lies between them. */
const seasonOf = (month: number): string => (month < 3 ? 'winter' : month < 9 ? 'summer' : 'autumn');
/** How many dates agree at least, and how many times as many as do not. */
const LEAST_DATES = 3;
const TIMES = 3;

/** Tuesday 3 March, Wednesday 4 March, Thursday 5 March, Saturday 6 March. */
export function oddWeekday({ calendar }: DateFacts): DocumentRule {
  const datesIn = finderOf(calendar);
  return defineDocumentRule({
    id: 'common.consistency.weekday',
    // Two weekdays of the same date say more.
    priority: -1,
    sight({ own }, add) {
      for (const { claimed, day, month, year, start, end } of datesIn(own)) {
        if (year !== undefined) continue;
        const shift = (claimed - weekdayOf(SOME_YEAR, month, day) + 7) % 7;
        add(`weekdays/${seasonOf(month)}`, `${shift}`, start, end);
      }
    },
    mainOf: (uses) => clearMain(uses, LEAST_DATES, TIMES),
    turn(text, start, end, way, into) {
      const written = text.slice(start, end);
      const at = calendar.days.findIndex((name) => name.toLowerCase() === written.toLowerCase());
      return dayName(calendar, ((at === 7 ? 6 : at) + Number(into) - Number(way) + 7) % 7, written);
    },
    label: () => '',
    isAlone: true,
    wrong: [
      [
        'We play on Tuesday, 3 March, on Friday, 6 March, on Monday, 9 March and on Wednesday, 12 March.',
        'We play on Tuesday, 3 March, on Friday, 6 March, on Monday, 9 March and on Thursday, 12 March.',
      ],
      [
        'Yoga: Thursday, September 3, Thursday, September 10, Thursday, September 17 and Friday, September 24.',
        'Yoga: Thursday, September 3, Thursday, September 10, Thursday, September 17 and Thursday, September 24.',
      ],
      [
        'On Sunday 4 April we sing, on Monday 5 April we dance, on Monday 6 April we rest and on Wednesday 7 April we go.',
        'On Sunday 4 April we sing, on Monday 5 April we dance, on Tuesday 6 April we rest and on Wednesday 7 April we go.',
      ],
    ],
    right: [
      'We play on Tuesday, 3 March, on Friday, 6 March, on Monday, 9 March and on Thursday, 12 March.',
      'We play on Tuesday, 3 March, on Friday, 6 March and on Wednesday, 12 March.',
      'We play on Tuesday, 1 December, on Friday, 4 December, on Monday, 7 December and on Friday, 8 January.',
    ],
  });
}
