// A mistake that can be fixed at either of two words is shown once, and "fix all" leaves a correct sentence.
import { describe, expect, it } from 'vitest';
import { loadedChecker } from '../../scripts/packs/load.ts';
import { defaultOptions, type TextLanguage } from '../../src/engine/index.ts';

function mended(language: TextLanguage, text: string): { found: string[]; all: string } {
  const { issues } = loadedChecker(language).check(text, { ...defaultOptions(), language });
  let all = text;
  for (const { start, end, replacements } of [...issues].reverse())
    all = all.slice(0, start) + (replacements?.[0] ?? text.slice(start, end)) + all.slice(end);
  return { found: issues.map((issue) => issue.text), all };
}

describe('a disagreement of neighbouring words', () => {
  it.each<[TextLanguage, string, string]>([
    // the participle says which of the two is meant
    ['fr', 'Les écoles, elle sont fermées.', 'Les écoles, elles sont fermées.'],
    ['fr', 'Ils était très contents.', 'Ils étaient très contents.'],
    // a plural that is not heard is the likelier slip
    ['fr', 'Ils mange à midi.', 'Ils mangent à midi.'],
    ['fr', 'Elle sont là depuis hier.', 'Elles sont là depuis hier.'],
    ['fr', 'Mon voisin à encore garé sa camionnette ici.', 'Mon voisin a encore garé sa camionnette ici.'],
    ['en', "The photo's are on my phone.", 'The photos are on my phone.'],
  ])('%s: %s', (language, text, right) => {
    const { found, all } = mended(language, text);
    expect(found).toHaveLength(1);
    expect(all).toBe(right);
  });
});

describe('two mistakes side by side', () => {
  it.each<[TextLanguage, string, string]>([
    ['en', 'We should of went to the other market.', 'We should have gone to the other market.'],
    ['fr', 'Il c’est trompé de quai et à raté son train.', 'Il s’est trompé de quai et a raté son train.'],
  ])('%s: %s', (language, text, right) => {
    const { found, all } = mended(language, text);
    expect(found).toHaveLength(2);
    expect(all).toBe(right);
  });
});
