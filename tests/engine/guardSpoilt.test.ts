// Right sentences of the rules, spoilt by program: a figure is another, a denial is gone, a name is another, something is added.
// None of it may pass, in any language, whether a correction or a rewriting was asked for.
import { expect, it } from 'vitest';
import { defaultOptions, loadGuard, TEXT_LANGUAGES, type TextLanguage } from '../../src/engine/index.ts';
import { profileOf } from '../../src/engine/loaded.ts';
import { rulesOf } from '../../src/engine/rules/registry.ts';
import { rulesChecker } from './packs.ts';

const guard = await loadGuard();
const checker = rulesChecker(...TEXT_LANGUAGES);
/** Sentences of each kind and language: each costs some milliseconds. */
const MOST = 12;

const sentencesOf = (language: TextLanguage): string[] =>
  rulesOf(language)
    .flatMap(({ right }) => right)
    .filter((text) => /^\p{Lu}[^.!?\n]+[.]$/u.test(text) && text.split(' ').length > 6);

/** Ways to spoil a sentence; null where it has nothing of that kind. */
async function waysIn(language: TextLanguage): Promise<Record<string, (text: string) => string | null>> {
  const { negation } = await profileOf(language).loadGuard();
  const denials = new RegExp(`(?<!\\p{L})(?:${[...negation.not].join('|')}) `, 'u');
  const name = /(?<=\p{Ll} )(?:Anna|Maria|Marie|Paul|Peter|London|Paris|Berlin|Roma|Madrid|Julia|Thomas)(?!\p{L})/u;
  const replaced = (text: string, part: RegExp, by: string) => (part.test(text) ? text.replace(part, by) : null);
  return {
    figure: (text) => (/\d/.test(text) ? text.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)) : null),
    denial: (text) => replaced(text, denials, ''),
    name: (text) => replaced(text, name, 'Oskar'),
    link: (text) => text.replace(/[.!?]?$/, ' www.pay.example'),
    sentence: (text) => `${text} 1 + 1.`,
  };
}

it.each(TEXT_LANGUAGES)('%s', async (language) => {
  const sentences = sentencesOf(language);
  const tried: Record<string, number> = {};
  for (const [kind, spoil] of Object.entries(await waysIn(language))) {
    const spoilt = sentences
      .map((sentence) => [sentence, spoil(sentence)] as const)
      .filter(([, text]) => text !== null)
      .slice(0, MOST);
    tried[kind] = spoilt.length;
    for (const [sentence, text] of spoilt) {
      for (const mode of ['correct', 'rewrite'] as const) {
        const task = { sentence, before: '', after: '', language, mode };
        const result = checker.guard(guard, task, { text, edits: null, isCut: false }, defaultOptions());
        expect([kind, text, result.text]).toEqual([kind, text, sentence]);
      }
    }
  }
  // Few sentences of rules have a name in them.
  for (const [kind, least] of Object.entries({ figure: 3, denial: 5, name: 1, link: MOST, sentence: MOST })) {
    expect(tried[kind], kind).toBeGreaterThanOrEqual(least);
  }
});
