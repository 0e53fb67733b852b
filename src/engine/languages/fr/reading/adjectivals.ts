// Adjectives and participles that need care: words that never change or that stand beside a noun without agreeing with it.
import { Pos } from '../../../lexicon/features.ts';
import { canBeParticiple, isMarkOrEnd, isOne, listed } from '../../../rules/ask.ts';
import { reads, type Token } from '../../../rules/token.ts';
import { isTime } from './objects.ts';

const COLOURS = listed(
  'bleu bleue bleus bleues vert verte verts vertes rouge rouges jaune jaunes rose roses gris grise grises brun brune bruns brunes blond blonde blonds blondes noir noire noirs noires blanc blanche blancs blanches violet violette violets violettes châtain orange marron crème or argent kaki beige beiges turquoise mauve mauves',
);

/** A colour, which does not agree when another word makes it more precise: bleu clair. */
export const isColour = (token: Token): boolean => COLOURS.has(token.lower);

const NEVER = listed(
  'standard phare clé clef type bio web test compris vu passé excepté dit fait mis inclus possible contre sûr né mort haut bas personne garde libre surprise maison dû due dues dus capable capables express bêta pilote marron orange châtain crème or argent kaki chic snob sympa super nature cool rétro vidéo audio radio hors-la-loi suivant durant concernant ayant étant',
);

/** Words that may follow a noun without agreeing with it. */
export const neverModifier = (token: Token): boolean => NEVER.has(token.lower);

const PLAIN =
  /^(?:vaste|calme|clair|sombre|simple|complexe|rapide|lent|immense|utile|ouvert|fermé|fragile|facile|difficile|propre|sale|sérieux|noir|blanc|rouge|vert|bleu|gris|jaune|brun|blond|roux|court|froid|chaud|vide|plein|neuf|vieux|jeune|frais|faux|vrai|sec|humide|brut|lourd|moyen|complet|creux|rond|carré|fin|profond|secret|public|sauvage|étranger|malade|fou|aveugle|sourd|riche|pauvre|classique|moderne|ancien|idéal|normal|naturel|liquide|solide|commun|original|parfait|coupable|adulte|bénévole|collectif|positif|négatif|intérieur|extérieur|général|local|haut|bas|grand|petit|gros|mince|large|étroit|long|doux|dur|amer|acide|tendre|tiède|chauve|gentil|méchant|timide|bavard|curieux|paresseux|nerveux|brave|sage|poli|français|anglais|allemand|italien|espagnol|américain|européen|africain|chinois|japonais|russe|portugais|belge|suisse)$/;

/** A common adjective, although the same form is a noun too. */
export const isPlainAdjective = (token: Token): boolean =>
  token.pos === Pos.adjective && token.readings.some((each) => each.pos === Pos.adjective && PLAIN.test(each.lemma));

const STATES = listed(
  'furieux furieuse content contents contente contentes heureux heureuse heureuses triste tristes malade malades seul seule seuls seules ivre ivres fier fière fiers fières nu nue nus nues calme calmes tranquille tranquilles inquiet inquiète inquiets inquiètes soucieux soucieuse vivant vivante vivants vivantes jeune jeunes pauvre riche sain saine sains saines perplexe pensif pensive silencieux silencieuse immobile immobiles debout indemne indemnes vainqueur conscient consciente conscients conscientes prêt prête prêts prêtes libre libres',
);

/** A state that somebody may be in while doing something: il quitta la salle furieux. */
export const statesOfMind = (token: Token): boolean => isOne(token, STATES);

/**
 * Whether a participle at `at` may belong to an auxiliary before it: elle a de la sorte évité; not: elle a les yeux fermés,
 * where an object without a preposition stands between.
 */
export function hasAuxiliary(tokens: readonly Token[], at: number): boolean {
  for (let i = at - 1; i >= Math.max(0, at - 9); i--) {
    const token = tokens[i] as Token;
    if (canBeParticiple(token) && token.pos === Pos.verb) return false;
    if (isMarkOrEnd(token) && token.text !== ',') return false;
    if (!reads(token, Pos.auxiliary) && !isOne(token, listed('être avoir été eu étant ayant'))) continue;
    const next = tokens[i + 1];
    const isObject =
      reads(next, Pos.determiner) && !isOne(next, listed('tout toute tous toutes')) && !isTime(tokens, i + 1);
    return !(isObject && token.readings.some((each) => each.lemma === 'avoir'));
  }
  return false;
}
