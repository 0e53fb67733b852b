// What the product writes itself stands up to the product: the texts of the interface, through the checker of their
// language. What it finds and is no mistake is listed in ownTexts.tsv, each with a reason. The texts of the rules are
// left out: they consist of quoted words of five languages.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readTexts, translatedFiles } from '../../scripts/locales/read.ts';
import { loadedChecker } from '../../scripts/packs/load.ts';
import { defaultOptions, TEXT_LANGUAGES } from '../../src/engine/index.ts';

/** Texts that show mistakes on purpose, names of parameters, words for the search alone, and what is a yes or a no. */
const isNoText = (key: string, text: string): boolean =>
  /(?:^|\.)(?:sample|marks)(?:\.|$)|(?:parameters|fields)\.rows\.\d+\.name$|^help\.(?:\w+\.)+words$/.test(key) ||
  /^(?:true|false)$/.test(text);

const NUMBERS: Readonly<Record<string, string>> = { one: '1', many: '1000000' };

/** Filled as the interface fills it; a name stands for what is only known then. */
function filled(key: string, text: string): string {
  const number = NUMBERS[key.split('_').at(-1) ?? ''] ?? '5';
  return text
    .replace(/<\/?\d+>/g, '')
    .replace(/\{\{count\}\}|\{\{\w+, number\}\}/g, number)
    .replace(/\{\{[\w.]+\}\}|\{\w+\}/g, 'X');
}

/** The pages of the tools quote words of five languages, often wrong on purpose. */
const withoutExamples = (file: string, text: string): string =>
  file === 'tools.json' ? text.replace(/“[^”]*”|«[^»]*»|„[^“]*“/gu, '“X”') : text;

/** The exceptions, and which of them were needed. */
const listed = readFileSync('tests/locales/ownTexts.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t').slice(0, 4).join(' | '));
const needed = new Set<string>();

it.each(TEXT_LANGUAGES)('finds no mistake in its own texts in %s', { timeout: 120_000 }, (language) => {
  const checker = loadedChecker(language);
  const found: string[] = [];
  for (const file of translatedFiles.filter((name) => !name.startsWith('rules.'))) {
    for (const [key, raw] of readTexts(language, file)) {
      if (isNoText(key, raw)) continue;
      const text = withoutExamples(file, filled(key, raw));
      for (const { start, end, rule, type } of checker.check(text, { ...defaultOptions(), language }).issues) {
        const marked = text.slice(start, end).replaceAll('\n', ' ');
        const what = [rule ?? type, marked].join(' | ');
        const place = `${language} | ${what} | ${file} ${key}`;
        const exception = [`* | ${what} | *`, `${language} | ${what} | *`, place].find((one) => listed.includes(one));
        if (exception) needed.add(exception);
        else if (!/\bX\b/.test(marked)) found.push(`${place}: ${text}`);
      }
    }
  }
  expect(found).toEqual([]);
});

it('needs every exception', () => {
  expect(listed.filter((exception) => !needed.has(exception))).toEqual([]);
});
