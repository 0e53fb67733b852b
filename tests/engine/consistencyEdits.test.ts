// What a whole text shows stays right while it is edited: whatever was typed, moved or deleted, the marks are those of a full check.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadedChecker } from '../../scripts/packs/load.ts';
import { applyChange } from '../../src/engine/index.ts';
import { finish, Listener } from './listener.ts';
import { optionsWith } from './packs.ts';

const checker = loadedChecker('en');

const sentences = fc.constantFrom(
  'The adviser came.',
  'An advisor left.',
  'Our advisors and advisers.',
  'We saw Nwachukwu.',
  'They met Nwachuku.',
  'Then Nwachukwo rang.',
  'It’s late.',
  "We're here.",
  'Now 10% more.',
  'Then 5 % less.',
  'He said “yes” and “no”.',
  'She said "maybe" to us.',
  'The stove – a small one – was out.',
  'The stove—a small one—was out.',
  'Tea is €3.50.',
  'Coffee is €2,80.',
);
const gaps = fc.constantFrom(' ', '\n', '\n\n');
const texts = fc
  .array(fc.tuple(sentences, gaps), { minLength: 2, maxLength: 24 })
  .map((parts) => parts.flat().join(''));
const edits = fc.array(
  fc.record({
    at: fc.nat(),
    size: fc.oneof(fc.nat(3), fc.nat(80)),
    insert: fc.oneof(texts, fc.constantFrom('', 'x', '\n', '"', '’')),
  }),
  { minLength: 1, maxLength: 5 },
);

describe('what a whole text shows', () => {
  it('equals a full check after any edits', () => {
    fc.assert(
      fc.property(texts, edits, fc.constantFrom(5, 100, 100_000), fc.boolean(), (start, todo, budget, isPicky) => {
        const options = optionsWith({ language: 'en', level: isPicky ? 'picky' : 'standard' });
        const document = checker.open(start, options);
        const listener = new Listener();
        let text = start;
        for (const { at, size, insert } of todo) {
          // Sometimes the next edit comes before the check is done.
          listener.told(document.step(budget, null));
          const from = at % (text.length + 1);
          const change = { start: from, end: Math.min(text.length, from + size), insert };
          text = applyChange(text, change);
          document.edit([change]);
          listener.edited([change]);
        }
        finish(document, listener, budget);
        expect(listener.issues).toEqual(checker.check(text, options).issues);
        for (const issue of listener.issues) {
          expect(text.slice(issue.start, issue.end)).toBe(issue.text);
          if (!issue.group) continue;
          for (const form of issue.group.unifiesTo) {
            const changes = document.unify(issue.group.id, form);
            expect(changes).toEqual([...changes].sort((a, b) => a.start - b.start));
            expect(changes.length).toBeGreaterThan(0);
          }
        }
      }),
      { numRuns: 60 },
    );
  }, 120_000);

  it('sends no more than the paragraphs that it concerns', () => {
    const lines = Array.from({ length: 200 }, (_, i): string => (i === 150 ? 'An advisor left.' : 'The man came.'));
    lines[3] = 'The adviser came and other advisers left.';
    const text = lines.join('\n');
    const document = checker.open(text, optionsWith({ language: 'en' }));
    const first = document.step(Number.POSITIVE_INFINITY, null);
    expect(first.deltas.flatMap(({ issues }) => issues.map((issue) => issue.text))).toEqual(['advisor']);
    const at = text.indexOf('adviser');
    // Without the two others the one is no longer odd.
    document.edit([{ start: at, end: text.indexOf('left', at), insert: 'woman ' }]);
    const { deltas } = document.step(Number.POSITIVE_INFINITY, null);
    expect(deltas.flatMap(({ issues }) => issues)).toEqual([]);
    expect(deltas.length).toBe(2);
  });
});
