// Short phrases without a full sentence: bon anniversaire, merci à tous; and sans, s'en.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { canBeAdjective, canBeInfinitive, canBeNoun, isMarkOrEnd, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { Element, oneOf, punctuation, sentenceStart, word } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { nounMasks } from '../../reading/forms.ts';
import { isDeterminer } from '../../reading/phrases.ts';
import { canBeConjugated } from '../../reading/words.ts';

const OTHER: Readonly<Record<string, string>> = {
  bon: 'bonne',
  bonne: 'bon',
  bons: 'bonnes',
  bonnes: 'bons',
  cher: 'chère',
  chère: 'cher',
  joyeux: 'joyeuse',
  joyeuse: 'joyeux',
};
const FEMALE = listed('bonne bonnes chère joyeuse');

/** Bonne anniversaire, bon journée: a wish agrees with its noun. */
export const wishGender = defineRule({
  id: 'fr.agreement-adjective.wish',
  priority: 1,
  patterns: [
    [
      sentenceStart(),
      word(...Object.keys(OTHER))
        .as('a')
        .mark(),
      new Element(canBeNoun).as('n'),
    ],
    [
      oneOf(punctuation(',', '!', '.', ':'), word('et', 'souhaite', 'très', 'passe', 'passez', 'passé')),
      word('bon', 'bonne', 'joyeux', 'joyeuse').as('a').mark(),
      new Element(canBeNoun).as('n'),
    ],
  ],
  where: (m) => {
    const [adjective, noun] = [m.token('a'), m.token('n')];
    if (canBeConjugated(noun) && !isOne(noun, listed('fête réussite route visite'))) return false;
    if (canBeAdjective(noun) && !isOne(noun, listed('anniversaire matinée'))) return false;
    if (noun.text !== noun.lower || isOne(noun, listed('après-midi midi'))) return false;
    const masks = nounMasks(noun);
    const wrong = FEMALE.has(adjective.lower) ? Feature.masculine : Feature.feminine;
    return masks.length > 0 && masks.every((mask) => (mask & Group.gender) === wrong);
  },
  suggest: (m) => [OTHER[m.token('a').lower] ?? ''].filter(Boolean),
  wrong: [
    ['Bonne anniversaire !', 'Bon anniversaire !'],
    ['Bon journée à tous !', 'Bonne journée à tous !'],
    ['Merci et bonne week-end !', 'Merci et bon week-end !'],
  ],
  right: ['Bon anniversaire !', 'Bonne journée à tous !', 'Bon après-midi, bonne après-midi : les deux se disent.'],
});

/** Merci a tous, bisous a toi. */
export const thanksTo = defineRule({
  id: 'fr.confusions-homophones.merci-a',
  priority: 2,
  patterns: [
    [
      word(
        'merci',
        'bisous',
        'bisou',
        'bravo',
        'bienvenue',
        'félicitations',
        'bonjour',
        'salut',
        'bises',
        'coucou',
        'bonne',
        'attention',
        'pensées',
      ).as('b'),
      word('a').as('a').mark(),
      new Element((token) => token.kind === 'word').as('n'),
    ],
    [
      word('merci'),
      new Element((token) => token.kind === 'word').repeat(1, 3),
      word('et'),
      word('a').as('a').mark(),
      new Element((token) => token.kind === 'word').as('n'),
    ],
    // reportée a jeudi, rendez-vous a midi
    [
      new Element((token) => reads(token, Pos.verb) || canBeNoun(token)).as('b'),
      word('a').as('a').mark(),
      word('lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche', 'demain', 'midi', 'minuit').as('n'),
    ],
  ],
  where: (m) => {
    const next = m.token('n');
    return (
      isOne(next, listed('midi minuit lundi mardi mercredi jeudi vendredi samedi dimanche demain')) ||
      isDeterminer(m.sentence.tokens, next.index) ||
      isOne(next, listed('toi vous tous toutes tout elle lui eux moi nous ceux celui chacun tes'))
    );
  },
  unless: {
    'what was done that day': {
      when: (m) =>
        isOne(m.token('n'), listed('midi minuit lundi mardi mercredi jeudi vendredi samedi dimanche demain')) &&
        !isMarkOrEnd(m.after()) &&
        !isOne(m.after(), listed('prochain soir matin pour devant et')),
      right: 'Le club a dimanche remporté son premier match.',
    },
  },
  suggest: () => ['à'],
  wrong: [
    ['Merci a tous pour votre aide.', 'Merci à tous pour votre aide.'],
    ['Bisous a toi et à ta famille !', 'Bisous à toi et à ta famille !'],
    ['La réunion est reportée a jeudi.', 'La réunion est reportée à jeudi.'],
    ['Merci à toi et a ta famille.', 'Merci à toi et à ta famille.'],
  ],
  right: ['Merci, ça a bien marché.', 'Ce lundi a été long.', 'Toute son attention a disparu.'],
});

/** partie s'en son manteau: "without" is sans. */
export const sansSen = defineRule({
  id: 'fr.confusions-homophones.sans',
  priority: 3,
  patterns: [
    [
      word("s'", "c'").mark().as('s'),
      word('en').mark(),
      word(
        'son',
        'sa',
        'ses',
        'mon',
        'ma',
        'mes',
        'ton',
        'ta',
        'tes',
        'le',
        'la',
        'les',
        "l'",
        'un',
        'une',
        'leur',
        'leurs',
        'aucun',
        'aucune',
        'rien',
        'doute',
        'cesse',
        'arrêt',
        'argent',
        'sucre',
        'faute',
        'souci',
        'problème',
        'toi',
        'moi',
        'lui',
        'elle',
        'vous',
        'nous',
        'eux',
      ).as('n'),
    ],
    [
      word("s'", "c'").mark().as('s'),
      word('en').mark(),
      new Element((token) => canBeInfinitive(token) && !canBeNoun(token)).as('n'),
    ],
  ],
  where: (m) => m.before() !== undefined,
  unless: {
    'an infinitive that takes en': {
      when: (m) =>
        canBeInfinitive(m.token('n')) &&
        (canBeInfinitive(m.before()) ||
          canBeConjugated(m.before()) ||
          // peut-on encore s'en passer ?
          (reads(m.before(), Pos.adverb) && isMarkOrEnd(m.after())) ||
          isOne(m.before(), listed("de d' à pour sans et ne pas comment où quand pourquoi que qu' quoi"))),
      right: "Il faut s'en servir souvent.",
    },
    'a verb that takes en': {
      when: (m) => !canBeInfinitive(m.token('n')) && isOne(m.before(), listed('il elle on ils elles qui')),
      right: "Elle s'en doute depuis longtemps.",
    },
  },
  suggest: () => ['sans'],
  wrong: [
    ["Elle est sortie s'en son manteau.", 'Elle est sortie sans son manteau.'],
    ["Je ne pars pas s'en toi.", 'Je ne pars pas sans toi.'],
    ["C'est s'en doute vrai, désolé.", "C'est sans doute vrai, désolé."],
    ["Elle boit son café s'en sucre.", 'Elle boit son café sans sucre.'],
    ["Il est sorti s'en son manteau.", 'Il est sorti sans son manteau.'],
    ["Elle est partie s'en un mot.", 'Elle est partie sans un mot.'],
    ["Elle est partie s'en payer.", 'Elle est partie sans payer.'],
    ["Il travaille c'en cesse.", 'Il travaille sans cesse.'],
  ],
  right: [
    "Elle s'en est allée sans son manteau.",
    "Elle s'en va.",
    "Il faut s'en servir souvent.",
    "S'en servir tous les jours, c'est le meilleur moyen d'apprendre.",
  ],
});
