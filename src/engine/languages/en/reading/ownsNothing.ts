// Whether a noun with an apostrophe and an s is a plural: nothing that it could own follows.
import { Pos } from '../../../lexicon/features.ts';
import { among, isMarkOrEnd, isTaggedVerb } from '../../../rules/ask.ts';
import type { Match } from '../../../rules/match.ts';
import { reads, type Token } from '../../../rules/token.ts';
import { wordsIn } from '../../../rules/wordRows.ts';
import things from '../rows/things.words.tsv';

const THINGS: ReadonlySet<string> = new Set(wordsIn(things));
const isJoining = among('and or but');
const isBetween = among('in on at for from with to if when because that which');
const isPlain = among('the my your his her our their');

const isSaying = among(
  'say says said think thinks thought know knows knew hope hopes believe guess mean means see says',
);

/** On garden chair's: whether it stands where an object does, its verb or preposition before it and nothing behind it. */
export function ownsNothing(m: Match, noun: Token): boolean {
  const { tokens } = m.sentence;
  const after = m.after();
  if (!isMarkOrEnd(after) && !isJoining(after) && !isBetween(after)) return false;
  if (after?.text === '-' || /^["'\u201d\u2019]$/.test(after?.text ?? '')) return false;
  // the cup's and the saucer's handles
  if (isJoining(after) && tokens.slice(noun.index + 2, noun.index + 6).some(isPossessive)) return false;
  let at = noun.index - 1;
  while (
    at > 0 &&
    (tokens[at]?.pos === Pos.adverb ||
      tokens[at]?.pos === Pos.adjective ||
      (reads(tokens[at], Pos.noun) && at > noun.index - 2))
  )
    at--;
  const opening = tokens[at];
  const hasPlainDeterminer = isPlain(opening) && THINGS.has(noun.lower.slice(0, -2));
  if (hasPlainDeterminer) at--;
  // at the doctor's, a friend of my mother's, this book is the library's
  else if (among('the a an my your his her our their this that every each last next')(opening)) return false;
  if (among('some many several few any no more most these those')(opening)) at--;
  // no excuse's, no refund's
  if (opening?.lower === 'no') return true;
  const before = tokens[at];
  if (!before || among('than like as is was are were be if that not')(before)) return false;
  // check the light's on
  if (hasPlainDeterminer && isBetween(after)) return before.pos === Pos.preposition;
  return (
    before.pos === Pos.preposition || among('me you him us them')(before) || (isTaggedVerb(before) && !isSaying(before))
  );
}

const isPossessive = ({ lower }: Token): boolean => lower.endsWith("'s");
