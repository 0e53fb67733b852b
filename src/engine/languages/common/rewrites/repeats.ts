// A verb must not be offered behind the same verb: peut avoir la possibilité de, peut pouvoir.
import type { Match } from '../../../rules/match.ts';

/** Whether the text begins with the verb that stands right before the match. */
export function repeatsVerb(match: Match, text: string): boolean {
  const [first] = match.marked();
  const before = first && match.sentence.tokens[first.index - 1];
  const [opening = ''] = text.split(' ');
  return before?.readings.some(({ lemma }) => lemma === opening) ?? false;
}
