// Participles right after a noun, of which they say something: les textes écrits hier.
import { Pos } from '../../../../lexicon/features.ts';
import { isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { Element, oneOf, tagged, uncapitalised, words } from '../../../../rules/pattern.ts';
import { createParticipleOfNoun } from '../../../common/participleOfNoun.ts';
import { PREPOSITIONS, phraseAt } from '../../reading/phrases.ts';
import { isAdverbial, isClitic, isSurelyParticiple } from '../../reading/words.ts';

const participle = new Element((token) => isSurelyParticiple(token) && !isAdverbial(token)).and(uncapitalised());

const OPENERS = listed(
  "que qu' qui dont où si quand lorsque comme mais car donc quoi lequel laquelle lesquels lesquelles",
);

const { isWrong, inAgreement } = createParticipleOfNoun({
  isPreposition: (token) => token.pos === Pos.preposition || isOne(token, PREPOSITIONS),
  isDeterminer: ({ pos }) => pos === Pos.determiner || pos === Pos.numeral,
  isAdverb: (token) => token.pos === Pos.adverb,
  isAnd: (token) => isOne(token, listed('et ou ni')),
  opens: (token) => isOne(token, OPENERS),
  isClitic,
  isOfEither: ({ lower }) => /(?:iste|aire|logue|ble)s?$/.test(lower),
  auxiliary: /^(?:être|avoir|rester|demeurer|sembler|paraître|devenir|faire|laisser|pouvoir|devoir|aller)$/,
  copula: /^être$/,
  by: /^par$/,
});

/** les textes écrit hier; la proposition avancés par le maire. */
export const reducedParticiple = defineRule({
  id: 'fr.agreement-adjective.reduced-participle',
  after: 'fr.agreement-adjective.after-noun',
  pattern: [
    tagged(Pos.noun).except(words('fois peu brin air besoin bleu vert rouge gris rose brun')).as('noun'),
    oneOf(tagged([Pos.adverb, Pos.adjective]), words('non déjà plus moins bien peu')).repeat(0, 2),
    participle.as('participle').mark(),
  ],
  where: (m) => isWrong(m) && inAgreement(m).length > 0,
  unless: {
    'of what follows': {
      when: (m) => phraseAt(m.sentence.tokens, m.to) !== null || m.after()?.pos === Pos.noun,
      right: 'Au bureau terminée la réunion, on éteint la lumière.',
    },
  },
  suggest: (m) => inAgreement(m),
  params: (m) => ({ subject: m.token('noun').text }),
  wrong: [
    ['Les résultats obtenu sont présentés dans le tableau.', 'Les résultats obtenus sont présentés dans le tableau.'],
    ['Les fiches de produits traduite par Luc sont prêtes.', 'Les fiches de produits traduites par Luc sont prêtes.'],
    ['Une nuit écourté de deux heures suffit.', 'Une nuit écourtée de deux heures suffit.'],
    ['Les effets non mentionné sur la notice sont rares.', 'Les effets non mentionnés sur la notice sont rares.'],
  ],
  right: [
    'Une fois décompressé, le fichier est lourd.',
    'Je suis un peu perturbée par ce seuil.',
    'Le prix des maisons proposé hier est élevé.',
  ],
});
