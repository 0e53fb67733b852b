import { describe, expect, it } from 'vitest';
import { profileOf } from '../loaded.ts';
import { bestClass, guessesOf, languageOf, probabilities, readEvidence, votesOf as votesBy } from './detectLanguage.ts';

const votesOf = (text: string) => votesBy(text, profileOf('en').sentences);

const best = (text: string) => bestClass(readEvidence(text, 0, text.length));

describe('sentences', () => {
  it.each([
    ['en', 'The children were playing in the garden all day.'],
    ['fr', 'Les enfants jouaient dans le jardin toute la journée.'],
    ['de', 'Die Kinder spielten den ganzen Tag im Garten.'],
    ['it', 'I bambini giocavano in giardino tutto il giorno.'],
    ['es', 'Los niños jugaban en el jardín todo el día.'],
    [null, 'De kinderen speelden de hele dag in de tuin.'],
    [null, 'As crianças brincaram no jardim o dia todo.'],
    [null, 'Els nens van jugar al jardí tot el dia.'],
    [null, 'Dzieci bawiły się cały dzień w ogrodzie.'],
    [null, 'Дети весь день играли в саду.'],
  ])('%s: %s', (language, text) => {
    expect(best(text).language).toBe(language);
    expect(best(text).probability).toBeGreaterThan(0.9);
  });

  it('is not misled by capitals', () => {
    expect(best('LES ENFANTS JOUAIENT DANS LE JARDIN').language).toBe('fr');
  });
});

it('gives probabilities that add up to 1', () => {
  for (const text of ['', '...', 'word', 'Дом und house']) {
    const sum = probabilities(readEvidence(text, 0, text.length)).reduce((a, b) => a + b, 0);
    expect(sum).toBeCloseTo(1, 9);
  }
});

describe('votes of a text', () => {
  it('go to languages by their share of the words', () => {
    const votes = votesOf(
      'The children were playing in the garden all day. Die Kinder spielten den ganzen Tag im Garten.',
    );
    const guesses = guessesOf(votes);
    expect(guesses.map(({ language }) => language).sort()).toEqual(['de', 'en']);
    for (const { share } of guesses) expect(share).toBeGreaterThan(0.4);
    expect(guesses.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1);
  });

  it.each([
    ['de', 'Er sagte: "I will be back soon, my friend, and we will go to the beach." Dann ging er.'],
    ['es', 'Mi jefe dijo “Please send me the report as soon as possible” y me fui.'],
    [
      'en',
      'My grandmother always said: «Chi va piano va sano e va lontano, e chi va forte va alla morte.» I miss her.',
    ],
    ['fr', '« Je ne viendrai pas. »'],
  ])('go to %s although others are quoted: %s', (language, text) => {
    expect(languageOf(votesOf(text))).toBe(language);
  });

  it('are integers, so that sums do not depend on order', () => {
    expect(votesOf('Some words, quelques mots, ein paar.').every(Number.isInteger)).toBe(true);
  });

  it('decide nothing where there is nothing to decide', () => {
    expect(languageOf(votesOf(''))).toBeNull();
    expect(languageOf(votesOf('12 + 30 = 42'))).toBeNull();
    expect(languageOf(votesOf('De kinderen speelden de hele dag in de tuin.'))).toBeNull();
  });
});
