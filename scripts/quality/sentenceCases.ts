// Misspelt words in sentences with the words that were meant: from the development sets, and lists of misspellings planted in
// lines of running text that no net has learnt from.
import { join } from 'node:path';
import { isWord } from '../../src/engine/spelling/lookup.ts';
import type { TextLanguage, TextRange } from '../../src/engine/types.ts';
import { loadPack } from '../packs/verdicts.ts';
import { contextSources } from '../train/context/sources.ts';
import { editJudge } from './editKinds.ts';
import { type Edit, editsBetween } from './edits.ts';
import { type EvaluationRow, readSets } from './evaluationSets.ts';
import { comparable, countRows, readRows } from './rows.ts';

/** A misspelt word in its text. */
export interface SentenceCase extends TextRange {
  set: string;
  text: string;
  /** What may have been meant, one of them in the dictionary. */
  right: readonly string[];
}

/** What is farther from the written word was put in its place by an editor, not by mistake. */
const isNear = (written: string, meant: string): boolean =>
  meant !== '' && distanceBetween(comparable(written), comparable(meant)) <= Math.max(2, meant.length / 3);

/** Letters inserted, deleted or replaced. */
function distanceBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (const letter of a) {
    const next = [(row[0] as number) + 1];
    for (let j = 0; j < b.length; j++) {
      const replaced = (row[j] as number) + (letter === b[j] ? 0 : 1);
      next.push(Math.min((row[j + 1] as number) + 1, (next[j] as number) + 1, replaced));
    }
    row = next;
  }
  return row[b.length] as number;
}

/** Every correction of every mistake of a row. */
const correctionsOf = ({ text, refs, letter }: EvaluationRow): Edit[] =>
  letter
    ? letter.mistakes.flatMap(({ start, end, good }) => good.map((insert) => ({ start, end, insert })))
    : refs.flatMap((ref) => editsBetween(text, ref));

/** A mark that was missing behind a word belongs to the same edit. */
const withoutMark = (insert: string): string => insert.replace(/ [.,;:!?]$/u, '');

/**
 * The misspelt words of the development sets whose right word is in the dictionary and near. Letters are a part by themselves:
 * nothing is learnt from them.
 */
export function evaluationCases(data: string, language: TextLanguage, part: 'letters' | 'others'): SentenceCase[] {
  const pack = loadPack(language);
  const judge = editJudge(language);
  const inDictionary = (word: string): boolean => isWord(pack, word, 1);
  const isKnown = (word: string): boolean =>
    inDictionary(word) || word.split(/[ -]|(?<=['’])/).every((part) => inDictionary(part));
  const cases: SentenceCase[] = [];
  for (const { name, rows } of readSets(join(data, 'eval'), language)) {
    if (name.startsWith('letters') !== (part === 'letters') || name.startsWith('clean')) continue;
    for (const row of rows) {
      const { text } = row;
      const right = new Map<string, TextRange & { words: Set<string> }>();
      for (const edit of correctionsOf(row)) {
        const written = text.slice(edit.start, edit.end);
        if (!/^\p{L}+(?:['’-]\p{L}+)*$/u.test(written) || judge(text, edit) !== 'spelling') continue;
        const key = `${edit.start} ${edit.end}`;
        const place = right.get(key) ?? { start: edit.start, end: edit.end, words: new Set() };
        place.words.add(withoutMark(edit.insert));
        right.set(key, place);
      }
      for (const { start, end, words } of right.values()) {
        const written = text.slice(start, end);
        const known = [...words].filter((word) => isNear(written, word) && isKnown(word));
        if (known.length > 0) cases.push({ set: name, text, start, end, right: known });
      }
    }
  }
  return cases;
}

/** Every n-th line is held out of all training (contextNet/prepare.ts). */
const HELD_OUT = 40;
/** Cases for one correction, so that the commonest words do not decide alone. */
const MOST_EACH = 6;
const MOST_LETTERS = 400;

/** Listed misspellings in the place of their corrections, at most one in a line. */
export function plantedCases(data: string, language: TextLanguage, most: number): SentenceCase[] {
  const pack = loadPack(language);
  const rows = countRows(readRows(join(data, 'spelling'), language) ?? [], (word) => isWord(pack, word, 1)).counted;
  const slips = new Map<string, string[]>();
  for (const { misspelling, corrections } of rows) {
    const [word] = corrections;
    if (!word || corrections.length > 1) continue;
    slips.set(word, [...(slips.get(word) ?? []), misspelling]);
  }
  const used = new Map<string, number>();
  const cases: SentenceCase[] = [];
  for (const { name, lines } of contextSources(data, language)) {
    let seen = 0;
    lines.forEach((line, i) => {
      if (i % HELD_OUT !== HELD_OUT - 1 || line.length > MOST_LETTERS) return;
      const places = [...line.matchAll(/\p{L}+(?:['’-]\p{L}+)*/gu)].filter(
        ({ 0: word }) => slips.has(word) && (used.get(word) ?? 0) < MOST_EACH,
      );
      // Not always the first, nor by chance.
      const place = places[(seen * 7) % Math.max(1, places.length)];
      if (!place) return;
      const word = place[0];
      const count = used.get(word) ?? 0;
      const own = slips.get(word) as string[];
      const slip = own[(count * 31 + seen) % own.length] as string;
      seen++;
      used.set(word, count + 1);
      const text = line.slice(0, place.index) + slip + line.slice(place.index + word.length);
      cases.push({ set: name, text, start: place.index, end: place.index + slip.length, right: [word] });
    });
  }
  const step = Math.max(1, cases.length / most);
  return Array.from({ length: Math.min(most, cases.length) }, (_, i) => cases[Math.floor(i * step)] as SentenceCase);
}

/** Whether a correction of a finding makes the case's word what was meant. */
export function isRight({ text, start, end, right }: SentenceCase, finding: TextRange, correction: string): boolean {
  const mended = comparable(text.slice(start, finding.start) + correction + text.slice(finding.end, end));
  return right.some((word) => comparable(word) === mended);
}
