import { describe, expect, it } from 'vitest';
import { createTypeahead, nextIndex } from './menuKeys.ts';

describe('the keys of a menu', () => {
  it.each([
    ['ArrowDown', 2, 0],
    ['ArrowDown', -1, 0],
    ['ArrowUp', 0, 2],
    ['ArrowUp', -1, 2],
    ['Home', 1, 0],
    ['End', 1, 2],
    ['Enter', 1, null],
  ])('KEY-1: %s from %i goes to %s of three', (key, index, next) => {
    expect(nextIndex(key, index, 3)).toBe(next);
  });

  it('go nowhere in an empty menu', () => {
    expect(nextIndex('ArrowDown', -1, 0)).toBeNull();
  });
});

describe('typing in a menu', () => {
  const labels = ['Deutsch', 'English', 'Español', 'Élan'];

  it('moves from entry to entry with the same letter, and starts over after a pause', () => {
    let time = 0;
    const find = createTypeahead(() => time);
    expect(find('e', labels, 0)).toBe(1);
    time = 1000;
    expect(find('e', labels, 1)).toBe(2);
    time = 1200;
    expect(find('n', labels, 2)).toBe(1);
    time = 3000;
    expect(find('x', labels, 1)).toBe(-1);
  });
});
