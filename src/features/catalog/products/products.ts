// Facts about the products: which there are, which page each has, and how far along it is.
// Names and texts are in locales/*/app.json below `catalog.products`.
import type { ProductId } from '../../../lib/productIds.ts';

/** How far along a product is. */
export type ProductState = 'now' | 'planned';

/** The present facts about a product, and the id of its page in the route table. */
export interface Product {
  readonly id: ProductId;
  readonly state: ProductState;
  /** Row of the route table; the JavaScript SDK is a section of the overview. */
  readonly page: string;
  /** An element on that page. */
  readonly anchor?: string;
}

/** All products in list order. */
export const products: readonly Product[] = [
  { id: 'htmlForm', state: 'now', page: 'htmlForm' },
  { id: 'spellCheckApi', state: 'now', page: 'spellCheckApi' },
  { id: 'dictionaryApi', state: 'now', page: 'dictionaryApi' },
  { id: 'javaSdk', state: 'now', page: 'javaSdk' },
  { id: 'jsSdk', state: 'now', page: 'software', anchor: 'javascript-sdk' },
  { id: 'evolution', state: 'now', page: 'evolution' },
  { id: 'proSuite', state: 'now', page: 'proSuite' },
];

/** Gives the address of a page by its id; the routes supply it. */
export type PathOf = (id: string) => string;

/** The address of a product's page or section. */
export function productPath(product: Product, pathOf: PathOf): string {
  return product.anchor ? `${pathOf(product.page)}#${product.anchor}` : pathOf(product.page);
}
