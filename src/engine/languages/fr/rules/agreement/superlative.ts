// The adjective of a superlative agrees with its article: les plus belles villes.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { canBeAdjective, canBeNoun, hasInnerCapital, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { anyWord, Element, word } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { adjectiveMasks, agreeing, allDiffer, nounMasks } from '../../reading/forms.ts';

const { feminine, singular, plural } = Feature;

/** Number and gender that la or les before plus asks for. */
const articleMask = (m: Match): number => (m.token('d').lower === 'la' ? feminine | singular : plural);

/** Gender of the noun before a superlative, if it is clear. */
function genderBefore(m: Match): number {
  for (let i = m.from - 1; i >= Math.max(0, m.from - 4); i--) {
    const token = m.sentence.tokens[i] as Token;
    if (token.kind === 'punctuation') return 0;
    if (token.pos !== Pos.noun) continue;
    const genders = nounMasks(token).reduce((all, mask) => all | (mask & Group.gender), 0);
    return genders === feminine ? feminine : 0;
  }
  return 0;
}

/** C'est la ville la plus ancien du pays. */
export const superlative = defineRule({
  id: 'fr.agreement-adjective.superlative',
  priority: 1,
  pattern: [
    word('la', 'les').as('d'),
    word('plus', 'moins'),
    new Element(
      (token) =>
        canBeAdjective(token) &&
        !reads(token, Pos.adverb) &&
        !reads(token, Pos.numeral) &&
        !hasInnerCapital(token) &&
        !isOne(token, listed('possible')) &&
        (!canBeNoun(token) || token.readings[0]?.pos === Pos.adjective),
    )
      .as('a')
      .mark(),
    anyWord().optional(),
  ],
  where: (m) => allDiffer(adjectiveMasks(m.token('a')), articleMask(m)),
  suggest: (m) => agreeing(m.sentence, m.token('a'), articleMask(m) | genderBefore(m)),
  wrong: [
    ["C'est la ville la plus ancien du pays.", "C'est la ville la plus ancienne du pays."],
    ['Les rideaux les plus clair sont en vente.', 'Les rideaux les plus clairs sont en vente.'],
    ['Recevez mes salutations les plus cordial.', 'Recevez mes salutations les plus cordiales.'],
  ],
  right: [
    "C'est la ville la plus ancienne du pays.",
    'La plus belle des deux est la rouge.',
    'Les moins chers sont les plus lourds.',
  ],
});
