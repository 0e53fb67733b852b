// The words that address the reader: tu and Lei.
import type { AddressFacts } from '../../consistency/types.ts';

/** See AddressFacts. */
export const italianAddress: AddressFacts = {
  familiar: /(?<!\p{L})(?:[Tt]u|[Tt]i|[Tt]e|[Tt]u[oae]|[Tt]uoi)(?![\p{L}’'])/gu,
  // With a small letter they are another person.
  formal:
    /(?<=[\p{Ll},] )(?:Lei|(?:Suo|Sua|Suoi|Sue)(?! (?:Maestà|Santità|Altezza|Eccellenza|Eminenza|Signoria|Grazia)))(?!\p{L})|(?<=\p{Ll}r)L[ae](?!\p{L})/gu,
  labels: { familiar: 'tu', formal: 'Lei' },
  reported: ['familiar', 'formal'],
};
