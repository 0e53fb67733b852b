// Subject and verb that are separated or inverted: qui, moi qui, inversion.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { canBeInfinitive, canBeNoun, canBeParticiple, isMarkOrEnd, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, word } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { adjectiveMasks, allDiffer, conjugated } from '../../reading/forms.ts';
import { phraseAt } from '../../reading/phrases.ts';
import { isOpen, mismatches } from '../../reading/subjects.ts';
import { canBeConjugated, isAdverbial, isClitic, isSurelyFinite } from '../../reading/words.ts';

const { first, second, third, singular, plural } = Feature;

/** After "qui", a word that is also a noun is the verb: qui joue, qui porte. */
const isVerbForQui = (token: Token): boolean =>
  isSurelyFinite(token) ||
  (canBeConjugated(token) && token.readings.every(({ pos }) => pos === Pos.verb || pos === Pos.noun));

const QUANTITIES = listed('beaucoup peu plein tant trop assez combien énormément');

/** Number of the noun before "qui"; 0 when several nouns could be meant. */
function antecedentNumber(match: Match): number {
  const { tokens } = match.sentence;
  const at = match.token('q').index;
  if (isOne(tokens[at - 1], listed('ceux celles eux'))) return plural;
  const isQuantity = isOne(tokens[at - 2], listed("de d'")) && isOne(tokens[at - 3], QUANTITIES);
  if (isQuantity && reads(tokens[at - 1], Pos.noun, plural)) return plural;
  for (let i = Math.max(0, at - 6); i < at; i++) {
    const phrase = phraseAt(tokens, i);
    if (!phrase?.ends.has(at) || isOpen(phrase.mask)) continue;
    const others = tokens
      .slice(phrase.head + 1, at)
      .filter((each) => reads(each, Pos.noun) && !reads(each, Pos.adjective));
    const number = phrase.mask & Group.number;
    if (
      others.some((each) => !each.readings.some(({ pos, features }) => pos === Pos.noun && (features & number) !== 0))
    )
      return 0;
    const before = tokens[i - 1];
    if (
      /^(?:du|des|aux?)$/.test(tokens[i]?.lower ?? '') &&
      before !== undefined &&
      (reads(before, Pos.noun) || before.readings.length === 0)
    )
      return 0;
    if (tokens.slice(phrase.head, at).some((each) => each.kind === 'word' && each.readings.length === 0)) return 0;
    return isOne(before, listed("de d' des du un une et ou que")) ? 0 : number;
  }
  return 0;
}

/** The verb after "qui" agrees with the noun before it: les gens qui habite. */
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
      (!mismatches(m.token('v'), third | (number === plural ? singular : plural)) ||
        !isOne(m.before(), listed('moi toi nous vous')))
    );
  },
  unless: {
    'a participle that says the same': {
      when: (m) => {
        const next = m.sentence.tokens.slice(m.to).find((token) => !isAdverbial(token) && token.pos !== Pos.adverb);
        const isBe = m.token('v').readings.some(({ lemma }) => lemma === 'être');
        return (
          isBe && canBeParticiple(next) && allDiffer(adjectiveMasks(next as Token), antecedentNumber(m), Group.number)
        );
      },
      right: 'La liste des clients qui sont venus est longue.',
    },
  },
  suggest: (m) => conjugated(m.sentence, m.token('v'), third | antecedentNumber(m)),
  wrong: [
    ['Les gens qui habite ici sont calmes.', 'Les gens qui habitent ici sont calmes.'],
    ['Je cherche une chaise qui vont avec la table.', 'Je cherche une chaise qui va avec la table.'],
    ['Ceux qui arrive tard restent debout.', 'Ceux qui arrivent tard restent debout.'],
    ['Il y a beaucoup de gens qui pense comme toi.', 'Il y a beaucoup de gens qui pensent comme toi.'],
    ['Les enfants qui joue dehors ont froid.', 'Les enfants qui jouent dehors ont froid.'],
  ],
  right: [
    'Les gens qui habitent ici sont calmes.',
    'Une équipe de joueurs qui gagnent.',
    'Beaucoup de monde qui attend, et peu de gens qui parlent.',
    "L'un des hommes qui sont venus.",
  ],
});

const TONIC: Readonly<Record<string, number>> = {
  moi: first | singular,
  toi: second | singular,
  nous: first | plural,
  vous: second | plural,
};

const STRESSING = listed('bien aussi encore toujours surtout seulement souvent pas plus donc jamais');

/** The word before the pronoun, past what stresses it: c'est bien toi qui. */
function saidBefore(m: Match): Token | undefined {
  let back = 1;
  while (isOne(m.before(back), STRESSING)) back++;
  return m.before(back);
}

/** "C'est moi qui" calls for the first person: c'est moi qui a. */
export const moiQui = defineRule({
  id: 'fr.agreement-subject-verb.moi-qui',
  priority: 1,
  pattern: [
    word('moi', 'toi', 'nous', 'vous').as('s'),
    word('qui'),
    new Element((token) => isClitic(token)).repeat(0, 3),
    new Element(canBeConjugated).as('v').mark(),
  ],
  where: (m) =>
    mismatches(m.token('v'), TONIC[m.token('s').lower] as number) &&
    (!mismatches(m.token('v'), third | singular) ||
      (isOne(m.token('s'), listed('nous vous')) && !mismatches(m.token('v'), third | plural)) ||
      (isOne(m.token('s'), listed('moi')) && !mismatches(m.token('v'), second | singular))) &&
    (isOne(saidBefore(m), listed('est était sera fut serait sont')) ||
      (isOne(m.token('s'), listed('moi toi')) &&
        (m.before() === undefined || isOne(m.before(), listed('et mais comme pas'))))),
  suggest: (m) => conjugated(m.sentence, m.token('v'), TONIC[m.token('s').lower] as number),
  wrong: [
    ["C'est moi qui a préparé le repas.", "C'est moi qui ai préparé le repas."],
    ["C'est toi qui décide, pas lui.", "C'est toi qui décides, pas lui."],
    ["C'est nous qui a gagné !", "C'est nous qui avons gagné !"],
    ["C'est nous qui ont préparé le repas.", "C'est nous qui avons préparé le repas."],
    ["C'est bien toi qui vend ce vélo ?", "C'est bien toi qui vends ce vélo ?"],
    ["C'est toujours moi qui ranges la cuisine.", "C'est toujours moi qui range la cuisine."],
  ],
  right: [
    "C'est moi qui ai préparé le repas.",
    "Pour moi, c'est lui qui décide.",
    "C'est vous qui avez gagné !",
    'Ceux parmi nous qui ont gagné sont fiers.',
  ],
});

/** In a question the subject may follow its verb: que pense vos parents. */
export const subjectBehind = defineRule({
  id: 'fr.agreement-subject-verb.behind',
  pattern: [
    word('que', "qu'", 'où', 'quand', 'comment', 'combien').as('q'),
    new Element((token) => canBeConjugated(token) && !canBeInfinitive(token)).as('v').mark(),
    word('les', 'mes', 'tes', 'ses', 'nos', 'vos', 'leurs', 'ces', 'des').as('d'),
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const verb = m.token('v');
    if (!isSurelyFinite(verb) && canBeNoun(verb)) return false;
    const phrase = phraseAt(tokens, m.token('d').index);
    if (!phrase || (m.before() !== undefined && !isMarkOrEnd(m.before()))) return false;
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
  right: [
    'Que pensent vos parents de ce projet ?',
    'Où habitent tes cousins ?',
    'Que fait le chat avec les coussins ?',
  ],
});
