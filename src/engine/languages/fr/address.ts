// The words that address the reader: tu and vous.
import type { AddressFacts } from '../../consistency/types.ts';

/** See AddressFacts. */
export const frenchAddress: AddressFacts = {
  familiar:
    /(?<![\p{L}’'·⋅•])(?:[Tt]u|[Tt]e|[Tt]es|[Tt]a|(?<!\p{L} )[Tt]on|(?<=\b(?:pour|dans|avec|par|à|reçu|sur|et|que) )ton)(?= \p{Ll})|(?<![\p{L}-])[Tt]['’](?=\p{Ll})/gu,
  formal: /(?<!\p{L}|[Rr]endez-)(?:[Vv]ous|[Vv]otre|[Vv]os)(?![\p{L}-])/gu,
  labels: { familiar: 'tu', formal: 'vous' },
  reported: ['familiar'],
};
