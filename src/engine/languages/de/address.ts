// The words that address the reader: du and Sie.
import type { AddressFacts } from '../../consistency/types.ts';

/** See AddressFacts. */
export const germanAddress: AddressFacts = {
  familiar:
    /(?<![\p{L}-])(?:(?<!(?:per|das|ein|zum|auf) )[Dd]u(?! [/-])|[Dd]ich|[Dd]ir|[Dd]eine?[mnrs]?)(?![\p{L}-])/gu,
  // At the start of a sentence these may be other persons.
  formal: /(?<=[\p{Ll},] )(?:Sie|Ihnen|Ihre[mnrs]?)(?![\p{L}-])/gu,
  labels: { familiar: 'du', formal: 'Sie' },
  reported: ['familiar', 'formal'],
};
