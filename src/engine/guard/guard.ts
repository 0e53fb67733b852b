// The guard: what a language model says about a sentence becomes changes that may be offered, or a reason why not. Answers are
// data: nothing of them reaches a text that was not compared with it, word by word, and read again by our own rules. Never throws.
import { applyFixes } from '../../lib/textChanges.ts';
import type { TextLanguage } from '../types.ts';
import { type AnswerText, answerText } from './answerText.ts';
import { type Chosen, isBadRewriting, isUnwelcome, type Judging, keepMeaning, keepRight } from './choose.ts';
import { inItsOwnMarks, joined, wordDiff } from './diff.ts';
import { findingsIn } from './rereading.ts';
import type {
  DroppedEdit,
  GuardFacts,
  GuardReason,
  GuardResult,
  GuardSource,
  GuardTask,
  ModelAnswer,
} from './types.ts';
import { isNoAnswer, isNoVersion, isTooMuch } from './wholeAnswer.ts';
import { readerOf, wordsFor } from './wordsAndReader.ts';

const refuse = ({ sentence }: GuardTask, refused: GuardReason, dropped: DroppedEdit[] = []): GuardResult => ({
  edits: [],
  text: sentence,
  refused,
  dropped,
});

/** The sentence with the answer between the spaces that stand around it. */
function inPlace(sentence: string, { text, ...rest }: AnswerText): AnswerText {
  if (text === null) return { text, ...rest } as AnswerText;
  const [lead = '', tail = ''] = [/^\s*/.exec(sentence)?.[0], /\s*$/.exec(sentence)?.[0]];
  return { text: sentence.trim() === '' ? text : lead + text.trim() + tail, dropped: rest.dropped, reason: null };
}

/** See the head of this file. `all` has the facts of every language. */
export function guardAnswer(
  source: GuardSource,
  task: GuardTask,
  answer: ModelAnswer,
  all: ReadonlyMap<TextLanguage, GuardFacts>,
): GuardResult {
  const said = inPlace(task.sentence, answerText(task.sentence, answer));
  if (said.text === null) return refuse(task, said.reason, said.dropped);
  const words = wordsFor(source, task.language, all);
  if (!words) return refuse(task, 'unread');
  const noAnswer = isNoAnswer(task, said.text, [...all.values()]) ?? isNoVersion(task, said.text.trim(), words);
  if (noAnswer) return refuse(task, noAnswer, said.dropped);
  const changes = inItsOwnMarks(task.sentence, wordDiff(task.sentence, said.text));
  if (changes.length === 0) return refuse(task, said.dropped[0]?.reason ?? 'unchanged', said.dropped);
  const reader = readerOf(source, task.language);
  const judging: Judging = { task, words, reader, findings: findingsIn(task, task.sentence, reader) };
  const isClean = !judging.findings.some((issue) => !reader.isHidden(issue));
  const tooMuch = isTooMuch(task, changes, isClean);
  if (tooMuch) return refuse(task, tooMuch, said.dropped);
  if (task.mode === 'rewrite') {
    const reason = isBadRewriting(changes, judging);
    if (reason) return refuse(task, reason, said.dropped);
    return result(task, { edits: changes, dropped: [], refused: null }, said.dropped);
  }
  return result(task, chosen(changes, judging), said.dropped);
}

/** The changes of a correction that pass, each step on what the one before has left. */
function chosen(changes: Chosen['edits'], judging: Judging): Chosen {
  const dropped: DroppedEdit[] = [];
  let edits = changes.filter((change) => {
    const reason = isUnwelcome(change, judging);
    if (reason) dropped.push({ change, reason });
    return reason === null;
  });
  for (const step of [keepMeaning, keepRight, keepMeaning]) {
    const left = step(edits, judging);
    dropped.push(...left.dropped);
    if (left.refused) return { edits: [], dropped, refused: left.refused };
    edits = left.edits;
  }
  return { edits, dropped, refused: null };
}

function result(task: GuardTask, { edits, dropped, refused }: Chosen, earlier: DroppedEdit[]): GuardResult {
  const all = [...earlier, ...dropped];
  if (refused) return refuse(task, refused, all);
  if (edits.length === 0) return refuse(task, all[0]?.reason ?? 'unchanged', all);
  return {
    edits: joined(task.sentence, edits),
    text: applyFixes(task.sentence, edits),
    refused: null,
    dropped: all,
  };
}
