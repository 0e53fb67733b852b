// With être and similar verbs, the complement agrees with the subject: les chambres étaient propres, elles sont parties.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import {
  canBeAdjective,
  canBeInfinitive,
  canBeNoun,
  canBeParticiple,
  hasInnerCapital,
  isOne,
  listed,
} from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, lemma, word } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { SUBJECTS, subjectMask } from '../../reading/attributeSubjects.ts';
import { adjectiveMasks, agreeing, allDiffer } from '../../reading/forms.ts';
import { adverbs, canBeConjugated, isAdverbial, isClitic, isSurelyFinite } from '../../reading/words.ts';

const COPULAS = lemma('être', 'sembler', 'paraître', 'devenir', 'rester', 'demeurer');
const MODALS = lemma('pouvoir', 'devoir', 'sembler', 'aller', 'paraître', 'vouloir');
const LEFT_OUT = listed('dit dite fait faits en pour contre public question côté face temps bonjour');
const INDIRECT = listed(
  'rendre parler dire demander plaire succéder sourire ressembler mentir nuire suffire téléphoner permettre promettre écrire donner laver casser faire poser raconter imaginer acheter offrir rappeler',
);

const attribute = (): Element =>
  new Element(
    (token) =>
      (canBeAdjective(token) || canBeParticiple(token)) &&
      (!isAdverbial(token) || isOne(token, listed('passé vu'))) &&
      !hasInnerCapital(token) &&
      !LEFT_OUT.has(token.lower) &&
      (!reads(token, Pos.adverb) || isOne(token, listed('petit petits grand grands gros petite vrai cher'))) &&
      (!reads(token, Pos.preposition) || isOne(token, listed('passé vu'))) &&
      !(token.readings[0]?.pos === Pos.noun && !canBeParticiple(token) && !reads(token, Pos.adjective)),
  );

/** A reflexive verb whose pronoun is the indirect object, or that has an object after it: elle s'est lavé les mains. */
function isReflexive(match: Match): boolean {
  const { tokens } = match.sentence;
  const verb = match.token('v');
  for (let i = verb.index - 1; i >= 0 && isClitic(tokens[i]); i--) {
    if (isOne(tokens[i], listed("se s' m' t' me te")) || (isOne(tokens[i], SUBJECTS) && isOne(tokens[i - 1], SUBJECTS)))
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
    if (tokens.slice(Math.max(0, verb.index - 4), verb.index).some((each) => isOne(each, listed("que qu'"))))
      return false;
    if (adjective.readings.some((each) => INDIRECT.has(each.lemma))) return false;
    if (
      canBeInfinitive(next) ||
      isOne(
        next,
        listed("le la les l' un une des du mon ma mes son sa ses leur leurs de d' que qu' ce cette ces beaucoup"),
      )
    )
      return false;
    if (adjective.readings.some((each) => each.lemma === 'laisser')) return false;
  }
  // être with a noun: elle est chef; ils sont légion
  if (canBeNoun(adjective) && !canBeParticiple(adjective) && !canBeAdjective(adjective)) return false;
  if (
    canBeNoun(next) &&
    next?.pos === Pos.noun &&
    !canBeAdjective(next) &&
    canBeAdjective(adjective) &&
    !canBeParticiple(adjective)
  )
    return false;
  return !isSurelyFinite(adjective) && verb.index < adjective.index;
}

const fix = (match: Match): string[] => agreeing(match.sentence, match.token('a'), subjectMask(match));

/** Whether it is avoir l'air. */
const isLook = (m: Match): boolean => m.names('air');
/** After avoir l'air, an adjective may agree with air instead of with the subject. */
const differsFromLook = (m: Match): boolean =>
  allDiffer(adjectiveMasks(m.token('a')), Feature.masculine | Feature.singular);

/** An adjective after être: les chambres étaient propre. */
export const attributeAgreement = defineRule({
  id: 'fr.agreement-attribute.adjective',
  patterns: [
    [COPULAS.and(new Element(canBeConjugated)).as('v'), adverbs(), attribute().as('a').mark()],
    [MODALS.and(new Element(canBeConjugated)).as('v'), adverbs(), word('être'), adverbs(), attribute().as('a').mark()],
    [
      COPULAS.and(new Element(canBeConjugated)).as('v'),
      adverbs(),
      attribute(),
      word('et', 'mais', 'ou'),
      word('un').optional(),
      adverbs(),
      attribute().as('a').mark(),
    ],
    [
      lemma('avoir').and(new Element(canBeConjugated)).as('v'),
      adverbs(),
      word("l'"),
      word('air').as('air'),
      adverbs(),
      attribute().as('a').mark(),
    ],
  ],
  where: (m) => (isLook(m) ? differsFromLook(m) : !canBeParticiple(m.token('a'))) && isWrong(m) && fix(m).length > 0,
  suggest: fix,
  wrong: [
    ['Les chambres étaient propre.', 'Les chambres étaient propres.'],
    ['Elle semble très content de son stage.', 'Elle semble très contente de son stage.'],
    ['Ils sont vraiment gentil dans ce magasin !', 'Ils sont vraiment gentils dans ce magasin !'],
    ['Les enfants sont calmes et gentil.', 'Les enfants sont calmes et gentils.'],
    ["Elle a l'air fatigués.", "Elle a l'air fatiguée."],
    ['Mes voisines semblent être gentil.', 'Mes voisines semblent être gentilles.'],
    ['Les pommes doivent être bonne à cette saison.', 'Les pommes doivent être bonnes à cette saison.'],
  ],
  right: [
    'Les chambres étaient propres.',
    'Elle est chef de projet.',
    'Ils sont tous contre cette idée absurde.',
    "Elle a l'air content.",
    "Il faut qu'elle ait l'air content.",
  ],
});

/** A participle after être: mes parents sont parti. */
export const participleAgreement = defineRule({
  id: 'fr.agreement-attribute.participle',
  patterns: [
    [
      lemma('être', 'sembler', 'paraître', 'rester', 'devenir').and(new Element(canBeConjugated)).as('v'),
      adverbs(),
      attribute().as('a').mark(),
    ],
    [
      lemma('avoir').and(new Element(canBeConjugated)).as('v'),
      adverbs(),
      word('été'),
      adverbs(),
      attribute().as('a').mark(),
    ],
    [MODALS.and(new Element(canBeConjugated)).as('v'), adverbs(), word('être'), adverbs(), attribute().as('a').mark()],
    [
      MODALS.and(new Element(canBeConjugated)).as('v'),
      adverbs(),
      word('avoir'),
      word('été'),
      adverbs(),
      attribute().as('a').mark(),
    ],
  ],
  where: (m) =>
    (canBeParticiple(m.token('a')) || m.token('v').lower !== m.token('a').lower) &&
    (canBeParticiple(m.token('a')) || m.sentence.tokens.slice(m.from, m.to).some((each) => each.lower === 'été')) &&
    isWrong(m) &&
    fix(m).length > 0,
  suggest: fix,
  wrong: [
    ['Mes parents sont parti hier.', 'Mes parents sont partis hier.'],
    ['La commande a été livré ce matin.', 'La commande a été livrée ce matin.'],
    ['Elles se sont rencontré à Lille.', 'Elles se sont rencontrées à Lille.'],
    ['Les lettres doivent être envoyé demain.', 'Les lettres doivent être envoyées demain.'],
    ['Les fenêtres semblent avoir été cassé.', 'Les fenêtres semblent avoir été cassées.'],
    ['Elles peuvent être fermé le lundi.', 'Elles peuvent être fermées le lundi.'],
  ],
  right: ['Mes parents sont partis hier.', "Elle s'est lavé les mains.", 'Elles se sont parlé au téléphone.'],
});

/** An adjective after "c'est" stays masculine: c'est importante. */
export const cestAdjective = defineRule({
  id: 'fr.agreement-attribute.cest',
  pattern: [word("c'"), word('est', 'était', 'serait'), adverbs(), attribute().as('a').mark()],
  where: (m) => {
    const adjective = m.token('a');
    return (
      canBeAdjective(adjective) &&
      allDiffer(adjectiveMasks(adjective), Feature.masculine | Feature.singular) &&
      isOne(m.after(), listed("de d' que qu' pour à"))
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
