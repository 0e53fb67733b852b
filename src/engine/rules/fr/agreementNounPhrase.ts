// Determiner and noun: number.
import { Feature, Group, Pos } from '../../lexicon/features.ts';
import { defineRule } from '../defineRule.ts';
import type { Match } from '../match.ts';
import { Element, number, oneOf, word } from '../pattern.ts';
import type { Token } from '../token.ts';
import { allDiffer, nounIn, nounMasks, replaced } from './forms.ts';
import { isForeign, isOther, isSafe } from './nounContext.ts';
import { isDeterminer } from './phrases.ts';
import { isFinite, isName, isNoun, isOne, isSurelyFinite, reads, words } from './words.ts';

const PLURAL_ONLY = word(
  'les',
  'des',
  'ces',
  'mes',
  'tes',
  'ses',
  'nos',
  'vos',
  'aux',
  'quelques',
  'plusieurs',
  'certains',
  'certaines',
  'différents',
  'différentes',
  'quels',
  'quelles',
);

const SINGULAR_ONLY = word(
  'un',
  'une',
  'le',
  'la',
  "l'",
  'ce',
  'cet',
  'cette',
  'mon',
  'ma',
  'ton',
  'ta',
  'son',
  'sa',
  'notre',
  'votre',
  'chaque',
  'du',
  'au',
  'quel',
  'quelle',
  'aucun',
  'aucune',
);

/** The noun after the determiner, when it is the very next word. */
function isNounNext(match: Match): boolean {
  const [determiner, noun] = [match.token('d'), match.token('n')];
  if (!isNoun(noun) || isName(noun) || isOther(noun) || noun.text === noun.text.toUpperCase()) return false;
  if (noun.lower.includes('-') || isForeign(match.after())) return false;
  return isSafe(match, determiner, noun) && match.after()?.text !== '-';
}

const ordinary = (): Element => new Element((token) => token.kind === 'word' && isNoun(token));

/** Several things asked for, one named: les jeu. */
export const pluralDeterminer = defineRule({
  id: 'fr.agreement-noun-phrase.plural-noun',
  pattern: [PLURAL_ONLY.as('d'), ordinary().as('n').mark()],
  where: (m) => {
    const noun = m.token('n');
    if (!isNounNext(m)) return false;
    const next = m.after();
    // les premier jours: the adjective rule knows better
    if (reads(noun, Pos.adjective) && isNoun(next) && !isSurelyFinite(next)) return false;
    if (!isDeterminer(m.sentence.tokens, m.token('d').index)) return false;
    return (
      noun.readings.every((each) => each.pos !== Pos.adverb && !(each.features & Feature.plural)) &&
      allDiffer(nounMasks(noun), Feature.plural, Group.number)
    );
  },
  suggest: (m) => nounIn(m.sentence, m.token('n'), Feature.plural),
  wrong: [
    ['Nous avons joué à des jeu de cartes.', 'Nous avons joué à des jeux de cartes.'],
    ['Bonjour, vous trouverez ci-joint mes document.', 'Bonjour, vous trouverez ci-joint mes documents.'],
    ['Il y a plusieurs hôtel près de la gare.', 'Il y a plusieurs hôtels près de la gare.'],
  ],
  right: [
    'Nous avons joué à des jeux de cartes.',
    'Ces gens, je les porte dans mon cœur.',
    'Les avis sont bons, merci à tous.',
  ],
});

const COUNTED = words(
  'jour mois an année semaine heure minute personne enfant client élève euro kilomètre mètre fois ami collègue pièce étage chambre place billet photo article commande colis produit voiture chien chat livre',
);

const MONTHS = words('janvier février mars avril mai juin juillet août septembre octobre novembre décembre');

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
      isOther(noun) ||
      noun.text === noun.text.toUpperCase() ||
      !allDiffer(nounMasks(noun), Feature.plural, Group.number)
    )
      return false;
    const value = m.token('d');
    const before = m.before();
    if (isOne(before, words("le la l' du au page article numéro chapitre pour n° jusqu'en")) && value.kind === 'number')
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

/** One thing asked for, several named: un chats. */
export const singularDeterminer = defineRule({
  id: 'fr.agreement-noun-phrase.singular-noun',
  pattern: [SINGULAR_ONLY.as('d').mark(), ordinary().as('n').mark()],
  where: (m) => {
    const noun = m.token('n');
    return (
      isNounNext(m) &&
      !isFinite(noun) &&
      allDiffer(nounMasks(noun), Feature.singular, Group.number) &&
      noun.readings.every((each) => (each.features & Feature.plural) !== 0) &&
      !reads(m.before(), Pos.numeral) &&
      m.before()?.lower !== 'et'
    );
  },
  suggest: (m) => [
    ...replaced(m, 'n', nounIn(m.sentence, m.token('n'), Feature.singular)),
    ...(PLURAL_OF[m.token('d').lower] ? [m.rewrite({ d: PLURAL_OF[m.token('d').lower] as string })] : []),
  ],
  wrong: [
    ["J'ai adopté un chats hier.", "J'ai adopté un chat hier."],
    ['Merci pour votre réponses rapide.', 'Merci pour votre réponse rapide.'],
    ['Chaque enfants a reçu un cadeau.', 'Chaque enfant a reçu un cadeau.'],
  ],
  right: [
    "J'ai adopté un chat hier.",
    'Chaque fois, il arrive avec un gros bouquet.',
    'Le temps passe et le prix monte.',
  ],
});

const PLURAL_OF: Readonly<Record<string, string>> = {
  un: 'des',
  une: 'des',
  le: 'les',
  la: 'les',
  ce: 'ces',
  cet: 'ces',
  cette: 'ces',
  mon: 'mes',
  ma: 'mes',
  ton: 'tes',
  ta: 'tes',
  son: 'ses',
  sa: 'ses',
  notre: 'nos',
  votre: 'vos',
  du: 'des',
  au: 'aux',
  quel: 'quels',
  quelle: 'quelles',
};

/** All rules of this family. */
export const nounPhraseRules = [pluralDeterminer, nounAfterNumber, pluralAfterMany, singularDeterminer];
