// Whether a word that may also be a noun is the verb of its clause.
import { Feature, Pos } from '../../../lexicon/features.ts';
import { Label } from '../../../reading/parser/labels.ts';
import { among, isTaggedFinite, listed } from '../../../rules/ask.ts';
import type { Match } from '../../../rules/match.ts';
import { reads, type Token } from '../../../rules/token.ts';

const isFiniteWord = among(
  "is are was were am has had will would can could should must may might isn't aren't wasn't weren't won't",
);
const isJoint = among('and but or because that which who if when while so what how where why whether than , ; :');

/** Below this the tree may well be wrong. */
const SURE = 0.88;

/** The verb would leave another finite verb without a subject: the school play was, the birds in the trees sound was. */
function hasRival(m: Match, verb: Token): boolean {
  for (const token of m.sentence.tokens.slice(verb.index + 1)) {
    if (isJoint(token) || among('i you he she it we they')(token)) return false;
    if (isFiniteWord(token)) return true;
  }
  return false;
}

/** Whether a word that is also a noun is used as a verb: what follows could not follow a noun. */
export function actsAsVerb(m: Match, verb: Token): boolean {
  if (hasRival(m, verb)) return false;
  if (!reads(verb, Pos.noun) && !reads(verb, Pos.adjective)) return true;
  if (isVerbByTree(m, verb)) return true;
  const next = m.sentence.tokens[verb.index + 1];
  const behind = m.sentence.tokens[verb.index + 2];
  if (next?.pos === Pos.adverb && next.lower.endsWith('ly'))
    return behind?.pos !== Pos.verb && behind?.pos !== Pos.auxiliary;
  // how much disk space it takes up
  if (among('it you')(next) && (behind?.pos === Pos.verb || behind?.pos === Pos.auxiliary)) return false;
  if (
    next?.pos === Pos.adjective &&
    among('look looks feel feels taste tastes smell smells sound sounds seem seems')(verb)
  )
    return true;
  return among(
    'the a an my your his her its our their this that these those to me you him us them it in on at with for from how what why very well great good up as too so not every all like more by about only there here near under away home',
  )(next);
}

/** Whether the tagger and the tree agree that it is the verb of a subject before it. */
function isVerbByTree(m: Match, verb: Token): boolean {
  if (verb.pos !== Pos.verb || (verb.verbForm !== 0 && verb.verbForm !== Feature.infinitive)) return false;
  if (m.syntax?.dependentsOf(verb, Label.auxiliary, Label.copula, Label.marker).length) return false;
  // the error log also reflects: another verb follows
  const rest = m.sentence.tokens.slice(verb.index + 1);
  const end = rest.findIndex((token) => isJoint(token) || among('i you he she it we they')(token));
  if (rest.slice(0, end < 0 ? rest.length : end).some(isTaggedFinite) || rest[0]?.text === ':') return false;
  const [subject] = m.syntax?.dependentsOf(verb, Label.subject) ?? [];
  return subject !== undefined && subject.token.index < verb.index && subject.certainty >= SURE;
}

const LIVING = listed(
  'man woman boy girl guy lady person child baby dog cat bird horse teacher doctor nurse boss manager neighbour neighbor brother sister mother father mum mom dad son daughter wife husband uncle aunt cousin grandmother grandfather grandma grandpa friend boyfriend girlfriend colleague roommate flatmate landlord landlady bus train driver waiter waitress student customer client patient tourist visitor guest employee worker player singer actor actress artist author writer farmer cook chef baker lawyer officer policeman priest king queen prince princess soldier thief burglar tenant passenger pupil professor secretary stranger kid toddler puppy kitten horse cow fox mouse bear wolf lion elephant monkey grandson granddaughter niece nephew stepfather stepmother fiancé fiancée partner mate owner seller buyer speaker reader user developer engineer scientist researcher coach captain',
);

/** Someone who acts: a noun that hardly ever stands before another one. */
export const isLivingWord = (word: string): boolean => LIVING.has(word);

/** The same of a token. */
export const isLiving = (token: Token | undefined): boolean => token !== undefined && LIVING.has(token.lower);

/** My sister work in a bank: whether someone acts, and the sentence would have no conjugated verb without this word. */
export const isOnlyVerb = (m: Match, verb: Token): boolean =>
  (verb.index === 2 || verb.index === 3) &&
  among('. ! ?')(m.sentence.tokens.at(-1)) &&
  among('my your his her our their the every a an this that each')(m.sentence.tokens[0]) &&
  isLiving(m.sentence.tokens[verb.index - 1]) &&
  !(verb.lower === 'stop' && !among('here there')(m.after())) &&
  !m.sentence.tokens.some((token) => token !== verb && isTaggedFinite(token));
