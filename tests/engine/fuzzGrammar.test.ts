// The whole check, spelling and grammar of all languages, on arbitrary text: it does not throw, its findings are where they
// claim to be, and a fix changes what it says it does and nothing else.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { giveContext, loadedChecker } from '../../scripts/packs/load.ts';
import {
  applyChange,
  applyFix,
  type Category,
  type CheckOptions,
  type Issue,
  movedRange,
  TEXT_LANGUAGES,
  type TextChange,
} from '../../src/engine/index.ts';
import { anyText, sentencesIn, splitsCharacter, tokensOf, wrappedSentence } from './fuzzTexts.ts';
import { optionsWith, rulesChecker } from './packs.ts';

const checker = loadedChecker(...TEXT_LANGUAGES);
let rules = rulesChecker(...TEXT_LANGUAGES);
const anyLanguage = fc.constantFrom<CheckOptions['language']>('auto', ...TEXT_LANGUAGES);
const pickyIn = (language: CheckOptions['language']): CheckOptions => optionsWith({ language, level: 'picky' });

describe('any text', () => {
  it('has findings in order, inside the text, apart from each other and never inside a character', () => {
    fc.assert(
      fc.property(anyText, anyLanguage, (text, language) => {
        let last = 0;
        for (const issue of checker.check(text, pickyIn(language)).issues) {
          expect(issue.start).toBeGreaterThanOrEqual(last);
          expect(issue.end).toBeGreaterThan(issue.start);
          expect(issue.text).toBe(text.slice(issue.start, issue.end));
          expect(splitsCharacter(text, issue.start) || splitsCharacter(text, issue.end)).toBe(false);
          for (const replacement of issue.replacements ?? []) expect(replacement).not.toBe(issue.text);
          last = issue.end;
        }
        expect(last).toBeLessThanOrEqual(text.length);
        expect(checker.failedRules()).toEqual([]);
      }),
      { numRuns: 600 },
    );
  });

  it('makes no rule throw', () => {
    fc.assert(
      fc.property(anyText, anyLanguage, (text, language) => {
        rules.check(text, pickyIn(language));
        const failed = rules.failedRules();
        // A rule that throws is left out from then on: a smaller text that makes it throw is found only with all of them.
        if (failed.length > 0) rules = rulesChecker(...TEXT_LANGUAGES);
        expect(failed).toEqual([]);
      }),
      // A sentence that ends where a rule looks one word further.
      { numRuns: 600, examples: [['ser verdad lo', 'es']] },
    );
  });
});

describe('a fix', () => {
  const eachFix = (
    text: string,
    language: CheckOptions['language'],
    look: (issue: Issue, fix: string) => void,
  ): void => {
    for (const issue of checker.check(text, pickyIn(language)).issues) {
      for (const fix of issue.replacements ?? []) look(issue, fix);
    }
  };

  it('leaves every other token as it is', () => {
    let fixes = 0;
    fc.assert(
      fc.property(wrappedSentence, anyLanguage, (text, language) => {
        const before = tokensOf(text);
        eachFix(text, language, (issue, fix) => {
          fixes++;
          const after = applyFix(text, issue, fix);
          const there = new Set(tokensOf(after).map(String));
          const by = after.length - text.length;
          const lost = before.filter(([start, end]) => {
            if (end <= issue.start) return !there.has(`${start},${end}`);
            return start >= issue.end && !there.has(`${start + by},${end + by}`);
          });
          expect(lost, `${issue.rule}: ${issue.text} > ${fix}`).toEqual([]);
        });
      }),
      { numRuns: 800 },
    );
    expect(fixes).toBeGreaterThan(100);
  });

  // Not random: how rules react to each other's fixes depends on their own sentences.
  it.each(TEXT_LANGUAGES)('is neither taken up again nor taken back, in any sentence of a rule: %s', (language) => {
    const options = pickyIn(language);
    const bad: string[] = [];
    for (const text of sentencesIn(language)) {
      for (const issue of checker.check(text, options).issues) {
        const fix = issue.replacements?.[0];
        if (fix === undefined) continue;
        const mended = applyFix(text, issue, fix);
        const end = issue.start + Math.max(1, fix.length);
        for (const each of checker.check(mended, options).issues) {
          const back = each.replacements?.[0];
          const isSame = each.rule === issue.rule && each.start < end && each.end > issue.start;
          const isBack = back !== undefined && applyFix(mended, each, back) === text;
          if (isSame || isBack) bad.push(`${issue.rule} ${issue.text} > ${fix}, then ${each.rule} > ${back}: ${text}`);
        }
      }
    }
    expect(bad).toEqual([]);
  });
});

describe('a document under edit', () => {
  // One net is enough to show that nets are asked anew where the text has changed, and its elisions make it the hardest.
  const one = rulesChecker(...TEXT_LANGUAGES);
  giveContext(one, 'fr');
  const edit = fc.record({
    at: fc.nat(),
    size: fc.oneof(fc.nat(2), fc.nat(40)),
    insert: fc.oneof(anyText, fc.constant('')),
  });
  const choice = fc
    .record({
      language: anyLanguage,
      level: fc.constantFrom('standard' as const, 'picky' as const),
      perSentence: fc.boolean(),
      dialects: fc.constantFrom<CheckOptions['dialects']>({}, { es: 'es-MX', en: 'en-GB', de: 'de-CH' }),
      disabledRules: fc.constantFrom<string[]>([], ['common.repetition.word', 'common.spacing.after-comma']),
      disabledCategories: fc.subarray<Category>(['spelling', 'grammar', 'punctuation']),
    })
    .map(optionsWith);
  const action = fc.oneof({ weight: 3, arbitrary: edit }, { weight: 1, arbitrary: choice });

  it('has the findings of a full check, whatever the edits and options', () => {
    fc.assert(
      fc.property(anyText, fc.array(action, { maxLength: 6 }), choice, (start, actions, first) => {
        let options = first;
        const document = one.open(start, options);
        let [text, issues]: [string, Issue[]] = [start, []];
        const tell = (budget: number): boolean => {
          const { deltas, done } = document.step(budget, { start: 0, end: 5 });
          for (const delta of deltas) {
            const others = issues.filter((issue) => issue.end <= delta.start || issue.start >= delta.end);
            issues = [...others, ...delta.issues].sort((a, b) => a.start - b.start);
          }
          return done;
        };
        for (const todo of actions) {
          tell(30);
          if ('language' in todo) {
            options = todo;
            document.setOptions(options);
            continue;
          }
          const from = todo.at % (text.length + 1);
          const change: TextChange = { start: from, end: Math.min(text.length, from + todo.size), insert: todo.insert };
          text = applyChange(text, change);
          document.edit([change]);
          issues = issues.flatMap((issue) => movedRange(issue, change) ?? []);
        }
        for (let turns = 0; !tell(200); turns++) expect(turns).toBeLessThan(10_000);
        expect(document.text()).toBe(text);
        expect(issues).toEqual(one.check(text, options).issues);
      }),
      { numRuns: 300 },
    );
  });
});
