// German gaps: where clauses begin and end.

import { clauseFrom, type GapKind, type GapSentence, hasVerb } from '../../../context/gaps.ts';
import { VerbForm } from '../../../context/verbForms.ts';
import { Pos } from '../../../lexicon/features.ts';
import { isCapitalised } from '../../../rules/token.ts';
import { wordList } from '../../../text/wordLists.ts';

const CONJUNCTIONS = wordList(
  'dass weil obwohl obgleich wenn ob falls bevor ehe nachdem sobald solange sodass damit indem während da sofern seitdem bis',
);
const RELATIVES = wordList('der die das den dem denen deren dessen welche welcher welches welchen welchem');
const QUESTIONS = wordList(
  'was wer wen wem wo warum weshalb wieso wohin woher womit wofür woran worauf wodurch wobei wozu wann',
);
const INFINITIVES = wordList('um ohne statt anstatt');

/** Sets by the word after the gap. */
const BY_RIGHT: ReadonlyMap<string, string> = new Map([
  ...CONJUNCTIONS.map((word) => [word, 'comma-conjunction'] as const),
  ...QUESTIONS.map((word) => [word, 'comma-question'] as const),
  ...wordList('aber sondern denn jedoch doch').map((word) => [word, 'comma-contrast'] as const),
  ...wordList('als wie').map((word) => [word, 'comma-comparison'] as const),
  ...INFINITIVES.map((word) => [word, 'comma-infinitive'] as const),
]);
const RELATIVE = new Set(RELATIVES);
/** Words that open a clause, at the start of a sentence or after a comma. */
const OPENERS = new Set([...CONJUNCTIONS, ...QUESTIONS, ...INFINITIVES, 'als', 'wie', 'seit']);
const FARTHEST_ZU = 14;

const isPreposition = ({ tokens }: GapSentence, at: number): boolean =>
  tokens[at]?.readings.some(({ pos }) => pos === Pos.preposition) ?? false;

/** Whether the token at `left` is in a subordinate clause, judging by the word that opens the clause. */
function isSubordinate(sentence: GapSentence, left: number): boolean {
  const { tokens } = sentence;
  const from = clauseFrom(sentence, left);
  const opener = tokens[from]?.lower ?? '';
  if (OPENERS.has(opener)) return true;
  if (from === 0 || tokens[from - 1]?.text !== ',') return false;
  return RELATIVE.has(opener) || (isPreposition(sentence, from) && RELATIVE.has(tokens[from + 1]?.lower ?? ''));
}

/** Whether a relative clause may belong to the word: a noun or pronoun, or a verb after its noun. */
function isAntecedent({ tokens, forms }: GapSentence, at: number): boolean {
  const token = tokens[at];
  if (!token) return false;
  if (isCapitalised(token) || token.kind === 'number') return true;
  if (token.readings.some(({ pos }) => pos === Pos.pronoun)) return !RELATIVE.has(token.lower) || token.lower === 'das';
  return ((forms[at] as number) & (VerbForm.participle | VerbForm.infinitive)) !== 0;
}

/** Whether an infinitive with zu follows before any finite verb. */
function hasInfinitiveAhead({ tokens, forms }: GapSentence, from: number): boolean {
  for (let i = from; i < Math.min(tokens.length, from + FARTHEST_ZU); i++) {
    const bits = forms[i] as number;
    if ((bits & VerbForm.zuInfinitive) !== 0) return true;
    if (tokens[i]?.kind === 'punctuation') return false;
    if (tokens[i]?.lower === 'zu' && ((forms[i + 1] ?? 0) & VerbForm.infinitive) !== 0) return true;
    if ((bits & VerbForm.onlyFinite) !== 0) return false;
  }
  return false;
}

const VERBS = VerbForm.finite | VerbForm.infinitive | VerbForm.participle;

/** The sets of German gaps. */
export const germanGap: GapKind = (sentence, left, right) => {
  const { tokens, forms } = sentence;
  const word = tokens[right]?.lower ?? '';
  const set = BY_RIGHT.get(word);
  // eher dies denn als das: a comparison
  if (word === 'denn' && tokens[right + 1]?.lower === 'als') return null;
  if (set !== undefined) return set;
  if (word === 'und' || word === 'oder' || word === 'sowie') return null;
  const isRelative =
    RELATIVE.has(word) || (isPreposition(sentence, right) && RELATIVE.has(tokens[right + 1]?.lower ?? ''));
  if (isRelative && !hasInfinitiveAhead(sentence, right)) return isAntecedent(sentence, left) ? 'comma-relative' : null;
  const isVerb = ((forms[right] as number) & VerbForm.finite) !== 0;
  if (((forms[left] as number) & VERBS) !== 0 && isSubordinate(sentence, left)) return 'comma-closing';
  if (hasInfinitiveAhead(sentence, right)) return 'comma-infinitive';
  if (!isVerb || hasVerb(sentence, 0, right, VerbForm.onlyFinite) || clauseFrom(sentence, left) > 0) return null;
  return OPENERS.has(tokens[0]?.lower ?? '') ? null : 'comma-front';
};
