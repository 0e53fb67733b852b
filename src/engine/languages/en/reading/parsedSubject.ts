// The subject of a verb by the tree of the sentence, for clauses that reading from left to right does not understand.
import { Pos } from '../../../lexicon/features.ts';
import { Label } from '../../../reading/parser/labels.ts';
import type { Link } from '../../../reading/syntax.ts';
import { among, isTaggedNominal, isTaggedVerb } from '../../../rules/ask.ts';
import type { Match } from '../../../rules/match.ts';
import { isCapitalised, type Token } from '../../../rules/token.ts';
import { coreAt, type GrammaticalNumber, isCollective, numberOfNoun } from './nounPhrase.ts';
import type { Subject } from './subjectPhrase.ts';

/** Below this the tree may well be wrong. */
const SURE = 0.82;
const FARTHEST = 14;
const isModal = among('can could will would shall should may might must to not never');
const isRelative = among('who which that');
const isSingularPronoun = among(
  'he she it each everyone everybody everything someone somebody something nobody nothing anyone anybody anything',
);
const isPluralPronoun = among('we they these those');
const isJoining = among('and or nor & / plus but as');
/** What a clause may follow. */
const isOpening = among(
  'because that if when while although though whereas whether since as than then so but and or what how why where which who whom whose until before after once unless think thinks thought know knows knew hope hopes hoped believe believes say says said feel feels guess sure afraid glad mean means yet',
);

/** The subject of the verb by the tree, if it stands before the verb and its number is plain; null otherwise. */
export function parsedSubject(m: Match, verb: Token): Subject | null {
  const { syntax } = m;
  if (!syntax) return null;
  const { token: predicate } = syntax.predicateOf(verb);
  const [link, ...others] = syntax.dependentsOf(predicate, Label.subject);
  if (!link || others.length > 0 || link.certainty < SURE) return null;
  const { token: head } = link;
  if (head.index >= verb.index || verb.index - head.index > FARTHEST) return null;
  // cannot say, these are changes: another verb is the finite one
  const helpers = syntax.dependentsOf(predicate, Label.auxiliary, Label.copula, Label.marker);
  if (helpers.some(({ token }) => token !== verb && (token.index > head.index || token.lower === 'to'))) return null;
  // someone out there may have: what governs it stands right before it
  if (isModal(m.sentence.tokens[verb.index - 1])) return null;
  if (verb === predicate && helpers.some(({ token }) => isTaggedVerb(token))) return null;
  const between = m.sentence.tokens.slice(head.index + 1, verb.index);
  if (between.some(({ kind, text }) => kind === 'punctuation' && text !== ',')) return null;
  if (between.filter(({ text }) => text === ',').length === 1) return null;
  return isRelative(head) ? relativeSubject(m, predicate, head) : plainSubject(m, head);
}

function plainSubject(m: Match, head: Token): Subject | null {
  const { number, from } = numberOf(m, head);
  if (number === 'either' || isJoined(m, head, from) || !opensClause(m, from)) return null;
  return { head, number, from };
}

/** Whether a clause may begin here: not after a preposition or a verb whose object this would be. */
function opensClause({ sentence: { tokens } }: Match, from: number): boolean {
  const before = tokens[from - 1];
  if (!before || before.kind === 'punctuation' || isOpening(before)) return before?.text !== '-';
  // When I look out of focus the rings isn't …
  if (isTaggedNominal(before) && among('when if as while although because since')(tokens[0])) return true;
  return before.pos === Pos.adverb && (from === 1 || tokens[from - 2]?.kind === 'punctuation');
}

/** a lid that lock: the noun before the pronoun, if no other one could be meant. */
function relativeSubject(m: Match, predicate: Token, pronoun: Token): Subject | null {
  const noun: Link | undefined = m.syntax?.antecedentOf(predicate);
  if (!noun || noun.certainty < SURE || noun.token.index >= pronoun.index) return null;
  const { tokens } = m.sentence;
  const between = tokens.slice(noun.token.index + 1, pronoun.index);
  if (between.length > 0 && !(between.length === 1 && between[0]?.text === ',' && pronoun.lower === 'who')) return null;
  const { number, from } = numberOf(m, noun.token);
  if (number === 'either' || isJoined(m, noun.token, from)) return null;
  // stresses in the crust that are: a noun before may be meant as well
  const others = tokens.slice(Math.max(0, from - 8), from).filter((token) => isTaggedNominal(token));
  const isPart = tokens.slice(Math.max(0, from - 5), from).some(among('one ones only'));
  if (isPart || others.some((each) => numberOfNoun(each) !== number)) return null;
  return { head: noun.token, number, from };
}

/** Whether something is joined to the subject, so that the verb may agree with both. */
function isJoined({ sentence, syntax }: Match, head: Token, from: number): boolean {
  if (!syntax || syntax.conjunctsOf(head).length > 0) return true;
  const [before, earlier] = [sentence.tokens[from - 1], sentence.tokens[from - 2]];
  if (sentence.tokens.slice(from, head.index).some(isJoining)) return true;
  // and the cook have: what "and" joins must be clauses
  return among('and or nor')(before) && (earlier === undefined || isTaggedNominal(earlier) || earlier.text === ',');
}

interface Counted {
  number: GrammaticalNumber;
  from: number;
}

/** Singular or plural where pronoun, determiner and noun leave no doubt, and where the phrase begins. */
function numberOf(m: Match, head: Token): Counted {
  const from = head.index;
  if (isSingularPronoun(head)) return { number: 'singular', from };
  if (isPluralPronoun(head)) return { number: 'plural', from };
  // not one were able
  if (head.lower === 'one' && among('not')(m.sentence.tokens[from - 1])) return { number: 'singular', from: from - 1 };
  const open: Counted = { number: 'either', from };
  if (!isTaggedNominal(head) || isCapitalised(head) || isCollective(head)) return open;
  const words = m.syntax?.dependentsOf(head, Label.determiner, Label.adjective, Label.part, Label.numeral) ?? [];
  const start = Math.min(from, ...words.map(({ token }) => token.index));
  const phrase = coreAt(m.sentence.tokens, start, from + 1);
  if (!phrase?.isDetermined || phrase.end !== from + 1 || phrase.head !== head) return open;
  // keas: a plural that the lexicon may not know as one
  if (phrase.number === 'singular' && /[^su]s$/.test(head.lower)) return open;
  return { number: phrase.number, from: start };
}
