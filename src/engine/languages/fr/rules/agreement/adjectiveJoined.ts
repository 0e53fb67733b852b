// Adjectives that are joined agree alike: une personne motivée, ponctuelle et organisée.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { Label } from '../../../../reading/parser/labels.ts';
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
import { Element, word } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { adjectiveMasks, agreeing, allDiffer } from '../../reading/forms.ts';
import { nominalMask } from '../../reading/treeSubjects.ts';
import { adverbs, canBeConjugated, isAdverbial, isSurelyFinite } from '../../reading/words.ts';

const isAdjectival = (token: Token): boolean =>
  (canBeAdjective(token) || canBeParticiple(token)) &&
  (token.pos === Pos.adjective || token.pos === Pos.verb) &&
  !isAdverbial(token) &&
  !canBeConjugated(token) &&
  !reads(token, Pos.verb, Feature.presentParticiple) &&
  !isSurelyFinite(token) &&
  !hasInnerCapital(token) &&
  !reads(token, Pos.adverb) &&
  !reads(token, Pos.preposition);

const adjectival = (): Element => new Element(isAdjectival);

const isModifier = (label: number): boolean => label === Label.adjective || label === Label.adnominal;

/** What both adjectives belong to, as gender of the noun and number of the first one; 0 when unclear or when the first one does not agree. */
function wantedMask(m: Match): number {
  const { syntax } = m;
  const [first, second] = [m.token('b'), m.token('a')];
  if (!syntax) return 0;
  const label = syntax.labelOf(second);
  if (label !== Label.conjunct && !isModifier(label)) return 0;
  const head = syntax.headOf(second);
  if (
    !head ||
    !isModifier(syntax.labelOf(first)) ||
    (head.token !== first && syntax.headOf(first)?.token !== head.token)
  )
    return 0;
  const noun = isModifier(syntax.labelOf(head.token)) ? syntax.headOf(head.token)?.token : head.token;
  if (!noun || noun.index > first.index || !canBeNoun(noun)) return 0;
  const mask = nominalMask(syntax, m.sentence.tokens, noun) & Group.gender;
  const masks = adjectiveMasks(first);
  if (mask === 0 || allDiffer(masks, mask, Group.gender)) return 0;
  const numbers = masks.reduce((all, each) => all | (each & Group.number), 0);
  return numbers === Group.number ? mask : mask | numbers;
}

const fix = (m: Match): string[] => {
  const mask = wantedMask(m);
  return mask !== 0 && allDiffer(adjectiveMasks(m.token('a')), mask) ? agreeing(m.sentence, m.token('a'), mask) : [];
};

/** Whether a comma between the two goes on as a row: une soupe chaude, épaisse et salée; not: dans la poche gauche, plié en deux. */
function isRow(m: Match): boolean {
  if (m.sentence.tokens[m.token('b').index + 1]?.text !== ',') return true;
  return isOne(m.after(), listed('et ou')) && !canBeParticiple(m.token('a'));
}

/** Whether the row ends behind the second adjective: nothing of its own follows that could belong to it alone. */
const isClosed = (next: Token | undefined): boolean =>
  isMarkOrEnd(next) || isOne(next, listed('et ou mais qui que')) || isSurelyFinite(next);

/** Une personne motivée et ponctuel. */
export const joinedAdjective = defineRule({
  id: 'fr.agreement-adjective.joined',
  priority: -1,
  pattern: [
    adjectival().as('b'),
    word('et', 'mais', 'ou', ','),
    word('et', 'mais').optional(),
    adverbs(),
    adjectival().as('a').mark(),
  ],
  where: (m) =>
    isRow(m) && isClosed(m.after()) && !(canBeNoun(m.after()) && m.after()?.pos === Pos.noun) && fix(m).length > 0,
  suggest: fix,
  params: (m) => ({ other: m.token('b').text }),
  wrong: [
    ['Je suis une personne motivée et ponctuel.', 'Je suis une personne motivée et ponctuelle.'],
    ['On y mange une soupe chaude et très généreux.', 'On y mange une soupe chaude et très généreuse.'],
    ['Il porte des chaussures noires et très élégants.', 'Il porte des chaussures noires et très élégantes.'],
  ],
  right: [
    'Je suis une personne motivée et ponctuelle.',
    'Les langues française et italienne se ressemblent.',
    'Une maison blanche et un jardin fleuri.',
    'Il y avait un ticket dans la poche gauche, plié en deux.',
  ],
});
