// Every rule and every direction of a classifier explains itself in the nine languages, with the words of the text filled in.
import { beforeAll, describe, expect, it } from 'vitest';
import { type FlatTexts, readTexts, targets } from '../../scripts/locales/read.ts';
import { foundBy, isArmed } from '../../scripts/mutate/ruleExamples.ts';
import { loadedChecker } from '../../scripts/packs/load.ts';
import { type Checker, TEXT_LANGUAGES, type TextLanguage } from '../../src/engine/index.ts';
import { SLIP_KINDS } from '../../src/engine/motherTongue/types.ts';
import { commonRules, ownRulesOf } from '../../src/engine/rules/registry.ts';
import type { Rule } from '../../src/engine/rules/types.ts';
import { fillSlots } from '../../src/lib/fillSlots.ts';

const locales = ['en', ...targets];
const families: Readonly<Record<string, readonly Rule[]>> = {
  common: commonRules,
  ...Object.fromEntries(TEXT_LANGUAGES.map((language) => [language, ownRulesOf(language)])),
};

/** What mother tongues lead to: the same kinds in all languages. */
const slipIds = SLIP_KINDS.map((kind) => `common.mother-tongue.${kind}`);

const read = new Map<string, FlatTexts>();

function fileOf(locale: string, family: string): FlatTexts {
  const name = `${locale} ${family}`;
  const texts = read.get(name) ?? readTexts(locale, `rules.${family}.json`);
  read.set(name, texts);
  return texts;
}

/** Message and reason of a rule, by locale. */
function textsOf(family: string, id: string): { locale: string; message: string; why: string }[] {
  return locales.map((locale) => {
    const texts = fileOf(locale, family);
    return { locale, message: texts.get(`${id}.message`) ?? '', why: texts.get(`${id}.why`) ?? '' };
  });
}

/** The keys of a rule's texts: its own, and those that tell of some of its findings. */
const keysOf = ({ id, says = [] }: Rule): string[] => [id, ...says.map((name) => `${id}.${name}`)];

/** What fills the slots of a text: the parameters of the first finding on the rule's wrong sentences that it tells of. */
function paramsOf(
  key: string,
  rule: Rule,
  language: TextLanguage,
  checker: Checker,
): Readonly<Record<string, string>> | undefined {
  for (const [wrong] of key === rule.id ? rule.wrong.slice(0, 1) : rule.wrong) {
    const { message } = foundBy(rule, language, checker, wrong)[0] ?? {};
    if (message?.key === key) return message.params;
  }
  return undefined;
}

const isFilled = (text: string, params: Readonly<Record<string, string>>): boolean =>
  text.trim() !== '' && [...text.matchAll(/\{\{(\w+)\}\}/g)].every(([, name = '']) => (params[name] ?? '') !== '');

describe.each(Object.keys(families))('the texts of the %s rules', (family) => {
  const language = family === 'common' ? 'en' : (family as TextLanguage);
  const rules = families[family] as readonly Rule[];
  let checker: Checker;
  beforeAll(() => {
    checker = loadedChecker(language);
  });

  it('are there in nine languages, with no slot left empty', () => {
    const all = rules.flatMap((rule) => keysOf(rule).map((key) => ({ key, rule })));
    const empty = all.flatMap(({ key, rule }) => {
      const texts = textsOf(family, key);
      // What fills the slots is unknown until the rule can find something.
      if (!isArmed(rule, language)) return texts.some(({ message, why }) => !message || !why) ? [key] : [];
      const params = paramsOf(key, rule, language, checker);
      if (!params) return [`${key}: not found on its own sentence`];
      return texts.flatMap(({ locale, message, why }) =>
        isFilled(message, params) && isFilled(why, params) && !fillSlots(message + why, params).includes('{{')
          ? []
          : [`${key} ${locale}`],
      );
    });
    expect(empty).toEqual([]);
  });

  it('are not the same in two languages', () => {
    const same = rules.flatMap(keysOf).flatMap((key) => {
      const texts = textsOf(family, key);
      return (['message', 'why'] as const).flatMap((part) => {
        const all = texts.map((text) => text[part]);
        return all.flatMap((text, i) =>
          text !== '' && all.indexOf(text) < i ? [`${key} ${part} ${locales[i]}: ${text}`] : [],
        );
      });
    });
    expect(same).toEqual([]);
  });

  it('belong to a rule that exists', () => {
    const ids = new Set([...rules.flatMap(keysOf), ...(family === 'common' ? slipIds : [])]);
    const orphans = [...readTexts('en', `rules.${family}.json`).keys()].filter(
      (key) => !ids.has(key.replace(/\.(?:message|why)$/, '')),
    );
    expect(orphans).toEqual([]);
  });
});

describe('the texts of what mother tongues lead to', () => {
  const params = { found: 'actual', fix: 'current', mother: 'aktuell', means: 'tatsächlich' };

  it.each(slipIds)('tell %s in nine languages, each in its own words', (id) => {
    const texts = textsOf('common', id);
    for (const { message, why } of texts) expect(isFilled(message, params) && isFilled(why, params)).toBe(true);
    expect(new Set(texts.flatMap(({ message, why }) => [message, why])).size).toBe(2 * locales.length);
    for (const { message, why } of texts) expect(fillSlots(message + why, params)).toContain('aktuell');
  });
});
