// Prepositions and articles: au for à le, chez, pallier, le vélo de mon frère.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { canBeAdjective, canBeInfinitive, canBeNoun, hasInnerCapital, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { Element, lemma, sentenceStart, word } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { nounMasks } from '../../reading/forms.ts';
import { canBeConjugated, isSurelyFinite } from '../../reading/words.ts';

const CONTRACTED: Readonly<Record<string, string>> = { 'à le': 'au', 'à les': 'aux', 'de le': 'du', 'de les': 'des' };

/** à le, de les: au, des. */
export const contraction = defineRule({
  id: 'fr.articles.contraction',
  priority: 1,
  pattern: [
    word('à', 'de').as('p').mark(),
    word('le', 'les').as('d').mark(),
    new Element((token) => canBeNoun(token) || canBeAdjective(token)).as('n'),
  ],
  unless: {
    'a pronoun before an infinitive': {
      when: (m) => canBeInfinitive(m.token('n')),
      right: 'Il est grand temps de le dire à ta sœur.',
    },
    'an article in a name': {
      when: (m) => hasInnerCapital(m.token('n')),
      right: 'Nous avons admiré les plafonds de Le Brun.',
    },
    'a pronoun and an adverb before an infinitive': {
      when: (m) => isOne(m.token('n'), listed('tout bien mieux plus')),
      right: 'Elle cherche à les mieux connaître.',
    },
  },
  suggest: (m) => {
    const [preposition, article] = [m.token('p').lower, m.token('d').lower];
    const contracted = CONTRACTED[`${preposition} ${article}`] as string;
    // de le réunion: the article has the wrong gender, too
    const masks = nounMasks(m.token('n'));
    const isFeminine =
      article === 'le' && masks.length > 0 && masks.every((mask) => (mask & Group.gender) === Feature.feminine);
    return isFeminine && m.token('n').pos === Pos.noun ? [`${preposition} la`, contracted] : [contracted];
  },
  wrong: [
    ['Je vais à le marché.', 'Je vais au marché.'],
    ['Voici le compte rendu de le réunion.', 'Voici le compte rendu de la réunion.'],
    ['La porte de les toilettes est cassée.', 'La porte des toilettes est cassée.'],
    ["Il parle à les enfants, c'est top.", "Il parle aux enfants, c'est top."],
  ],
  right: ['Il parle de le faire depuis un an.', 'Il est temps de les voir.', "J'ai réussi à le faire."],
});

/** pallier takes a direct object: pallier au manque. */
export const pallier = defineRule({
  id: 'fr.prepositions.pallier',
  pattern: [
    lemma('pallier'),
    word('à', 'au', 'aux').as('p').mark(),
    new Element((token) => token.kind === 'word').as('n'),
  ],
  unless: {
    'how well or for how long': {
      when: (m) => isOne(m.token('n'), listed('court long moyen mieux moins plus temps minima')),
      right: 'Cette aide pallie à court terme la baisse des revenus.',
    },
  },
  suggest: (m) =>
    [({ au: 'le', aux: 'les', à: '' } as Record<string, string>)[m.token('p').lower] ?? ''].filter(
      (each) => each !== '',
    ),
  wrong: [
    ["Il faut pallier au manque d'eau.", "Il faut pallier le manque d'eau."],
    ['Cela pallie aux défauts du système.', 'Cela pallie les défauts du système.'],
    ['On embauche pour pallier au départ de Luc.', 'On embauche pour pallier le départ de Luc.'],
  ],
  right: [
    "Il faut pallier le manque d'eau aux champs.",
    'Cela pallie ce défaut au démarrage.',
    "Il remédie au manque d'eau.",
  ],
});

const KIN = listed(
  'père mère frère sœur ami amie cousin cousine oncle tante voisin voisine fils fille mari femme copain copine collègue patron papa maman grand-père grand-mère',
);

/** Possession takes de, not à: le vélo à mon frère. */
export const possession = defineRule({
  id: 'fr.prepositions.possession',
  pattern: [
    sentenceStart(),
    word('le', 'la', 'les', "l'").as('d'),
    new Element((token) => canBeNoun(token)).as('n'),
    word('à').as('p').mark(),
    word('mon', 'ma', 'mes', 'ton', 'ta', 'tes', 'son', 'sa', 'ses'),
    word(...KIN),
    new Element((token) => isSurelyFinite(token) || isOne(token, listed("ne n' s' se"))),
  ],
  suggest: () => ['de'],
  wrong: [
    ['Le vélo à mon frère est cassé.', 'Le vélo de mon frère est cassé.'],
    ['La voiture à ma mère ne démarre pas.', 'La voiture de ma mère ne démarre pas.'],
    ['Les enfants à ma sœur sont trop mignons !', 'Les enfants de ma sœur sont trop mignons !'],
  ],
  right: ['Le vélo que je prête à mon frère est cassé.', 'Ce vélo est à mon frère.', "J'ai donné le vélo à mon frère."],
});

const TRADES =
  'coiffeur médecin dentiste docteur boulanger boucher garagiste fleuriste pharmacien vétérinaire notaire kiné psy ophtalmo';

/** People are visited with chez: aller au coiffeur. */
export const chez = defineRule({
  id: 'fr.prepositions.chez',
  pattern: [
    new Element((token) => token.readings.some((each) => /^(?:aller|être|passer|courir|retourner)$/.test(each.lemma))),
    new Element((token) => reads(token, Pos.adverb)).optional(),
    word('au').as('p').mark(),
    word(...TRADES.split(' ')).as('n'),
  ],
  suggest: () => ['chez le'],
  wrong: [
    ['Je vais au coiffeur demain.', 'Je vais chez le coiffeur demain.'],
    ['Il est allé au dentiste hier.', 'Il est allé chez le dentiste hier.'],
    ["Faut que j'aille au médecin...", "Faut que j'aille chez le médecin..."],
  ],
  right: ['Je vais chez le coiffeur, puis au marché.', 'Je parle au médecin.', 'Il va au marché.'],
});

/** se rappeler takes no de: je me rappelle de toi. */
export const rappeler = defineRule({
  id: 'fr.prepositions.rappeler',
  category: 'style',
  type: 'style',
  level: 'picky',
  pattern: [
    word('me', 'te', 'se', 'nous', 'vous', "m'", "t'", "s'"),
    lemma('rappeler').and(new Element(canBeConjugated)),
    word('de', "d'", 'du', 'des').as('p').mark(),
    new Element((token) => token.kind === 'word').as('n'),
  ],
  where: (m) => !canBeInfinitive(m.token('n')) && !isOne(m.token('n'), listed("ne n'")),
  suggest: () => [],
  wrong: [
    ['Je me rappelle de cette fête.', null],
    ['Tu te rappelles de son nom ?', null],
    ['Il se rappelle des vacances à Nice.', null],
  ],
  right: ['Je me rappelle la fête du village.', 'Je me souviens de toi.', 'Je vous rappelle de ne pas fumer.'],
});
