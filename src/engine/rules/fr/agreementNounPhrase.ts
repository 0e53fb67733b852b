// Determiner and noun: number and gender.
import { Feature, Group, Pos } from '../../lexicon/features.ts';
import { defineRule } from '../defineRule.ts';
import type { Match } from '../match.ts';
import { Element, not, number, oneOf, word } from '../pattern.ts';
import type { Token } from '../token.ts';
import { allDiffer, nounIn, nounMasks, replaced } from './forms.ts';
import { determinerMask, headFrom, isDeterminer } from './phrases.ts';
import {
  elides,
  isAdverbial,
  isClitic,
  isFinite,
  isName,
  isNoun,
  isOne,
  isSurelyFinite,
  reads,
  words,
} from './words.ts';

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
const ARTICLES = words("le la les l' leur");
const OPENERS = words('de à dans pour sur avec par sans chez sous entre vers et ou mais');

/** Whether an article here is surely one: the noun cannot be a verb, or a preposition or verb comes before. */
function isSafe(match: Match, determiner: Token, noun: Token): boolean {
  const { tokens } = match.sentence;
  if (!isDeterminer(tokens, determiner.index)) return false;
  if (!ARTICLES.has(determiner.lower)) return true;
  if (!isFinite(noun)) return true;
  const before = tokens[determiner.index - 1];
  return before === undefined || isOne(before, OPENERS) || isSurelyFinite(before);
}

const isOther = (token: Token): boolean =>
  isAdverbial(token) ||
  isClitic(token) ||
  reads(token, Pos.pronoun) ||
  reads(token, Pos.preposition) ||
  reads(token, Pos.conjunction);

/** The noun after the determiner, when it is the very next word. */
function isNounNext(match: Match): boolean {
  const [determiner, noun] = [match.token('d'), match.token('n')];
  if (!isNoun(noun) || isName(noun) || isOther(noun) || noun.text === noun.text.toUpperCase()) return false;
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
      noun.readings.every((each) => !(each.features & Feature.singular))
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

const COUNTERPARTS: Readonly<Record<string, readonly [masculine: string, feminine: string]>> = {
  un: ['un', 'une'],
  une: ['un', 'une'],
  le: ['le', 'la'],
  la: ['le', 'la'],
  ce: ['ce', 'cette'],
  cet: ['ce', 'cette'],
  cette: ['ce', 'cette'],
  ma: ['mon', 'ma'],
  ta: ['ton', 'ta'],
  sa: ['son', 'sa'],
  mon: ['mon', 'ma'],
  ton: ['ton', 'ta'],
  son: ['son', 'sa'],
  du: ['du', 'de la'],
  au: ['au', 'à la'],
  aucun: ['aucun', 'aucune'],
  aucune: ['aucun', 'aucune'],
  quel: ['quel', 'quelle'],
  quelle: ['quel', 'quelle'],
  quels: ['quels', 'quelles'],
  quelles: ['quels', 'quelles'],
  certains: ['certains', 'certaines'],
  certaines: ['certains', 'certaines'],
};

function fitting(determiner: string, gender: number, next: string): string {
  const [masculine, feminine] = COUNTERPARTS[determiner] ?? [determiner, determiner];
  const isVowel = elides(next);
  if (isVowel && /^l[ea]$/.test(determiner)) return "l'";
  if (gender & Feature.masculine) return isVowel && masculine === 'ce' ? 'cet' : masculine;
  if (isVowel && /^[mts]a$/.test(feminine)) return `${feminine.charAt(0)}on`;
  return isVowel && /la$/.test(feminine) ? feminine.replace('la', "l'") : feminine;
}

/** Nouns of people that both women and men bear, whatever the lexicon says. */
const PERSONS = words(
  'ministre auteur professeur médecin maire juge écrivain ingénieur chef prof témoin assassin docteur député soldat pilote peintre poète sénateur procureur avocat gendarme mannequin chercheur successeur guide interprète ordonnance trompette voile tour mode mémoire poste livre manche vase page somme critique physique aide garde moule poêle politique finale œuvre après-midi espace gens amour orgue délice pendule crêpe enseigne solde greffe mort vapeur radio parallèle classique relâche foudre hymne type barde carpe cartouche môme mec turbo designer leader manager reporter supporter coach star cours faux live extrême super personne demi bas mal',
);
const SKIPPED = words('plupart moins plus mieux');

/** A determiner of the wrong gender: cette hôtel, un table. */
export const determinerGender = defineRule({
  id: 'fr.agreement-noun-phrase.determiner-gender',
  pattern: [
    word(...Object.keys(COUNTERPARTS))
      .as('d')
      .mark(),
    not(word('demi'))
      .and(new Element((token) => token.kind === 'word'))
      .as('n'),
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const determiner = m.token('d');
    const at = headFrom(tokens, determiner.index + 1);
    const noun = tokens[at];
    if (
      !noun ||
      at > determiner.index + 2 ||
      isOther(noun) ||
      SKIPPED.has(noun.lower) ||
      PERSONS.has(noun.lower.replace(/s$/, ''))
    )
      return false;
    if (!isSafe(m, determiner, m.token('n')) || noun.text === noun.text.toUpperCase() || tokens[at + 1]?.text === '-')
      return false;
    if (/(?:eur|teur|isme|logue)s?$/.test(noun.lower) && (determinerMask(determiner) & Feature.feminine) !== 0)
      return /isme$/.test(noun.lower);
    const next = tokens[determiner.index + 1] as Token;
    if (
      noun !== next &&
      !allDiffer(
        next.readings.filter((each) => each.pos === Pos.adjective).map((each) => each.features),
        determinerMask(determiner),
        Group.gender,
      )
    )
      return false;
    // un rouge, la porte: words with another reading that fits
    if (
      noun === next &&
      (reads(noun, Pos.adjective) || isName(noun)) &&
      !/^(?:ce|cet|cette|mon|ma|un|une|quel|quelle)$/.test(determiner.lower)
    )
      return false;
    if (noun === next && reads(noun, Pos.adjective) && isNoun(tokens[at + 1])) return false;
    const wanted = /^[mts]on$/.test(determiner.lower) ? Feature.masculine : determinerMask(determiner) & Group.gender;
    if (/^[mts]on$/.test(determiner.lower) && (elides(next.lower) || next.lower.startsWith('h'))) return false;
    if (/^(?:[mts]a|cet)$/.test(determiner.lower) && elides(next.lower) && determiner.lower !== 'cet')
      return allDiffer(nounMasks(noun), Feature.feminine, Group.gender);
    return wanted !== 0 && allDiffer(nounMasks(noun), wanted, Group.gender);
  },
  suggest: (m) => {
    const { tokens } = m.sentence;
    const determiner = m.token('d');
    const noun = tokens[headFrom(tokens, determiner.index + 1)] as Token;
    const gender = nounMasks(noun).reduce((all, mask) => all | mask, 0) & Group.gender;
    return [fitting(determiner.lower, gender, (tokens[determiner.index + 1] as Token).lower)];
  },
  wrong: [
    ['Cette hôtel est très calme.', 'Cet hôtel est très calme.'],
    ['Nous avons réservé un table pour quatre.', 'Nous avons réservé une table pour quatre.'],
    ['Quel surprise de te voir ici !', 'Quelle surprise de te voir ici !'],
  ],
  right: ['Cet hôtel est très calme.', 'Mon amie a réservé une table pour quatre.', 'La ministre a reçu un élève.'],
});

const FUNNY = words('espèce');

/** "Espèce" stays feminine whatever follows: une espèce de monstre. */
export const uneEspece = defineRule({
  id: 'fr.agreement-noun-phrase.une-espece',
  priority: 2,
  pattern: [word('un', 'cet', 'ce', 'quel').as('d').mark(), word(...FUNNY), word('de', "d'")],
  suggest: (m) => [m.token('d').lower === 'un' ? 'une' : m.token('d').lower === 'quel' ? 'quelle' : 'cette'],
  wrong: [
    ['Il portait un espèce de chapeau.', 'Il portait une espèce de chapeau.'],
    ['On a mangé un espèce de gratin bizarre.', 'On a mangé une espèce de gratin bizarre.'],
    ['Cet espèce de monstre me fait peur.', 'Cette espèce de monstre me fait peur.'],
  ],
  right: ['Il portait une espèce de chapeau.', 'Cette espèce de monstre me fait peur.', "C'est une espèce rare."],
});

/** All of them. */
export const nounPhraseRules = [
  pluralDeterminer,
  nounAfterNumber,
  pluralAfterMany,
  singularDeterminer,
  determinerGender,
  uneEspece,
];
