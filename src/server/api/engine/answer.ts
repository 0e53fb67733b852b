// The answer to /v2/check: what all our programs answer, in the offsets of the document where there is markup.
import type { CheckResult, Issue } from '../../../engine/index.ts';
import { type MatchesAnswer, matchesAnswer } from '../../../sdk/matches/answer.ts';
import { contextOf } from '../../../sdk/matches/context.ts';
import type { IssueTexts } from '../../../sdk/texts/issueTexts.ts';
import { type Annotated, rangeInWhole } from '../request/annotated.ts';
import type { CheckJob } from '../request/checkJob.ts';

/** What the answer is made of. */
export interface AnswerInput {
  job: CheckJob;
  result: CheckResult;
  texts: IssueTexts;
  corrections: ReadonlyMap<Issue, readonly string[]>;
  /** Corrections were looked for everywhere. */
  isComplete: boolean;
}

/** See the head of this file. */
export function answerOf({ job, result, texts, corrections, isComplete }: AnswerInput): MatchesAnswer {
  // Clients expect some language; that nothing speaks for it is in the confidence.
  const { text, options, markup, fallback: unknown } = job;
  const { describe, languageName } = texts;
  const correctionsOf = (issue: Issue) => corrections.get(issue) ?? [];
  const answer = matchesAnswer({ text, result, options, describe, languageName, corrections: correctionsOf, unknown });
  if (!isComplete) answer.warnings.incompleteResults = true;
  return markup ? inWhole(answer, markup) : answer;
}

function inWhole(answer: MatchesAnswer, markup: Annotated): MatchesAnswer {
  return {
    ...answer,
    matches: answer.matches.map((match) => {
      const range = rangeInWhole(markup, { start: match.offset, end: match.offset + match.length });
      const { start, end } = range;
      return { ...match, offset: start, length: end - start, context: contextOf(markup.whole, range) };
    }),
    sentenceRanges: answer.sentenceRanges.map(([from, to]) => {
      const { start, end } = rangeInWhole(markup, { start: from, end: to });
      return [start, end];
    }),
  };
}
