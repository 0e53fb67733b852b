// Sentences of the development sets as a model gets them: one at a time, with the ones beside it. Texts whose corrections have
// another number of sentences cannot be laid side by side and are left out.
import type { TextLanguage } from '../../../src/engine/index.ts';
import { profileOf } from '../../../src/engine/loaded.ts';
import { sentenceRanges } from '../../../src/engine/text/sentences.ts';
import type { AiTask } from '../../../src/lib/ai/tasks.ts';
import type { EvaluationRow } from '../evaluationSets.ts';

/** A sentence with its corrections, any of which is acceptable. */
export interface SentenceTask {
  task: AiTask;
  refs: readonly string[];
}

/** Longer sentences are lists or tables. */
const LONGEST = 500;

/** The sentences of a text. */
function sentencesOf(text: string, language: TextLanguage): string[] {
  return sentenceRanges(text, profileOf(language).sentences)
    .map(([start, end]) => text.slice(start, end))
    .filter((sentence) => sentence.trim() !== '');
}

/** The tasks of a text; [] if it cannot be laid beside its corrections. */
export function tasksOf({ text, refs }: EvaluationRow, language: TextLanguage): SentenceTask[] {
  const sentences = sentencesOf(text, language);
  const beside = refs.map((ref) => sentencesOf(ref, language)).filter((ref) => ref.length === sentences.length);
  if (beside.length === 0) return [];
  return sentences.flatMap((sentence, i) => {
    if (sentence.length > LONGEST) return [];
    const task: AiTask = {
      sentence: sentence.trim(),
      before: sentences[i - 1]?.trim() ?? '',
      after: sentences[i + 1]?.trim() ?? '',
      language,
    };
    return [{ task, refs: beside.map((ref) => (ref[i] as string).trim()) }];
  });
}
