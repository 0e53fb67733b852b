import { describe, expect, it } from 'vitest';
import { PackError } from '../pack/packError.ts';
import { sumOfTrees } from './decision.ts';
import {
  type AgreementModel,
  decisionOf,
  EVIDENCE,
  LINK_KINDS,
  readAgreementModel,
  writeAgreementModel,
} from './model.ts';

const tree = { features: [0, 1, 1], cuts: [0.5, 2, 3], leaves: [1, 2, 3, 4] };
const evidence = (...values: number[]): Float64Array => Float64Array.from(EVIDENCE.verb, (_, i) => values[i] ?? 0);

const model = Object.fromEntries(
  LINK_KINDS.map((kind) => [kind, { evidence: EVIDENCE[kind], trees: [tree, tree], threshold: 3 }]),
) as unknown as AgreementModel;

describe('trees', () => {
  it('lead to the leaf of the evidence, to the right for values above a cut', () => {
    expect(sumOfTrees([tree], evidence(0, 2))).toBe(1);
    expect(sumOfTrees([tree], evidence(0, 2.5))).toBe(2);
    expect(sumOfTrees([tree], evidence(1, 3))).toBe(3);
    expect(sumOfTrees([tree, tree], evidence(1, 4))).toBe(8);
  });

  it('decide by what they exceed the threshold', () => {
    expect(decisionOf(model.verb)(evidence(1, 4))).toBe(5);
    expect(decisionOf(model.verb)(evidence(0, 0))).toBe(-1);
    expect(decisionOf({ ...model.verb, threshold: null })(evidence(1, 4))).toBe(Number.NEGATIVE_INFINITY);
  });
});

describe('a model', () => {
  const bytesOf = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

  it('is read as it was written', () => {
    expect(readAgreementModel(writeAgreementModel(model))).toEqual(model);
  });

  it.each([
    ['no text', Uint8Array.of(0xff, 0xfe)],
    ['nothing', bytesOf(null)],
    ['a kind missing', bytesOf({ ...model, verb: undefined })],
    ['other evidence', bytesOf({ ...model, verb: { ...model.verb, evidence: ['x'] } })],
    ['no threshold', bytesOf({ ...model, verb: { ...model.verb, threshold: undefined } })],
    ['a tree cut short', bytesOf({ ...model, verb: { ...model.verb, trees: [{ ...tree, leaves: [1, 2, 3] }] } })],
    [
      'a value that does not exist',
      bytesOf({ ...model, verb: { ...model.verb, trees: [{ ...tree, features: [0, 1, 999] }] } }),
    ],
    ['a node without a cut', bytesOf({ ...model, verb: { ...model.verb, trees: [{ ...tree, cuts: [1, 2, null] }] } })],
  ])('is refused when there is %s', (_, bytes) => {
    expect(() => readAgreementModel(bytes)).toThrow(PackError);
  });
});
