// Whether a long sentence may be split at a match.
import { isTaggedFinite } from '../../../rules/ask.ts';
import type { Match } from '../../../rules/match.ts';
import type { Token } from '../../../rules/token.ts';

/** How long the sentence, and each of its parts, is at least. */
interface Lengths {
  words: number;
  side: number;
}

const countOf = (tokens: readonly Token[]): number =>
  tokens.filter(({ kind }) => kind === 'word' || kind === 'number').length;

const OPENING = /^[([«“"„‘¿¡]$/;
const CLOSING = /^[)\]»”"‘’?!]$/;

/** Marks after which a sentence does not end where one would split it: brackets that are open, a list after a colon. */
function isOpen(tokens: readonly Token[]): boolean {
  let depth = 0;
  for (const { kind, text } of tokens) {
    if (kind !== 'punctuation') continue;
    if (text === ':' || text === '"' || text === '–' || text === '—') return true;
    if (OPENING.test(text)) depth++;
    else if (CLOSING.test(text)) depth--;
  }
  return depth !== 0;
}

/** Whether both parts are long enough, stand on their own and are no part of a clause or a list. */
export function isSplittable(match: Match, { words, side }: Lengths): boolean {
  const { tokens } = match.sentence;
  const [first] = match.marked();
  const { syntax } = match;
  if (!first || !syntax || tokens.at(-1)?.text !== '.') return false;
  const [before, behind] = [tokens.slice(0, first.index), tokens.slice(first.index + 1)];
  if (countOf(tokens) <= words || countOf(before) < side || countOf(behind) < side) return false;
  if (isOpen(before) || isOpen(behind) || opensWithin(before)) return false;
  // several of them make a list
  if (tokens.filter(({ text }) => text === ';').length > 1) return false;
  // The main verb stands before, so that what follows is added to a sentence and not to what opens it.
  const root = tokens.find((token) => syntax.headOf(token) === undefined && token.kind === 'word');
  return root !== undefined && root.index < first.index && before.some(isTaggedFinite) && !isOpenedByClause(before);
}

const CLAUSE = /^(?:si|s'|quand|lorsque|lorsqu'|comme|puisque|bien|afin|pour|cuando|aunque|mientras|como|porque)$/;

/** Whether such a clause stands within another one: sachez que si. */
const opensWithin = (tokens: readonly Token[]): boolean =>
  tokens.some(({ lower }, i) => CLAUSE.test(lower) && /^qu[e']$/.test(tokens[i - 1]?.lower ?? ''));

/** Whether the sentence begins with a clause that the other part may belong to. */
const isOpenedByClause = ([first]: readonly Token[]): boolean => first !== undefined && CLAUSE.test(first.lower);
