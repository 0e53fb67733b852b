// An adjective or participle at the end of a noun phrase agrees with one of its nouns: une erreur de lecture rencontrée.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import {
  canBeAdjective,
  canBeNoun,
  canBeParticiple,
  hasInnerCapital,
  isMarkOrEnd,
  isOne,
  listed,
} from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { Element, tagged } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { agreesWithEarlier } from '../../reading/clauseSubject.ts';
import { adjectiveMasks, agreeing, allDiffer, nounMasks } from '../../reading/forms.ts';
import { type Phrase, phraseAt } from '../../reading/phrases.ts';
import { canBeConjugated, isAdverbial, isClitic, isSurelyFinite } from '../../reading/words.ts';

const NEVER = listed(
  'bleu vert rouge jaune rose gris brun blond noir blanc violet orange marron crème standard phare clé clef type bio web test compris vu passé excepté dit fait mis pris inclus joint possible contre sûr né mort haut bas personne garde libre surprise maison seul seule seuls seules dû due dues dus capable capables',
);

/** An adjective or participle that agrees; a noun only where it is tagged as an adjective. */
function isAdjectival(token: Token): boolean {
  if (!(canBeAdjective(token) || canBeParticiple(token)) || hasInnerCapital(token) || NEVER.has(token.lower))
    return false;
  if (isAdverbial(token) || reads(token, Pos.adverb) || isSurelyFinite(token)) return false;
  if (reads(token, Pos.preposition)) return isOne(token, listed('suivant'));
  return !canBeNoun(token) || canBeParticiple(token) || token.pos === Pos.adjective;
}

/** The noun phrase that ends before `at`: the longest whose words are all known. */
function phraseUpTo(tokens: readonly Token[], at: number): Phrase | null {
  for (let start = Math.max(0, at - 8); start < at - 1; start++) {
    const phrase = phraseAt(tokens, start);
    if (phrase?.ends.has(at)) return phrase;
  }
  return null;
}

const isFollowed = (token: Token | undefined): boolean =>
  isMarkOrEnd(token) ||
  (reads(token, Pos.adverb) && !canBeNoun(token) && !canBeAdjective(token)) ||
  isSurelyFinite(token) ||
  reads(token, Pos.preposition) ||
  isOne(token, listed("qui que qu' dont où ne n' se s' est sont lors lorsque si afin car mais ou"));

/** How far back to look for a noun that a participle may belong to. */
const FAR = 25;
const LINKS = listed("et ou de d' à au aux du des en que qu' comme ni entre sur pour dans avec par");

/** The mask that the adjective should have; 0 where it agrees with something, or the case is unclear. */
function wantedMask(tokens: readonly Token[], adjective: Token): number {
  const at = adjective.index;
  const phrase = phraseUpTo(tokens, at);
  if (isOne(tokens[phrase?.head ?? -1], listed('instant moment peu jour'))) return 0;
  if (!phrase || phrase.mask === 0 || tokens[phrase.start]?.kind === 'number') return 0;
  const number = phrase.mask & Group.number;
  if (number !== Feature.singular && number !== Feature.plural) return 0;
  const own = adjectiveMasks(adjective);
  if (!allDiffer(own, phrase.mask)) return 0;
  // la méthode et la clé passées
  const isPlural = own.every((mask) => mask & Feature.plural);
  if (isPlural && tokens.slice(Math.max(0, phrase.start - 4), at).some((each) => isOne(each, listed('et ou'))))
    return 0;
  const inside = tokens.slice(phrase.head + 1, at);
  if (inside.some((each) => each.kind !== 'word' || each.readings.length === 0 || hasInnerCapital(each))) return 0;
  // la mairie de petites villes reliées: any noun inside may be meant
  for (const each of inside) {
    if (canBeNoun(each) && nounMasks(each).some((mask) => !allDiffer(own, mask))) return 0;
    if (isOne(each, listed('et ou'))) return 0;
  }
  const before = tokens[phrase.start - 1];
  const isCounted =
    isOne(tokens[phrase.start], listed('plusieurs quelques deux trois quatre')) && !isPlural && phrase.head === at - 1;
  const isInside = isOne(before, LINKS) || /^(?:aux?|du|des)$/.test(tokens[phrase.start]?.lower ?? '');
  if (!isCounted && isInside && agreesWithEarlier(tokens, at, phrase.start, FAR)) return 0;
  // la garantie jeunes: a noun next to a noun
  if (canBeNoun(adjective) && isPlural && number === Feature.singular) return 0;
  return phrase.mask;
}

/** Whether the participle may belong to an auxiliary: elle a de la sorte évité. */
const hasAuxiliary = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 9), at).some((each, i, all) => {
    if (!reads(each, Pos.auxiliary) && !isOne(each, listed('être avoir été eu étant ayant'))) return false;
    return !all.slice(i + 1).some((other) => canBeParticiple(other) || isMarkOrEnd(other));
  });

/** Une erreur de lecture rencontré. */
export const phraseAgreement = defineRule({
  id: 'fr.agreement-adjective.noun-phrase',
  priority: -1,
  pattern: [tagged([Pos.adjective, Pos.verb]).and(new Element(isAdjectival)).as('a').mark()],
  where: (m) => {
    const { tokens } = m.sentence;
    const adjective = m.token('a');
    const [before, next] = [m.before(), m.after()];
    const isBehind =
      (canBeNoun(before) && before?.pos !== Pos.auxiliary) ||
      ((canBeAdjective(before) || canBeParticiple(before)) && canBeParticiple(adjective));
    if (
      !isBehind ||
      isOne(before, listed('fois air yeux')) ||
      isClitic(before) ||
      isSurelyFinite(before) ||
      !isFollowed(next)
    )
      return false;
    if (canBeParticiple(adjective) && hasAuxiliary(tokens, adjective.index)) return false;
    // les variations claire, sombre et vive
    if (next?.text === ',' && canBeAdjective(m.after(2))) return false;
    if (next?.text === '-' || next?.text === '/' || next?.text === '(') return false;
    const wanted = wantedMask(tokens, adjective);
    if (wanted === 0) return false;
    // les itérateurs interne: as a verb it would not match its subject either
    if (canBeConjugated(adjective)) {
      const isClear =
        (wanted & Group.number) === Feature.plural && adjective.lower.endsWith('e') && canBeAdjective(adjective);
      if (!isClear || tokens.slice(adjective.index + 1).every((each) => !isSurelyFinite(each))) return false;
    }
    if (reads(adjective, Pos.verb, Feature.presentParticiple) && !isClearAdjective(adjective, next)) return false;
    return agreeing(m.sentence, adjective, wanted).length > 0;
  },
  suggest: (m) => agreeing(m.sentence, m.token('a'), wantedMask(m.sentence.tokens, m.token('a'))),
  wrong: [
    ['Voici une erreur de lecture rencontré hier.', 'Voici une erreur de lecture rencontrée hier.'],
    ['Les mots clés suivant sont interdits.', 'Les mots clés suivants sont interdits.'],
    ["Merci d'indiquer les heures de sortie prévu.", "Merci d'indiquer les heures de sortie prévues."],
  ],
  right: [
    'Voici une erreur de lecture rencontrée hier.',
    'Les mots clés suivant cette règle sont rares.',
    'Une équipe de joueurs motivée a gagné.',
  ],
});

/** Forms in -ant before an object are participles and do not agree: les trains circulant le soir. */
const isClearAdjective = (token: Token, next: Token | undefined): boolean =>
  isOne(token, listed('suivant'))
    ? isMarkOrEnd(next) || isSurelyFinite(next)
    : token.pos === Pos.adjective &&
      (isMarkOrEnd(next) ||
        isSurelyFinite(next) ||
        isOne(next, listed('du de pour')) ||
        isOne(token, listed('suffisant courant existant')));
