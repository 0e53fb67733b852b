// What is said of a subject with être and its like agrees with it: les chambres étaient propres, elles sont parties.
import { Feature, Pos } from '../../lexicon/features.ts';
import { defineRule } from '../defineRule.ts';
import type { Match } from '../match.ts';
import { Element, lemma, word } from '../pattern.ts';
import type { Token } from '../token.ts';
import { adjectiveMasks, agreeing, allDiffer, participlesOf } from './forms.ts';
import { subjectBefore } from './phrases.ts';
import {
  adverbs,
  clitics,
  isAdjective,
  isAdverbial,
  isClitic,
  isFinite,
  isInfinitive,
  isName,
  isNoun,
  isOne,
  isParticiple,
  isSurelyFinite,
  reads,
  words,
} from './words.ts';

const COPULAS = lemma('être', 'sembler', 'paraître', 'devenir', 'rester', 'demeurer');
const MODALS = lemma('pouvoir', 'devoir', 'sembler', 'aller', 'paraître', 'vouloir');
const LEFT_OUT = words('dit dite fait faits en pour contre public question côté face temps bonjour');
const INDIRECT = words(
  'rendre parler dire demander plaire succéder sourire ressembler mentir nuire suffire téléphoner permettre promettre écrire donner laver casser faire poser raconter imaginer acheter offrir rappeler',
);

const PERSONS: Readonly<Record<string, number>> = {
  il: Feature.masculine | Feature.singular,
  elle: Feature.feminine | Feature.singular,
  ils: Feature.masculine | Feature.plural,
  elles: Feature.feminine | Feature.plural,
  nous: Feature.plural,
  je: Feature.singular,
  "j'": Feature.singular,
  tu: Feature.singular,
  celle: Feature.feminine | Feature.singular,
  celles: Feature.feminine | Feature.plural,
  ceux: Feature.masculine | Feature.plural,
};

const attribute = (): Element =>
  new Element(
    (token) =>
      (isAdjective(token) || isParticiple(token)) &&
      !isAdverbial(token) &&
      !isName(token) &&
      !LEFT_OUT.has(token.lower) &&
      !reads(token, Pos.adverb) &&
      !reads(token, Pos.preposition) &&
      !(token.readings[0]?.pos === Pos.noun && !isParticiple(token) && !reads(token, Pos.adjective)),
  );

/** Gender and number of the subject of the verb named `v`; 0 when it is not clear. */
export function subjectMask(match: Match): number {
  const { tokens } = match.sentence;
  const verb = match.token('v');
  let at = verb.index - 1;
  while (at >= 0 && isClitic(tokens[at]) && !isOne(tokens[at], SUBJECTS)) at--;
  const before = tokens[at];
  if (!before) return 0;
  const person = PERSONS[before.lower];
  if (person !== undefined && before.kind === 'word' && !before.text.startsWith('-')) {
    if (before.lower === 'nous' && !reads(verb, Pos.auxiliary, FIRST_PLURAL) && !reads(verb, Pos.verb, FIRST_PLURAL))
      return 0;
    const earlier = tokens[at - 1];
    const isPlain =
      earlier === undefined || !isOne(earlier, words("et ou ni avec pour à de d' chez sans comme par sur"));
    return isPlain && (before.lower !== 'nous' || !isOne(earlier, words('il elle on ils elles qui'))) ? person : 0;
  }
  return subjectBefore(tokens, verb.index)?.mask ?? 0;
}

const FIRST_PLURAL = Feature.first | Feature.plural;
const SUBJECTS = words('nous vous');

/** A reflexive verb whose pronoun is the indirect object, or whose object follows: elle s'est lavé les mains. */
function isReflexive(match: Match): boolean {
  const { tokens } = match.sentence;
  const verb = match.token('v');
  for (let i = verb.index - 1; i >= 0 && isClitic(tokens[i]); i--) {
    if (isOne(tokens[i], words("se s' m' t' me te")) || (isOne(tokens[i], SUBJECTS) && isOne(tokens[i - 1], SUBJECTS)))
      return true;
  }
  return false;
}

function isWrong(match: Match): boolean {
  const { tokens } = match.sentence;
  const [verb, adjective] = [match.token('v'), match.token('a')];
  const mask = subjectMask(match);
  if (adjective.lower === 'entendu' && tokens[adjective.index - 1]?.lower === 'bien') return false;
  if (mask === 0 || !allDiffer(adjectiveMasks(adjective), mask)) return false;
  const next = tokens[adjective.index + 1];
  if (isReflexive(match)) {
    if (tokens.slice(Math.max(0, verb.index - 4), verb.index).some((each) => isOne(each, words("que qu'"))))
      return false;
    if (adjective.readings.some((each) => INDIRECT.has(each.lemma))) return false;
    if (
      isInfinitive(next) ||
      isOne(
        next,
        words("le la les l' un une des du mon ma mes son sa ses leur leurs de d' que qu' ce cette ces beaucoup"),
      )
    )
      return false;
    if (adjective.readings.some((each) => each.lemma === 'laisser')) return false;
  }
  // il est noun: elle est chef; ils sont légion
  if (isNoun(adjective) && !isParticiple(adjective) && !isAdjective(adjective)) return false;
  if (isNoun(next) && !isAdjective(next) && isAdjective(adjective) && !isParticiple(adjective)) return false;
  return !isSurelyFinite(adjective) && verb.index < adjective.index;
}

const fix = (match: Match): string[] => agreeing(match.sentence, match.token('a'), subjectMask(match));

/** An adjective after être: les chambres étaient propre. */
export const attributeAgreement = defineRule({
  id: 'fr.agreement-attribute.adjective',
  patterns: [
    [COPULAS.and(new Element(isFinite)).as('v'), adverbs(), attribute().as('a').mark()],
    [MODALS.and(new Element(isFinite)).as('v'), adverbs(), word('être'), adverbs(), attribute().as('a').mark()],
  ],
  where: (m) => !isParticiple(m.token('a')) && isWrong(m) && fix(m).length > 0,
  suggest: fix,
  wrong: [
    ['Les chambres étaient propre.', 'Les chambres étaient propres.'],
    ['Elle semble très content de son stage.', 'Elle semble très contente de son stage.'],
    ['Ils sont vraiment gentil dans ce magasin !', 'Ils sont vraiment gentils dans ce magasin !'],
  ],
  right: ['Les chambres étaient propres.', 'Elle est chef de projet.', 'Ils sont tous contre cette idée.'],
});

/** A participle after être: mes parents sont parti. */
export const participleAgreement = defineRule({
  id: 'fr.agreement-attribute.participle',
  patterns: [
    [
      lemma('être', 'sembler', 'paraître', 'rester', 'devenir').and(new Element(isFinite)).as('v'),
      adverbs(),
      attribute().as('a').mark(),
    ],
    [lemma('avoir').and(new Element(isFinite)).as('v'), adverbs(), word('été'), adverbs(), attribute().as('a').mark()],
    [MODALS.and(new Element(isFinite)).as('v'), adverbs(), word('être'), adverbs(), attribute().as('a').mark()],
  ],
  where: (m) =>
    (isParticiple(m.token('a')) || m.token('v').lower !== m.token('a').lower) &&
    (isParticiple(m.token('a')) || m.sentence.tokens.slice(m.from, m.to).some((each) => each.lower === 'été')) &&
    isWrong(m) &&
    fix(m).length > 0,
  suggest: fix,
  wrong: [
    ['Mes parents sont parti hier.', 'Mes parents sont partis hier.'],
    ['La commande a été livré ce matin.', 'La commande a été livrée ce matin.'],
    ['Elles se sont rencontré à Lille.', 'Elles se sont rencontrées à Lille.'],
  ],
  right: ['Mes parents sont partis hier.', "Elle s'est lavé les mains.", 'Elles se sont parlé au téléphone.'],
});

/** "C'est" and an adjective stays masculine: c'est importante. */
export const cestAdjective = defineRule({
  id: 'fr.agreement-attribute.cest',
  pattern: [word("c'"), word('est', 'était', 'serait'), adverbs(), attribute().as('a').mark()],
  where: (m) => {
    const adjective = m.token('a');
    return (
      isAdjective(adjective) &&
      allDiffer(adjectiveMasks(adjective), Feature.masculine | Feature.singular) &&
      isOne(m.after(), words("de d' que qu' pour à"))
    );
  },
  suggest: (m) => agreeing(m.sentence, m.token('a'), Feature.masculine | Feature.singular),
  wrong: [
    ["C'est importante de bien dormir.", "C'est important de bien dormir."],
    ["C'est vraiment gentille de votre part !", "C'est vraiment gentil de votre part !"],
    ["C'était trop belle pour être vrai.", "C'était trop beau pour être vrai."],
  ],
  right: ["C'est important de bien dormir.", "C'est une belle idée.", "C'est gentil, merci."],
});

/** An infinitive where a participle belongs, after être: a été payer. */
export const infinitiveAfterEtre = defineRule({
  id: 'fr.verb-endings.infinitive-after-etre',
  patterns: [
    [
      word('été'),
      adverbs(),
      new Element((token) => /(?:er|ez)$/.test(token.lower) && (isInfinitive(token) || isSurelyFinite(token)))
        .as('a')
        .mark(),
    ],
    [
      word('il', 'elle', 'ils', 'elles', 'je', 'tu', 'on', 'nous', 'vous'),
      clitics(),
      word('est', 'sont', 'était', 'étaient', 'suis', 'es', 'sommes', 'êtes', 'sera', 'seront', 'soit', 'serait').as(
        'v',
      ),
      adverbs(),
      new Element((token) => token.lower.endsWith('er') && isInfinitive(token) && !isNoun(token) && !isAdjective(token))
        .as('a')
        .mark(),
    ],
    [
      new Element((token) => isNoun(token) && !isName(token)),
      new Element((token) => isOne(token, words("s' se"))).optional(),
      word('sont', 'étaient', 'seront', 'soient').as('v'),
      adverbs(),
      new Element((token) => token.lower.endsWith('er') && isInfinitive(token) && !isNoun(token) && !isAdjective(token))
        .as('a')
        .mark(),
    ],
  ],
  where: (m) =>
    !m.sentence.tokens.slice(Math.max(0, m.from - 3), m.from).some((each) => isOne(each, words("ce c' l'"))) &&
    !isName(m.token('a')),
  suggest: (m) => participlesOf(m.sentence, m.token('a'), maskOfClause(m)),
  wrong: [
    ['La facture a été payer en ligne.', 'La facture a été payée en ligne.'],
    ['Ils sont arriver en retard.', 'Ils sont arrivés en retard.'],
    ["Mon colis n'a toujours pas été livrer.", "Mon colis n'a toujours pas été livré."],
  ],
  right: ['La facture a été payée en ligne.', 'Ils sont arrivés en retard.', 'Mon rêve est de voyager.'],
});

/** Gender and number of the subject of the auxiliary before the match's participle. */
function maskOfClause(match: Match): number {
  const { tokens } = match.sentence;
  for (let i = match.token('a').index - 1; i >= 0; i--) {
    const token = tokens[i] as Token;
    if (!isFinite(token) || !reads(token, Pos.auxiliary)) continue;
    let at = i - 1;
    while (at >= 0 && isClitic(tokens[at]) && !isOne(tokens[at], SUBJECTS)) at--;
    return PERSONS[tokens[at]?.lower ?? ''] ?? subjectBefore(tokens, i)?.mask ?? 0;
  }
  return 0;
}

/** All of them. */
export const attributeRules = [attributeAgreement, participleAgreement, cestAdjective, infinitiveAfterEtre];
