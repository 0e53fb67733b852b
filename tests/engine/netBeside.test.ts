// What looks wrong to the context net only beside another mistake is none: it is read with that corrected.
import { describe, expect, it } from 'vitest';
import { bringGrammar, checkerWith, optionsWith } from './packs.ts';

const finderOf = (language: 'de' | 'it' | 'es') => {
  const checker = checkerWith(language);
  bringGrammar(checker, language);
  return (text: string, disabledRules: string[] = []): string[] =>
    checker.check(text, optionsWith({ language, disabledRules })).issues.map((issue) => issue.text);
};

describe('beside a mistake', () => {
  const inGerman = finderOf('de');
  const inItalian = finderOf('it');

  it('that a rule has found, a right word is left alone', () => {
    expect(inGerman('Am Wochenende gehen wir gerne zum schwimmen.')).toEqual(['schwimmen']);
    expect(inItalian('Alle tre a chiesto un analgesico e glielo ho dato.')).toEqual(['a']);
  });

  it('that the net itself has found, too', () => {
    expect(inItalian('Alle tre a chiesto un analgesico e glielo ho dato.', ['it.context.a-ha'])).toEqual(['a']);
  });

  it('that a classifier has found and mends with two words, too', () => {
    const inSpanish = finderOf('es');
    expect(inSpanish('Tenía que avisar haber si la próxima vez me acuerdo.')).toEqual(['haber']);
  });

  it('another mistake is still one', () => {
    expect(inItalian('Marco mi a detto che si fermano pere cena.')).toEqual(['a', 'pere']);
  });
});
