// Places where no other word of a Spanish set would fit: the classifiers are not asked.
import type { LeftAlone } from '../../../context/choices.ts';
import { Feature } from '../../../lexicon/features.ts';
import type { Token } from '../../../rules/token.ts';

/** haya lo que haya, esté donde esté: a repeated subjunctive. */
const isSaidTwice = (tokens: readonly Token[], from: number): boolean =>
  (tokens[from]?.readings.some(({ features }) => (features & Feature.subjunctive) !== 0) ?? false) &&
  [...tokens.slice(Math.max(0, from - 3), from), ...tokens.slice(from + 1, from + 4)].some(
    ({ lower }) => lower === tokens[from]?.lower,
  );

/** See LeftAlone. */
export const isLeftAlone: LeftAlone = (tokens, from) => isSaidTwice(tokens, from);
