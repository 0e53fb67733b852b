// What keeps an offer from standing beside what is around it: peut pouvoir; peut lire et de comprendre.
import { Feature, Pos } from '../../../lexicon/features.ts';
import { isTaggedFinite } from '../../../rules/ask.ts';
import type { Match } from '../../../rules/match.ts';
import { reads } from '../../../rules/token.ts';

/** Whether the text begins with the verb that stands right before the match, or is what was just said. */
export function repeatsBefore(match: Match, text: string): boolean {
  const [first] = match.marked();
  const { sentence } = match;
  const before = first && sentence.tokens[first.index - 1];
  if (first && text.includes(' ') && sentence.text.slice(Math.max(0, first.start - 25), first.start).includes(text))
    return true;
  const [opening = ''] = text.split(' ');
  return before?.readings.some(({ lemma }) => lemma === opening) ?? false;
}

const PREPOSITION = /^(?:de|d'|à|a|en)$/;
const JOINED = /^(?:et|ou|ni|y|e|o|,)$/;

/** Whether an infinitive further on is joined by the preposition that the text does without: la possibilité de lire et de comprendre. */
export function strandsInfinitive(match: Match, text: string): boolean {
  const last = match.marked().at(-1);
  if (!last || !PREPOSITION.test(last.lower) || text.endsWith(last.lower)) return false;
  const { tokens } = match.sentence;
  return tokens.some(
    (token, i) =>
      i > last.index &&
      token.lower.charAt(0) === last.lower.charAt(0) &&
      PREPOSITION.test(token.lower) &&
      JOINED.test(tokens[i - 1]?.lower ?? '') &&
      reads(tokens[i + 1], Pos.verb, Feature.infinitive),
  );
}

const OF = /^(?:d'|de|du|des|del)$/;

/** Whether a noun further on is joined by the "de" that the text does without: par le biais de dons et de ventes. */
export function strandsNoun(match: Match, text: string): boolean {
  const last = match.marked().at(-1);
  if (!last || !OF.test(last.lower) || /(?:^| )(?:d'|de|du|des|del)$/.test(text)) return false;
  const { tokens } = match.sentence;
  for (let at = last.index + 1; at < last.index + 14; at++) {
    const [joint, next] = [tokens[at], tokens[at + 1]];
    if (!joint || !next || /^[.;:!?]$/.test(joint.text) || isTaggedFinite(joint)) return false;
    if (/^(?:et|ou|y|e|o|,)$/.test(joint.lower) && OF.test(next.lower)) return true;
  }
  return false;
}

/** Whether another infinitive is joined to the one that a match ends with: lire et comprendre. */
export function joinsInfinitive(match: Match): boolean {
  const { tokens } = match.sentence;
  return tokens.some((token, i) => {
    if (i < match.to || !JOINED.test(token.lower) || token.lower === ',') return false;
    const next = PREPOSITION.test(tokens[i + 1]?.lower ?? '') ? i + 2 : i + 1;
    // a pronoun may stand before it: ou vous connecter
    return [next, next + 1].some(
      (at) => reads(tokens[at], Pos.verb, Feature.infinitive) && tokens[at]?.pos === Pos.verb,
    );
  });
}
