// Everyday sentences written for this project: every marked word is found, and nothing else is reported.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TEXT_LANGUAGES, type TextLanguage } from '../../src/engine/index.ts';
import { checkerWith, optionsWith } from './packs.ts';

interface Line {
  text: string;
  wrong?: string[];
}

const checker = checkerWith(...TEXT_LANGUAGES);

function read(language: TextLanguage, kind: 'wrong' | 'right'): Line[] {
  const file = join(import.meta.dirname, `../corpora/${language}.${kind}.jsonl`);
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

describe.each(TEXT_LANGUAGES)('%s', (language) => {
  const wrong = read(language, 'wrong');
  const right = read(language, 'right');

  it('has enough sentences, each once', () => {
    expect(wrong.length).toBeGreaterThanOrEqual(60);
    expect(right.length).toBeGreaterThanOrEqual(60);
    expect(new Set([...wrong, ...right].map(({ text }) => text)).size).toBe(wrong.length + right.length);
  });

  it.each(wrong)('$text', ({ text, wrong: marked = [] }) => {
    const { issues } = checker.check(text, optionsWith({ language }));
    expect(issues.map((issue) => issue.text)).toEqual(expect.arrayContaining(marked));
    const mistakes = issues.filter(({ type }) => type === 'misspelling').map((issue) => issue.text);
    expect(marked).toEqual(expect.arrayContaining(mistakes));
    // A capitalised word may be taken for a name; one in small letters never.
    expect(mistakes).toEqual(expect.arrayContaining(marked.filter((word) => word === word.toLowerCase())));
  });

  it.each(right)('$text', ({ text }) => {
    const { issues } = checker.check(text, optionsWith({ language }));
    expect(issues.filter(({ type }) => type === 'misspelling').map((issue) => issue.text)).toEqual([]);
  });

  it('is recognised without being named', () => {
    const sentences = right.map(({ text }) => text);
    expect(checker.detect(sentences.join(' '))[0]?.language).toBe(language);
    const long = sentences.filter((text) => text.split(' ').length >= 7);
    const recognised = long.filter((text) => checker.detect(text)[0]?.language === language);
    expect(recognised.length / long.length).toBeGreaterThan(0.95);
  });
});
