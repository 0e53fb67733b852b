import { describe, expect, it, vi } from 'vitest';
import type { Suggestion } from '../../types.ts';
import { type FitWeights, inSentence } from './inSentence.ts';

const WEIGHTS: FitWeights = { odds: 2, unknown: 6, several: 3, small: 4, flag: 5 };
const suggestion = (text: string, score: number): Suggestion => ({ text, cost: 1, frequency: 5, score });
const fit = (odds: number | null, flags = 0, isKnown = true) => ({
  odds,
  isKnown,
  losesCapital: false,
  flags: () => flags,
});
type Row = [text: string, score: number, fit: ReturnType<typeof fit>];

const order = (rows: readonly Row[]): [text: string, score: number][] =>
  inSentence(
    rows.map(([text, score]) => suggestion(text, score)),
    rows.map((row) => row[2]),
    WEIGHTS,
  ).map(({ text, score }) => [text, score]);

describe('corrections in their sentence', () => {
  it('keep their order and scores where there is no net and no rule minds any of them', () => {
    const rows: Row[] = [
      ['run', -20, fit(null)],
      ['room', -18, fit(null)],
      ['moon', -3, fit(null)],
    ];
    expect(order(rows)).toEqual(rows.map(([text, score]) => [text, score]));
  });

  it('come in the order of what the net makes of them, each by its distance from the best', () => {
    expect(
      order([
        ['run', -20, fit(1)],
        ['room', -18, fit(6)],
        ['moon', -3, fit(6)],
      ]),
    ).toEqual([
      ['room', -18],
      ['run', -10],
      ['moon', -3],
    ]);
  });

  it('stand back where the net does not know them, and where they are several words', () => {
    const texts = (rows: readonly Row[]): string[] => order(rows).map(([text]) => text);
    expect(
      texts([
        ['alums', -10, fit(3, 0, false)],
        ['lumps', -5, fit(3)],
      ]),
    ).toEqual(['lumps', 'alums']);
    expect(
      texts([
        ['a lot', -10, fit(null)],
        ['allot', -8, fit(3)],
      ]),
    ).toEqual(['allot', 'a lot']);
  });

  it('are not offered where rules find more mistakes with them than with the first', () => {
    const texts = (rows: readonly Row[]): string[] => order(rows).map(([text]) => text);
    expect(
      texts([
        ['chocolat', -10, fit(null, 1)],
        ['chocolats', -7, fit(null, 0)],
        ['chocolate', -6, fit(null, 0)],
      ]),
    ).toEqual(['chocolats', 'chocolate']);
    // Everything else speaks for the first: the rule may be wrong.
    expect(
      texts([
        ['their', -20, fit(4, 1)],
        ['three', -14, fit(1, 0)],
        ['theirs', -12, fit(3, 2)],
      ]),
    ).toEqual(['their', 'three']);
  });

  it('stand back where they lose a capital that the place does not give', () => {
    const small = { ...fit(null), losesCapital: true };
    expect(
      order([
        ['Breiter', -18, small],
        ['Bretter', -15, fit(null)],
      ]).map(([text]) => text),
    ).toEqual(['Bretter', 'Breiter']);
  });

  it('do not fall behind others for mistakes that are there with each of them', () => {
    expect(
      order([
        ['should', -21, fit(null, 8)],
        ['soul', -17, fit(null, 8)],
        ['school', -1, fit(null, 8)],
      ]).map(([text]) => text),
    ).toEqual(['should', 'soul', 'school']);
  });

  it('are not read by the rules where they are far behind', () => {
    const far = { ...fit(null), flags: vi.fn(() => 0) };
    order([
      ['which', -20, fit(null, 1)],
      ['witch', -16, fit(null, 0)],
      ['width', 0, far],
    ]);
    expect(far.flags).not.toHaveBeenCalled();
  });
});
