// Dates whose weekday is wrong: "Monday, 21 November 2026" was a Saturday. The calendar is the Gregorian one.

import { defineTextRule } from '../../rules/defineRule.ts';
import type { TextFinding, TextRule } from '../../rules/types.ts';

/** The names of days and months. */
export interface Calendar {
  /** Starting with Sunday. */
  days: readonly string[];
  /** Starting with January. */
  months: readonly string[];
}

const SEPARATOR = "(?:,|,? (?:the|le|den|dem|il|el|l')|\\.)? ?";

/** Weekday, then day and month in either order, then a year of four digits. */
export function datePattern({ days, months }: Calendar, hasYear: 'with a year' | 'also without'): RegExp {
  const day = `(?<weekday>${days.join('|')})`;
  const month = `(${months.join('|')})`;
  const number = '(\\d{1,2})(?:st|nd|rd|th|er|º|°|\\.)?';
  const year = ',?(?: (?:de|del|of))? (\\d{4})(?!\\d)';
  return new RegExp(
    `(?<!\\p{L})${day}${SEPARATOR}(?:${number} (?:de |of )?${month}|${month} ${number}(?![:.]?\\d))(?:${year})${hasYear === 'with a year' ? '' : '?(?!\\p{L})'}`,
    'giu',
  );
}

/** A date found by such a pattern. */
export interface WrittenDate {
  /** As written. */
  readonly weekday: string;
  /** 0 = Sunday. */
  readonly claimed: number;
  readonly day: number;
  /** 1 = January. */
  readonly month: number;
  readonly year: number | undefined;
}

/** What a hit of the pattern says. */
export function dateOf(hit: RegExpExecArray, { days, months }: Calendar): WrittenDate {
  const weekday = hit.groups?.['weekday'] ?? '';
  const monthName = (hit[3] ?? hit[4] ?? '').toLowerCase();
  const claimed = days.findIndex((name) => name.toLowerCase() === weekday.toLowerCase());
  return {
    weekday,
    // Sonnabend also means Saturday.
    claimed: claimed === 7 ? 6 : claimed,
    day: Number(hit[2] ?? hit[5]),
    month: months.findIndex((name) => name.toLowerCase() === monthName) + 1,
    year: hit[6] === undefined ? undefined : Number(hit[6]),
  };
}

/** The name of a day, with a capital if the written one has it. */
export function dayName({ days }: Calendar, weekday: number, written: string): string {
  const name = days[weekday] ?? '';
  return written.charAt(0) === written.charAt(0).toLowerCase() ? name : name.charAt(0).toUpperCase() + name.slice(1);
}

const PATTERNS = new WeakMap<Calendar, RegExp>();

/** Day of the week of a date, 0 = Sunday; -1 when the date does not exist. Sakamoto's method. */
export function weekdayOf(year: number, month: number, day: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const length = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1];
  if (length === undefined || day < 1 || day > length) return -1;
  const offsets = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4];
  const y = month < 3 ? year - 1 : year;
  return (y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + (offsets[month - 1] as number) + day) % 7;
}

function find(paragraph: string, calendar: Calendar): TextFinding[] {
  if (!/\d{4}/.test(paragraph)) return [];
  let pattern = PATTERNS.get(calendar);
  if (!pattern) {
    pattern = datePattern(calendar, 'with a year');
    PATTERNS.set(calendar, pattern);
  }
  const findings: TextFinding[] = [];
  for (const hit of paragraph.matchAll(pattern)) {
    const { weekday: written, claimed, day, month, year = 0 } = dateOf(hit, calendar);
    const weekday = weekdayOf(year, month, day);
    if (weekday < 0 || claimed === weekday) continue;
    const fix = dayName(calendar, weekday, written);
    findings.push({
      start: hit.index,
      end: hit.index + written.length,
      replacements: [fix],
      params: { found: written, fix },
    });
  }
  return findings;
}

/** A weekday that does not match its date. */
export const wrongWeekday = (calendar: Calendar): TextRule =>
  defineTextRule({
    id: 'common.dates.weekday',
    category: 'consistency',
    type: 'inconsistency',
    find: (paragraph) => find(paragraph, calendar),
    wrong: [
      ['We meet on Monday, 21 November 2026.', 'We meet on Saturday, 21 November 2026.'],
      ['The wedding is on Friday, June 5, 2027 in Leeds.', 'The wedding is on Saturday, June 5, 2027 in Leeds.'],
      ['It was sent on Sunday 1st March 2025.', 'It was sent on Saturday 1st March 2025.'],
    ],
    right: [
      'We meet on Saturday, 21 November 2026.',
      'On Monday 3 people came.',
      'The office opened on Tuesday, March 4, 2025.',
    ],
  });
