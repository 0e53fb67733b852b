// Subordinate clauses turned into main clauses: their verb comes second, their particle goes last.
import { Pos } from '../../../../lexicon/features.ts';
import type { Lexicon } from '../../../../lexicon/lexicon.ts';
import { canBeFinite, isFinite, isVerbal, listed } from '../../../../rules/ask.ts';
import { isCapitalised, reads, type Sentence, type Token } from '../../../../rules/token.ts';
import { mayBeNonFinite } from '../../reading/boundaries.ts';
import { phraseFrom } from '../../reading/chunks.ts';
import { Row } from '../../reading/recast.ts';
import { clauseEnd } from '../../reading/words.ts';
import { apart, lemmasOf } from '../verbs/forms.ts';

/** The words of a sentence as they are written, without a capital that only its beginning gives. */
export function textOf({ text, tokens }: Sentence, from: number, to: number): string {
  const [first, last] = [tokens[from], tokens[to - 1]];
  if (!first || !last || to <= from) return '';
  const written = text.slice(first.start, last.end);
  const isOwn = from > 0 || !isCapitalised(first) || first.pos === Pos.noun || first.pos === Pos.properNoun;
  return isOwn || first.text === 'Sie' ? written : first.lower.charAt(0) + written.slice(1);
}

/** A clause with its verb at the end: its words up to the verb, and the verb as a main clause has it. */
export interface VerbLast {
  readonly from: number;
  /** The token after it. */
  readonly to: number;
  readonly middle: string;
  readonly verb: string;
  /** Of a separable verb; ''. */
  readonly particle: string;
}

const ENDS = listed('. ! ? , ;');
const GOES_ON = listed('und oder sowie aber sondern dass noch');

/** The clause with its verb at the end that begins at `from`; null if it has several verbs, goes on, or is not understood. */
export function verbLastFrom(sentence: Sentence, from: number): VerbLast | null {
  const { tokens, lexicon } = sentence;
  const to = clauseEnd(sentence, from);
  const mark = tokens[to];
  const verb = tokens[to - 1];
  if (!verb || to - from < 2 || (mark && !ENDS.has(mark.text))) return null;
  if (mark?.text === ',' && goesOn(tokens, to + 1)) return null;
  if (verb.text !== verb.lower || !canBeFinite(verb) || !isVerbal(verb.pos)) return null;
  if (tokens[to - 2]?.lower === 'zu') return null;
  const inner = tokens.slice(from, to - 1);
  if (inner.some((token) => token.kind === 'masked' || token.kind === 'punctuation')) return null;
  if (inner.some((token) => isFinite(token) && token.text === token.lower && !isHelped(token, verb))) return null;
  const cut = cutOf(lexicon, verb);
  return cut && { from, to, middle: textOf(sentence, from, to - 1), verb: cut[0], particle: cut[1] };
}

/** A finite verb in two parts: fällt, aus (of ausfallen; that ausfällen is not known to be separable does not count). */
function cutOf(lexicon: Lexicon, verb: Token): readonly [verb: string, particle: string] | null {
  const cuts = lemmasOf(verb).map((lemma) => apart(lexicon, verb.lower, lemma));
  if (cuts.length === 0 || cuts.includes(null)) return null;
  const known = cuts.flatMap((cut) => (cut ? [cut] : []));
  return known.find(([, particle]) => particle !== '') ?? known[0] ?? null;
}

/** "dass er kommt und bleibt", "dass er kommt, dass er bleibt". */
const goesOn = (tokens: readonly Token[], at: number): boolean => GOES_ON.has(tokens[at]?.lower ?? '');

/** A form that is finite as well, before the verb that it depends on: weil wir kommen müssen. */
const isHelped = (token: Token, verb: Token): boolean => token.index === verb.index - 1 && mayBeNonFinite(token);

const join = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** As a main clause after its first word or words: (Vielleicht) kommt er heute an. */
export const inverted = ({ verb, middle, particle }: VerbLast): string => join(verb, middle, particle);

/** Pronouns that are subjects wherever they stand first. */
const SUBJECTS = listed('ich du er wir man jemand niemand');
/** Those that may also be articles. */
const OPEN_SUBJECTS = listed('es das dies alles nichts sie');

/** As a main clause that begins with its subject: er kommt heute an; null where the subject does not stand first for certain. */
export function subjectFirst(sentence: Sentence, clause: VerbLast): string | null {
  const { tokens } = sentence;
  const { from, to, verb, particle } = clause;
  const first = tokens[from] as Token;
  const end = subjectEnd(sentence, from, to - 1);
  if (end < 0 || first.kind !== 'word') return null;
  return join(textOf(sentence, from, end), verb, textOf(sentence, end, to - 1), particle);
}

function subjectEnd(sentence: Sentence, from: number, end: number): number {
  const { tokens } = sentence;
  const first = tokens[from] as Token;
  if (SUBJECTS.has(first.lower)) return from + 1;
  const isArticle = tokens[from + 1]?.pos === Pos.noun || tokens[from + 1]?.pos === Pos.adjective;
  if (OPEN_SUBJECTS.has(first.lower) && !isArticle) return from + 1;
  const phrase = phraseFrom(sentence, from, end);
  if (!phrase || phrase.isLoose || (phrase.cells & Row.nominative) === 0) return -1;
  const next = tokens[phrase.to];
  // "das Haus am See": what follows may belong to the noun
  if (phrase.to > end || !next || next.pos === Pos.preposition || reads(next, Pos.preposition)) return -1;
  return next.pos === Pos.conjunction || isCapitalised(next) ? -1 : phrase.to;
}
