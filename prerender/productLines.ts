// What is drawn in the line at the head of a product's page (ProductLine.tsx): in its payload, as only one page needs each.
import type { PayloadKey } from '../src/routes/table.ts';

/** Paths between 264 and 376, on a line at 28. */
export const productLines: Readonly<Partial<Record<PayloadKey, string>>> = {
  // An envelope.
  evolution: 'M276 8h88v40h-88zl44 25 44-25',
  // A field with its label, and the caret in it.
  htmlForm: 'M268 8h36M268 18h104v24H268zM280 24v12',
  // Braces around a statement.
  javaSdk: 'M296 6q-12 0-12 11t-10 11q10 0 10 11t12 11M344 6q12 0 12 11t10 11q-10 0-10 11t-12 11M306 28h28',
  // Volumes on a shelf.
  proSuite: 'M278 48V10h16v38M298 48V6h20v42M322 48V14h14v34M268 48h104',
  // A tag.
  spellCheckApi: 'M296 12l-20 16 20 16M344 12l20 16-20 16M328 8l-16 40',
  // An open book.
  dictionaryApi: 'M320 14q-22-7-44-4v36q22-3 44 4 22-7 44-4V10q-22-3-44 4v36',
};
