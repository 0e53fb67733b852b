// Where a clause begins: a subject with its conjugated verb, and what may precede it.
import { Feature, Pos } from '../../../lexicon/features.ts';
import { among, isTaggedFinite } from '../../../rules/ask.ts';
import { isCapitalised, type Token } from '../../../rules/token.ts';

const isAuxiliary = among(
  "is was are were am isn't wasn't aren't weren't has had have hasn't hadn't haven't can can't cannot could couldn't will won't would wouldn't should shouldn't must may might do does did don't doesn't didn't",
);
const isNominative = among('i he she we they');
const isSubjectPronoun = among('i he she we they it you there everybody nobody everyone');
const isDeterminer = among(
  'the a an my your his her its our their this these that those some many most several each no both',
);
const isPhrasePreposition = among('of in at from with for on');
const isBetweenAdverb = among(
  'also never always soon then later now often still only just first quickly eventually finally not really',
);
const isLink = among(
  'that which who whom whose when where while if because although though unless until since as than what how why whether and or but so',
);

/** Whether the tagger reads a word as a conjugated verb. */
export const isFiniteVerb = (token: Token | undefined): boolean =>
  token?.kind === 'word' && (isAuxiliary(token) || isTaggedFinite(token));

const isNominal = (token: Token): boolean =>
  token.kind === 'number' ||
  token.pos === Pos.noun ||
  token.pos === Pos.properNoun ||
  token.pos === Pos.adjective ||
  token.pos === Pos.numeral ||
  (token.pos === Pos.verb && token.verbForm !== 0 && (token.verbForm & Feature.infinitive) === 0);

const LONGEST_SUBJECT = 8;

/** Index of the conjugated verb of the subject that begins at `from`; -1 when no plain subject begins there. */
export function verbOfSubject(tokens: readonly Token[], from: number): number {
  const first = tokens[from];
  if (first?.kind !== 'word' && first?.kind !== 'number') return -1;
  let at = from + 1;
  if (!isSubjectPronoun(first)) {
    let hasNoun = first.pos === Pos.noun || first.pos === Pos.properNoun;
    if (!hasNoun && !isDeterminer(first) && !isNominal(first)) return -1;
    for (; at < from + LONGEST_SUBJECT; at++) {
      const token = tokens[at];
      if (!token || isFiniteVerb(token)) break;
      const isInside = hasNoun && isPhrasePreposition(token);
      if (!isInside && !isNominal(token) && !isDeterminer(token)) break;
      hasNoun ||= token.pos === Pos.noun || token.pos === Pos.properNoun;
    }
    if (!hasNoun) return -1;
  }
  for (let adverbs = 0; adverbs < 2 && (isBetweenAdverb(tokens[at]) || tokens[at]?.lower.endsWith('ly')); adverbs++)
    at++;
  return isFiniteVerb(tokens[at]) ? at : -1;
}

/** A past tense that may also be a participle: moved, sold. The tagger is unreliable after commas. */
export const isPast = (token: Token | undefined): boolean =>
  isFiniteVerb(token) ||
  (token?.kind === 'word' &&
    token.readings.some((each) => each.pos === Pos.verb && (each.features & Feature.preterite) !== 0));

/** Whether tokens[from, to) contain no verb, no mark and nothing that opens another clause. */
export const isVerbless = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens
    .slice(from, to)
    .every(
      (token) =>
        token.kind !== 'punctuation' &&
        token.kind !== 'masked' &&
        !isNominative(token) &&
        (token.lower === 'and' || !isLink(token)) &&
        !isAuxiliary(token) &&
        !isTaggedFinite(token),
    );

/** A name: a capitalised word inside the sentence other than "I". */
export const isNameInside = (token: Token | undefined): boolean =>
  token?.kind === 'word' && token.index > 0 && isCapitalised(token) && token.lower !== 'i';
