// Clauses split at "und" and the like: the words that belong to one verb.

import { isFinite, listed } from '../../../rules/ask.ts';
import type { Sentence } from '../../../rules/token.ts';
import { clauseEnd, clauseStart } from './words.ts';

const OPENS_FURTHER = listed('und oder aber denn sondern doch');

/** Where the clause of a token begins, counting "und" as a beginning too. */
export function segmentStart(sentence: Sentence, at: number): number {
  const start = clauseStart(sentence, at);
  for (let i = at - 1; i > start; i--) if (OPENS_FURTHER.has(sentence.tokens[i]?.lower ?? '')) return i + 1;
  return start;
}

/** Where it ends: in "viele leben dort und haben keine Arbeit" a second verb of the same subject follows. */
export function segmentEnd(sentence: Sentence, at: number): number {
  const { tokens } = sentence;
  const end = clauseEnd(sentence, at);
  for (let i = at + 1; i < end; i++) if (OPENS_FURTHER.has(tokens[i]?.lower ?? '') && isFinite(tokens[i + 1])) return i;
  return end;
}
