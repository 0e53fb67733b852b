// What rules about style count as words, and which words are not the writer's own.
import type { Sentence, Token } from '../../../rules/token.ts';

/** Whether a token is a word to whoever counts them: an elided one (l'avion) counts together with what follows. */
export function isCounted({ kind, index, spaceBefore }: Token, { tokens }: Sentence): boolean {
  if (kind === 'punctuation' || kind === 'masked') return false;
  return spaceBefore || tokens[index - 1]?.kind !== 'word';
}

const MARK = /^["«»„“”‹›]$/;

/** Makes a test for whether a token stands in quotation marks; to be asked for each in the order of the text. */
export function quotations(): (token: Token) => boolean {
  let isOpen = false;
  return ({ kind, text }) => {
    // Languages use the same marks in opposite ways, so each one ends what the one before it began.
    if (kind === 'punctuation' && MARK.test(text)) isOpen = !isOpen;
    return isOpen;
  };
}
