import { describe, expect, it } from 'vitest';
import { TINY_LEXICON, tinyNet } from '../../../tests/engine/net/tinyNet.ts';
import { PackError } from '../pack/packError.ts';
import { createNetCheck } from './check.ts';
import { writeNet } from './write.ts';

const kinds = { slip: 9, sound: 5, form: 7, preposition: 7, extra: 10 };
const settings = { confusables: [['their', 'there']], thresholds: { kinds, directions: {} } };
const checkWith = (check: object) =>
  createNetCheck({
    language: 'en',
    rules: [],
    lexicon: TINY_LEXICON,
    bytes: writeNet({ ...tinyNet(), check: { ...check } }),
  });

describe('the check of a net', () => {
  it('is made from a file with its settings', () => {
    expect(checkWith(settings).inSentence).toBeTypeOf('function');
  });

  it.each([
    ['none', {}],
    ['words instead of groups', { ...settings, confusables: ['their'] }],
    ['numbers in groups', { ...settings, confusables: [[1, 2]] }],
    ['no thresholds', { ...settings, thresholds: null }],
    ['a threshold that is no number', { ...settings, thresholds: { kinds: { ...kinds, form: '7' }, directions: {} } }],
    ['no directions', { ...settings, thresholds: { kinds, directions: null } }],
  ])('refuses settings that are damaged: %s', (_, check) => {
    expect(() => checkWith(check)).toThrow(PackError);
  });
});
