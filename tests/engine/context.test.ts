// The context classifiers in the whole check, with the real packs.
import { describe, expect, it } from 'vitest';
import { loadedChecker, readPack } from '../../scripts/packs/load.ts';
import { type Checker, createChecker, defaultOptions, type Issue } from '../../src/engine/index.ts';
import { readSections, writeSections } from '../../src/engine/pack/format.ts';
import { ModelSection } from '../../src/engine/pack/modelPack.ts';
import { contextRulesOf, rulesOf } from '../../src/engine/rules/registry.ts';

const options = { ...defaultOptions(), language: 'en' as const };
const TEXT = 'Many people forgot there books at home.';
const FOUND = 'en.context.there-their';

const isContext = ({ rule }: Issue): boolean => rule.includes('.context.');
const findings = (checker: Checker, text = TEXT): Issue[] => checker.check(text, options).issues.filter(isContext);

function checkerWith(change: (context: Uint8Array) => Uint8Array | null): Checker {
  const checker = createChecker();
  const [spell, lex, model] = (['spell', 'lex', 'model'] as const).map((part) => readPack('en', part) as Uint8Array);
  const sections = [...readSections(model as Uint8Array)].flatMap(([id, body]) => {
    const changed = id === ModelSection.context ? change(body) : body;
    return changed ? [[id, changed] as const] : [];
  });
  checker.loadSpell('en', spell as Uint8Array);
  checker.loadGrammar('en', lex as Uint8Array, writeSections(sections), rulesOf('en'));
  return checker;
}

describe('context classifiers', () => {
  const checker = loadedChecker('en');

  it('find a confusion and give its fix and an example', () => {
    const [issue] = findings(checker);
    expect(issue).toMatchObject({ rule: FOUND, text: 'there', replacements: ['their'], category: 'grammar' });
    expect(issue?.message).toEqual({ key: FOUND, params: { found: 'there', fix: 'their' } });
    expect(issue?.example).toHaveLength(2);
  });

  it('keep the capital at the start of a sentence', () => {
    const [issue] = findings(checker, 'There children are at school.');
    expect(issue?.replacements).toEqual(['Their']);
  });

  it('can be switched off like rules', () => {
    const issues = checker.check(TEXT, { ...options, disabledRules: [FOUND] }).issues;
    expect(issues.filter(isContext)).toEqual([]);
  });

  it('give way to a hand-written rule', () => {
    const text = 'She is taller then her brother.';
    expect(checker.check(text, options).issues.map(({ rule }) => rule)).toEqual(['en.confusion.then-than']);
    const others = rulesOf('en').filter(({ kind }) => kind !== 'context');
    const alone = checker.check(text, { ...options, disabledRules: others.map(({ id }) => id) });
    expect(alone.issues.map(({ rule }) => rule)).toEqual(['en.context.then-than']);
  });

  it('ignore what is only wrong because of the mistake beside it', () => {
    const french = loadedChecker('fr');
    const rulesIn = (text: string) =>
      french.check(text, { ...options, language: 'fr' }).issues.map(({ rule, text: found }) => `${rule} ${found}`);
    expect(rulesIn('Je ne sais pas, mais il à oublié ses clés.')).toEqual(['fr.confusions-homophones.a-verb à']);
    // each fix would do alone: the reader chooses
    expect(rulesIn('Demain, elle partent en vacances.')).toContain('fr.context.elle-elles elle');
  });

  it('leave a French verb alone that its pronoun follows', () => {
    const french = loadedChecker('fr');
    const text = 'L’a-t-on déjà prévenue de notre retard ?';
    expect(french.check(text, { ...options, language: 'fr' }).issues.filter(isContext)).toEqual([]);
  });

  it('leave names, headings and words in capitals alone', () => {
    expect(findings(checker, 'MANY PEOPLE FORGOT THERE BOOKS AT HOME.')).toEqual([]);
    expect(findings(checker, 'Many People Forgot There Books At Home.')).toEqual([]);
  });

  it('are as many as the sets say, each direction once', () => {
    for (const language of ['en', 'fr', 'de', 'it', 'es'] as const) {
      const names = contextRulesOf(language).map(({ id }) => id);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

describe('a model file', () => {
  it('does without the section', () => {
    expect(findings(checkerWith(() => null))).toEqual([]);
  });

  it.each([
    ['cut off', (body: Uint8Array) => body.subarray(0, 100)],
    ['empty', () => new Uint8Array()],
    ['of another version', (body: Uint8Array) => Uint8Array.from([99, ...body.subarray(1)])],
    ['with a broken header', (body: Uint8Array) => body.map((byte, i) => (i > 5 && i < 40 ? 0 : byte))],
  ])('goes on with the rules when the section is %s', (_, damage) => {
    const checker = checkerWith(damage);
    expect(findings(checker)).toEqual([]);
    expect(checker.check('She is taller then her brother.', options).issues).toHaveLength(1);
    expect(checker.failedRules()).toEqual([]);
  });
});
