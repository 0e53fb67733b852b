// Addresses for pages that link to other pages, so that the route table stays the only list of them.
import { getConfig } from '../../services/config/config.ts';
import { rowById, rowPath } from '../table.ts';

/** The address of a page for the configured product; a wrong id is a bug. */
export function pathOf(id: string): string {
  return rowPath(rowById(id), getConfig().product.slug);
}
