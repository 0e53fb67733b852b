// Long sentences in two, at a conjunction behind which a clause with its own subject begins.
import { Pos } from '../../../../lexicon/features.ts';
import { Label } from '../../../../reading/parser/labels.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { capitalised } from '../../../../rewrite/dress.ts';
import type { Turn } from '../../../../rewrite/types.ts';
import { among, isTaggedFinite } from '../../../../rules/ask.ts';
import type { Match } from '../../../../rules/match.ts';
import { anyWord, punctuation, word, words } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';

/** Sentences that a style guide would split. */
const LONG = 30;
const LEAST_PART = 7;
/** A mark before the coordinator speaks for two clauses. */
const LEAST_CERTAIN = { withMark: 0.3, without: 0.6 };

/** What opens with these is about both parts. */
const isCondition = among(
  'if when unless because since although though while as before after until once even whether to',
);
const isPaired = among('both either neither whether only not-only');

const opensClause = among('that which who whether if how why');

const wordsIn = (tokens: readonly Token[]): number =>
  tokens.filter(({ kind }) => kind === 'word' || kind === 'number').length;

const isEnclosed = (before: readonly Token[]): boolean =>
  before.some(({ text }) => text === '(' || text === '[') && !before.some(({ text }) => text === ')' || text === ']');

/** Whether both parts can be sentences, by their length and what they begin with. */
function isSplittable(m: Match, at: number): boolean {
  const { tokens } = m.sentence;
  const [first, second] = [tokens.slice(0, at), tokens.slice(at + 1)];
  if (wordsIn(tokens) < LONG || wordsIn(first) < LEAST_PART || wordsIn(second) < LEAST_PART) return false;
  if (tokens.at(-1)?.text !== '.' || isEnclosed(first)) return false;
  const opening = first.find(({ kind }) => kind === 'word');
  return !isCondition(opening) && !first.some(isPaired) && first.some(isTaggedFinite) && second.some(isTaggedFinite);
}

/** Whether the coordinator joins a clause with its own subject to the main one, and the subject follows at once. */
function joinsClauses(m: Match, coordinator: Token, next: Token): boolean {
  const { syntax } = m;
  const second = syntax?.headOf(coordinator);
  const first = second && syntax?.headOf(second.token);
  if (!syntax || !second || !first || syntax.labelOf(coordinator) !== Label.coordinator) return false;
  if (syntax.labelOf(second.token) !== Label.conjunct || syntax.labelOf(first.token) !== Label.root) return false;
  const least = m.has('mark') ? LEAST_CERTAIN.withMark : LEAST_CERTAIN.without;
  if (first.certainty < least) return false;
  const own = syntax.dependentsOf(second.token, Label.subject, Label.expletive)[0]?.token;
  const main = syntax.dependentsOf(first.token, Label.subject, Label.expletive)[0]?.token;
  return (
    own !== undefined && main !== undefined && main.index < coordinator.index && syntax.spanOf(own).from === next.index
  );
}

/** Two sentences for what a mark and a coordinator join; `opening` begins the second one. */
function splitAt(m: Match, opening: (next: string) => string): Turn | null {
  const { tokens } = m.sentence;
  const [coordinator, next] = [m.token('and'), m.token('next')];
  if (!isSplittable(m, coordinator.index) || !joinsClauses(m, coordinator, next)) return null;
  const hasMark = m.has('mark');
  // This means that A is ... and B is ...: both may be what it means.
  if (!hasMark && tokens.slice(0, coordinator.index).some(opensClause)) return null;
  const from = hasMark ? m.token('mark').index : coordinator.index - 1;
  const before = hasMark ? '' : (tokens[from]?.text ?? '');
  return { from, to: next.index, texts: [`${before}. ${opening(next.text)}`] };
}

const FIRST =
  'The council has decided to repair the old bridge over the river before the winter comes with its storms and its floods';

/** ..., and the work will ...: two sentences. */
export const splitAnd = defineRewrite({
  id: 'en.rewrite.split-and',
  kind: 'split',
  pattern: [
    punctuation(',', ';').optional().as('mark').mark(),
    word('and').as('and').mark(),
    anyWord().as('next').mark(),
  ],
  turn: (m) => splitAt(m, capitalised),
  wrong: [
    [
      `${FIRST}, and the work will take at least three months from the first day.`,
      `${FIRST}. The work will take at least three months from the first day.`,
    ],
    [
      'My sister bought a small house near the sea last year with the money that she got from our aunt, and she now spends every free weekend there with her two dogs.',
      'My sister bought a small house near the sea last year with the money that she got from our aunt. She now spends every free weekend there with her two dogs.',
    ],
    [
      'The museum opened its new hall in the first week of May after a long delay caused by the builders, and it has seen more than ten thousand visitors since that day.',
      'The museum opened its new hall in the first week of May after a long delay caused by the builders. It has seen more than ten thousand visitors since that day.',
    ],
  ],
  right: [
    'The council repairs the bridge, and the work takes three months.',
    `${FIRST}, and then to paint it in the colours of the town and of the county again.`,
    'If the council decides to repair the old bridge over the river before winter comes, the road will be closed for weeks, and the buses will have to take another way.',
  ],
});

/** ..., but the work ...: two sentences. */
export const splitBut = defineRewrite({
  id: 'en.rewrite.split-but',
  kind: 'split',
  pattern: [
    punctuation(',', ';').optional().as('mark').mark(),
    words('but yet').as('and').mark(),
    anyWord().as('next').mark(),
  ],
  turn: (m) => splitAt(m, (next) => `${capitalised(m.token('and').lower)} ${next}`),
  wrong: [
    [
      `${FIRST}, but the work will take at least three months from the first day.`,
      `${FIRST}. But the work will take at least three months from the first day.`,
    ],
    [
      'My sister bought a small house near the sea last year with the money that she got from our aunt, but she spends most of her weekends here with her two dogs.',
      'My sister bought a small house near the sea last year with the money that she got from our aunt. But she spends most of her weekends here with her two dogs.',
    ],
    [
      'The museum opened its new hall in the first week of May after a long delay caused by the builders, yet it expects more than ten thousand visitors every week of the year.',
      'The museum opened its new hall in the first week of May after a long delay caused by the builders. Yet it expects more than ten thousand visitors every week of the year.',
    ],
  ],
  right: [
    'The council repairs the bridge, but the work takes three months.',
    `${FIRST}, but not to paint it in the colours of the town and of the county again.`,
    'She was not only the best player of the whole team for many years in a row, but she also wrote three long books about the game and its rules.',
  ],
});

/** ...; the work ...: two sentences. */
export const splitSemicolon = defineRewrite({
  id: 'en.rewrite.split-semicolon',
  kind: 'split',
  pattern: [punctuation(';').as('mark').mark(), anyWord().as('next').mark()],
  where: (m) =>
    isSplittable(m, m.token('mark').index) &&
    !among('and or but for yet so nor')(m.token('next')) &&
    // "; seized by fear": what was said before goes on
    m.token('next').pos !== Pos.verb &&
    m.sentence.tokens.filter(({ text }) => text === ';').length === 1 &&
    !m.sentence.tokens.slice(0, m.from).some(({ text }) => text === ':'),
  suggest: (m) => [`. ${capitalised(m.text('next'))}`],
  wrong: [
    [`${FIRST}; the work will take at least three months.`, `${FIRST}. The work will take at least three months.`],
    [
      `${FIRST}; nobody knows how much it will cost the town.`,
      `${FIRST}. Nobody knows how much it will cost the town.`,
    ],
    [
      `${FIRST}; however, the work will take at least three months.`,
      `${FIRST}. However, the work will take at least three months.`,
    ],
  ],
  right: [
    'The council repairs the bridge; the work takes long.',
    `${FIRST}; three months of work.`,
    `${FIRST}; seized by a sudden fear of costs, it left the work undone.`,
    'The tour visits the following towns and castles: the old port of Dover with its castle and its cliffs; it also goes to Hastings, where a battle was fought long ago.',
  ],
});

/** ..., which means that ...: This means that. */
export const splitWhich = defineRewrite({
  id: 'en.rewrite.split-which',
  kind: 'split',
  pattern: [punctuation(',').as('mark').mark(), word('which').mark(), words('means meant').as('verb').mark()],
  where: (m) => isSplittable(m, m.token('mark').index),
  suggest: (m) => [`. This ${m.text('verb')}`],
  wrong: [
    [
      `${FIRST}, which means that the buses will take another way.`,
      `${FIRST}. This means that the buses will take another way.`,
    ],
    [
      `${FIRST}, which meant that all the buses took another way.`,
      `${FIRST}. This meant that all the buses took another way.`,
    ],
    [
      `${FIRST}, which means more noise for everyone who lives there.`,
      `${FIRST}. This means more noise for everyone who lives there.`,
    ],
  ],
  right: [
    'It rained, which means that we stay in.',
    'The word which means the most to her is home.',
    'I know which means are best.',
  ],
});
