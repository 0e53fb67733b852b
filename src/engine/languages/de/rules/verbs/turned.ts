// An auxiliary in front of its participle at the end of a subordinate clause: weil sie hat angerufen.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { isFinite } from '../../../../rules/ask.ts';
import type { Match } from '../../../../rules/match.ts';
import type { Token } from '../../../../rules/token.ts';
import { isSureFinite, mayBeRelative } from '../../reading/boundaries.ts';
import { isSubjectPronoun } from '../../reading/words.ts';

/** A finite form of haben, sein or werden and nothing else. */
export const isAuxiliary = (token: Token): boolean =>
  isSureFinite(token) &&
  token.text === token.lower &&
  token.readings.every(({ lemma }) => /^(?:haben|sein|werden)$/.test(lemma));

/** A participle that is no infinitive as well: gesehen, abgeholt; vergessen is left out. */
export const isOnlyParticiple = ({ readings }: Token): boolean =>
  readings.some(({ pos, features }) => pos === Pos.verb && (features & Feature.pastParticiple) !== 0) &&
  readings.every(
    ({ pos, features }) =>
      (pos === Pos.verb &&
        (features & (Feature.pastParticiple | Feature.present | Feature.preterite)) !== 0 &&
        (features & Feature.infinitive) === 0) ||
      pos === Pos.adjective,
  );

/** "weil sie hat angerufen": an auxiliary right before its participle, at the end of a subordinate clause without another verb. */
export function isTurned(m: Match): boolean {
  const { tokens } = m.sentence;
  const [opener, verb, participle] = [m.token('conjunction'), m.token('verb'), m.token('participle')];
  const isRelative = mayBeRelative(opener);
  if (isRelative && tokens[opener.index - 1]?.text !== ',') return false;
  const inner = tokens.slice(opener.index + 1, verb.index);
  if (inner.some((token) => isFinite(token) && token.text === token.lower)) return false;
  const [first] = inner;
  // "das hat gefehlt", ", der Mann ist gegangen": a main clause of which the pronoun is a part
  if (isRelative && (inner.length < 2 || !isSubjectPronoun(first))) return false;
  // "größer, als ich habe erwartet"; "seit gestern ist geschlossen"
  if (/^(?:seit|während|bis|als)$/.test(opener.lower) && !isSubjectPronoun(first)) return false;
  return isOnlyParticiple(participle);
}
