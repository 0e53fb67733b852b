// Subject and verb: pronouns, noun phrases, qui, and subjects behind the verb.
import { Feature, Group, Pos } from '../../lexicon/features.ts';
import { defineRule } from '../defineRule.ts';
import type { Match } from '../match.ts';
import { Element, word } from '../pattern.ts';
import type { Token } from '../token.ts';
import { conjugated } from './forms.ts';
import { phraseAt, subjectBefore } from './phrases.ts';
import {
  finiteReadings,
  isClitic,
  isFinite,
  isInfinitive,
  isMark,
  isName,
  isNoun,
  isOne,
  isParticiple,
  isSurelyFinite,
  reads,
  words,
} from './words.ts';

const { first, second, third, singular, plural } = Feature;

const PERSONS: Readonly<Record<string, number>> = {
  je: first | singular,
  "j'": first | singular,
  tu: second | singular,
  il: third | singular,
  elle: third | singular,
  on: third | singular,
  nous: first | plural,
  vous: second | plural,
  ils: third | plural,
  elles: third | plural,
  ça: third | singular,
  cela: third | singular,
};

/** Whether a conjugated verb has no reading for this person and number. */
function mismatches(token: Token, wanted: number): boolean {
  return finiteReadings(token).every(
    ({ features }) =>
      (features & Group.mood) === Feature.imperative ||
      (features & wanted & Group.person) === 0 ||
      (features & wanted & Group.number) === 0,
  );
}

const OPENERS = words("que qu' si quand lorsque lorsqu' puisque puisqu' car mais où donc alors dont comme");
const PAIRS = words('et ou ni');

/** A pronoun and a verb of another person: je vend, ils mange. */
export const pronounVerb = defineRule({
  id: 'fr.agreement-subject-verb.pronoun',
  pattern: [
    word('je', "j'", 'tu', 'il', 'elle', 'on', 'nous', 'vous', 'ils', 'elles').as('s'),
    new Element((token) => isOne(token, words("ne n' me m' te t' se s' le la les l' lui leur y en nous vous")))
      .repeat(0, 3)
      .as('c'),
    new Element(isFinite).as('v').mark(),
  ],
  where: (m) => {
    const [subject, verb] = [m.token('s'), m.token('v')];
    const isClear = /^(?:je|j'|tu|il|on|ils)$/.test(subject.lower);
    if (subject.text.startsWith('-') || isInfinitive(verb) || isName(verb)) return false;
    const before = m.before();
    // tonic and object pronouns: avec elle, il nous voit; on in "l'on" is a subject
    if (!isClear && before?.kind !== 'punctuation' && before !== undefined && !isOne(before, OPENERS)) return false;
    if (isOne(before, PAIRS) && isClear && subject.lower !== 'je' && isOne(m.before(2), words('elle il toi moi lui')))
      return false;
    if (
      before &&
      (before.text.startsWith('-') || (isFinite(before) && !isOne(before, words('si comme')) && !isNoun(before)))
    )
      return false;
    if (isOne(before, words('ce ne')) && !isClear) return false;
    if (
      m.all('c').length === 0 &&
      !isSurelyFinite(verb) &&
      (isNoun(verb) || isParticiple(verb)) &&
      !/^(?:je|j'|tu|il|ils|on)$/.test(subject.lower)
    )
      return false;
    if (isNoun(verb) && !isSurelyFinite(verb) && m.all('c').some((each) => isOne(each, words('le la les leur'))))
      return false;
    if (isParticiple(verb) && !isSurelyFinite(verb) && m.all('c').length > 0) return false;
    // a clitic "nous" or "vous" after a subject is no subject
    return mismatches(verb, PERSONS[subject.lower] as number);
  },
  suggest: (m) => conjugated(m.sentence, m.token('v'), PERSONS[m.token('s').lower] as number),
  wrong: [
    ['Je vend une table en bois.', 'Je vends une table en bois.'],
    ['Tu pense venir samedi ?', 'Tu penses venir samedi ?'],
    ['Je vous enverrez le devis demain.', 'Je vous enverrai le devis demain.'],
  ],
  right: ['Je vends une table en bois.', 'Il nous voit souvent.', 'Que voulez-vous que je vous dise ?'],
});

const isOpen = (mask: number): boolean => (mask & Group.number) === Group.number || (mask & Group.number) === 0;

/** A noun phrase and a verb in another number: les travaux sera finis. */
export const nounVerb = defineRule({
  id: 'fr.agreement-subject-verb.noun',
  pattern: [new Element((token) => isFinite(token) && !isName(token)).as('v').mark()],
  where: (m) => {
    const verb = m.token('v');
    const { tokens } = m.sentence;
    const hasClitic = isClitic(tokens[verb.index - 1]);
    if (!hasClitic && !isSurelyFinite(verb)) return false;
    if (
      hasClitic &&
      !isSurelyFinite(verb) &&
      (isNoun(verb) || isParticiple(verb)) &&
      isOne(tokens[verb.index - 1], words("le la les l' leur en"))
    )
      return false;
    const wanted = third | plural;
    const own = mismatches(verb, third | singular) ? 0 : singular;
    const subject = subjectBefore(tokens, verb.index);
    if (!subject || isOpen(subject.mask)) return false;
    const needed = third | (subject.mask & Group.number);
    if (!mismatches(verb, needed)) return false;
    if (own === 0 && mismatches(verb, wanted)) return false;
    const before = tokens[subject.start - 1];
    // ce que les gens …, plus grand que les autres; a subject behind its verb, a name before "et"
    if (isOne(before, words('et')) || (before?.text === ',' && isOne(tokens[verb.index - 1], words('et'))))
      return false;
    if (isOne(before, words("que qu' comme")) && isSurelyFinite(tokens[verb.index - 1])) return false;
    return !(before?.text === '(' || (needed & singular && before?.text === ','));
  },
  suggest: (m) => {
    const subject = subjectBefore(m.sentence.tokens, m.token('v').index);
    return conjugated(m.sentence, m.token('v'), third | ((subject?.mask ?? 0) & Group.number));
  },
  wrong: [
    ['Les travaux sera finis avant Noël.', 'Les travaux seront finis avant Noël.'],
    ['Mes voisins ne répond jamais.', 'Mes voisins ne répondent jamais.'],
    ['Le directeur et sa femme arrive demain.', 'Le directeur et sa femme arrivent demain.'],
  ],
  right: [
    'Les travaux seront finis avant Noël.',
    'La plupart des gens sont venus.',
    'Le livre que les enfants ont lu est drôle.',
  ],
});

const isVerbForQui = (token: Token): boolean => isSurelyFinite(token);

/** Number of the noun before "qui"; 0 when several nouns could be meant. */
function antecedentNumber(match: Match): number {
  const { tokens } = match.sentence;
  const at = match.token('q').index;
  if (isOne(tokens[at - 1], words('ceux celles'))) return plural;
  for (let i = Math.max(0, at - 6); i < at; i++) {
    const phrase = phraseAt(tokens, i);
    if (!phrase?.ends.has(at) || isOpen(phrase.mask)) continue;
    const others = tokens
      .slice(phrase.head + 1, at)
      .filter((each) => reads(each, Pos.noun) && !reads(each, Pos.adjective));
    const number = phrase.mask & Group.number;
    if (others.some((each) => !each.readings.some(({ features }) => features & number))) return 0;
    const before = tokens[i - 1];
    return isOne(before, words("de d' des du un une et ou que")) ? 0 : number;
  }
  return 0;
}

/** The verb after "qui" agrees with the noun before: les gens qui habite. */
export const quiVerb = defineRule({
  id: 'fr.agreement-subject-verb.qui',
  pattern: [
    word('qui').as('q'),
    new Element((token) => isClitic(token)).repeat(0, 3),
    new Element(isVerbForQui).as('v').mark(),
  ],
  where: (m) => {
    const number = antecedentNumber(m);
    return (
      number !== 0 &&
      mismatches(m.token('v'), third | number) &&
      !mismatches(m.token('v'), third | (number === plural ? singular : plural))
    );
  },
  suggest: (m) => conjugated(m.sentence, m.token('v'), third | antecedentNumber(m)),
  wrong: [
    ['Les gens qui habite ici sont calmes.', 'Les gens qui habitent ici sont calmes.'],
    ['Je cherche une chaise qui vont avec la table.', 'Je cherche une chaise qui va avec la table.'],
    ['Ceux qui arrive tard restent debout.', 'Ceux qui arrivent tard restent debout.'],
  ],
  right: [
    'Les gens qui habitent ici sont calmes.',
    'Une équipe de joueurs qui gagnent.',
    "L'un des hommes qui sont venus.",
  ],
});

const TONIC: Readonly<Record<string, number>> = {
  moi: first | singular,
  toi: second | singular,
  nous: first | plural,
  vous: second | plural,
};

/** "C'est moi qui" asks for the first person: c'est moi qui a. */
export const moiQui = defineRule({
  id: 'fr.agreement-subject-verb.moi-qui',
  priority: 1,
  pattern: [
    word('moi', 'toi', 'nous', 'vous').as('s'),
    word('qui'),
    new Element((token) => isClitic(token)).repeat(0, 3),
    new Element(isFinite).as('v').mark(),
  ],
  where: (m) =>
    mismatches(m.token('v'), TONIC[m.token('s').lower] as number) &&
    !mismatches(m.token('v'), third | singular) &&
    isOne(m.before(), words('est était sera fut serait sont')),
  suggest: (m) => conjugated(m.sentence, m.token('v'), TONIC[m.token('s').lower] as number),
  wrong: [
    ["C'est moi qui a préparé le repas.", "C'est moi qui ai préparé le repas."],
    ["C'est toi qui décide, pas lui.", "C'est toi qui décides, pas lui."],
    ["C'est nous qui a gagné !", "C'est nous qui avons gagné !"],
  ],
  right: ["C'est moi qui ai préparé le repas.", "C'est lui qui décide.", "C'est vous qui avez gagné !"],
});

/** The subject follows the verb of a question: que pense vos parents. */
export const subjectBehind = defineRule({
  id: 'fr.agreement-subject-verb.behind',
  pattern: [
    word('que', "qu'", 'où', 'quand', 'comment', 'combien').as('q'),
    new Element((token) => isFinite(token) && !isInfinitive(token)).as('v').mark(),
    word('les', 'mes', 'tes', 'ses', 'nos', 'vos', 'leurs', 'ces', 'des').as('d'),
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const verb = m.token('v');
    if (!isSurelyFinite(verb) && isNoun(verb)) return false;
    const phrase = phraseAt(tokens, m.token('d').index);
    if (!phrase || (m.before() !== undefined && !isMark(m.before()))) return false;
    const isAsked = tokens.slice(verb.index).some((each) => each.text === '?');
    return (
      isAsked &&
      mismatches(verb, third | plural) &&
      !mismatches(verb, third | singular) &&
      (tokens[phrase.head + 1] === undefined || !isSurelyFinite(tokens[phrase.head + 1]))
    );
  },
  suggest: (m) => conjugated(m.sentence, m.token('v'), third | plural),
  wrong: [
    ['Que pense vos parents de ce projet ?', 'Que pensent vos parents de ce projet ?'],
    ['Où habite tes cousins ?', 'Où habitent tes cousins ?'],
    ['Comment va les enfants ?', 'Comment vont les enfants ?'],
  ],
  right: ['Que pensent vos parents de ce projet ?', 'Où habite ta cousine ?', 'Que fait le chat ?'],
});

/** All of them. */
export const subjectVerbRules = [pronounVerb, nounVerb, quiVerb, moiQui, subjectBehind];
