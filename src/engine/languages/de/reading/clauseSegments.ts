// Clauses that "und" and its like part: what belongs to one verb.

import { isFinite, listed } from '../../../rules/ask.ts';
import type { Sentence } from '../../../rules/token.ts';
import { clauseEnd, clauseStart } from './words.ts';

const OPENS_FURTHER = listed('und oder aber denn sondern doch');

/** Where the clause of a token begins, "und" taken for its start as well. */
export function segmentStart(sentence: Sentence, at: number): number {
  const start = clauseStart(sentence, at);
  for (let i = at - 1; i > start; i--) if (OPENS_FURTHER.has(sentence.tokens[i]?.lower ?? '')) return i + 1;
  return start;
}

/** Where it ends: "viele leben dort und haben keine Arbeit" goes on with another verb of the same subject. */
export function segmentEnd(sentence: Sentence, at: number): number {
  const { tokens } = sentence;
  const end = clauseEnd(sentence, at);
  for (let i = at + 1; i < end; i++) if (OPENS_FURTHER.has(tokens[i]?.lower ?? '') && isFinite(tokens[i + 1])) return i;
  return end;
}
