// Where one clause of a sentence ends and the next begins although no mark stands between them.
import { Feature, Group, Pos } from '../../../lexicon/features.ts';
import { finiteReadings, isFinite, isOnly, listed } from '../../../rules/ask.ts';
import { reads, type Sentence, type Token } from '../../../rules/token.ts';
import { clauseEnd, clauseStart, isNoun, isSubjectPronoun } from './words.ts';

const JOINING = listed('und oder aber denn sondern sowie doch');
const RELATIVES = listed('der die das den dem deren dessen denen welcher welche welches welchen welchem');
const OPENERS = listed(
  'dass daß weil wenn ob obwohl obgleich da als während bevor ehe nachdem sodass damit falls sofern sobald solange sooft seit seitdem indem bis zumal wie je was wer wen wem wo warum wieso weshalb wann wohin woher womit wofür woran worauf wodurch wobei wozu wovon worüber wonach',
);

/** A word that opens a clause with its verb at the end, or a question. */
export const opensClause = (token: Token | undefined): boolean =>
  token?.kind === 'word' && OPENERS.has(token.lower) && token.pos !== Pos.preposition;

/** der, die, das and the like, which may be a relative pronoun. */
export const mayBeRelative = (token: Token | undefined): boolean =>
  token?.kind === 'word' && RELATIVES.has(token.lower);

/** A finite verb and nothing else. */
export const isSureFinite = (token: Token | undefined): boolean =>
  token !== undefined &&
  isFinite(token) &&
  (token.text === token.lower || token.index === 0) &&
  isOnly(token, Pos.verb, Pos.auxiliary);

/** Whether it may be an infinitive or participle, too. */
export const mayBeNonFinite = (token: Token): boolean =>
  token.readings.some(({ features }) => (features & Group.verbForm) !== 0);

/** Index after the last mark or "und" before the token at `at`. */
export function stretchStart(sentence: Sentence, at: number): number {
  const start = clauseStart(sentence, at);
  for (let i = at - 1; i >= start; i--) if (JOINING.has(sentence.tokens[i]?.lower ?? '')) return i + 1;
  return start;
}

/** The first finite verb of the stretch before `at`, with no word after it that opens a clause; undefined when there is none. */
export function verbBefore(sentence: Sentence, at: number): Token | undefined {
  const { tokens } = sentence;
  let found: Token | undefined;
  for (let i = stretchStart(sentence, at); i < at; i++) {
    const token = tokens[i] as Token;
    const before = tokens[i - 1];
    if (found && (opensClause(token) || (mayBeRelative(token) && before?.pos === Pos.noun))) return undefined;
    if (!found && isSureFinite(token)) found = token;
  }
  return found;
}

const TAKES_INFINITIVE = listed(
  'werden können müssen sollen wollen dürfen mögen lassen helfen bleiben gehen lernen brauchen sehen hören haben',
);
const TAKES_PARTICIPLE = listed('haben sein werden bleiben bekommen kriegen scheinen gehören');

/** "kommen wird", "gesehen hat": the second verb governs the first one. */
export function isCluster(first: Token, second: Token): boolean {
  const isInfinitive = reads(first, Pos.verb, Feature.infinitive) || reads(first, Pos.auxiliary, Feature.infinitive);
  const isParticiple =
    reads(first, Pos.verb, Feature.pastParticiple) || reads(first, Pos.auxiliary, Feature.pastParticiple);
  return second.readings.some(
    ({ lemma }) => (isInfinitive && TAKES_INFINITIVE.has(lemma)) || (isParticiple && TAKES_PARTICIPLE.has(lemma)),
  );
}

/** Whether the verb can stand beside a subject of this person and number. */
export const fits = (verb: Token, person: number): boolean =>
  finiteReadings(verb).some(({ features }) => (features & person) === person);

/** "Das wir kommen ist klar": where the clause of the pronoun at `at` ends although its main clause follows without a mark; -1 if it does not. */
export function endOfFirstClause(sentence: Sentence, at: number): number {
  const { tokens } = sentence;
  const subject = tokens[at];
  if (!isSubjectPronoun(subject) || (subject?.lower === 'ihr' && isNoun(tokens[at + 1]))) return -1;
  const end = clauseEnd(sentence, at);
  for (let i = at + 1; i + 1 < end; i++) {
    const [verb, next] = [tokens[i] as Token, tokens[i + 1] as Token];
    const isVerb = finiteReadings(verb).some(({ features }) => features & (Feature.indicative | Feature.subjunctive));
    if (!isVerb || (!isFinite(verb) && verb.pos !== Pos.verb) || verb.text !== verb.lower) continue;
    if (isCluster(verb, next)) continue;
    return isSureFinite(next) && i + 2 < end ? i : -1;
  }
  return -1;
}
