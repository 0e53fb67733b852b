// Who a letter greets.
import type { LetterFacts, Line } from './types.ts';

/** An address, a date and a subject may come before the greeting. */
const LINES_BEFORE = 12;
/** Mails that go on in the line of their greeting begin with it. */
const LINES_BEFORE_RUN_ON = 3;
const MOST_WORDS = 8;

/** The greeting of a letter. */
export interface Greeting {
  readonly line: Line;
  /** Its place among the lines. */
  readonly at: number;
  readonly isFormal: boolean;
  /** The names in it, with their titles if they have any. */
  readonly names: readonly GreetedName[];
}

/** A name that is greeted. */
export interface GreetedName {
  readonly title: string | null;
  readonly name: string;
  readonly start: number;
}

const NAME = "\\p{Lu}[\\p{L}\\p{M}'’-]*\\p{L}";

function namesIn(line: string, from: number, facts: LetterFacts): GreetedName[] {
  const pattern = new RegExp(
    `(?<![\\p{L}-])(?:(${facts.titles})\\.? )?(${NAME}(?: (?:von |van |de |di |del |da |le )?${NAME})*)`,
    'gu',
  );
  const names: GreetedName[] = [];
  for (const { 1: title, 2: name = '', index, 0: whole } of line.matchAll(pattern)) {
    const words = name.split(' ');
    if (words.some((word) => facts.notNames.includes(word.toLowerCase()))) continue;
    names.push({ title: title ?? null, name, start: from + index + whole.length - name.length });
  }
  return names;
}

/** The greeting; null if no line is one. */
export function greetingOf(lines: readonly Line[], facts: LetterFacts, from = 0): Greeting | null {
  const opening = new RegExp(`^¡?(?:${facts.greetings})(?![\\p{L}-])`, 'iu');
  const formal = new RegExp(`^(?:${facts.formal})(?![\\p{L}-])`, 'iu');
  for (const [at, line] of lines.entries()) {
    if (at < from) continue;
    if (from === 0 && at >= LINES_BEFORE) break;
    const hit = opening.exec(line.text);
    if (!hit) continue;
    const isFormal = formal.test(line.text);
    const rest = line.text.slice(hit[0].length);
    const whole =
      /^[^.!?:;]*?(?:[,!:…]|\s[!:])$/u.test(rest) || /^[,!:]?$/u.test(rest) || (isFormal && !/[.?]$/u.test(rest));
    const runOn = at < from + LINES_BEFORE_RUN_ON && from === 0 ? /^,?(?: [\p{L}'’-]+){0,3} ?[,!.:]/u.exec(rest) : null;
    const own = whole ? rest : runOn?.[0];
    if (own === undefined || own.split(' ').length > MOST_WORDS) continue;
    return { line, at, isFormal, names: namesIn(own, line.start + hit[0].length, facts) };
  }
  return null;
}
