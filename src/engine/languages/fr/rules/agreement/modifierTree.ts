// An adjective or participle behind its noun agrees with it, whatever follows: une table ronde et basse, les photos prises hier.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { Label } from '../../../../reading/parser/labels.ts';
import type { Syntax } from '../../../../reading/syntax.ts';
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
import type { Match } from '../../../../rules/match.ts';
import { Element, tagged } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { hasAuxiliary, isColour, isPlainAdjective, neverModifier } from '../../reading/adjectivals.ts';
import { adjectiveMasks, agreeing, allDiffer } from '../../reading/forms.ts';
import { hasRival, isShared } from '../../reading/modifierRivals.ts';
import { bareMask, phraseMask } from '../../reading/treeSubjects.ts';
import { canBeConjugated, isAdverbial, isSurelyFinite } from '../../reading/words.ts';

const isModifier = (label: number): boolean => label === Label.adjective || label === Label.adnominal;

/** Adjectives that may be adverbs, but not where the tagger sees an adjective: une fille plus lourde. */
const ALSO_ADVERBS = listed(
  'cher chère lourd lourds petit petits grand grands gros grosse froid froids chaud chauds léger légers',
);

/** An adjective or participle that the tagger takes for one. */
const isAdjectival = (token: Token): boolean =>
  (canBeAdjective(token) || canBeParticiple(token)) &&
  (token.pos === Pos.adjective || (token.verbForm & Feature.pastParticiple) !== 0) &&
  (!isAdverbial(token) || token.lower === 'cher') &&
  (!reads(token, Pos.adverb) || isOne(token, ALSO_ADVERBS)) &&
  !reads(token, Pos.preposition) &&
  !hasInnerCapital(token) &&
  !neverModifier(token) &&
  !isSurelyFinite(token) &&
  // un conducteur, un descriptif: a word that is a noun first
  (token.readings[0]?.pos !== Pos.noun || isPlainAdjective(token));

/** The modifier right before et and a word: grande et belle, grande mais très belle. */
function joinedTo(tokens: readonly Token[], word: Token): Token | undefined {
  let at = word.index - 1;
  while (tokens[at]?.pos === Pos.adverb && tokens[at]?.lower !== 'ne') at--;
  if (!isOne(tokens[at], listed('et mais'))) return undefined;
  const first = tokens[at - 1];
  return first && (canBeAdjective(first) || canBeParticiple(first)) ? first : undefined;
}

/** The object that a word tells the state of: il laisse la porte ouverte, cela rend les choses simples. */
function heldObject(syntax: Syntax, word: Token): Token | undefined {
  const verb = syntax.headOf(word)?.token;
  if (!verb || verb.index > word.index || !verb.readings.some((each) => HOLDING.test(each.lemma))) return undefined;
  const [object, ...others] = syntax.objectsOf(verb).filter(({ token }) => token.index > verb.index);
  return object && others.length === 0 && object.token.index < word.index && canBeNoun(object.token)
    ? object.token
    : undefined;
}

/** Whether a noun is the object of such a verb. */
function isHeld(syntax: Syntax, noun: Token): boolean {
  const verb = syntax.labelOf(noun) === Label.object ? syntax.headOf(noun)?.token : undefined;
  return verb?.readings.some((each) => HOLDING.test(each.lemma)) ?? false;
}

const HOLDING =
  /^(?:trouver|rendre|laisser|garder|juger|croire|estimer|tenir|sentir|avoir|imaginer|considérer|préférer|vouloir|maintenir|conserver|voir)$/;

/** The noun of a modifier, through another one that it is joined to, and how sure the way is. */
function nounOf(
  syntax: Syntax,
  tokens: readonly Token[],
  word: Token,
): { noun: Token; certainty: number; first: Token } | null {
  let first = word;
  let certainty = 1;
  if (syntax.labelOf(word) === Label.conjunct) {
    // et son mari malade: a word with parts of its own is another phrase
    if (syntax.dependentsOf(word, Label.determiner, Label.copula, Label.auxiliary, Label.subject).length > 0)
      return null;
    const head = syntax.headOf(word);
    const beside = joinedTo(tokens, word);
    if (!head) return null;
    first = beside ?? head.token;
    certainty = head.token === first || beside ? 0.8 : head.certainty;
    if (!(canBeAdjective(first) || canBeParticiple(first))) return null;
  }
  const object = heldObject(syntax, first);
  if (object) return { noun: object, certainty, first };
  if (!isModifier(syntax.labelOf(first))) return null;
  const head = syntax.headOf(first);
  if (head && isHeld(syntax, head.token) && head.token.index < first.index)
    return { noun: head.token, certainty, first };
  if (!head || head.token.index > first.index || !canBeNoun(head.token) || head.token.pos !== Pos.noun) return null;
  return { noun: head.token, certainty: certainty * head.certainty, first };
}

/** Gender and number that a modifier should have and has not; 0 if it agrees, or if that is not sure. */
function wanted(m: Match): number {
  const { syntax } = m;
  const word = m.token('a');
  if (!syntax) return 0;
  const { tokens } = m.sentence;
  const found = nounOf(syntax, tokens, word);
  if (!found || found.certainty < CERTAIN) return 0;
  const { noun, first } = found;
  if (hasInnerCapital(noun) || noun.lower.includes('-') || word.lower.includes('-') || NOT_HEADS.has(noun.lower))
    return 0;
  if (!isTaken(tokens, word)) return 0;
  if (!isPlainWay(tokens, noun, first) || (first !== word && !isPlainWay(tokens, first, word))) return 0;
  const mask = phraseMask(syntax, tokens, noun) || bareMask(tokens, noun);
  const own = adjectiveMasks(word);
  if (mask === 0 || !allDiffer(own, mask)) return 0;
  const isGender = allDiffer(own, mask, Group.gender);
  // les langues française et italienne, le nom et le prénom inscrits: each of them is one, or all together are several
  if ((!isGender || own.every((each) => each & Feature.plural)) && isShared(syntax, tokens, word, noun)) return 0;
  return hasRival(syntax, tokens, word, noun) ? 0 : mask;
}

/** Two colours of one thing do not agree: une chemise noir et blanc. */
const isColourPair = (tokens: readonly Token[], word: Token): boolean =>
  [-2, 2].some((step) => {
    const other = tokens[word.index + step];
    return other !== undefined && isColour(other) && isOne(tokens[word.index + step / 2], listed('et ou'));
  });

/** Whether the word is no part of a verb group and does not stand before a noun of its own. */
function isTaken(tokens: readonly Token[], word: Token): boolean {
  const next = tokens[word.index + 1];
  // forms in -ant before an object are participles and do not agree
  if (reads(word, Pos.verb, Feature.presentParticiple) && !isMarkOrEnd(next) && !isOne(next, listed('et pour')))
    return false;
  if (canBeNoun(next) && !isSurelyFinite(next) && !reads(next, Pos.preposition) && next?.pos === Pos.noun) return false;
  // lignes bleu foncé; seuls les nombres
  if (isColour(word) && (canBeAdjective(next) || isColourPair(tokens, word))) return false;
  if (tokens[word.index - 1] && isColour(tokens[word.index - 1] as Token)) return false;
  const before = tokens[word.index - 1];
  if (
    isOne(word, listed('seul seule seuls seules')) &&
    (reads(next, Pos.determiner) || isOne(before, listed('tout toute')))
  )
    return false;
  // les encyclopédies grand public; ils ont crié et arboré des drapeaux
  if (next?.lower === 'public' || (word.lower === 'public' && before?.lower === 'grand')) return false;
  if (canBeParticiple(word) && reads(next, Pos.determiner)) return false;
  return next?.text !== '/' && next?.text !== '-' && !(canBeParticiple(word) && hasAuxiliary(tokens, word.index));
}

const CERTAIN = 0.45;
const NOT_HEADS = listed(
  'gens façon manière sorte fois chose rien air type genre espèce moitié partie plupart point brin tantinet peu occurrence égard effet cas doute avis contraire mot nom prénom niveau taille couleur monsieur madame ci',
);

/** Whether only adverbs, further modifiers and joining words stand between. */
const isPlainWay = (tokens: readonly Token[], from: Token, to: Token): boolean =>
  tokens
    .slice(from.index + 1, to.index)
    .every(
      (each) =>
        (each.pos === Pos.adverb && !hasInnerCapital(each) && !isOne(each, listed('pas jamais guère toute toutes'))) ||
        isOne(each, listed('et ou mais ni trop très si peu un tout bien mal')) ||
        (!hasInnerCapital(each) && (canBeAdjective(each) || canBeParticiple(each)) && !isSurelyFinite(each)),
    );

const fix = (m: Match): string[] => {
  const mask = wanted(m);
  return mask === 0 ? [] : agreeing(m.sentence, m.token('a'), mask);
};

/** Une journée très long et fatigant. */
export const modifierTree = defineRule({
  id: 'fr.agreement-adjective.tree',
  priority: -2,
  pattern: [tagged([Pos.adjective, Pos.verb]).and(new Element(isAdjectival)).as('a').mark()],
  where: (m) => !canBeConjugated(m.token('a')) || isReduced(m),
  unless: {
    'in agreement, or not sure': {
      when: (m) => fix(m).length === 0,
      right: 'Les langues française et italienne se ressemblent.',
    },
  },
  suggest: fix,
  wrong: [
    ['Ce fut une journée très long et bien remplie.', 'Ce fut une journée très longue et bien remplie.'],
    ['Elle a pris une valise plus lourd que la mienne.', 'Elle a pris une valise plus lourde que la mienne.'],
    ["J'ai les mains gelé depuis ce matin.", "J'ai les mains gelées depuis ce matin."],
    ['Les photos pris pendant le mariage sont floues.', 'Les photos prises pendant le mariage sont floues.'],
  ],
  right: [
    'Une équipe de joueurs motivés a gagné.',
    'Cet amendement précise que les avocats sont entendus.',
    'Le nom et le prénom inscrits sont illisibles.',
    'Il a quitté la salle furieux et déçu.',
  ],
});

/** Whether a form that may be a finite verb is a participle here: the tagger says so, and the noun has another verb. */
function isReduced(m: Match): boolean {
  const { syntax } = m;
  const word = m.token('a');
  if (!canBeParticiple(word) || (word.verbForm & Feature.pastParticiple) === 0 || !syntax) return false;
  if (syntax.certaintyOf(word) < 0.7 || syntax.dependentsOf(word, Label.subject).length > 0) return false;
  const { tokens } = m.sentence;
  const next = m.after();
  if (!isMarkOrEnd(next) && !reads(next, Pos.preposition) && !isSurelyFinite(next)) return false;
  const noun = syntax.headOf(word)?.token;
  if (!noun) return false;
  // the clause has its own verb, with no link between
  return (
    tokens.some(
      (each) =>
        isSurelyFinite(each) &&
        !tokens
          .slice(Math.min(each.index, noun.index), Math.max(each.index, noun.index))
          .some((between) => isMarkOrEnd(between) || isOne(between, LINKS)),
    ) || !tokens.some(isSurelyFinite)
  );
}

const LINKS = listed("que qu' qui dont où si quand lorsque et mais ou car");
