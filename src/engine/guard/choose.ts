// Which changes of a correction may be offered, one by one: a change that fails by itself is dropped, those that are right only
// together become one.
import { applyFixes, type TextChange } from '../../lib/textChanges.ts';
import type { Issue } from '../types.ts';
import { lostOrAdded, readText } from './lostOrAdded.ts';
import { saidOtherwise } from './meaning.ts';
import { causeOf, findingsIn, newFindings, reasonOf } from './rereading.ts';
import { wordsOf } from './sentenceWords.ts';
import { mendsSpelling } from './spellingEdits.ts';
import type { DroppedEdit, GuardReader, GuardReason, GuardTask, GuardWords } from './types.ts';

/** What changes are judged with. */
export interface Judging {
  task: GuardTask;
  words: GuardWords;
  reader: GuardReader;
  /** What our rules find in the sentence as it is, also what the person has hidden. */
  findings: readonly Issue[];
}

/** What is left of a list of changes. */
export interface Chosen {
  edits: TextChange[];
  dropped: DroppedEdit[];
  /** Why nothing can be left. */
  refused: GuardReason | null;
}

/** What two versions of a sentence do not have in common that they should. */
function differs(before: string, after: string, { words, task }: Pick<Judging, 'words' | 'task'>): GuardReason | null {
  const [one, other] = [readText(before), readText(after)];
  return lostOrAdded(one, other, words, task.mode) ?? saidOtherwise(one, other, words, task.mode);
}

/** Words that one change may bring more than it takes, and where it takes none: what was forgotten, and nothing new. */
const MOST_ADDED = 5;
const MOST_FORGOTTEN = 3;

/** What is wrong with a change whatever the others are. */
export function isUnwelcome(change: TextChange, { task, words, reader, findings }: Judging): GuardReason | null {
  const { start, end, insert } = change;
  const isTouched = (issue: Issue) =>
    (start < issue.end && end > issue.start) || (start === end && start > issue.start && start < issue.end);
  if (findings.some((issue) => isTouched(issue) && reader.isHidden(issue))) return 'ignored';
  const added = wordsOf(insert);
  const taken = wordsOf(task.sentence.slice(start, end)).length;
  if (added.length - taken > (taken === 0 ? MOST_FORGOTTEN : MOST_ADDED)) return 'changes';
  const present = new Set(wordsOf(task.sentence).map(({ key }) => key));
  const isNew = ({ key }: { key: string }) => !present.has(key);
  return added.some((word) => isNew(word) && words.isOffensive(word.text)) ? 'offensive' : null;
}

/** The changes that keep what must be kept. Words that are no words may become ones. */
export function keepMeaning(changes: readonly TextChange[], judging: Judging): Chosen {
  const { task, words, findings } = judging;
  const { sentence } = task;
  const spelling = changes.filter((change) => mendsSpelling(sentence, change, findings, words));
  const mended = applyFixes(sentence, spelling);
  const failing = (edits: readonly TextChange[]) =>
    differs(mended, applyFixes(sentence, [...new Set([...spelling, ...edits])]), judging);
  let edits = [...changes];
  const dropped: DroppedEdit[] = [];
  const reasons = new Map<TextChange, GuardReason>();
  for (const change of edits) {
    const reason = failing([change]);
    if (reason) reasons.set(change, reason);
  }
  if (failing(edits) === null)
    return { edits: linked(sentence, edits, (change) => reasons.has(change)), dropped, refused: null };
  for (const [change, reason] of reasons) dropped.push({ change, reason });
  edits = edits.filter((change) => !reasons.has(change));
  const refused = edits.length > 0 ? failing(edits) : null;
  return { edits, dropped, refused };
}

/** Changes that are right only together, as one that reaches from the first to the last of them. */
function linked(
  sentence: string,
  changes: readonly TextChange[],
  isLinked: (change: TextChange) => boolean,
): TextChange[] {
  const first = changes.findIndex(isLinked);
  const last = changes.findLastIndex(isLinked);
  if (first === last) return [...changes];
  const [from, to] = [changes[first] as TextChange, changes[last] as TextChange];
  const shifted = changes
    .slice(first, last + 1)
    .map((change) => ({ ...change, start: change.start - from.start, end: change.end - from.start }));
  const insert = applyFixes(sentence.slice(from.start, to.end), shifted);
  return [...changes.slice(0, first), { start: from.start, end: to.end, insert }, ...changes.slice(last + 1)];
}

/** The changes after which our rules find nothing new. */
export function keepRight(changes: readonly TextChange[], { task, reader, findings }: Judging): Chosen {
  let edits = [...changes];
  const dropped: DroppedEdit[] = [];
  while (edits.length > 0) {
    const after = findingsIn(task, applyFixes(task.sentence, edits), reader);
    const added = newFindings(task, findings, after, reader);
    if (added.length === 0) break;
    const causes = new Map(added.map((issue) => [causeOf(issue, edits), reasonOf(issue)]));
    for (const [index, reason] of causes) dropped.push({ change: edits[index] as TextChange, reason });
    edits = edits.filter((_, index) => !causes.has(index));
  }
  return { edits, dropped, refused: null };
}

/** Why a rewriting as a whole may not be offered. */
export function isBadRewriting(changes: readonly TextChange[], judging: Judging): GuardReason | null {
  const { task, words, reader, findings } = judging;
  const spelling = changes.filter((change) => mendsSpelling(task.sentence, change, findings, words));
  const text = applyFixes(task.sentence, changes);
  const present = new Set(wordsOf(text).map(({ text: word }) => word));
  const isGone = (issue: Issue) =>
    reader.isHidden(issue) && wordsOf(issue.text).some(({ text: word }) => !present.has(word));
  if (findings.some(isGone)) return 'ignored';
  const unwelcome = changes.map((change) => isUnwelcome(change, judging)).find((one) => one && one !== 'ignored');
  if (unwelcome) return unwelcome;
  const reason = differs(applyFixes(task.sentence, spelling), text, judging);
  if (reason) return reason;
  const [added] = newFindings(task, findings, findingsIn(task, text, reader), reader);
  return added ? reasonOf(added) : null;
}
