// The subject before a verb: a noun phrase that opens the clause and extends to the verb.
import { Feature, Group, Pos } from '../../../lexicon/features.ts';
import { canBeNoun, hasInnerCapital, isOne, listed } from '../../../rules/ask.ts';
import { reads, type Token } from '../../../rules/token.ts';
import { adjectiveMasks, nounMasks } from './forms.ts';
import { type Phrase, PREPOSITIONS, phraseAt } from './phrases.ts';
import { canBeConjugated, isClitic, isSurelyFinite } from './words.ts';

const BOUNDARY = listed("que qu' si quand lorsque lorsqu' puisque puisqu' car mais donc dont où comme et");

const COMPARING = listed('même mêmes plus moins aussi autant autre autres ainsi tel tels telle telles plutôt');

/** Whether a clause may begin at `i`. */
export function startsClause(tokens: readonly Token[], i: number): boolean {
  const before = tokens[i - 1];
  if (!before || before.kind === 'punctuation') return before?.text !== '\u2019' && before?.text !== "'";
  // le même nom que la classe: a comparison
  const isComparison = tokens.slice(Math.max(0, i - 5), i - 1).some((each) => isOne(each, COMPARING));
  if (isComparison && /^qu[e']$/.test(before.lower)) return false;
  return (
    BOUNDARY.has(before.lower) ||
    (i === 1 && reads(before, Pos.adverb) && !canBeConjugated(before) && !reads(before, Pos.preposition))
  );
}

/** A subject: where it starts, and its gender and number. */
export interface Subject {
  start: number;
  mask: number;
  phrase: Phrase;
}

/** The noun phrase that is the subject of the verb at `verb`: it opens the clause and extends to the verb. */
export function subjectBefore(tokens: readonly Token[], verb: number): Subject | null {
  let end = verb;
  while (end > 0 && isClitic(tokens[end - 1])) end--;
  for (let start = Math.max(0, end - 14); start < end; start++) {
    if (!startsClause(tokens, start) || /^aux?$/.test(tokens[start]?.lower ?? '')) continue;
    if (start === 0 && end === 3 && tokens[1]?.lower === 'et' && hasInnerCapital(tokens[2]) && isPerson(tokens[0])) {
      return { start, mask: Feature.plural, phrase: { start, head: 0, mask: Feature.plural, ends: new Set([3]) } };
    }
    const subject = phraseUpTo(tokens, start, end);
    if (subject) return follows(tokens, start) ? null : subject;
  }
  return subjectAfterOpening(tokens, end);
}

/** The subject after an opening phrase without a comma: Dans ce cas la commande est annulée. */
function subjectAfterOpening(tokens: readonly Token[], end: number): Subject | null {
  const first = tokens[0];
  if (!reads(first, Pos.preposition) && !reads(first, Pos.adverb)) return null;
  for (let start = Math.max(2, end - 10); start < end; start++) {
    const before = tokens[start - 1];
    const isOpening = canBeNoun(before) || before?.kind === 'number' || isOne(before, SEUL);
    if (!isOpening || canBeConjugated(before) || !/^(?:les?|la|l'|une?|cette?|ces?)$/.test(tokens[start]?.lower ?? ''))
      continue;
    const opening = tokens.slice(0, start);
    if (opening.some((each) => isSurelyFinite(each) || each.kind === 'punctuation' || BOUNDARY.has(each.lower)))
      return null;
    const subject = phraseUpTo(tokens, start, end);
    if (subject) return subject;
  }
  return null;
}

const SEUL = listed('seul seule seuls seules');

/** Whether the first word of a sentence may be a name: it is not a function word. */
const isPerson = (token: Token | undefined): boolean =>
  token?.kind === 'word' &&
  token.readings.every(
    (each) =>
      each.pos === Pos.noun || each.pos === Pos.properNoun || each.pos === Pos.verb || each.pos === Pos.adjective,
  );

/** Whether the phrase at `start` continues a list ("et", or a comma after a noun without a verb). */
function follows(tokens: readonly Token[], start: number): boolean {
  const before = tokens[start - 1];
  if (before?.lower === 'et' || before?.lower === 'comme') return isList(tokens, start - 2);
  if (before?.text !== ',') return false;
  // Si possible, les tuyaux sont …: an opening phrase is not a list
  if (reads(tokens[0], Pos.preposition) || reads(tokens[0], Pos.subjunction) || reads(tokens[0], Pos.adverb))
    return false;
  return start > 2 && canBeNoun(tokens[start - 2]) && !tokens.slice(0, start).some(isSurelyFinite);
}

/** Whether the words up to `last` are a phrase without a verb: the first part of a list or comparison. */
function isList(tokens: readonly Token[], last: number): boolean {
  for (let i = last; i >= 0; i--) {
    const token = tokens[i] as Token;
    if (isSurelyFinite(token)) return false;
    if (token.kind === 'punctuation' || isOne(token, OPENERS)) return i < last;
  }
  return last >= 0;
}

const OPENERS = listed("que qu' si quand lorsque lorsqu' puisque puisqu' car donc alors");

function phraseUpTo(tokens: readonly Token[], start: number, end: number): Subject | null {
  const phrase = phraseAt(tokens, start);
  if (!phrase) return null;
  const isTime = isOne(tokens[phrase.head], listed('fois jour jours soir matin semaine mois'));
  if (phrase.ends.has(end)) return phrase.mask === 0 ? null : { start, mask: phrase.mask, phrase };
  for (const stop of isTime ? [] : phrase.ends) {
    if (reads(tokens[stop - 1], Pos.numeral)) continue;
    if (tokens[stop]?.lower !== 'et' || tokens.slice(start, stop).some((each) => each.lower === 'entre')) continue;
    const second = phraseAt(tokens, stop + 1);
    const bare = tokens[stop + 1];
    // les crochets et accolades sont
    const isPlainFirst = !tokens.slice(phrase.head + 1, stop).some((each) => PREPOSITIONS.has(each.lower));
    if (
      !second &&
      isPlainFirst &&
      bare?.pos === Pos.noun &&
      canBeNoun(bare) &&
      stop + 2 === end &&
      !hasInnerCapital(bare)
    ) {
      return { start, mask: Feature.plural, phrase };
    }
    if (!second?.ends.has(end)) continue;
    // la diversité des idées et des gens; ses goûts, ses envies et ses idées
    const isNested = tokens.slice(phrase.head + 1, stop).some((each) => PREPOSITIONS.has(each.lower));
    if (isNested || (tokens[start - 1]?.text === ',' && canBeNoun(tokens[start - 2]))) continue;
    const isFeminine = [phrase, second].every((each) => (each.mask & Group.gender) === Feature.feminine);
    return { start, mask: Feature.plural | (isFeminine ? Feature.feminine : Feature.masculine), phrase };
  }
  return null;
}

/** Whether an adjective at `at` agrees with some noun before it in the clause (other than the one next to it). */
export function agreesWithEarlier(tokens: readonly Token[], at: number, from: number, distance = 8): boolean {
  const masks = adjectiveMasks(tokens[at] as Token);
  for (let i = from - 1; i >= Math.max(0, from - distance); i--) {
    const token = tokens[i] as Token;
    if (token.kind === 'punctuation' && (distance === 8 || token.text !== ',')) break;
    if (
      token.pos === Pos.preposition ||
      token.pos === Pos.adverb ||
      token.pos === Pos.auxiliary ||
      token.pos === Pos.determiner
    )
      continue;
    for (const noun of nounMasks(token)) {
      for (const mask of masks) {
        const isClash = [Group.gender, Group.number].some(
          (group) => mask & group && noun & group && !(mask & noun & group),
        );
        if (!isClash) return true;
      }
    }
  }
  return false;
}
