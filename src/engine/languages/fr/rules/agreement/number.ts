// Nouns behind a number or a word of quantity.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { Element, number, oneOf, word } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { allDiffer, nounIn, nounMasks } from '../../reading/forms.ts';
import { isOther } from '../../reading/nounContext.ts';
import { isFinite, isName, isNoun, isOne, words } from '../../reading/words.ts';

const ordinary = (): Element => new Element((token) => token.kind === 'word' && isNoun(token));

const COUNTED = words(
  'jour mois an année semaine heure minute personne enfant client élève euro kilomètre mètre fois ami collègue pièce étage chambre place billet photo article commande colis produit voiture chien chat livre',
);

const MONTHS = words('pourcent janvier février mars avril mai juin juillet août septembre octobre novembre décembre');

/** A number above one and a noun in the singular: deux jour. */
export const nounAfterNumber = defineRule({
  id: 'fr.agreement-noun-phrase.after-number',
  patterns: [
    [
      oneOf(
        word(
          'deux',
          'trois',
          'quatre',
          'cinq',
          'six',
          'sept',
          'huit',
          'neuf',
          'dix',
          'onze',
          'douze',
          'quinze',
          'vingt',
          'trente',
          'quarante',
          'cinquante',
          'cent',
          'mille',
        ),
        number(),
      ).as('d'),
      ordinary().as('n').mark(),
    ],
  ],
  where: (m) => {
    const noun = m.token('n');
    if (
      isName(noun) ||
      noun.lower.includes('-') ||
      MONTHS.has(noun.lower) ||
      reads(noun, Pos.verb, Feature.presentParticiple) ||
      isOther(noun) ||
      noun.text === noun.text.toUpperCase() ||
      !allDiffer(nounMasks(noun), Feature.plural, Group.number)
    )
      return false;
    const value = m.token('d');
    const before = m.before();
    if (isOne(before, words('numéro page chapitre'))) return false;
    if (isOne(before, words("le la l' du au page article numéro chapitre pour")) && value.kind === 'number')
      return false;
    if (value.kind === 'number')
      return /^(?:[2-9]|\d{2,3})$/.test(value.text) && COUNTED.has(noun.lower) && !isMonthBefore(before);
    return !isFinite(noun) && !(reads(noun, Pos.adjective) && isNoun(m.after()));
  },
  suggest: (m) => nounIn(m.sentence, m.token('n'), Feature.plural),
  wrong: [
    ['Il me faut deux chaise pour la terrasse.', 'Il me faut deux chaises pour la terrasse.'],
    ['On est resté trois semaine en Italie.', 'On est resté trois semaines en Italie.'],
    ['Livraison en 5 jour seulement, merci !', 'Livraison en 5 jours seulement, merci !'],
  ],
  right: [
    'Il me faut deux chaises pour la terrasse.',
    'Nous sommes restés trois mois.',
    'Rendez-vous le 2 mai à midi.',
  ],
});

function isMonthBefore(token: Token | undefined): boolean {
  return token?.kind === 'punctuation' && token.text !== ',';
}

const PEOPLE = words(
  'client ami personne voisin enfant élève parent collègue touriste magasin livre photo voiture maison erreur problème question idée fois ville pays jour produit article mot école chose homme femme gens animal avantage souvenir détail',
);

/** After beaucoup de and the like: things that are counted stand in the plural. */
export const pluralAfterMany = defineRule({
  id: 'fr.agreement-noun-phrase.after-many',
  pattern: [
    word('beaucoup', 'peu', 'trop', 'plein', 'tant', 'énormément', 'tellement', 'nombre'),
    word('de', "d'"),
    ordinary().as('n').mark(),
  ],
  where: (m) => {
    const noun = m.token('n');
    return (
      !isOne(m.before(), words('si')) &&
      noun.lower !== 'chose' &&
      PEOPLE.has(noun.lower) &&
      !isOne(m.before(), words('un')) &&
      allDiffer(nounMasks(noun), Feature.plural, Group.number)
    );
  },
  suggest: (m) => nounIn(m.sentence, m.token('n'), Feature.plural),
  wrong: [
    ['Beaucoup de personne attendent dehors.', 'Beaucoup de personnes attendent dehors.'],
    ["J'ai trop d'erreur dans mon fichier.", "J'ai trop d'erreurs dans mon fichier."],
    ['Super hôtel, plein de photo à venir.', 'Super hôtel, plein de photos à venir.'],
  ],
  right: ['Beaucoup de gens attendent dehors.', 'Il faut beaucoup de patience.', 'Nous avons peu de temps.'],
});

/** All rules of this family. */
export const numberRules = [nounAfterNumber, pluralAfterMany];
