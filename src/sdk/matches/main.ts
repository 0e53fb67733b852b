// LanguageTool's JSON of an answer of the library: for programs that were written for its HTTP API.
import type { CheckOptions } from '../../engine/index.ts';
import type { CheckAnswer } from '../types.ts';
import { type MatchesAnswer, matchesAnswer } from './answer.ts';

export type { Match, MatchesAnswer } from './answer.ts';

/** The answer in the shape of /v2/check. `messages` is the language of the names of languages, `options` those of the check. */
export function languageToolAnswer(
  text: string,
  answer: CheckAnswer,
  { messages = 'en', options = { dialects: {} } }: { messages?: string; options?: Pick<CheckOptions, 'dialects'> } = {},
): MatchesAnswer {
  const names = new Intl.DisplayNames(messages, { type: 'language' });
  return matchesAnswer({
    text,
    result: answer,
    options,
    describe: (issue) => issue,
    languageName: (code) => names.of(code) ?? code,
    corrections: ({ replacements }) => replacements,
  });
}
