// How the whole check does on letters: which mistakes it finds, which of them its first suggestion mends, and what it marks
// beside them.
import { addToBand } from '../certainty.ts';
import { touches } from '../edits.ts';
import { type Found, type KindCounts, noFigures, type SetFigures } from '../setFigures.ts';
import type { Letter, Mistake } from './letterRows.ts';

/** The figures of letters: those of any set, and some of their own. */
export interface LetterFigures extends SetFigures {
  words: number;
  /** Matches that touch no mistake, and how many of them are spelling's. */
  stray: number;
  straySpelling: number;
  spelling: KindCounts;
  otherKinds: KindCounts;
  /** Mistakes found whose first suggestion is wrong. */
  unfixed: string[];
}

/** Kinds of mistakes that are a matter of a word's own letters. All the others are grammar's. */
const SPELLING_KINDS = new Set(['sp', 'acc', 'accent', 'cap', 'apos', 'join', 'split', 'trait']);

const WORD = /[\p{L}\p{N}]+(?:['\u2019-][\p{L}\p{N}]+)*/gu;
const CONTEXT = 45;

const noCounts = (): KindCounts => ({ edits: 0, found: 0, fixed: 0 });

/** Texts are compared without regard to kinds of apostrophes and spaces. */
const comparable = (text: string): string =>
  text.normalize('NFC').replaceAll('\u2019', "'").replace(/\s+/g, ' ').trim();

interface Change {
  start: number;
  end: number;
  insert: string;
}

function changed(text: string, changes: readonly Change[]): string {
  let [result, at] = ['', 0];
  for (const { start, end, insert } of [...changes].sort((a, b) => a.start - b.start)) {
    result += text.slice(at, start) + insert;
    at = end;
  }
  return comparable(result + text.slice(at));
}

const changesOf = ({ start, end, good }: Mistake): Change[] => good.map((insert) => ({ start, end, insert }));

/** All readings in which `mistake` is mended, and each of `others` (touched by the same fix) either is or is left alone. */
function rightReadings(text: string, mistake: Mistake, others: readonly Mistake[]): Set<string> {
  let lists: Change[][] = changesOf(mistake).map((change) => [change]);
  for (const other of others) {
    lists = lists.flatMap((list) => [list, ...changesOf(other).map((change) => [...list, change])]);
  }
  return new Set(lists.map((list) => changed(text, list)));
}

const changeOf = ({ start, end, fix }: Found): Change[] => (fix === undefined ? [] : [{ start, end, insert: fix }]);

/** Whether the fix of a match, or all of them together, gives a right reading of a mistake. */
function isMended(text: string, mistake: Mistake, by: readonly Found[], all: readonly Mistake[]): boolean {
  const others = all.filter((other) => other !== mistake && by.some((match) => touching(other, match)));
  const readings = rightReadings(text, mistake, others);
  if (by.some((match) => changeOf(match).length > 0 && readings.has(changed(text, changeOf(match))))) return true;
  const together = by.flatMap(changeOf);
  const apart = together.every((one, i) => together.every((two, j) => i >= j || !overlap(one, two)));
  return together.length > 1 && apart && readings.has(changed(text, together));
}

const overlap = (one: Change, two: Change): boolean => one.start < two.end && two.start < one.end;

const touching = ({ start, end }: Mistake, match: Found): boolean =>
  touches({ start, end, insert: '' }, match.start, match.end);

/** The words around a place, on one line. */
function context(text: string, start: number, end: number, note: string): string {
  const line = (part: string): string => part.replace(/\s+/g, ' ');
  const before = line(text.slice(Math.max(0, start - CONTEXT), start));
  return `${before}[${line(text.slice(start, end))}${note}]${line(text.slice(end, end + CONTEXT))}`;
}

/** Checks letters and compares the matches with the mistakes. `find` leaves out what does not count. */
export function measureLetters(letters: readonly Letter[], find: (text: string) => readonly Found[]): LetterFigures {
  const figures: LetterFigures = {
    ...noFigures(),
    words: 0,
    stray: 0,
    straySpelling: 0,
    spelling: noCounts(),
    otherKinds: noCounts(),
    unfixed: [],
  };
  for (const letter of letters) addLetter(figures, letter, find(letter.text));
  const { edits, found } = figures.nearest;
  figures.all = { part: found, whole: edits };
  figures.grammar = { part: figures.otherKinds.found, whole: figures.otherKinds.edits };
  return figures;
}

function addLetter(figures: LetterFigures, letter: Letter, matches: readonly Found[]): void {
  const { id, text, mistakes } = letter;
  figures.texts++;
  figures.words += text.match(WORD)?.length ?? 0;
  figures.matches += matches.length;
  const fixes = new Set<Found>();
  const hits = new Set<Found>();
  for (const mistake of mistakes) {
    // A fix that gives the right reading is of this mistake, wherever its own place ends.
    const by = matches.filter((match) => touching(mistake, match) || isMended(text, mistake, [match], []));
    const mended = by.length > 0 && isMended(text, mistake, by, mistakes);
    for (const match of by) {
      hits.add(match);
      if (mended) fixes.add(match);
    }
    if (!mistake.optional) addMistake(figures, letter, mistake, by, mended);
  }
  for (const match of matches) {
    const counts = figures.byRule.get(match.rule) ?? { matches: 0, hits: 0, fixes: 0 };
    figures.byRule.set(match.rule, counts);
    counts.matches++;
    if (hits.has(match)) counts.hits++;
    if (fixes.has(match)) counts.fixes++;
    const isRight = fixes.has(match) || (hits.has(match) && match.fix === undefined);
    if (match.probability !== undefined) addToBand(figures.bands, match.probability, isRight);
    if (hits.has(match)) continue;
    figures.stray++;
    if (match.rule.startsWith('spelling.')) figures.straySpelling++;
    figures.alarms.push(`${id} ${match.rule} ${context(text, match.start, match.end, `>${match.fix ?? '?'}`)}`);
  }
  figures.hits += hits.size;
  figures.firstFixes += fixes.size;
  if (mistakes.length > 0) return;
  figures.right++;
  figures.rightMatches += matches.length;
  if (matches.length > 0) figures.flagged++;
}

function addMistake(
  figures: LetterFigures,
  { id, text }: Letter,
  { start, end, good, kind }: Mistake,
  by: readonly Found[],
  mended: boolean,
): void {
  const ofKind = figures.byKind.get(kind) ?? noCounts();
  figures.byKind.set(kind, ofKind);
  const ofClass = SPELLING_KINDS.has(kind) ? figures.spelling : figures.otherKinds;
  for (const counts of [figures.nearest, ofKind, ofClass]) {
    counts.edits++;
    if (by.length > 0) counts.found++;
    if (mended) counts.fixed++;
  }
  const line = (note: string): string => `${id} ${kind} ${context(text, start, end, `>${good.join('/')}${note}`)}`;
  if (by.length === 0) figures.missed.push(line(''));
  else if (!mended)
    figures.unfixed.push(line(`, not ${by.map(({ rule, fix }) => `${fix ?? '?'} by ${rule}`).join(', ')}`));
}
