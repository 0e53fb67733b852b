import { describe, expect, it } from 'vitest';
import { sample } from '../../scripts/publish/samples.ts';
import { createChecker, defaultOptions } from '../../src/engine/index.ts';
import { checkAnswer } from '../../src/features/catalog/texts/codeSamples.ts';
import { packBytes } from './packs.ts';

describe('the code on the product pages', () => {
  const checker = createChecker();
  checker.loadSpell('en', packBytes('en'));
  const shown = sample('sdk-browser');
  const text = /check\('([^']+)'/.exec(shown)?.[1] ?? '';
  const issue = checker.check(text, defaultOptions()).issues[0];
  const replacements = checker.suggest('recieved', 'en', defaultOptions());

  it('says what the engine answers', () => {
    const { start, end, text: word, certainty } = issue ?? {};
    expect(shown).toContain(`{ start: ${start}, end: ${end}, text: '${word}', certainty: '${certainty}', … }`);
  });

  it('shows an answer of the command line as it is, shortened', () => {
    const { language, matches } = JSON.parse(checkAnswer) as {
      language: { code: string };
      matches: {
        offset: number;
        length: number;
        replacements: { value: string }[];
        certainty: string;
        rule: { id: string };
      }[];
    };
    expect(language.code).toBe('en-US');
    expect(matches).toHaveLength(1);
    expect(matches[0]?.offset).toBe(issue?.start);
    expect(matches[0]?.length).toBe((issue?.end ?? 0) - (issue?.start ?? 0));
    expect(matches[0]?.certainty).toBe(issue?.certainty);
    expect(matches[0]?.rule.id).toBe(issue?.rule);
    const shown = matches[0]?.replacements.map(({ value }) => value) ?? [];
    expect(replacements.slice(0, shown.length).map(({ text: word }) => word)).toEqual(shown);
  });
});
