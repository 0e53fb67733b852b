// The answer as JSON text, match by match: for a long text it can exceed the maximum length of a string.
import type { MatchesAnswer } from './answer.ts';

/** Parts of the text, in order. */
export function* matchesText({ matches, ...rest }: MatchesAnswer): Generator<string> {
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
