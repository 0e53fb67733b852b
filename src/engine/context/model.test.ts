import { describe, expect, it } from 'vitest';
import { PackError } from '../pack/packError.ts';
import { type ContextModel, readContextModel, writeContextModel } from './model.ts';

const model: ContextModel = {
  scale: 0.04,
  thresholds: { 'ou ou>où': 2.5, 'a a>à': 1.5 },
  weights: Int8Array.from({ length: 256 }, (_, i) => i - 128),
};

describe('the bytes of context classifiers', () => {
  it('come back as they were written', () => {
    expect(readContextModel(writeContextModel(model))).toEqual(model);
  });

  it('are the same whatever the order of the thresholds', () => {
    const turned = { ...model, thresholds: { 'a a>à': 1.5, 'ou ou>où': 2.5 } };
    expect(writeContextModel(turned)).toEqual(writeContextModel(model));
  });

  it.each([
    ['nothing', () => new Uint8Array()],
    ['another version', (bytes: Uint8Array) => bytes.map((byte, i) => (i === 0 ? 99 : byte))],
    ['a missing end', (bytes: Uint8Array) => bytes.subarray(0, bytes.length - 1)],
    ['a table of another size', (bytes: Uint8Array) => bytes.map((byte, i) => (i === 1 ? byte + 1 : byte))],
    ['a header that is no JSON', (bytes: Uint8Array) => bytes.map((byte, i) => (i === 6 ? 0 : byte))],
  ])('are refused with %s', (_, damage) => {
    expect(() => readContextModel(damage(writeContextModel(model)))).toThrow(PackError);
  });

  it('are refused with thresholds that are no numbers', () => {
    const bytes = writeContextModel(model);
    const text = new TextDecoder('latin1').decode(bytes);
    const at = text.indexOf('2.5');
    expect(at).toBeGreaterThan(0);
    bytes.set([0x22, 0x35, 0x22], at);
    expect(() => readContextModel(bytes)).toThrow(PackError);
  });
});
