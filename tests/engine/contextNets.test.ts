// How context nets come to the engine: whenever they come, the findings are the same; without one, or with one that is of no
// use, everything else is found as before.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPack } from '../../scripts/packs/load.ts';
import { type CheckedDocument, type Checker, createChecker, type Issue } from '../../src/engine/index.ts';
import { BROKEN_NET, netFile, netRuleId, rulesWithNet } from './fakeNet.ts';
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
