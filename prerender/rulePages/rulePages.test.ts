// What the pages about rules are made of, for all of them and in all languages: enough to read, nothing twice, exercises that
// can be done, an address for every rule.
import { beforeAll, describe, expect, it } from 'vitest';
import { isArmed } from '../../scripts/mutate/ruleExamples.ts';
import { commonRules, ownRulesOf } from '../../scripts/rows/rules.ts';
import { ensureRulePages } from '../../scripts/rulePages/ensure.ts';
import { LEAST } from '../../scripts/rulePages/group.ts';
import type { RulePageTexts } from '../../src/lib/pages/rulePages.ts';
import { ruleAddress } from '../../src/routes/tools.ts';
import { locales } from '../../src/services/i18n/locales.ts';
import { pageAt, pathOfPage, ruleAddresses, rulePages, rulePaths } from './facts.ts';
import { languageIndexTexts, ruleIndexTexts } from './indexTexts.ts';
import { rulePageTexts } from './texts.ts';

const languages = ['en', 'fr', 'de', 'it', 'es'] as const;
let english: Map<string, RulePageTexts>;
beforeAll(async () => {
  await ensureRulePages();
  english = new Map(rulePages().map((page) => [pathOfPage(page), rulePageTexts(page, 'en')]));
}, 120_000);

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** What a page says of its own, without what all pages share. */
function contentOf({ heading, lead, sections }: RulePageTexts): string {
  const parts = sections.flatMap((each) => [each.heading, each.why, ...each.pairs.flat(), ...each.rights]);
  return [heading, lead, ...parts].filter(Boolean).join(' ');
}

/** How much of the shorter of two texts stands in the other, by runs of five words. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  return [...small].filter((run) => large.has(run)).length / Math.max(1, small.size);
}

function runsOf(text: string): Set<string> {
  const words = wordsOf(text.toLowerCase());
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')));
}

describe('the pages about rules', () => {
  it('are hundreds, each at an address of its own that the route table knows', () => {
    const paths = rulePaths();
    expect(rulePages().length).toBeGreaterThan(300);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(path, path).toMatch(/^\/checker\/help\/[a-z]+\/([a-z0-9-]+\/)?$/);
    for (const page of rulePages()) {
      expect(ruleAddress(pathOfPage(page))).toBe('page');
      expect(pageAt(pathOfPage(page))).toBe(page);
    }
    expect(() => pageAt('/checker/help/english/nothing/')).toThrow('There is no page');
  });

  it('explain every rule once', () => {
    for (const language of languages) {
      const rules = [...ownRulesOf(language), ...(language === 'en' ? commonRules : [])];
      const wanted = rules.filter((rule) => isArmed(rule, language)).map(({ id }) => id);
      expect(Object.keys(ruleAddresses(language)).toSorted()).toEqual(wanted.toSorted());
    }
    const shown = rulePages().flatMap(({ rules }) => rules.map(({ id }) => id));
    expect(new Set(shown).size).toBe(shown.length);
  });

  it('have enough to read, in English', () => {
    for (const page of rulePages()) {
      const texts = english.get(pathOfPage(page)) as RulePageTexts;
      const pairs = texts.sections.reduce((sum, section) => sum + section.pairs.length, 0);
      expect(pairs, pathOfPage(page)).toBeGreaterThanOrEqual(LEAST[page.kind].pairs);
      expect(wordsOf(contentOf(texts)).length, pathOfPage(page)).toBeGreaterThanOrEqual(LEAST[page.kind].size);
      expect(texts.exercises.length, pathOfPage(page)).toBeGreaterThanOrEqual(1);
    }
  });

  it('show what a person might write where the checker has no correction, and promise none where nobody can say', () => {
    const sections = [...english.values()].flatMap((texts) => texts.sections);
    const style = sections.filter(({ id }) => /long-sentence|repetition-nearby/.test(id));
    expect(style).toHaveLength(2);
    for (const { id, pairs } of style) {
      expect(pairs.length, id).toBeGreaterThanOrEqual(3);
      for (const [wrong, right] of pairs) expect(right, wrong).toEqual(expect.any(String));
    }
    const described = rulePages()
      .filter(({ kind }) => kind === 'rule')
      .map((page) => {
        const rules = page.rules.map((rule) => ({ ...rule, pairs: [['Wrong one.', null]] as const }));
        return rulePageTexts({ ...page, rules }, 'en').description;
      })
      .filter((description) => description.includes('Wrong one.'));
    expect(described.length).toBeGreaterThan(0);
    expect(described.filter((description) => description.includes('✓'))).toEqual([]);
  });

  it('do not say what another page says', () => {
    const pages = [...english].map(([path, texts]) => ({ path, runs: runsOf(contentOf(texts)) }));
    const close = pages.flatMap((a, index) =>
      pages.slice(index + 1).flatMap((b) => (overlap(a.runs, b.runs) > 0.5 ? [`${a.path} ${b.path}`] : [])),
    );
    expect(close).toEqual([]);
  });

  it('have exercises with one right answer', () => {
    for (const [path, { exercises, sections }] of english) {
      const right = new Set(sections.flatMap(({ pairs }) => pairs.map(([, corrected]) => corrected)));
      const facts = pageAt(path);
      if (typeof facts === 'string') throw new Error(path);
      for (const { rules } of [facts]) for (const { pairs } of rules) for (const [, text] of pairs) right.add(text);
      for (const { before, after, options, answer } of exercises) {
        expect(new Set(options).size, path).toBe(2);
        const sentence = before + (options[answer] ?? '') + after;
        expect(
          [...right].map((text) => text?.replace(/\s+/g, ' ')),
          path,
        ).toContain(sentence.replace(/\s+/g, ' '));
      }
    }
  });

  it('say everything in nine languages, with titles that differ', () => {
    for (const { code } of locales) {
      const titles = new Set<string>();
      for (const page of rulePages()) {
        const texts = rulePageTexts(page, code);
        const said = JSON.stringify(texts.sections.map(({ heading, why }) => [heading, why]));
        expect(said + texts.heading + texts.title + texts.description, pathOfPage(page)).not.toMatch(/\{\{|undefined/);
        expect(texts.description.length, pathOfPage(page)).toBeGreaterThan(40);
        titles.add(texts.title);
      }
      expect(titles.size, code).toBe(rulePages().length);
    }
  });

  it('are all in the index of their language, and the languages in the index of all', () => {
    for (const { code } of locales) {
      const indexed = languages.flatMap((language) =>
        languageIndexTexts(language, code).groups.flatMap(({ links }) => links.map(({ to }) => to)),
      );
      expect(indexed.toSorted()).toEqual(rulePages().map(pathOfPage).toSorted());
      expect(ruleIndexTexts(code).groups.map(({ links }) => links[0]?.to)).toHaveLength(5);
    }
  });
});
