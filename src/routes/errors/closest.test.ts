import { describe, expect, it } from 'vitest';
import { distance, readMisspelling } from './closest.ts';

describe('a wrong address', () => {
  it.each([
    ['/chekcer/', '', 'chekcer', '', '/checker/'],
    ['/software/pricng/', 'software/', 'pricng', '', '/software/pricing/'],
    ['/legal/privacy-policy/', 'legal/', 'privacy-policy', '', '/legal/privacypolicy/'],
    ['/germn/text/', '', 'germn', '/text', undefined],
    ['/Contcat/', '', 'Contcat', '', '/contact/'],
  ])('%s is treated as a misspelt word', (path, before, wrong, after, closest) => {
    const read = readMisspelling(path, 'spelling-check');
    expect([read.before, read.wrong, read.after, read.closest?.path]).toEqual([before, wrong, after, closest]);
  });

  it('suggests nothing when nothing is close', () => {
    expect(readMisspelling('/zzzzzzzzzzzz/qqqqqqqq/', 'spelling-check').closest).toBeUndefined();
  });

  it.each(['/', '/%E0%A4%A', `/${'x'.repeat(5000)}/`, '//', '/a/b/c/d/e/f/g/h/'])('survives %s', (path) => {
    expect(() => readMisspelling(path, 'spelling-check')).not.toThrow();
  });
});

it('counts swapped neighbours as one edit', () => {
  expect(distance('chekcer', 'checker')).toBe(1);
  expect(distance('', 'abc')).toBe(3);
  expect(distance('same', 'same')).toBe(0);
});
