import { describe, expect, it } from 'vitest';
import english from '../../../../locales/en/app.json' with { type: 'json' };
import pages from '../../../../locales/en/pages.json' with { type: 'json' };
import { productIds } from '../../../lib/productIds.ts';
import { pathOf } from '../../../routes/navigation/pathOf.ts';
import { routeTable } from '../../../routes/table.ts';
import { productPath, products } from './products.ts';

describe('the products', () => {
  it('each have a page in the route table, and texts, exactly once', () => {
    const ids = products.map(({ id }) => id);
    expect(ids.toSorted()).toEqual([...productIds].toSorted());
    const rows = new Set(routeTable.map(({ id }) => id));
    for (const { id, page } of products) {
      expect(rows.has(page), id).toBe(true);
      expect(english.catalog.products[id].name).not.toBe('');
      expect(pages.software.rows[id].who).not.toBe('');
    }
  });

  it('lead to their pages; the JavaScript SDK to its section', () => {
    const addresses = products.map((product) => productPath(product, pathOf));
    expect(new Set(addresses).size).toBe(products.length);
    expect(addresses).toContain('/software/#javascript-sdk');
    expect(addresses).toContain('/software/spelling-check-pro-suite/');
  });
});
