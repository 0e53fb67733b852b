import { expect, it } from 'vitest';
import { AIRPLANE, type AirplaneState, createAirplaneGate } from './airplane.ts';

function open() {
  const held = new Set<string>();
  const told: AirplaneState[] = [];
  const asked = { times: 0 };
  const locks = {
    query: async () => {
      asked.times += 1;
      return { held: [...held].map((name) => ({ name })) };
    },
  } as unknown as Pick<LockManager, 'query'>;
  return { gate: createAirplaneGate(locks, (state) => told.push(state)), held, told, asked };
}

it('lets everything through while no page holds the lock, and asks only once', async () => {
  const { gate, asked } = open();
  expect(gate.mayBeOn()).toBe(true);
  expect(await gate.refuses()).toBe(false);
  expect(gate.mayBeOn()).toBe(false);
  expect(await gate.refuses()).toBe(false);
  expect(asked.times).toBe(1);
});

it('refuses and counts while it is held, also after a restart, and ends with the page', async () => {
  const { gate, held, told } = open();
  held.add(AIRPLANE);
  expect(await gate.refuses()).toBe(true);
  expect(await gate.refuses()).toBe(true);
  expect(told).toEqual([1, 2].map((refused) => ({ type: AIRPLANE, on: true, refused })));
  // The page was closed: the lock is gone and nobody has said so.
  held.clear();
  expect(await gate.refuses()).toBe(false);
  expect(await gate.refresh()).toEqual({ type: AIRPLANE, on: false, refused: 0 });
});

it('learns that a page has switched it on when it is told to look', async () => {
  const { gate, held } = open();
  await gate.refresh();
  held.add(AIRPLANE);
  expect(await gate.refuses()).toBe(false);
  expect(await gate.refresh()).toMatchObject({ on: true });
  expect(await gate.refuses()).toBe(true);
});

it('is off where the browser has no locks', async () => {
  const gate = createAirplaneGate(undefined, () => undefined);
  expect(gate.mayBeOn()).toBe(false);
  expect(await gate.refuses()).toBe(false);
});
