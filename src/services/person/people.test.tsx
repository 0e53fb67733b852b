// Whoever has left is not taken for somebody who is here, or their things would stay as long as the tab lives.
import { expect, it, vi } from 'vitest';
import { watchPeople } from './people.ts';
import { useSession } from './sessionState.ts';

const held = new Set<string>();
const locks = {
  async request(name: string, _how: unknown, work: () => Promise<void>) {
    await Promise.resolve();
    held.add(name);
    await work();
    held.delete(name);
  },
  query: async () => ({ held: [...held].map((name) => ({ name })) }),
};

it('a person’s marker is removed with them, however soon they leave', async () => {
  vi.stubGlobal('navigator', { locks });
  useSession.setState({ state: 'guest', plan: 'free' }, true);
  watchPeople();
  useSession.setState({ state: 'signedIn', sub: 'bob', plan: 'free' }, true);
  await vi.waitFor(() => expect([...held]).toEqual(['person:bob']));
  useSession.setState({ state: 'signedIn', sub: 'anna', plan: 'free' }, true);
  useSession.setState({ state: 'guest', plan: 'free' }, true);
  await new Promise((resolve) => setTimeout(resolve));
  expect([...held]).toEqual([]);
  vi.unstubAllGlobals();
});
