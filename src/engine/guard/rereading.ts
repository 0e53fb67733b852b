// What our own rules make of a sentence before and after its changes. A change after which they find something new is not
// offered, whatever a model thinks of it.
import { insertedRanges, type TextChange } from '../../lib/textChanges.ts';
import type { Issue } from '../types.ts';
import { wordsOf } from './sentenceWords.ts';
import type { GuardReader, GuardReason, GuardTask } from './types.ts';

/** What is found in the sentence of a task with these words in its place; offsets are the sentence's. */
export function findingsIn({ before, after }: GuardTask, sentence: string, reader: GuardReader): Issue[] {
  const lead = before === '' || /\s$/.test(before) ? before : `${before} `;
  const tail = after === '' || /^\s/.test(after) || /\s$/.test(sentence) ? after : ` ${after}`;
  const [start, end] = [lead.length, lead.length + sentence.length];
  return reader
    .read(lead + sentence + tail)
    .filter((issue) => issue.start < end && issue.end > start)
    .map((issue) => ({ ...issue, start: issue.start - start, end: issue.end - start }));
}

const isUnknown = ({ type }: Issue): boolean => type === 'misspelling' || type === 'unknown-name';

/** Findings that tell a mistake: matters of taste do not, nor what may well be right. */
const counts = (issue: Issue): boolean =>
  isUnknown(issue) || (issue.category !== 'style' && issue.category !== 'consistency' && issue.certainty !== 'maybe');

const nameOf = ({ rule, text }: Issue): string => `${rule} ${text}`;

/** The findings that were not there before. */
export function newFindings(
  { sentence }: GuardTask,
  before: readonly Issue[],
  after: readonly Issue[],
  reader: GuardReader,
): Issue[] {
  const known = new Map<string, number>();
  // A word that the writer uses is the writer's, wherever it stands.
  const written = new Set(wordsOf(sentence).map(({ key }) => key));
  const isOwn = (issue: Issue) => isUnknown(issue) && written.has(issue.text.toLowerCase());
  for (const issue of before) known.set(nameOf(issue), (known.get(nameOf(issue)) ?? 0) + 1);
  return after.filter((issue) => {
    const left = known.get(nameOf(issue)) ?? 0;
    known.set(nameOf(issue), left - 1);
    return left <= 0 && counts(issue) && !isOwn(issue) && !reader.isHidden(issue);
  });
}

export const reasonOf = (issue: Issue): GuardReason => (isUnknown(issue) ? 'unknownWord' : 'mistake');

/** The change that a finding in the changed sentence comes from: the one in the same place, or the nearest. */
export function causeOf(issue: Issue, changes: readonly TextChange[]): number {
  const distance = ({ start, end }: { start: number; end: number }) =>
    Math.max(0, start - issue.end, issue.start - end);
  const distances = insertedRanges(changes).map(distance);
  return distances.indexOf(Math.min(...distances));
}
