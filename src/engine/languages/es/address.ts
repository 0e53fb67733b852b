// The words that address the reader: tú and usted.
import type { AddressFacts } from '../../consistency/types.ts';

/** See AddressFacts. */
export const spanishAddress: AddressFacts = {
  familiar: /(?<!\p{L})(?:[Tt]ú|[Tt]us?|[Tt]e|ti|contigo|[Tt]uy[oa]s?)(?!\p{L})/gu,
  formal: /(?<!\p{L})(?:[Uu]sted(?!\p{L})|[UV]d\.)/gu,
  labels: { familiar: 'tú', formal: 'usted' },
  reported: ['familiar', 'formal'],
};
