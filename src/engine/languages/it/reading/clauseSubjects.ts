// The subject of an Italian clause, found from its verb: the first noun phrase of the clause, if nothing but its own complements
// or an insertion stands between the two, or the noun that a relative clause belongs to.
import { Feature, Pos } from '../../../lexicon/features.ts';
import { isTaggedFinite } from '../../../rules/ask.ts';
import { reads, type Token } from '../../../rules/token.ts';
import { TIME } from './clauses.ts';
import { CLITIC, isAdverb, isAnd, isDescription, isName, isPreposition, OPENERS } from './clauseWords.ts';
import { isDeterminer, nounPhraseAt } from './nounPhrases.ts';
import { type Subject, subjectIn } from './subjectPhrases.ts';

/** Where the words that belong to the verb begin: non, clitics and adverbs before it. */
export function groupStart(tokens: readonly Token[], verb: number): number {
  let at = verb;
  while (at > 0) {
    const token = tokens[at - 1] as Token;
    const isOwn = CLITIC.test(token.lower) && token.pos !== Pos.determiner;
    if (!isOwn && !(isAdverb(token) && !isPreposition(token) && !isDeterminer(token))) break;
    at--;
  }
  return at;
}

const isRelativeWord = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1];
  return (
    tokens[at]?.lower === 'che' &&
    before !== undefined &&
    before.kind === 'word' &&
    (before.pos === Pos.noun || before.pos === Pos.properNoun || isDescription(before)) &&
    !reads(before, Pos.adverb)
  );
};

/** Whether a finite verb stands between the last mark and this place. */
function hasVerbBefore(tokens: readonly Token[], end: number): boolean {
  for (let at = end - 1; at >= 0 && tokens[at]?.kind !== 'punctuation'; at--)
    if (isTaggedFinite(tokens[at])) return true;
  return false;
}

/** What opens an insertion between commas that belongs to the noun before it, or to nothing: "con i nipoti" adds somebody. */
const INSERTED =
  /^(?:che|cui|dove|di|del|dello|della|dell'|dei|degli|delle|a|al|alla|all'|da|dal|dalla|dall'|in|nel|nella|nell'|su|sul|sulla|per|secondo|dopo|prima|durante|senza|grazie|invece|però|purtroppo|ormai|infatti|comunque|intanto|quindi|inoltre)$/;
const LONGEST_INSERTION = 16;

/** Where the insertion that ends before the comma at `end` begins: the index of its first comma; -1 if it is none. */
function insertionFrom(tokens: readonly Token[], end: number): number {
  for (let at = end - 1; at > Math.max(0, end - LONGEST_INSERTION); at--) {
    const token = tokens[at] as Token;
    if (token.kind === 'punctuation' && token.text !== ',') return -1;
    if (token.text !== ',') continue;
    const [noun, first] = [tokens[at - 1], tokens[at + 1]] as [Token | undefined, Token];
    const isOfNoun =
      INSERTED.test(first.lower) || first.pos === Pos.adjective || reads(first, Pos.verb, Feature.pastParticiple);
    const isAfterNoun = noun?.kind === 'word' && (noun.pos === Pos.noun || isDescription(noun));
    return isOfNoun && isAfterNoun && !isDeterminer(first) ? at : -1;
  }
  return -1;
}

/** The subject that an insertion separates from its verb: "il contratto, firmato ieri, è stato annullato". */
function subjectOverInsertion(tokens: readonly Token[], comma: number): Subject | null | undefined {
  const end = insertionFrom(tokens, comma);
  if (end < 0) return undefined;
  let from = end;
  while (from > 0) {
    const token = tokens[from - 1] as Token;
    if (token.kind === 'punctuation' || OPENERS.test(token.lower) || token.pos === Pos.subjunction) break;
    // a verb, a conjunction: more than a subject stands before the insertion
    if (isTaggedFinite(token) || isAnd(token) || token.lower === 'che') return undefined;
    from--;
  }
  if (tokens[from - 1]?.text === ',' || !isDeterminer(tokens[from])) return undefined;
  const found = subjectIn(tokens, from, end);
  return found && !isName(found.head) ? { ...found, isRelative: false } : undefined;
}

/** The subject before a verb; undefined if the clause has none there, null if its words are not understood. */
export function subjectBefore(tokens: readonly Token[], verb: number): Subject | null | undefined {
  let end = groupStart(tokens, verb);
  let isRelative = false;
  if (tokens[end - 1]?.text === ',') return subjectOverInsertion(tokens, end - 1);
  if (tokens[end - 1]?.lower === 'che') {
    const comma =
      tokens[end - 2]?.text === ',' && (tokens[end - 3]?.pos === Pos.noun || tokens[end - 3]?.pos === Pos.adjective);
    if (!comma && !isRelativeWord(tokens, end - 1)) return undefined;
    end -= comma ? 2 : 1;
    isRelative = true;
  }
  if (isAnd(tokens[end - 1])) return null;
  let finite = 0;
  let at = end;
  for (; at > 0 && at > verb - 22; at--) {
    const token = tokens[at - 1] as Token;
    if (token.text === '.' && tokens[at]?.kind === 'number' && !tokens[at]?.spaceBefore) return null;
    if (token.kind === 'punctuation' || OPENERS.test(token.lower) || token.pos === Pos.subjunction) {
      if (token.lower !== 'che') break;
    }
    if (token.kind === 'masked') return null;
    if (token.lower === 'che') {
      if (finite === 0 || !isRelativeWord(tokens, at - 1)) break;
      if (isRelative) break;
      end = at - 1;
      finite = 0;
      continue;
    }
    if (isTaggedFinite(token)) {
      finite++;
      if (isRelative) break;
      if (finite > 1 && token.pos !== Pos.auxiliary) return null;
    }
    if (isAnd(token)) {
      if (finite > 0) return null;
      // "l'app è bella e gli aggiornamenti arrivano": a clause of its own after "e"
      if (isDeterminer(tokens[at]) && hasVerbBefore(tokens, at - 1)) break;
    }
  }
  if (finite > 0 && !isRelative) return null;
  if (at >= end) return undefined;
  const found = isRelative ? antecedentIn(tokens, at, end) : subjectIn(tokens, at, end);
  return found && { ...found, isRelative };
}

/** The noun phrase that ends here, if it is the only one that can be meant: "le linee che", not "le linee del tram che". */
function antecedentIn(tokens: readonly Token[], from: number, end: number): Omit<Subject, 'isRelative'> | null {
  for (let at = end - 1; at >= from && at > end - 6; at--) {
    const token = tokens[at] as Token;
    if (!isDeterminer(token) || isDeterminer(tokens[at - 1])) continue;
    const phrase = nounPhraseAt(tokens, at);
    if (!phrase) return null;
    for (let i = phrase.to; i < end; i++) if (!isDescription(tokens[i] as Token)) return null;
    const before = tokens[at - 1];
    if (isAnd(before) || (before && at > from && isPreposition(before)) || TIME.test(phrase.head.lower)) return null;
    return { head: phrase.head, options: phrase.options, isJoined: false, from: at };
  }
  return null;
}
