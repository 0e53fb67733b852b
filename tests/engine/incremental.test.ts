// The promise of incremental.ts: whatever is edited or selected, the deltas add up to the result of a full check.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadedChecker } from '../../scripts/packs/load.ts';
import { applyChange, type CheckedDocument, type CheckOptions, type TextChange } from '../../src/engine/index.ts';
import { finish, Listener } from './listener.ts';
import { bringGrammar, checkerWith, optionsWith, packBytes } from './packs.ts';

const checker = checkerWith('en', 'fr');

function expectWhole(
  document: CheckedDocument,
  listener: Listener,
  text: string,
  options: CheckOptions,
  budget: number,
) {
  const step = finish(document, listener, budget);
  const whole = checker.check(text, options);
  expect(document.text()).toBe(text);
  expect(listener.issues).toEqual(whole.issues);
  expect(step.counts).toEqual(whole.counts);
  expect(step.language).toBe(whole.language);
  expect(step.dialect).toBe(whole.dialect);
  expect(step.guesses).toEqual(whole.guesses);
  expect([...step.missing].sort()).toEqual([...whole.missing].sort());
  expect(step.checked).toBe(step.total);
  expect(step.total).toBe(text.length);
}

const words = fc.constantFrom(
  'the',
  'colour',
  'colours',
  'center',
  'teh',
  'Teh',
  'house',
  'hous',
  'Zwolkja',
  'colour',
  'maison',
  'aujourd’hui',
  'je',
  'ne',
  'sais',
  'pas',
  'pourquoi',
  'ACRONYM',
  'HELO',
  'das',
  'Haus',
  'ist',
  'schön',
  '```',
  '`code` teh',
  'http://x.org/teh',
  '3rd',
  'd2s',
  'Dr.',
  'e.g.',
  '« teh »',
  '"je ne sais pas pourquoi"',
);
const gaps = fc.constantFrom(' ', ' ', ' ', '. ', '\n', '\r\n', '\n\n', '? ', '\r', '');
const prose = fc.array(fc.tuple(words, gaps), { maxLength: 14 }).map((parts) => parts.flat().join(''));

const edits = fc.array(
  fc.record({
    at: fc.nat(),
    size: fc.oneof(fc.nat(3), fc.nat(60)),
    insert: fc.oneof(prose, fc.constantFrom('', 'x', '\n', ' ', 'é')),
  }),
  { minLength: 1, maxLength: 3 },
);
const choices = fc.record({
  language: fc.constantFrom<CheckOptions['language']>('auto', 'en', 'fr', 'de'),
  perSentence: fc.boolean(),
  checkUppercase: fc.boolean(),
  checkDigits: fc.boolean(),
  dialects: fc.constantFrom<CheckOptions['dialects']>({}, { en: 'en-GB' }),
  personalWords: fc.subarray(['teh', 'Zwolkja']),
  ignoredWords: fc.subarray(['hous', 'HELO']),
});
const actions = fc.array(
  fc.oneof(
    edits.map((edit) => ({ edit })),
    choices.map((choice) => ({ choice })),
  ),
  { maxLength: 6 },
);

describe('a document under edit', () => {
  it('equals a full check after any edits and option changes', () => {
    fc.assert(
      fc.property(prose, choices, actions, fc.constantFrom(1, 20, 1000), (start, choice, todo, budget) => {
        let text = start;
        let options = optionsWith(choice);
        const document = checker.open(text, options);
        const listener = new Listener();
        for (const action of todo) {
          if ('choice' in action) {
            options = optionsWith(action.choice);
            document.setOptions(options);
          } else {
            const changes: TextChange[] = [];
            for (const { at, size, insert } of action.edit) {
              const from = at % (text.length + 1);
              const change = { start: from, end: Math.min(text.length, from + size), insert };
              changes.push(change);
              text = applyChange(text, change);
            }
            document.edit(changes);
            listener.edited(changes);
          }
          // Sometimes the next edit comes before the check is done.
          if (budget > 1) listener.told(document.step(budget, null));
          else expectWhole(document, listener, text, options, budget);
        }
        expectWhole(document, listener, text, options, budget);
        expect(document.text()).toBe(text);
      }),
      { numRuns: 400 },
    );
  });

  it('numbers identical findings in text order when paragraphs are swapped', () => {
    const lines = fc.shuffledSubarray([
      'Teh end.',
      'Here is teh hous too.',
      'It is teh hous again.',
      'Right.',
      'teh hous',
    ]);
    const texts = lines.map((each) => each.map((line) => `${line}\n`).join(''));
    const options = optionsWith({ language: 'en' });
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const document = checker.open(before, options);
        const listener = new Listener();
        finish(document, listener, 1000);
        const changes = [{ start: 0, end: before.length, insert: after }];
        document.edit(changes);
        listener.edited(changes);
        expectWhole(document, listener, after, options, 1000);
      }),
    );
  });

  it('checks only the paragraph that was edited', () => {
    const text = Array.from({ length: 100 }, (_, i) => `Line ${i} has a mistke.`).join('\n');
    const document = checker.open(text, optionsWith({ language: 'en' }));
    document.step(Number.POSITIVE_INFINITY, null);
    document.edit([{ start: 5, end: 5, insert: 'x' }]);
    const { deltas, done } = document.step(Number.POSITIVE_INFINITY, null);
    expect(done).toBe(true);
    expect(deltas.map(({ start, end }) => [start, end])).toEqual([[0, text.indexOf('\n') + 2]]);
  });

  it('checks visible text first', () => {
    const text = Array.from({ length: 200 }, () => 'A line with a mistke.').join('\n');
    const document = checker.open(text, optionsWith({ language: 'en' }));
    const { deltas, done, checked } = document.step(50, { start: 2200, end: 2230 });
    expect(done).toBe(false);
    expect(checked).toBeLessThan(200);
    expect(deltas.map(({ start }) => start)).toContain(2200);
  });

  it('checks again when a pack arrives', () => {
    const late = checkerWith('en');
    const document = late.open('La maison est très belle et grande.', optionsWith({ language: 'fr' }));
    expect(document.step(1e6, null)).toMatchObject({ missing: ['fr'], done: true });
    late.loadSpell('fr', packBytes('fr'));
    const step = document.step(1e6, null);
    expect(step.missing).toEqual([]);
    expect(step.deltas).toHaveLength(1);
  });

  it('checks again when a grammar arrives, and only what it may change', () => {
    const late = checkerWith('en');
    const document = late.open('Many people forgot there books.\nOne wrod here.', optionsWith({ language: 'en' }));
    expect(document.step(1e6, null).deltas.flatMap(({ issues }) => issues.map(({ text }) => text))).toEqual(['wrod']);
    bringGrammar(late, 'en');
    const step = document.step(1e6, null);
    expect(step.done).toBe(true);
    expect(step.deltas).toMatchObject([{ start: 0, end: 46, issues: [{ text: 'there' }, { text: 'wrod' }] }]);
    // French names may make a word right that English does not know; a paragraph without such words stays as it is.
    bringGrammar(late, 'fr');
    const again = document.step(1e6, null);
    expect(again).toMatchObject({ deltas: [{ start: 32, end: 46, issues: [{ text: 'wrod' }] }], done: true });
  });

  it('equals a full check whenever a grammar arrives', () => {
    const mistakes = fc.constantFrom(
      'She go home. ',
      'an house and an house',
      "Je n'est pas. ",
      'teh the the\n',
      '\n',
      ' ,',
    );
    const texts = fc.array(fc.oneof(mistakes, words), { maxLength: 12 }).map((parts) => parts.join(' '));
    const whole = loadedChecker('en', 'fr');
    fc.assert(
      fc.property(texts, edits, fc.constantFrom(5, 60, 1000), fc.nat(3), (start, todo, budget, when) => {
        const late = checkerWith('en', 'fr');
        const options = optionsWith({});
        const document = late.open(start, options);
        const listener = new Listener();
        let text = start;
        for (let turn = 0; turn < 4; turn++) {
          if (turn === when) bringGrammar(late, 'en');
          if (turn === (when + 1) % 4) bringGrammar(late, 'fr');
          listener.told(document.step(budget, { start: 3, end: 9 }));
          const edit = todo[turn];
          if (!edit) continue;
          const from = edit.at % (text.length + 1);
          const change = { start: from, end: Math.min(text.length, from + edit.size), insert: edit.insert };
          text = applyChange(text, change);
          document.edit([change]);
          listener.edited([change]);
        }
        finish(document, listener, budget);
        expect(listener.issues).toEqual(whole.check(text, options).issues);
      }),
      { numRuns: 15 },
    );
  }, 60_000);

  it('hides a word added to the dictionary without checking again, and shows it again', () => {
    const options = optionsWith({ language: 'en' });
    const document = checker.open('One wrod here.\nAnother line.', options);
    expect(document.step(1e6, null).deltas[0]?.issues).toHaveLength(1);
    document.setOptions({ ...options, personalWords: ['wrod'] });
    expect(document.step(1e6, null).deltas).toEqual([{ start: 0, end: 15, issues: [] }]);
    document.setOptions(options);
    expect(document.step(1e6, null).deltas[0]?.issues).toHaveLength(1);
  });
});
