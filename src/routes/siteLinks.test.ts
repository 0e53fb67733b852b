import { expect, it } from 'vitest';
import { links, mainLinks, marksItselfOnly, proSuiteLink } from '../features/site/links.ts';
import { getConfig } from '../services/config/config.ts';
import { matchRow } from './navigation/match.ts';

it.each([...Object.values(links), proSuiteLink()])('%s is an address in the route table', (path) => {
  expect(matchRow(path, getConfig().product.slug)?.path).toBeDefined();
});

it('marks a single navigation entry on the pricing page', () => {
  const marked = mainLinks.filter(({ to }) =>
    marksItselfOnly(to, links.pricing) ? to === links.pricing : links.pricing.startsWith(to),
  );
  expect(marked.map(({ to }) => to)).toEqual([links.pricing]);
});
