// Two little words of one kind close to each other: "en con una empresa", "il un film". One of them is too many; a single one that the
// net could do without is a matter of style.
import { Pos, type PosCode } from '../lexicon/features.ts';
import type { Sentence, Token } from '../rules/token.ts';

const KINDS: readonly PosCode[] = [Pos.preposition, Pos.determiner, Pos.conjunction, Pos.subjunction];

const isOf = (token: Token | undefined, kind: PosCode): boolean =>
  token?.readings.some(({ pos }) => pos === kind) ?? false;

/** How far apart the two may stand: "e i e piedi". */
const REACH = 2;

/** Whether no word of its kind is near the word behind the token at an index, which is the one taken for superfluous. */
export function isSingle({ tokens }: Sentence, index: number): boolean {
  const own = index + 1;
  const near = [...tokens.slice(Math.max(0, own - REACH), own), ...tokens.slice(own + 1, own + 1 + REACH)];
  return !KINDS.some((kind) => isOf(tokens[own], kind) && near.some((token) => isOf(token, kind)));
}
