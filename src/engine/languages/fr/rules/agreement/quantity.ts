// Number after expressions of quantity and after "de" with an adjective: le nombre de places, d'autres raisons.
import { Feature, Group } from '../../../../lexicon/features.ts';
import { canBeAdjective, canBeNoun, hasInnerCapital, isMarkOrEnd, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { Element, word } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';
import { allDiffer, nounIn, nounMasks } from '../../reading/forms.ts';
import { isOther } from '../../reading/nounContext.ts';
import { canBeConjugated } from '../../reading/words.ts';

const isSingular = (token: Token): boolean =>
  canBeNoun(token) &&
  !hasInnerCapital(token) &&
  !isOther(token) &&
  allDiffer(nounMasks(token), Feature.plural, Group.number);

const noun = (): Element => new Element(isSingular).as('n').mark();

/** Nouns that are measured rather than counted. */
const MEASURED = listed('or argent eau temps monde travail bruit charme patience sang air courage lumière place');

/** le nombre de place: a noun after "nombre de" is counted and takes the plural. */
export const afterNombre = defineRule({
  id: 'fr.agreement-noun-phrase.after-nombre',
  patterns: [
    [
      word(
        'nombre',
        'dizaine',
        'dizaines',
        'douzaine',
        'vingtaine',
        'trentaine',
        'centaine',
        'centaines',
        'millier',
        'milliers',
        'million',
        'millions',
        'multitude',
        'quantité',
        'tonne',
        'tonnes',
      ).as('q'),
      word('de', "d'"),
      noun(),
    ],
    [word('plus').as('q'), word('de', "d'"), word('information', 'renseignement', 'détail').as('n').mark()],
  ],
  where: (m) => {
    const [quantity, counted, before] = [m.token('q'), m.token('n'), m.before()];
    if (MEASURED.has(counted.lower) && quantity.lower !== 'nombre') return false;
    if (isOne(quantity, listed('quantité tonne tonnes multitude')) && !isOne(before, listed('une des grande')))
      return false;
    if (
      isOne(quantity, listed('quantité tonne tonnes')) &&
      !isOne(counted, listed('commande fichier client livre erreur problème photo voiture'))
    )
      return false;
    if (isOne(quantity, listed('plus')) && !(isOne(before, listed('pour')) || isMarkOrEnd(before))) return false;
    if (isOne(counted, listed('or')) || m.after()?.text === '-') return false;
    return true;
  },
  suggest: (m) => nounIn(m.sentence, m.token('n'), Feature.plural),
  wrong: [
    ['Le nombre de place est limité.', 'Le nombre de places est limité.'],
    ["Il reste une dizaine d'heure.", "Il reste une dizaine d'heures."],
    ["Pour plus d'information, appelez-nous.", "Pour plus d'informations, appelez-nous."],
  ],
  right: ['Le nombre de places est limité.', "Le nombre d'or fascine.", 'Une tonne de sable suffit.'],
});

const PLURALS = listed(
  'autres nouveaux nouvelles bons bonnes petits petites grands grandes beaux belles gros grosses nombreux nombreuses mauvais vieux vieilles anciens anciennes telles tels différents différentes jolis jolies vrais vraies longs longues',
);

/** d'autres raison: the adjective shows the plural. */
export const afterPluralAdjective = defineRule({
  id: 'fr.agreement-noun-phrase.after-plural-adjective',
  pattern: [
    word('de', "d'").as('d'),
    new Element((token) => isOne(token, PLURALS) && !isOne(token, listed('mauvais vieux gros'))).as('a'),
    noun(),
  ],
  unless: {
    'a subject and its verb': {
      when: (m) => canBeConjugated(m.token('n')),
      right: "La vie de beaucoup d'autres change chaque jour.",
    },
  },
  suggest: (m) => nounIn(m.sentence, m.token('n'), Feature.plural),
  wrong: [
    ["Il y a d'autres raison à cela.", "Il y a d'autres raisons à cela."],
    ['Nous avons de nouveaux client.', 'Nous avons de nouveaux clients.'],
    ['De petites erreur restent, désolé !', 'De petites erreurs restent, désolé !'],
  ],
  right: [
    "Il y a d'autres raisons à son départ.",
    'De nouvelles maisons sont à vendre au centre du village.',
    "Tout dépend d'autres choses, comme l'âge du chat.",
  ],
});

const PAIRS: Readonly<Record<string, string>> = {
  un: 'une',
  une: 'un',
  certains: 'certaines',
  certaines: 'certains',
  aucun: 'aucune',
  aucune: 'aucun',
  chacun: 'chacune',
  chacune: 'chacun',
};
const MALE = listed('un certains aucun chacun');

/** un des clés, certains de ces villes: the part takes the gender of the whole. */
export const partGender = defineRule({
  id: 'fr.agreement-noun-phrase.part-gender',
  patterns: [
    [
      word(...Object.keys(PAIRS))
        .as('p')
        .mark(),
      word('des').as('d'),
      new Element((token) => canBeNoun(token) && !hasInnerCapital(token)).as('n'),
    ],
    [
      word(...Object.keys(PAIRS))
        .as('p')
        .mark(),
      word('de', "d'"),
      word('ces', 'ses', 'mes', 'tes', 'nos', 'vos', 'leurs').as('d'),
      new Element((token) => canBeNoun(token) && !hasInnerCapital(token)).as('n'),
    ],
  ],
  where: (m) => {
    const counted = m.token('n');
    if (isOther(counted) || canBeConjugated(counted) || (canBeAdjective(counted) && canBeNoun(m.after()))) return false;
    if (isOne(m.before(), listed('ni comme la le numéro chiffre')) || PERSONS.has(counted.lower)) return false;
    const wanted = MALE.has(m.token('p').lower) ? Feature.masculine : Feature.feminine;
    return (
      nounMasks(counted).some((mask) => mask & Feature.plural) && allDiffer(nounMasks(counted), wanted, Group.gender)
    );
  },
  suggest: (m) => [PAIRS[m.token('p').lower] ?? ''].filter(Boolean),
  wrong: [
    ["C'est un des villes que je préfère.", "C'est une des villes que je préfère."],
    ['Certains de ces idées sont bonnes.', 'Certaines de ces idées sont bonnes.'],
    ["Aucune de nos voisins n'a répondu.", "Aucun de nos voisins n'a répondu."],
  ],
  right: ["C'est une des villes que je préfère.", 'Chacun de mes amis est venu.', "Chacune des personnes l'a dit."],
});

/** These may include women whatever the noun's gender: une des ministres. */
const PERSONS = listed(
  'ministres auteurs professeurs médecins juges écrivains ingénieurs chefs profs témoins députés membres victimes personnes stars élèves collègues artistes gens maîtres mannequins chercheurs',
);
