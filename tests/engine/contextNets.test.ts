// How context nets come to the engine: whenever they come, the findings are the same; without one, or with one that is of no
// use, everything else is found as before.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPack } from '../../scripts/packs/load.ts';
import { type CheckedDocument, type Checker, createChecker, type Issue } from '../../src/engine/index.ts';
import { BROKEN_NET, netFile, netRuleId, readings, rulesWithNet } from './fakeNet.ts';
import { checkerWith, optionsWith, packBytes } from './packs.ts';

const options = optionsWith({ language: 'en' });
const TEXT = 'Many people forgot there books.\nOne wrod by boat.\nNo mistakes here.';
const NET = netRuleId('en');
const OTHERS = ['there', 'wrod'];
const FOUND = ['there', 'books', 'wrod', 'by', 'boat'];

const [lex, model] = (['lex', 'model'] as const).map((part) => readPack('en', part) as Uint8Array);
const RULES = rulesWithNet('en');
const grammar = (checker: Checker) => checker.loadGrammar('en', lex as Uint8Array, model as Uint8Array, RULES);
const textsIn = (issues: readonly Issue[]): string[] => issues.map(({ text }) => text);
const found = (checker: Checker): string[] => textsIn(checker.check(TEXT, options).issues);

function ready(): Checker {
  const checker = checkerWith('en');
  grammar(checker);
  return checker;
}

describe('a context net', () => {
  it('is asked by its rules, whose findings are findings like others', () => {
    const checker = ready();
    expect(found(checker)).toEqual(OTHERS);
    checker.loadContext('en', netFile('b'));
    expect(found(checker)).toEqual(FOUND);
    expect(checker.check(TEXT, options).issues.find(({ rule }) => rule === NET)).toMatchObject({
      text: 'books',
      replacements: ['Zbooks'],
      message: { key: NET, params: { found: 'books', fix: 'Zbooks' } },
    });
    expect(textsIn(checker.check(TEXT, { ...options, disabledRules: [NET] }).issues)).toEqual(OTHERS);
  });

  it('finds the same in whatever order the packs come', () => {
    type Step = (checker: Checker) => void;
    const spell: Step = (checker) => checker.loadSpell('en', packBytes('en'));
    const net: Step = (checker) => checker.loadContext('en', netFile('b'));
    const orders: Step[][] = [
      [net, spell, grammar],
      [spell, net, grammar],
      [spell, grammar, net],
      [spell, grammar, net, grammar],
      [net, spell, grammar, spell, grammar],
      [spell, grammar, (checker) => checker.loadContext('en', netFile('p')), net],
    ];
    for (const order of orders) {
      const checker = createChecker();
      for (const load of order) load(checker);
      expect(found(checker)).toEqual(FOUND);
    }
  });

  it('is forgotten with its language', () => {
    const checker = ready();
    checker.loadContext('en', netFile('b'));
    checker.unload('en');
    checker.loadSpell('en', packBytes('en'));
    grammar(checker);
    expect(found(checker)).toEqual(OTHERS);
  });

  it.each([
    ['empty', new Uint8Array()],
    ['too long', new Uint8Array(2)],
  ])('is left out when its file is %s, before the grammar and after it', (_, bytes) => {
    const early = checkerWith('en');
    early.loadContext('en', bytes);
    grammar(early);
    const late = ready();
    late.loadContext('en', bytes);
    for (const checker of [early, late]) {
      expect(found(checker)).toEqual(OTHERS);
      expect(checker.failedRules()).toEqual([]);
      checker.loadContext('en', netFile('b'));
      expect(found(checker)).toEqual(FOUND);
    }
  });

  it('is switched off and reported when it throws', () => {
    const checker = ready();
    checker.loadContext('en', netFile(BROKEN_NET));
    expect(found(checker)).toEqual(OTHERS);
    expect(checker.failedRules()).toEqual(['en.net']);
  });
});

describe('a text that is checked with a context net', () => {
  const PARAGRAPH = 'Many people forgot there books. One wrod by boat.';
  const text = Array.from({ length: 6 }, (_, i) => `${i} ${PARAGRAPH}`).join('\n');
  const view = { start: text.length - 3, end: text.length };
  const withNet = (): Checker => {
    const checker = ready();
    checker.loadContext('en', netFile('b'));
    return checker;
  };

  it('has its spelling first, then its grammar, and then what the net finds, each in view first', () => {
    const document = withNet().open(text, options);
    const told: { phase: string; start: number }[] = [];
    for (let done = false; !done; ) {
      const step = document.step(1, view);
      for (const { issues } of step.deltas) {
        for (const { rule, start, category } of issues) told.push({ phase: rule === NET ? 'net' : category, start });
      }
      expect(step.checked === step.total).toBe(step.isRead);
      if (step.done) expect(step).toMatchObject({ isRead: true, isViewDone: true });
      done = step.done;
    }
    const first = (phase: string) => told.findIndex((each) => each.phase === phase);
    // A paragraph is told as a whole, so its spelling comes once more with its grammar.
    const firstOfEach = ['spelling', 'grammar', 'net'].map((phase) => told[first(phase)]?.start ?? 0);
    expect(firstOfEach.every((start) => start > text.length - PARAGRAPH.length)).toBe(true);
    const starts = (phase: string, until: number) =>
      new Set(told.slice(0, until).flatMap((each) => (each.phase === phase ? [each.start] : []))).size;
    expect(starts('spelling', first('grammar'))).toBe(6);
    expect(starts('grammar', first('net'))).toBe(6);
  });

  it('knows when the net has read what is in view, long before it has read everything', () => {
    const document = withNet().open(text, options);
    let step = document.step(1, view);
    while (!step.isViewDone) step = document.step(1, view);
    expect(step).toMatchObject({ isRead: true, done: false });
    while (!step.done) step = document.step(1, null);
    expect(step.isViewDone).toBe(true);
    document.edit([{ start: 2, end: 3, insert: 'x' }]);
    expect(document.step(1, view)).toMatchObject({ isRead: false, isViewDone: false });
  });

  it('is read by the net only where it has changed, within a paragraph too', () => {
    const lines = Array.from({ length: 20 }, (_, i) => `There are ${i} books on the table.`).join(' ');
    const checker = withNet();
    const document = checker.open(lines, options);
    document.step(Number.POSITIVE_INFINITY, null);
    const before = readings.count;
    document.edit([{ start: lines.length - 1, end: lines.length, insert: ' today.' }]);
    document.step(Number.POSITIVE_INFINITY, null);
    const whole = readings.count - before;
    // The sentences in which it finds something are read twice: to know that, and beside the rules.
    expect(whole).toBeLessThan(before * 0.6);
    expect(document.step(1, null).done).toBe(true);
  });
});

describe('a text that is open when a context net comes', () => {
  /** All deltas of a document until it is done. */
  function finish(document: CheckedDocument, budget = 1e6) {
    const deltas = [];
    for (let turn = 0; turn < 1000; turn++) {
      const step = document.step(budget, null);
      deltas.push(...step.deltas);
      if (step.done) return deltas;
    }
    throw new Error('never done');
  }

  it('is read again in that language only, and no finding is taken back meanwhile', () => {
    const checker = ready();
    const document = checker.open(TEXT, options);
    finish(document);
    checker.loadContext('fr', netFile('b'));
    expect(finish(document)).toEqual([]);
    checker.loadContext('en', netFile('b'));
    // A small budget: each paragraph is reported in a step of its own.
    const deltas = finish(document, 1);
    expect(deltas.map(({ issues }) => textsIn(issues))).toEqual([
      ['there', 'books'],
      ['wrod', 'by', 'boat'],
    ]);
  });

  it('has in the end what a full check finds, whenever the net comes', () => {
    const sentences = fc.constantFrom('Many people forgot there books. ', 'A boat\n', 'La maison est belle. ', 'teh\n');
    const texts = fc.array(sentences, { maxLength: 10 }).map((parts) => parts.join(''));
    const whole = ready();
    whole.loadContext('en', netFile('b'));
    fc.assert(
      fc.property(texts, fc.constantFrom(1, 40, 1000), fc.nat(4), (text, budget, when) => {
        const late = ready();
        const document = late.open(text, options);
        let issues: Issue[] = [];
        const told = ({ deltas }: Pick<ReturnType<CheckedDocument['step']>, 'deltas'>) => {
          for (const { start, end, issues: fresh } of deltas) {
            issues = [...issues.filter((issue) => issue.end <= start || issue.start >= end), ...fresh];
          }
        };
        for (let turn = 0; turn < when; turn++) told(document.step(budget, null));
        late.loadContext('en', netFile('b'));
        told({ deltas: finish(document, budget) });
        expect(issues.sort((a, b) => a.start - b.start)).toEqual(whole.check(text, options).issues);
      }),
      { numRuns: 20 },
    );
  });
});
