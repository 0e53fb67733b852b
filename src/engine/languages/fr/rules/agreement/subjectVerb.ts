// Subject and verb: pronouns, noun phrases, qui, and subjects after the verb.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { canBeInfinitive, canBeNoun, canBeParticiple, hasInnerCapital, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, word } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { subjectBefore } from '../../reading/clauseSubject.ts';
import { conjugated } from '../../reading/forms.ts';
import { isOpen, mismatches } from '../../reading/subjects.ts';
import { canBeConjugated, elides, isClitic, isSurelyFinite } from '../../reading/words.ts';

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
  'ceux-ci': third | plural,
  'celles-ci': third | plural,
  'ceux-là': third | plural,
  'celles-là': third | plural,
  'celui-ci': third | singular,
  'celle-ci': third | singular,
};

const OPENERS = listed("que qu' si quand lorsque lorsqu' puisque puisqu' car mais où alors dont comme");

const INVERTING = listed("que qu' où dont comme");

const PAIRS = listed('et ou ni');
const OBJECTS = listed("le la les un une des ce cette ces dans avec chez sur que qu' à au aux très trop toujours bien");

/** The pronouns between a subject and its verb. */
export const objectPronouns = (): Element =>
  new Element((token) => isOne(token, listed("ne n' me m' te t' se s' le la les l' lui leur y en nous vous")))
    .repeat(0, 3)
    .as('c');

/** Whether the verb cannot belong to the pronoun: je vend, ils mange. */
export function disagrees(m: Match): boolean {
  const [subject, verb] = [m.token('s'), m.token('v')];
  // nous vous l'enverrons: two pronouns of which only the first can be the subject
  const isDouble =
    isOne(subject, listed('nous vous')) &&
    isOne(m.all('c')[0], listed('nous vous')) &&
    m.all('c')[0]?.lower !== subject.lower &&
    !reads(m.before(), Pos.pronoun);
  const isClear = isDouble || /^(?:je|j'|tu|il|on|ils)$/.test(subject.lower);
  if (subject.text.startsWith('-') || canBeInfinitive(verb) || hasInnerCapital(verb)) return false;
  const before = m.before();
  // tonic and object pronouns: avec elle, il nous voit; on in "l'on" is a subject
  // … et elle conduis encore: after a verb a new clause begins
  const isJoined =
    isOne(before, listed('et')) &&
    m.all('c').length === 0 &&
    isSurelyFinite(verb) &&
    isOne(subject, listed('elle elles')) &&
    (!mismatches(verb, first | singular) || !mismatches(verb, second | singular)) &&
    m.sentence.tokens.slice(0, m.from).some(isSurelyFinite);
  if (!isClear && !isJoined && before?.kind !== 'punctuation' && before !== undefined && !isOne(before, OPENERS))
    return false;
  if (isOne(before, PAIRS) && isClear && subject.lower !== 'je' && isOne(m.before(2), listed('elle il toi moi lui')))
    return false;
  if (
    before &&
    (before.text.startsWith('-') ||
      (canBeConjugated(before) && !isOne(before, listed('si comme')) && !canBeNoun(before)))
  )
    return false;
  if (isOne(before, listed('ce ne')) && !isClear) return false;
  const next = m.after();
  // dis-je; que nous offrent les présents; Marie, étonnée, nous a aidés
  if (next?.text.startsWith('-')) return false;
  if (!isDouble && isOne(subject, listed('nous vous')) && !mismatches(verb, Feature.third)) {
    if (m.sentence.tokens.slice(Math.max(0, m.from - 5), m.from).some((each) => each.lower === 'qui')) return false;
    if (before !== undefined && isOne(before, INVERTING) && (reads(next, Pos.determiner) || reads(next, Pos.numeral)))
      return false;
    // mon voisin, qui parle anglais, nous a aidés
    const earlier = m.sentence.tokens.slice(0, m.from);
    if (before?.text === ',' && (!earlier.some(isSurelyFinite) || earlier.some((each) => each.lower === 'qui')))
      return false;
  }
  if (
    m.all('c').length === 0 &&
    !isSurelyFinite(verb) &&
    (canBeNoun(verb) || canBeParticiple(verb)) &&
    !/^(?:je|j'|tu|il|ils|on)$/.test(subject.lower)
  )
    return false;
  if (canBeNoun(verb) && !isSurelyFinite(verb) && m.all('c').some((each) => isOne(each, listed('le la les leur'))))
    return false;
  // nous vous écrit: the pronoun may be the object; je vous écrit is clear
  if (canBeParticiple(verb) && !isSurelyFinite(verb) && m.all('c').length > 0 && !isClear) return false;
  // after a subject, the clitic "nous" or "vous" is not the subject
  return mismatches(verb, PERSONS[subject.lower] as number);
}

/** A pronoun with a verb in another person: je vend, ils mange. */
export const pronounVerb = defineRule({
  id: 'fr.agreement-subject-verb.pronoun',
  // J'attend: the spelling checker sees one word
  overridesSpelling: true,
  pattern: [
    word(
      'je',
      "j'",
      'tu',
      'il',
      'elle',
      'on',
      'nous',
      'vous',
      'ils',
      'elles',
      'ça',
      'cela',
      'ceux-ci',
      'celles-ci',
      'ceux-là',
      'celles-là',
      'celui-ci',
      'celle-ci',
    ).as('s'),
    objectPronouns(),
    new Element(canBeConjugated).as('v').mark(),
  ],
  where: disagrees,
  suggest: (m) => {
    const forms = conjugated(m.sentence, m.token('v'), PERSONS[m.token('s').lower] as number);
    // je t'est envoyé: avoir is meant, which sounds the same
    const hasObject = m.all('c').some((each) => isOne(each, listed("t' te l' le la les lui leur vous")));
    return isOne(m.token('v'), listed('est es')) && hasObject && m.token('s').lower.startsWith('j')
      ? ['ai', ...forms]
      : forms;
  },
  wrong: [
    ['Je vend une table en bois.', 'Je vends une table en bois.'],
    ["Je t'est envoyé un message.", "Je t'ai envoyé un message."],
    ['Tu pense venir samedi ?', 'Tu penses venir samedi ?'],
    ['Je vous enverrez le devis demain.', 'Je vous enverrai le devis demain.'],
    ["Écrivez-nous et nous vous l'enverront.", "Écrivez-nous et nous vous l'enverrons."],
  ],
  right: ['Je vends une table en bois.', 'Il nous voit souvent.', 'Que voulez-vous que je vous dise ?'],
});

/** Forms of the verb that agree with the noun before it. */
function fittingForms(m: Match): string[] {
  const subject = subjectBefore(m.sentence.tokens, m.token('v').index);
  return conjugated(m.sentence, m.token('v'), third | ((subject?.mask ?? 0) & Group.number));
}

/** Whether the pronoun before the verb is part of the match. */
const hasOwnClitic = (m: Match): boolean => m.to - m.from === 2;

/** Whether the right form begins with a consonant, so that s' must become se. */
const changesClitic = (m: Match): boolean => fittingForms(m).some((form) => !elides(form));

/** A noun phrase with a verb in another number: les travaux sera finis. */
export const nounVerb = defineRule({
  id: 'fr.agreement-subject-verb.noun',
  patterns: [
    [new Element((token) => canBeConjugated(token) && !hasInnerCapital(token)).as('v').mark()],
    // Pierre et Julie s'est mariés: se sont
    [
      word("s'", "n'").as('c').mark(),
      new Element((token) => canBeConjugated(token) && !hasInnerCapital(token)).as('v').mark(),
    ],
  ],
  where: (m) => {
    const verb = m.token('v');
    const { tokens } = m.sentence;
    const hasClitic = isClitic(tokens[verb.index - 1]);
    // les fonctions capture les variables: also a noun, but tagged as a verb before an object
    const isRead =
      verb.pos === Pos.verb &&
      verb.verbForm === 0 &&
      (isOne(m.after(), OBJECTS) ||
        (m.after()?.pos === Pos.adjective && verb.lower === 'reste') ||
        (verb.lower === 'fait' && isOne(m.after(), listed('du de beaucoup peu partie preuve plaisir peur mal'))));
    if (!hasClitic && !isSurelyFinite(verb) && !isRead) return false;
    if (
      hasClitic &&
      !isSurelyFinite(verb) &&
      (canBeNoun(verb) || canBeParticiple(verb)) &&
      isOne(tokens[verb.index - 1], listed("le la les l' leur en"))
    )
      return false;
    const wanted = third | plural;
    const own = mismatches(verb, third | singular) ? 0 : singular;
    const subject = subjectBefore(tokens, verb.index);
    if (!subject || isOpen(subject.mask)) return false;
    if (tokens[subject.start]?.lower.startsWith('quel') || m.after()?.text.startsWith('-')) return false;
    const needed = third | (subject.mask & Group.number);
    if (!mismatches(verb, needed)) return false;
    // les clients trouverons: never a third person, so only forms that sound like one
    if (own === 0 && mismatches(verb, wanted)) {
      if (!/(?:ons|ez|rai)$/.test(verb.lower) || isOne(tokens[verb.index - 1], listed('nous vous'))) return false;
      if (tokens.slice(subject.start, verb.index).some((each) => isOne(each, listed('nous vous')))) return false;
    }
    const before = tokens[subject.start - 1];
    // ce que les gens …, plus grand que les autres; a subject after its verb, a name before "et"
    const isNewClause =
      isOne(before, listed('et')) &&
      tokens[subject.start - 2]?.pos !== Pos.noun &&
      tokens[subject.start - 2]?.pos !== Pos.properNoun &&
      tokens.slice(0, subject.start - 1).some(isSurelyFinite);
    if (
      (isOne(before, listed('et')) && !isNewClause) ||
      (before?.text === ',' && isOne(tokens[verb.index - 1], listed('et')))
    )
      return false;
    if (isOne(before, listed("que qu' comme")) && isSurelyFinite(tokens[verb.index - 1])) return false;
    if (before?.text === '(' || before?.text === '/' || (needed & singular && before?.text === ',')) return false;
    // s'est and sont: the pronoun would have to change as well; checked last, because inflecting is expensive
    if (hasOwnClitic(m)) return changesClitic(m);
    return !isOne(tokens[verb.index - 1], listed("s' n' l' m' t'")) || !changesClitic(m);
  },
  suggest: (m) => {
    const forms = fittingForms(m);
    const clitic = hasOwnClitic(m) ? m.token('c').lower.replace("'", 'e ') : '';
    return forms.map((form) => clitic + form);
  },
  wrong: [
    ['Les travaux sera finis avant Noël.', 'Les travaux seront finis avant Noël.'],
    ['Mes voisins ne répond jamais.', 'Mes voisins ne répondent jamais.'],
    ['Le directeur et sa femme arrive demain.', 'Le directeur et sa femme arrivent demain.'],
    ["Les enfants s'amuse dans le jardin.", "Les enfants s'amusent dans le jardin."],
    ["Mes parents n'habite plus ici.", "Mes parents n'habitent plus ici."],
    ["Pierre et Julie s'est mariés.", 'Pierre et Julie se sont mariés.'],
    ["Paul et Marie n'habite plus ici.", "Paul et Marie n'habitent plus ici."],
  ],
  right: [
    'Les travaux seront finis avant Noël.',
    'La plupart des gens sont venus.',
    'Le livre que les enfants ont lu est drôle.',
  ],
});
