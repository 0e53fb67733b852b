// The figures of scripts/scale.ts as tables in Markdown.
import type { TextLanguage } from '../../src/engine/types.ts';
import type { Assumptions, Day } from './day.ts';
import type { LoadFigures } from './load.ts';
import type { LanguageVisits, SignInCalls } from './visits.ts';

const count = (value: number) => Math.round(value).toLocaleString('en');
const short = (value: number) => (value >= 100 ? count(value) : value.toPrecision(2));
const kilobytes = (bytes: number) => count(bytes / 1000);
const percent = (share: number) => `${count(share * 100)} %`;

/** What single visits ask, by language, and their part of the day. */
export function visitTable(
  visits: Readonly<Record<TextLanguage, LanguageVisits>>,
  { languages }: Assumptions,
  day: Day,
): string[] {
  const rows = (Object.keys(languages) as TextLanguage[]).map((language) => {
    const { first, again } = visits[language];
    const whole = day.languages[language];
    const cells = [
      language,
      percent(languages[language]),
      `${first.requests}, ${kilobytes(first.bytes)} kB`,
      `${again.requests}, ${kilobytes(again.bytes)} kB`,
      `${short((whole.first.bytes + whole.again.bytes) / 1e12)} TB`,
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return ['| language | share | first visit | later visit | traffic of the day |', '|---|---|---|---|---|', ...rows];
}

const NAMES = {
  cdn: 'CDN with router and pointer',
  idp: 'user pool',
  identity: 'identity pool',
  s3: 'documents',
  lambda: 'functions',
} as const;

/** What the day asks of each service, beside the limit that a new account has. */
export function dayTable(day: Day): string[] {
  const rows = (Object.keys(NAMES) as (keyof typeof NAMES)[]).map((name) => {
    const { requests, peak, limit, dollars } = day.services[name];
    return `| ${NAMES[name]} | ${count(requests)} | ${short(peak)} | ${count(limit)}${peak > limit ? ', too low' : ''} | ${count(dollars)} |`;
  });
  return [
    '| service | requests a day | in the busiest second | limit | dollars a day |',
    '|---|---|---|---|---|',
    ...rows,
    `| together | | ${short(day.gigabits)} Gbit/s | | ${count(day.dollars)} |`,
  ];
}

/** What was assumed and measured besides, in sentences. */
export function sentences(
  { visitors, firstShare, signInShare, peak, people }: Assumptions,
  calls: SignInCalls,
  { answers, wrong, perSecond, p50, p95, p99 }: LoadFigures,
): string[] {
  return [
    `${count(visitors)} visitors, ${percent(firstShare)} of them for the first time; the busiest second has ${peak} times the average; ${percent(signInShare)} sign in on this day, of ${count(people)} accounts in use.`,
    `A sign-in with a look at the documents calls the user pool ${calls.idp} times, the identity pool ${calls.identity}, the documents ${calls.s3}, functions ${calls.lambda}.`,
    `Load run: ${count(answers)} answers of the preview server on one machine, ${wrong} of them wrong, ${count(perSecond)} a second; ${p50.toFixed(1)} ms in the middle, 95 % below ${p95.toFixed(1)} ms, 99 % below ${p99.toFixed(1)} ms.`,
  ];
}

const BEGIN = '<!-- npm run scale -- --write -->';
const END = '<!-- end of the figures -->';

/** Puts the lines between the marks of a document. Throws if it has none. */
export function putBetweenMarks(document: string, lines: readonly string[]): string {
  const [from, to] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (from === -1 || to < from) throw new Error('The document has no place for the figures');
  return `${document.slice(0, from)}${BEGIN}\n\n${lines.join('\n')}\n\n${document.slice(to)}`;
}
