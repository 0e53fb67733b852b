// Dates whose weekday does not fit: "Monday, 21 November 2026" was a Saturday. The calendar is the Gregorian one.

import { defineTextRule } from '../../rules/defineRule.ts';
import type { TextFinding } from '../../rules/types.ts';
import type { TextLanguage } from '../../types.ts';

interface Calendar {
  /** From Sunday on. */
  days: readonly string[];
  /** From January on. */
  months: readonly string[];
}

const names = (list: string): readonly string[] => list.split(' ');

const CALENDARS: Readonly<Record<TextLanguage, Calendar>> = {
  en: {
    days: names('Sunday Monday Tuesday Wednesday Thursday Friday Saturday'),
    months: names('January February March April May June July August September October November December'),
  },
  fr: {
    days: names('dimanche lundi mardi mercredi jeudi vendredi samedi'),
    months: names('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
  },
  de: {
    days: names('Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonnabend'),
    months: names('Januar Februar März April Mai Juni Juli August September Oktober November Dezember'),
  },
  it: {
    days: names('domenica lunedì martedì mercoledì giovedì venerdì sabato'),
    months: names('gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'),
  },
  es: {
    days: names('domingo lunes martes miércoles jueves viernes sábado'),
    months: names('enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'),
  },
};

const SEPARATOR = "(?:,|,? (?:the|le|den|dem|il|el|l')|\\.)? ?";

/** Weekday, then day and month in either order, then a year of four digits. */
function patternOf({ days, months }: Calendar): RegExp {
  const day = `(?<weekday>${days.join('|')})`;
  const month = `(${months.join('|')})`;
  const number = '(\\d{1,2})(?:st|nd|rd|th|er|º|°|\\.)?';
  return new RegExp(
    `(?<!\\p{L})${day}${SEPARATOR}(?:${number} (?:de |of )?${month}|${month} ${number}),?(?: (?:de|del|of))? (\\d{4})(?!\\d)`,
    'giu',
  );
}

const PATTERNS = new Map<TextLanguage, RegExp>();

/** Day of the week of a date, 0 = Sunday; -1 when there is no such day. Sakamoto's method. */
export function weekdayOf(year: number, month: number, day: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const length = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1];
  if (length === undefined || day < 1 || day > length) return -1;
  const offsets = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4];
  const y = month < 3 ? year - 1 : year;
  return (y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + (offsets[month - 1] as number) + day) % 7;
}

function find(paragraph: string, language: TextLanguage): TextFinding[] {
  if (!/\d{4}/.test(paragraph)) return [];
  const calendar = CALENDARS[language];
  let pattern = PATTERNS.get(language);
  if (!pattern) {
    pattern = patternOf(calendar);
    PATTERNS.set(language, pattern);
  }
  const findings: TextFinding[] = [];
  for (const hit of paragraph.matchAll(pattern)) {
    const written = hit.groups?.weekday ?? '';
    const dayNumber = Number(hit[2] ?? hit[5]);
    const month = (hit[3] ?? hit[4] ?? '').toLowerCase();
    const at = calendar.months.findIndex((name) => name.toLowerCase() === month);
    const weekday = weekdayOf(Number(hit[6]), at + 1, dayNumber);
    // Sonnabend is Saturday, too.
    const claimed = calendar.days.findIndex((name) => name.toLowerCase() === written.toLowerCase());
    if (weekday < 0 || (claimed === 7 ? 6 : claimed) === weekday) continue;
    const right = calendar.days[weekday] ?? '';
    const isCapital = written.charAt(0) !== written.charAt(0).toLowerCase();
    const fix = isCapital ? right.charAt(0).toUpperCase() + right.slice(1) : right;
    findings.push({
      start: hit.index,
      end: hit.index + written.length,
      replacements: [fix],
      params: { found: written, fix },
    });
  }
  return findings;
}

/** A weekday that does not belong to its date. */
export const wrongWeekday = defineTextRule({
  id: 'common.dates.weekday',
  category: 'consistency',
  type: 'inconsistency',
  find,
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
