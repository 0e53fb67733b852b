// The products, wherever something is told about them.

/** Ids of the products, also the keys of their texts. */
export const productIds = [
  'htmlForm',
  'spellCheckApi',
  'dictionaryApi',
  'javaSdk',
  'jsSdk',
  'evolution',
  'proSuite',
] as const;

/** One product. */
export type ProductId = (typeof productIds)[number];
