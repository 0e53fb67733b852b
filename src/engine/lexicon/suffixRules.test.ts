import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formBy, lemmaBy, ruleOf } from './suffixRules.ts';

it.each([
  ['chevaux', 'cheval', { infix: '', at: 0, formSuffix: 'ux', lemmaSuffix: 'l' }],
  ['walk', 'walk', { infix: '', at: 0, formSuffix: '', lemmaSuffix: '' }],
  ['gearbeitet', 'arbeiten', { infix: 'ge', at: 0, formSuffix: 't', lemmaSuffix: 'n' }],
  ['anzufangen', 'anfangen', { infix: 'zu', at: 2, formSuffix: '', lemmaSuffix: '' }],
  ['angefangen', 'anfangen', { infix: 'ge', at: 2, formSuffix: '', lemmaSuffix: '' }],
])('%s from %s', (form, lemma, rule) => {
  expect(ruleOf(form, lemma, true)).toEqual(rule);
});

it('leads from form to lemma and back, whatever the words', () => {
  const word = fc.string({
    unit: fc.constantFrom('a', 'g', 'e', 'z', 'u', 'n', 'ä', 'ß'),
    minLength: 1,
    maxLength: 20,
  });
  fc.assert(
    fc.property(word, word, fc.boolean(), (form, lemma, infixes) => {
      const rule = ruleOf(form, lemma, infixes);
      expect(lemmaBy(rule, form)).toBe(lemma);
      expect(formBy(rule, lemma)).toBe(form);
    }),
  );
});

it('says so when a rule does not fit', () => {
  const rule = ruleOf('angefangen', 'anfangen', true);
  expect(lemmaBy(rule, 'laufen')).toBeNull();
  expect(formBy({ ...rule, lemmaSuffix: 'x' }, 'laufen')).toBeNull();
});
