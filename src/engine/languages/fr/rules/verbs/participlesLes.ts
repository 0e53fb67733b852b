// The participle with avoir agrees with "les" before it: je les ai vus.
import { Feature, Group } from '../../../../lexicon/features.ts';
import { canBeInfinitive, canBeParticiple, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { anyWord, Element, lemma, word } from '../../../../rules/pattern.ts';
import { adjectiveMasks, agreeing, allDiffer, nounMasks } from '../../reading/forms.ts';
import { adverbs, canBeConjugated, isAdverbial } from '../../reading/words.ts';

const avoir = (): Element => lemma('avoir').and(new Element(canBeConjugated));

/** Whether the nearest plural noun before "les" is feminine. */
function isFeminineBefore(match: Match): boolean {
  const nouns = match.sentence.tokens
    .slice(0, match.from)
    .filter((each) => nounMasks(each).some((mask) => mask & Feature.plural));
  const last = nouns[nouns.length - 1];
  return last !== undefined && nounMasks(last).every((mask) => (mask & Group.gender) === Feature.feminine);
}

/** The object precedes the verb as "les": je les ai vu. */
export const pronounObjectBefore = defineRule({
  id: 'fr.participles.les-object',
  pattern: [
    anyWord(),
    new Element((token) => isOne(token, listed("ne n' me te nous vous"))).optional(),
    word('les').as('o'),
    avoir().as('v'),
    adverbs(),
    new Element((token) => canBeParticiple(token) && !isAdverbial(token)).as('a').mark(),
  ],
  where: (m) => allDiffer(adjectiveMasks(m.token('a')), Feature.plural, Group.number),
  unless: {
    'the object of an infinitive': {
      when: (m) => canBeInfinitive(m.after()) || (isOne(m.after(), listed("à de d'")) && canBeInfinitive(m.after(2))),
      right: 'Ces airs, je les ai entendu chanter.',
    },
    'made or let do': {
      when: (m) => m.token('a').readings.some((each) => /^(?:faire|laisser)$/.test(each.lemma)),
      right: 'Je les ai fait tous sortir.',
    },
  },
  suggest: (m) => {
    const genders = [Feature.masculine, Feature.feminine];
    if (isFeminineBefore(m)) genders.reverse();
    return genders.flatMap((gender) => agreeing(m.sentence, m.token('a'), Feature.plural | gender));
  },
  wrong: [
    ['Tes clés, je les ai trouvé sous le lit.', 'Tes clés, je les ai trouvées sous le lit.'],
    ['Mes voisins, je les ai invité samedi.', 'Mes voisins, je les ai invités samedi.'],
    ['Les billets ? Il les a déjà acheté.', 'Les billets ? Il les a déjà achetés.'],
  ],
  right: [
    'Mes voisins, je les ai invités samedi.',
    'Ces airs, je les ai entendu chanter.',
    'Il leur a donné les clés.',
  ],
});
