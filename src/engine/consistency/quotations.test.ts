import { describe, expect, it } from 'vitest';
import { quotationsIn } from './quotations.ts';

const quotedIn = (text: string): string[] => quotationsIn(text).map(({ start, end }) => text.slice(start, end));

describe('quotations', () => {
  it.each([
    ['straight marks', 'He said "yes" and left.', ['"yes"']],
    ['curly marks', 'He said “yes” and left.', ['“yes”']],
    ['low marks', 'Er sagte „ja“ und ging.', ['„ja“']],
    ['guillemets', 'Il dit « oui » et part.', ['« oui »']],
    ['guillemets the other way round', 'Er sagte »ja« und ging.', ['»ja«']],
    ['single marks', "Der Satz 'Du bist da' steht dort.", ["'Du bist da'"]],
    ['single curly marks around an apostrophe', 'She wrote ‘I don’t know’ there.', ['‘I don’t know’']],
    ['several', '“One” and “two”.', ['“One”', '“two”']],
    ['what is not closed', 'Then he said: “I am', ['“I am']],
    ['speech after a dash', '—Tú vienes —dijo.', ['—Tú vienes —dijo.']],
  ])('are found between %s', (_, text, quoted) => {
    expect(quotedIn(text)).toEqual(quoted);
  });

  it.each([
    ['inches', 'The screen is 24" wide.'],
    ['apostrophes', "It's the dogs' bowl, isn't it?"],
    ['left-out letters', "That was in the '90s, and 'tis over."],
  ])('are not %s', (_, text) => {
    expect(quotedIn(text)).toEqual([]);
  });
});
