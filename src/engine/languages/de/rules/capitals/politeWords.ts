// The pronouns that are capitalised when the reader is addressed.
import type { Match } from '../../../../rules/match.ts';
import { type Element, words } from '../../../../rules/pattern.ts';
import { lowerWord } from '../../reading/words.ts';

const POLITE: Readonly<Record<string, string>> = {
  sie: 'Sie',
  ihnen: 'Ihnen',
  ihr: 'Ihr',
  ihre: 'Ihre',
  ihren: 'Ihren',
  ihrem: 'Ihrem',
  ihrer: 'Ihrer',
  ihres: 'Ihres',
};

/** The pronoun with its capital. */
export const politely = (m: Match): string[] => [POLITE[m.token('sie').lower] ?? ''];

/** One of the pronouns in lower case. */
export const politePronoun = (list: string): Element => words(list).and(lowerWord()).as('sie').mark();

/** Words that show that the text has a writer. */
export const WRITER = /^(?:ich|wir|mir|mich|uns|(?:mein|unser)e?[nmrs]?)$/;
