// Simple tests on tokens, shared by several families of homophones.

import { Group } from '../../../lexicon/features.ts';
import { canBeInfinitive, canBeNoun, canBeParticiple, listed } from '../../../rules/ask.ts';
import { Element } from '../../../rules/pattern.ts';
import type { Token } from '../../../rules/token.ts';
import { nounMasks } from './forms.ts';
import { canBeConjugated } from './words.ts';

/** Any word. */
export const any = (): Element => new Element((token) => token.kind === 'word');

/** A punctuation mark. */
export const mark = (): Element => new Element((token) => token.kind === 'punctuation');

/** Whether the token can be of this number. */
export const mayBe = (token: Token | undefined, number: number): boolean =>
  token !== undefined && nounMasks(token).some((mask) => mask & number || !(mask & Group.number));

/** Whether the token may be a noun but not a form of a verb. */
export const isNounNoVerb = (token: Token | undefined): boolean =>
  canBeNoun(token) && !canBeConjugated(token) && !canBeParticiple(token) && !canBeInfinitive(token);

/** Forms of être in the third person, and of the modal verbs used with it. */
export const ETRE = listed(
  'est était étaient sont fut furent sera seront serait seraient soit soient doit peut doivent peuvent devrait pourrait',
);
