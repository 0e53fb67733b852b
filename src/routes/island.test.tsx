import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createIsland, loadIslands } from './island.tsx';

/** A part that cannot be had until `online` is set. */
function partOfPage() {
  const network = { online: false, asked: 0 };
  const Part = createIsland(async () => {
    network.asked += 1;
    if (!network.online) throw new Error('No network');
    return () => <p>The late part</p>;
  });
  return { Part, network };
}

it('a late part that failed to load is requested again when its page is next opened', async () => {
  const { Part, network } = partOfPage();
  await expect(loadIslands([Part])).rejects.toThrow('No network');
  network.online = true;
  await loadIslands([Part]);
  expect(network.asked).toBe(2);
  render(<Part />);
  expect(screen.getByText('The late part')).toBeDefined();
});

it('a page waits only for its own parts', async () => {
  const { network } = partOfPage();
  await loadIslands([]);
  expect(network.asked).toBe(0);
});
