import { describe, expect, it } from 'vitest';
import { differences, type Stretch } from './differences.ts';

const side = (stretches: Stretch[], which: 'mine' | 'theirs') =>
  stretches.map((one) => (one.kind === 'different' ? one[which] : one.kind === 'same' ? one.text : '…')).join('');

describe('two texts side by side', () => {
  it('equal texts have no difference', () => expect(differences('one', 'one')).toEqual([]));

  it('finds what differs, as whole words where that reads better', () => {
    const found = differences('The third batch is fine.', 'The second batch is fine.');
    expect(side(found, 'mine')).toBe('The third batch is fine.');
    expect(side(found, 'theirs')).toBe('The second batch is fine.');
    expect(found.filter(({ kind }) => kind === 'different')).toEqual([
      { kind: 'different', mine: 'third', theirs: 'second' },
    ]);
  });

  it('cuts long unchanged stretches down to the words around a difference', () => {
    const long = 'Same words again and again. '.repeat(400);
    const found = differences(`${long}here${long}`, `${long}there${long}`);
    expect(found.map(({ kind }) => kind)).toEqual(['cut', 'same', 'different', 'same', 'cut']);
    const kept = found.reduce((sum, one) => sum + (one.kind === 'same' ? one.text.length : 0), 0);
    const cut = found.reduce((sum, one) => sum + (one.kind === 'cut' ? one.cut : 0), 0);
    const differing = found.reduce((sum, one) => sum + (one.kind === 'different' ? one.mine.length : 0), 0);
    expect(kept).toBeLessThan(500);
    expect(kept + cut + differing).toBe(2 * long.length + 4);
  });

  it('an empty text is one difference', () => {
    expect(differences('', 'all of it')).toEqual([{ kind: 'different', mine: '', theirs: 'all of it' }]);
  });

  it('compares two long texts that have nothing in common in reasonable time', () => {
    const words = (seed: number) => Array.from({ length: 60_000 }, (_, index) => ((index * seed) % 9973).toString(36));
    const started = performance.now();
    const found = differences(words(7919).join(' '), words(104_729).join(' '));
    expect(found.length).toBeGreaterThan(0);
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});
