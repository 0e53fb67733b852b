// The answer in the shape of LanguageTool's /v2/check, for programs that speak it. Pure: the same in a browser and in Node.
// Offsets are UTF-16 code units, as in LanguageTool.
import {
  type Category,
  type CheckOptions,
  type CheckResult,
  type Dialect,
  dialectOf,
  type Issue,
  sentencesOf,
} from '../../engine/index.ts';
import { VERSION } from '../version.ts';
import { contextOf, type MatchContext, sentenceAround } from './context.ts';

/** Our categories under the ids that programs for LanguageTool know. */
export const CATEGORY_IDS: Readonly<Record<Category, string>> = {
  spelling: 'TYPOS',
  grammar: 'GRAMMAR',
  punctuation: 'PUNCTUATION',
  style: 'STYLE',
  consistency: 'CONSISTENCY',
};

/** One finding; `probability` and `certainty` are ours. */
export interface Match {
  message: string;
  shortMessage: string;
  replacements: { value: string }[];
  probability: number;
  certainty: Issue['certainty'];
  offset: number;
  length: number;
  context: MatchContext;
  sentence: string;
  type: { typeName: string };
  rule: { id: string; description: string; issueType: string; category: { id: string; name: string } };
  ignoreForIncompleteSentence: boolean;
  contextForSureMatch: number;
}

/** The response object. */
export interface MatchesAnswer {
  software: { name: string; version: string; apiVersion: number; premium: boolean; status: string };
  warnings: { incompleteResults: boolean };
  language: {
    name: string;
    code: string;
    detectedLanguage: { name: string; code: string; confidence: number; source: string };
  };
  matches: Match[];
  sentenceRanges: [start: number, end: number][];
}

/** What is needed of a finding. */
export type MatchIssue = Pick<Issue, 'start' | 'end' | 'rule' | 'category' | 'type' | 'probability' | 'certainty'>;

/** What the answer is made of. */
export interface MatchesInput<I extends MatchIssue> {
  text: string;
  result: Pick<CheckResult, 'language' | 'dialect' | 'guesses' | 'missing'> & { issues: readonly I[] };
  options: Pick<CheckOptions, 'dialects' | 'usualDialects'>;
  /** What is said about an issue, in the language of the answer. */
  describe: (issue: I) => { message: string; title: string; categoryName: string };
  /** "American English" for en-US. */
  languageName: (code: string) => string;
  /** The replacements of an issue, best first. */
  corrections: (issue: I) => readonly string[];
  /** What to call the language of a text that does not tell; without it, it has no code. */
  unknown?: Dialect;
}

/** Builds the response object. */
export function matchesAnswer<I extends MatchIssue>(input: MatchesInput<I>): MatchesAnswer {
  const { text, result, options, describe, languageName, corrections } = input;
  const sentences = sentencesOf(text, result.language);
  let at = 0;
  const matches = result.issues.map((issue): Match => {
    while (at + 1 < sentences.length && (sentences[at]?.[1] ?? 0) <= issue.start) at++;
    const sentence = sentences[at] ?? [0, text.length];
    const { message, title, categoryName } = describe(issue);
    return {
      message,
      shortMessage: title,
      replacements: corrections(issue).map((value) => ({ value })),
      probability: issue.probability,
      certainty: issue.certainty,
      offset: issue.start,
      length: issue.end - issue.start,
      context: contextOf(text, issue),
      sentence: sentenceAround(text, sentence, issue),
      type: { typeName: issue.category === 'spelling' ? 'UnknownWord' : 'Other' },
      rule: {
        id: issue.rule,
        description: title,
        issueType: issue.type,
        category: { id: CATEGORY_IDS[issue.category], name: categoryName },
      },
      ignoreForIncompleteSentence: false,
      contextForSureMatch: 0,
    };
  });
  return {
    software: { name: 'Spelling Check', version: VERSION, apiVersion: 1, premium: false, status: '' },
    warnings: { incompleteResults: result.missing.length > 0 },
    language: languageOf(result, options, languageName, input.unknown),
    matches,
    sentenceRanges: sentences,
  };
}

function languageOf(
  result: Pick<CheckResult, 'dialect' | 'guesses'>,
  options: Pick<CheckOptions, 'dialects' | 'usualDialects'>,
  languageName: (code: string) => string,
  unknown: string = '',
): MatchesAnswer['language'] {
  const code = result.dialect ?? unknown;
  const best = result.guesses[0];
  const detected = best ? dialectOf(best.language, options) : code;
  return {
    name: code && languageName(code),
    code,
    detectedLanguage: {
      name: detected && languageName(detected),
      code: detected,
      confidence: Number((best?.share ?? 0).toFixed(3)),
      source: 'spelling-check',
    },
  };
}
