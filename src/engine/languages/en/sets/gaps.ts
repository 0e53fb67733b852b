// Gaps for English commas: where clauses are joined, after an opening phrase, and around insertions.

import { clauseFrom, type GapKind, type GapSentence, hasVerb } from '../../../context/gaps.ts';
import { endsClause, VerbForm } from '../../../context/verbForms.ts';
import { Feature, Pos } from '../../../lexicon/features.ts';
import { isCapitalised, type Token } from '../../../rules/token.ts';
import { wordSet } from '../../../text/wordLists.ts';

const JOINING = wordSet('and but or so yet');
const RELATIVE = wordSet('which who whose whom where');
/** Verbs that take a question: "it shows which words count" has no comma. */
const ASKING = wordSet(
  'ask check choose decide determine explain find forget guess indicate know learn matter remember say see show specify tell understand wonder',
);
const SUBORDINATORS = wordSet(
  'if when whenever although though because while after before since once unless until as whereas wherever even provided',
);
const GREETINGS = wordSet('yes no well oh hi hello hey thanks sorry okay ok please sure right listen look yeah ah');
const SALUTATIONS = wordSet('hi hello hey');
const ASIDES = wordSet(
  'however therefore moreover furthermore nevertheless though too please instead especially including',
);
const CALLED = wordSet(
  'sir madam guys everyone everybody mum mom dad folks dear honey man mate darling team buddy doctor',
);
const TITLES = wordSet('mr mrs ms dr st prof sen rep gov gen jr sr no vs etc inc ltd co');
const LONGEST_OPENING = 14;
/** How far after "and" to look for the verb of its clause. */
const VERB_REACH = 9;

const reads = (token: Token | undefined, ...parts: readonly number[]): boolean =>
  token?.readings.some(({ pos }) => parts.includes(pos)) ?? false;

/** Whether a subject may begin here. */
const mayBeSubject = (token: Token | undefined): boolean =>
  token?.kind === 'word' &&
  (token.readings.length === 0 || reads(token, Pos.pronoun, Pos.determiner, Pos.noun, Pos.properNoun, Pos.adjective));

/** Whether the sentence opens with a preposition, an adverb or a participle. */
const opensWithPhrase = (token: Token | undefined): boolean =>
  reads(token, Pos.preposition, Pos.adverb) ||
  (token?.readings.some(({ features }) => (features & (Feature.gerund | Feature.presentParticiple)) !== 0) ?? false);

/** Whether a verb comes before the next mark. */
function hasVerbAhead(sentence: GapSentence, from: number): boolean {
  let to = from;
  while (to < sentence.tokens.length && to < from + VERB_REACH && !endsClause(sentence.tokens[to] as Token)) to++;
  return hasVerb(sentence, from, to);
}

/** Whether a name or a form of address stands alone between the gap and a mark. */
function isAddress({ tokens }: GapSentence, right: number): boolean {
  const [token, next] = [tokens[right], tokens[right + 1]];
  if (!token || (next && !endsClause(next)) || TITLES.has(token.lower)) return false;
  return CALLED.has(token.lower) || (isCapitalised(token) && token.lower !== 'i');
}

function openingOf(sentence: GapSentence, left: number, right: number): string | null {
  const { tokens } = sentence;
  if (right > LONGEST_OPENING || clauseFrom(sentence, left) > 0 || !mayBeSubject(tokens[right])) return null;
  const first = tokens[0];
  if (SUBORDINATORS.has(first?.lower ?? '')) return hasVerb(sentence, 1, right) ? 'comma-opening-clause' : null;
  if (!opensWithPhrase(first) || hasVerb(sentence, 0, right, VerbForm.onlyFinite)) return null;
  return hasVerbAhead(sentence, right) ? 'comma-opening-phrase' : null;
}

const canAsk = ({ readings }: Token): boolean =>
  readings.some(({ pos, lemma }) => pos === Pos.verb && ASKING.has(lemma));

/** Which set an English gap belongs to. */
export const englishGap: GapKind = (sentence, left, right) => {
  const { tokens, forms } = sentence;
  const word = tokens[right]?.lower ?? '';
  if (JOINING.has(word)) {
    const joins = mayBeSubject(tokens[right + 1]) && hasVerbAhead(sentence, right + 2);
    return joins && hasVerb(sentence, clauseFrom(sentence, left), right) ? 'comma-joining' : null;
  }
  if (RELATIVE.has(word)) return canAsk(tokens[left] as Token) ? null : 'comma-which';
  if (word === 'that' || word === 'than') {
    // I'll tell you what, that was good: a pronoun
    return ((forms[right + 1] ?? 0) & VerbForm.onlyFinite) === 0 ? 'comma-that' : null;
  }
  if (ASIDES.has(word) || (word === 'such' && tokens[right + 1]?.lower === 'as')) return 'comma-aside';
  // Hi Anna, thanks for coming: a single salutation, whose comma follows the name
  if (left === 0 && SALUTATIONS.has(tokens[0]?.lower ?? '') && isAddress(sentence, right)) return null;
  if (left === 0 && GREETINGS.has(tokens[0]?.lower ?? '')) return 'comma-greeting';
  if (isAddress(sentence, right)) return 'comma-address';
  return openingOf(sentence, left, right);
};
