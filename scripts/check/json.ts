// The answer in the shape of LanguageTool's /v2/check.
import packageFile from '../../package.json' with { type: 'json' };
import { type Category, type CheckOptions, type CheckResult, dialectOf, type Issue } from '../../src/engine/index.ts';
import { profileOf } from '../../src/engine/loaded.ts';
import { paragraphEnds, sentenceEnds } from '../../src/engine/text/segment.ts';
import { languageName, messageOf, titleOf } from './messages.ts';

const CONTEXT = 40;

/** A longer sentence is quoted only around the match: in text without full stops, matches grow with the sentence. */
const LONGEST_SENTENCE = 1000;
const AROUND = 200;

/** Our categories under the ids that programs for LanguageTool know. */
const CATEGORIES: Readonly<Record<Category, { id: string; name: string }>> = {
  spelling: { id: 'TYPOS', name: 'Spelling' },
  grammar: { id: 'GRAMMAR', name: 'Grammar' },
  punctuation: { id: 'PUNCTUATION', name: 'Punctuation' },
  style: { id: 'STYLE', name: 'Style' },
  consistency: { id: 'CONSISTENCY', name: 'Consistency' },
};

/** The response object. `corrections` gives the replacements of an issue, best first. */
export function jsonAnswer(
  text: string,
  result: CheckResult,
  options: CheckOptions,
  corrections: (issue: Issue) => string[],
) {
  const sentences = sentenceRanges(text, result);
  let at = 0;
  const matches = result.issues.map((issue) => {
    while (at + 1 < sentences.length && (sentences[at]?.[1] ?? 0) <= issue.start) at++;
    const [from, to] = sentences[at] ?? [0, text.length];
    return {
      message: messageOf(issue),
      shortMessage: titleOf(issue),
      replacements: corrections(issue).map((value) => ({ value })),
      probability: issue.probability,
      certainty: issue.certainty,
      offset: issue.start,
      length: issue.end - issue.start,
      context: contextOf(text, issue),
      sentence: sentenceAround(text, from, to, issue),
      type: { typeName: issue.category === 'spelling' ? 'UnknownWord' : 'Other' },
      rule: {
        id: issue.rule,
        description: titleOf(issue),
        issueType: issue.type,
        category: CATEGORIES[issue.category],
      },
      ignoreForIncompleteSentence: false,
      contextForSureMatch: 0,
    };
  });
  return {
    software: { name: 'Spelling Check', version: packageFile.version, apiVersion: 1, premium: false, status: '' },
    warnings: { incompleteResults: result.missing.length > 0 },
    language: languageOf(result, options),
    matches,
    sentenceRanges: sentences,
  };
}

function languageOf(result: CheckResult, options: CheckOptions) {
  const code = result.dialect ?? '';
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

function sentenceRanges(text: string, result: CheckResult): [number, number][] {
  const ranges: [number, number][] = [];
  let start = 0;
  for (const end of paragraphEnds(text)) {
    const paragraph = text.slice(start, end);
    let from = 0;
    for (const to of sentenceEnds(paragraph, profileOf(result.language ?? 'en').sentences)) {
      ranges.push([start + from, start + to]);
      from = to;
    }
    start = end;
  }
  return ranges;
}

/** The sentence text[from, to) of an issue, or the words around the issue if the sentence is too long. */
function sentenceAround(text: string, from: number, to: number, { start, end }: Issue): string {
  if (to - from <= LONGEST_SENTENCE) return text.slice(from, to).trim();
  let first = Math.max(from, start - AROUND);
  let last = Math.min(to, end + AROUND);
  if (isLowSurrogate(text, first)) first--;
  if (isLowSurrogate(text, last)) last++;
  const before = text.slice(first, start);
  const after = text.slice(end, last);
  // Words are not cut, unless they are longer than the excerpt.
  const head = first > from ? before.slice(Math.max(0, before.search(/\s/))) : before;
  const tail = last < to ? (/^[^]*\s/.exec(after)?.[0] ?? after) : after;
  return (head + text.slice(start, end) + tail).trim();
}

/** The answer as text, match by match: for a long text it can exceed the maximum length of a string. */
export function* jsonText({ matches, ...rest }: ReturnType<typeof jsonAnswer>): Generator<string> {
  const { sentenceRanges: ranges, ...head } = rest;
  yield JSON.stringify(head, null, 2).slice(0, -2);
  yield* listText('matches', matches, 2);
  yield* listText('sentenceRanges', ranges, 0);
  yield '\n}\n';
}

function* listText(name: string, items: readonly unknown[], indent: number): Generator<string> {
  yield `,\n  "${name}": [`;
  for (const [i, item] of items.entries()) {
    yield `${i > 0 ? ',' : ''}\n    ${JSON.stringify(item, null, indent).replaceAll('\n', '\n    ')}`;
  }
  yield items.length > 0 ? '\n  ]' : ']';
}

/** The words around an issue, cut between characters, never inside a surrogate pair. */
function contextOf(text: string, issue: Issue): { text: string; offset: number; length: number } {
  let from = Math.max(0, issue.start - CONTEXT);
  let to = Math.min(text.length, issue.end + CONTEXT);
  if (isLowSurrogate(text, from)) from--;
  if (isLowSurrogate(text, to)) to++;
  const before = from > 0 ? '...' : '';
  const after = to < text.length ? '...' : '';
  return {
    text: before + text.slice(from, to).replace(/[\r\n\t]/g, ' ') + after,
    offset: before.length + issue.start - from,
    length: issue.end - issue.start,
  };
}

const isLowSurrogate = (text: string, at: number): boolean =>
  at > 0 && at < text.length && (text.charCodeAt(at) & 0xfc00) === 0xdc00;
