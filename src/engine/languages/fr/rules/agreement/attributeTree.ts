// What follows être and its like agrees with the subject, however far: les fenêtres de la chambre du haut sont vieilles.

import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { Label } from '../../../../reading/parser/labels.ts';
import type { Syntax } from '../../../../reading/syntax.ts';
import {
  canBeAdjective,
  canBeInfinitive,
  canBeNoun,
  canBeParticiple,
  hasInnerCapital,
  isFinite,
  isOne,
  listed,
} from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { adjectiveMasks, agreeing, allDiffer } from '../../reading/forms.ts';
import { mismatches } from '../../reading/subjects.ts';
import { fitsAnother, type Governor, governorOf } from '../../reading/treeSubjects.ts';
import { canBeConjugated, isAdverbial, isSurelyFinite } from '../../reading/words.ts';

const LINKING = /^(?:sembler|paraître|devenir|rester|demeurer|redevenir|apparaître)$/;
/** Verbs that say in what state somebody comes or goes: elle est rentrée épuisée. */
const MOVING =
  /^(?:revenir|rentrer|repartir|arriver|sortir|ressortir|partir|mourir|naître|tomber|venir|retourner|monter|remonter|redescendre)$/;
/** Adjectives that may be adverbs, but not after être. */
const ALSO_ADVERBS = listed(
  'lourd lourds lourde cher chers chère chères court courts courte haut hauts haute bas basse fort forts forte doux douce dur durs dure sec sèche froid froids froide chaud chauds chaude frais fraîche léger légers légère grand grands grande gros grosse petit petits petite vif vive clair clairs claire',
);
const LEFT_OUT = listed(
  'dit dite fait faits en pour contre public question côté face temps bonjour possible leurs leur mien tien sien nôtre vôtre nouveau lieu',
);
/** Reflexive verbs whose pronoun may be the indirect object: elles se sont parlé. */
const INDIRECT =
  /^(?:rendre|parler|dire|demander|plaire|déplaire|complaire|succéder|sourire|ressembler|mentir|nuire|suffire|téléphoner|permettre|promettre|écrire|donner|laver|casser|faire|laisser|poser|raconter|imaginer|acheter|offrir|rappeler|envoyer|répondre|figurer|accorder|procurer|partager|échanger|convenir|rire|voir|entendre|sentir|mettre)$/;

/** A word that can only be read as what is said of the subject. */
const isPredicative = (token: Token): boolean =>
  (canBeAdjective(token) || canBeParticiple(token)) &&
  (token.pos === Pos.adjective || token.pos === Pos.verb) &&
  (!isAdverbial(token) || ALSO_ADVERBS.has(token.lower)) &&
  !reads(token, Pos.verb, Feature.presentParticiple) &&
  !isSurelyFinite(token) &&
  !hasInnerCapital(token) &&
  !LEFT_OUT.has(token.lower) &&
  (!reads(token, Pos.adverb) || ALSO_ADVERBS.has(token.lower)) &&
  !reads(token, Pos.preposition) &&
  !(canBeNoun(token) && token.readings[0]?.pos === Pos.noun && !canBeAdjective(token) && !canBeParticiple(token));

const isFormOf = (token: Token, lemma: string): boolean => token.readings.some((each) => each.lemma === lemma);

/** The verb in whose state its subject is: rester, sembler, revenir, right before the word. */
function stateVerbOf(syntax: Syntax, word: Token): Token | null {
  const label = syntax.labelOf(word);
  const before = syntax.headOf(word)?.token;
  if (before && before.index === word.index - 1 && canBeInfinitive(before) && before.lower === 'rester') return before;
  if (label !== Label.openComplement && label !== Label.adverbialClause) return null;
  const verb = syntax.headOf(word)?.token;
  if (!verb || verb.index > word.index || word.index - verb.index > 4) return null;
  // elle semble avoir épuisé ses forces
  if (hasAvoir(syntax, verb, word)) return null;
  if (verb.readings.some((each) => LINKING.test(each.lemma))) return label === Label.openComplement ? verb : null;
  return canBeParticiple(verb) && verb.readings.some((each) => MOVING.test(each.lemma)) ? verb : null;
}

/** Whether the word has an auxiliary of its own that is no form of être. */
const hasAvoir = (syntax: Syntax, verb: Token, word: Token): boolean =>
  syntax.dependentsOf(word, Label.auxiliary).some(({ token }) => token.index > verb.index && !isFormOf(token, 'être'));

/** The verb whose subject a state belongs to: that of a modal before its infinitive, or the verb itself. */
function raised(syntax: Syntax, verb: Token): Token {
  if (!canBeInfinitive(verb) || syntax.labelOf(verb) !== Label.openComplement) return verb;
  const head = syntax.headOf(verb)?.token;
  const isModal = head?.readings.some((each) => /^(?:pouvoir|devoir|aller|sembler|vouloir)$/.test(each.lemma));
  return head && isModal ? head : verb;
}

/** The verb that ties an adjective or participle to its subject: être, or sembler and its like; null for avoir. */
function linkOf(syntax: Syntax, word: Token): Token | null {
  const state = stateVerbOf(syntax, word);
  if (state) return state;
  const helpers = syntax.dependentsOf(word, Label.copula, Label.auxiliary).map(({ token }) => token);
  const last = helpers[helpers.length - 1];
  if (!last || last.index > word.index || !isFormOf(last, 'être')) return null;
  return last;
}

/** A reflexive participle whose pronoun may be indirect, or that has an object of its own. */
function isOpenReflexive(syntax: Syntax, tokens: readonly Token[], verb: Token, word: Token): boolean {
  let isReflexive = false;
  for (let i = verb.index - 1; i >= 0 && i >= verb.index - 3; i--) {
    if (isOne(tokens[i], listed("s' se m' me t' te nous vous"))) isReflexive = true;
  }
  if (!isReflexive) return false;
  if (word.readings.some((each) => INDIRECT.test(each.lemma))) return true;
  if (tokens.slice(Math.max(0, verb.index - 6), verb.index).some((each) => isOne(each, listed("que qu'")))) return true;
  const next = tokens[word.index + 1];
  return (
    syntax.objectsOf(word).some(({ token }) => token.index > word.index) ||
    canBeInfinitive(next) ||
    reads(next, Pos.determiner) ||
    isOne(next, listed("de d' que qu'"))
  );
}

/** Whether an adverb of degree, fort or haut, stands before another adjective: fort contente, haut placée. */
function isDegree(tokens: readonly Token[], word: Token): boolean {
  const next = tokens[word.index + 1];
  return ALSO_ADVERBS.has(word.lower) && (canBeAdjective(next) || canBeParticiple(next));
}

/** What the word agrees with, if it does not. */
function disagreement(m: Match): Governor | null {
  const { syntax } = m;
  const word = m.token('a');
  if (!syntax) return null;
  const { tokens } = m.sentence;
  // les enfants sont calmes et gentil: one verb for both
  const isJoined =
    syntax.labelOf(word) === Label.conjunct &&
    syntax.dependentsOf(word, Label.subject, Label.copula, Label.auxiliary).length === 0;
  const head = isJoined ? syntax.headOf(word) : undefined;
  const built = head?.token ?? word;
  if (!isPredicative(built) || (isJoined && canBeConjugated(word))) return null;
  const verb = linkOf(syntax, built);
  if (!verb || isDegree(tokens, word)) return null;
  const carrier = stateVerbOf(syntax, built) ? raised(syntax, verb) : built;
  const found = governorOf(syntax, tokens, carrier);
  if (!found || found.mask === 0) return null;
  const own = isJoined ? (head?.certainty ?? 0) : 1;
  const certainty = found.certainty * own * syntax.certaintyOf(verb);
  if (certainty < CERTAIN || found.token.index > word.index) return null;
  const finite = syntax.finiteVerbOf(carrier)?.token;
  const number = found.mask & Group.number;
  const person = isOne(found.token, listed("je j' nous"))
    ? Feature.first
    : isOne(found.token, listed('tu'))
      ? Feature.second
      : Feature.third;
  // a verb in another number casts doubt on the subject
  if (!finite || (number !== 0 && mismatches(finite, person | number))) return null;
  if (
    (carrier === built && !isPlainWay(tokens, finite, verb)) ||
    !isPlainWay(tokens, verb, built) ||
    (isJoined && !isPlainWay(tokens, built, word))
  )
    return null;
  // selon lesquels sont établies les règles: the subject is behind; ne pas respecter la loi est puni: it is an infinitive
  if (isOne(tokens[finite.index - 1], RELATIVES) || opensWithInfinitive(tokens, found.token)) return null;
  // le choix auquel Anne est confrontée: the verb is still that of the relative clause
  const link = tokens.findLast(
    (each) => each.index < finite.index && each.index > found.token.index && isOne(each, RELATIVES),
  );
  if (link && !tokens.slice(link.index, finite.index).some((each) => isSurelyFinite(each) || isFinite(each)))
    return null;
  const isNear = isOne(found.token, SUBJECT_PRONOUNS) && finite.index - found.token.index < 4;
  if (!isNear && fitsAnother(tokens, word, finite, found.token)) return null;
  if (isOpenReflexive(syntax, tokens, verb, word)) return null;
  return allDiffer(adjectiveMasks(word), found.mask) ? found : null;
}

const CERTAIN = 0.35;
const RELATIVES = listed("que qu' dont où lequel laquelle lesquels lesquelles auquel auxquels auxquelles comme");

/** Whether an infinitive stands before the noun, with no preposition before it: it may be the subject. */
function opensWithInfinitive(tokens: readonly Token[], noun: Token): boolean {
  for (let i = noun.index - 1; i >= 0 && tokens[i]?.kind !== 'punctuation'; i--) {
    const token = tokens[i] as Token;
    if (isSurelyFinite(token)) return false;
    if (canBeInfinitive(token) && token.pos === Pos.verb)
      return !tokens.slice(0, i).some((each) => reads(each, Pos.preposition));
  }
  return false;
}

const SUBJECT_PRONOUNS = listed('il elle ils elles nous');

/** Whether only adverbs, a joining word or a comma stand between two words: no other noun that could be meant. */
const isPlainWay = (tokens: readonly Token[], from: Token, to: Token): boolean =>
  tokens
    .slice(from.index + 1, to.index)
    .every(
      (each) =>
        each.pos === Pos.adverb ||
        isOne(each, listed('tous toutes tout toute avoir été être et ou mais ni trop pas peu')) ||
        (each.lower === 'un' && tokens[each.index + 1]?.lower === 'peu') ||
        (isOne(each, listed('à fait')) &&
          tokens.some((other) => other.lower === 'fait' && tokens[other.index - 2]?.lower === 'tout')) ||
        (each.text === ',' && from.pos !== Pos.auxiliary),
    );

const fix = (m: Match): string[] => {
  const found = disagreement(m);
  return found ? agreeing(m.sentence, m.token('a'), found.mask) : [];
};

/** Les fenêtres de la chambre du haut sont vieille. */
export const attributeTree = defineRule({
  id: 'fr.agreement-attribute.tree',
  priority: -1,
  pattern: [new Element(isPredicative).as('a').mark()],
  where: (m) => fix(m).length > 0,
  suggest: fix,
  params: (m) => ({ subject: disagreement(m)?.token.text ?? '' }),
  wrong: [
    [
      'Ma cousine, avec qui je pars souvent, est très content.',
      'Ma cousine, avec qui je pars souvent, est très contente.',
    ],
    [
      'Tous les bénévoles qui se sont dévoué pour la fête sont là.',
      'Tous les bénévoles qui se sont dévoués pour la fête sont là.',
    ],
    ['Ma voisine est rentrée ravi de son séjour.', 'Ma voisine est rentrée ravie de son séjour.'],
    ["Les stores doivent rester baissé tout l'été.", "Les stores doivent rester baissés tout l'été."],
    ['Ces poires me semblent un peu vert.', 'Ces poires me semblent un peu vertes.'],
    ['Hier, il pleuvait et nous sommes resté à la maison.', 'Hier, il pleuvait et nous sommes restés à la maison.'],
  ],
  right: [
    'Les fenêtres de la chambre du haut sont vieilles.',
    'Une équipe de bénévoles, qui étaient fatigués, est restée.',
    'Elles se sont parlé et se sont envoyé des photos.',
    'Mon mari a la main lourde et un accident est vite arrivé.',
    'Les lois, ordonnances et règlements sont publiés.',
    'La plupart des gens sont contents.',
    'Le choix auquel Anne Leroy est confrontée est difficile.',
  ],
});
