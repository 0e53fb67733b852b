// Capitals keep their accents (État, À partir de), and a word has only one capital (SI, LEs).

import { canBeNoun, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, sentenceStart, word } from '../../../../rules/pattern.ts';
import { isCapitalised, type Token } from '../../../../rules/token.ts';
import { isDeterminer } from '../../reading/phrases.ts';

const INITIALS: Readonly<Record<string, readonly string[]>> = { e: ['é', 'ê', 'è'], a: ['â'], o: ['ô'], i: ['î'] };
const CAPITALISED = /^[EAOI]\p{Ll}{2,}$/u;

/** The word with the missing accent restored to its capital: Etat, État. */
function accented(m: Match): string[] {
  const token = m.token('w');
  const [first, rest] = [token.lower.charAt(0), token.text.slice(1)];
  return (INITIALS[first] ?? []).flatMap((letter) => {
    const readings = m.sentence.lexicon.analyses(letter + rest);
    return readings.length > 0 ? [letter.toUpperCase() + rest] : [];
  });
}

const BEFORE_NAME = listed("l' d' de du des le la les un une cette ces notre votre en aux au leur qu' s' n'");

/** Etat, Ecrire: capitals take accents, too. */
export const capitalAccent = defineRule({
  id: 'fr.capitals.accent',
  overridesSpelling: true,
  pattern: [
    new Element((token) => token.kind === 'word' && CAPITALISED.test(token.text) && token.readings.length === 0)
      .as('w')
      .mark(),
  ],
  where: (m) => {
    const [before, next] = [m.before(), m.after()];
    // Elite League, Ultimate Echo: foreign names
    const isOpen = before === undefined || before.kind === 'punctuation' || isOne(before, BEFORE_NAME);
    const isForeign = next !== undefined && next.kind === 'word' && isCapitalised(next) && next.readings.length === 0;
    return isOpen && !isForeign && accented(m).length > 0;
  },
  suggest: accented,
  wrong: [
    ["L'Etat finance ces travaux.", "L'État finance ces travaux."],
    ['Ecrire une lettre prend du temps.', 'Écrire une lettre prend du temps.'],
    ['Evite de téléphoner le matin, merci.', 'Évite de téléphoner le matin, merci.'],
  ],
  right: ["L'État finance ces travaux.", 'Emma attend une lettre.', 'Elle écrit à Emma.'],
});

const AFTER_A = listed(
  'partir cause propos côté titre moins chaque noter savoir défaut travers droite gauche quelle quoi bientôt demain suivre venir peine mesure force part nouveau présent mon ma mes votre vos notre nos son sa ses leur leurs tous toutes cette ce ces quelques peu long court midi minuit table noël pâques vendre louer',
);
const PLACES = listed(
  'fin place suite fois base maison demande demandes recherche télé radio gare une mode main plage campagne',
);

/** A partir de: at the start of a sentence the preposition keeps its accent. */
export const initialA = defineRule({
  id: 'fr.capitals.a-preposition',
  patterns: [
    [
      sentenceStart(),
      new Element((token) => token.text === 'A').as('w').mark(),
      new Element((token) => AFTER_A.has(token.lower)).as('n'),
    ],
    [
      sentenceStart(),
      new Element((token) => token.text === 'A').as('w').mark(),
      word('la', "l'", 'une').as('article'),
      new Element((token) => canBeNoun(token)).as('n'),
    ],
  ],
  where: (m) => !m.names('article') || PLACES.has(m.token('n').lower) || m.token('article').lower === "l'",
  suggest: () => ['À'],
  wrong: [
    ['A partir de lundi, le bureau est fermé.', 'À partir de lundi, le bureau est fermé.'],
    ['A mon avis, il a raison.', 'À mon avis, il a raison.'],
    ["A l'époque on écrivait des lettres !", "À l'époque on écrivait des lettres !"],
  ],
  right: ['A la priorité sur B dans ce calcul.', 'A-t-il raison ?', 'A priori, tout va bien.'],
});

const SMALL = listed('si le la les il elle on ce et un une je en de du des au mais pour que qui sur');

/** SI vous venez, LEs clients: one capital is enough. */
export const oneCapital = defineRule({
  id: 'fr.capitals.one-capital',
  overridesSpelling: true,
  patterns: [
    [
      sentenceStart(),
      new Element((token) => token.text.length > 1 && token.text === token.text.toUpperCase() && SMALL.has(token.lower))
        .as('w')
        .mark(),
      new Element((token) => token.kind === 'word' && token.text === token.lower && token.text.length > 1).mark(),
      new Element((token) => token.text === token.lower),
    ],
    [
      new Element(
        (token) =>
          token.kind === 'word' &&
          /^\p{Lu}{2}\p{Ll}+$/u.test(token.text) &&
          (token.text.length > 3 || SMALL.has(token.lower)),
      )
        .as('w')
        .mark(),
    ],
  ],
  unless: {
    'an abbreviation': {
      when: (m) => !SMALL.has(m.token('w').lower) && m.sentence.lexicon.analyses(m.token('w').lower).length === 0,
      right: 'Elle apprend le DJing depuis un an.',
    },
  },
  suggest: (m) => [m.rewrite({ w: oneOnly(m.token('w'), m.token('w').index === 0 || !isPlain(m)) })],
  wrong: [
    ['SI vous avez des questions, écrivez-nous.', 'Si vous avez des questions, écrivez-nous.'],
    ['LEs clients sont contents.', 'Les clients sont contents.'],
    ['BOnjour à tous !', 'Bonjour à tous !'],
  ],
  right: ['Si vous avez des questions, écrivez-nous.', 'SI TU VEUX.', 'La NASA lance une fusée.'],
});

const oneOnly = (token: Token, isFirst: boolean): string =>
  isFirst ? token.text.charAt(0) + token.text.slice(1).toLowerCase() : token.lower;
const isPlain = (m: Match): boolean => isDeterminer(m.sentence.tokens, m.token('w').index - 1);
