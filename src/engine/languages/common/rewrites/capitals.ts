// Capitals within a sentence: those after a mark (¡Recuerda, : Voici) stay, the others belong to names.
import { capitalised } from '../../../rewrite/dress.ts';
import type { Match } from '../../../rules/match.ts';
import { isCapitalised, type Sentence, type Token } from '../../../rules/token.ts';

/** Whether the first word of a match has a capital that a mark before it explains. */
const isOpening = ({ tokens }: Sentence, first: Token): boolean => tokens[first.index - 1]?.kind === 'punctuation';

/** Whether the match begins with a capital that nothing explains but a name. */
export function isName(match: Match): boolean {
  const [first] = match.marked();
  if (!first || first.index === 0 || !isCapitalised(first)) return false;
  return !isOpening(match.sentence, first);
}

/** A text with a capital if the match has one after a mark. */
export function inCase(match: Match, text: string): string {
  const [first] = match.marked();
  if (!first || first.index === 0 || text === '' || !isCapitalised(first)) return text;
  return isOpening(match.sentence, first) ? capitalised(text) : text;
}
