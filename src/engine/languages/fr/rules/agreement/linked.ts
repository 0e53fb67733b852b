// Agreement at a distance: the participle after "qui", lequel, and subjects with moi or toi.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { canBeAdjective, canBeNoun, canBeParticiple, hasInnerCapital, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, lemma, word } from '../../../../rules/pattern.ts';
import { isCapitalised, reads, type Token } from '../../../../rules/token.ts';
import { adjectiveMasks, agreeing, allDiffer, conjugated, nounMasks } from '../../reading/forms.ts';
import { phraseAt } from '../../reading/phrases.ts';
import { mismatches } from '../../reading/subjects.ts';
import { adverbs, canBeConjugated, clitics, isAdverbial, isSurelyFinite } from '../../reading/words.ts';

const { masculine, feminine, singular, plural } = Feature;
const GENDER_NUMBER = Group.gender | Group.number;

/** Gender and number of the noun phrase that ends before `at`; 0 when several nouns could be meant. */
function maskBefore(tokens: readonly Token[], at: number): number {
  if (isOne(tokens[at - 1], listed('ceux'))) return masculine | plural;
  if (isOne(tokens[at - 1], listed('celles'))) return feminine | plural;
  if (isOne(tokens[at - 1], listed('celle'))) return feminine | singular;
  for (let start = Math.max(0, at - 7); start < at; start++) {
    const phrase = phraseAt(tokens, start);
    if (!phrase?.ends.has(at)) continue;
    const before = tokens[start - 1];
    if (isOne(before, listed("de d' du des un une et ou ni que en")) || before?.text === ',') return 0;
    let mask = phrase.mask;
    for (const each of tokens.slice(phrase.head + 1, at)) {
      if (each.kind === 'word' && each.readings.length === 0) return 0;
      const before = tokens[each.index - 1];
      if (
        !canBeNoun(each) ||
        (canBeAdjective(each) &&
          !reads(before, Pos.preposition) &&
          !reads(before, Pos.determiner) &&
          !reads(before, Pos.adjective))
      )
        continue;
      // la liste des fichiers qui: only what both nouns share is certain
      const masks = nounMasks(each);
      for (const group of [Group.gender, Group.number]) {
        if (masks.every((other) => (other & mask & group) === 0)) mask &= ~group;
      }
      if (/^(?:des|aux|les)$/.test(tokens[each.index - 1]?.lower ?? '')) mask &= mask & plural ? ~0 : ~Group.number;
    }
    return mask & GENDER_NUMBER;
  }
  return 0;
}

const attribute = (): Element =>
  new Element(
    (token) =>
      (canBeAdjective(token) || canBeParticiple(token)) &&
      !isAdverbial(token) &&
      !hasInnerCapital(token) &&
      !reads(token, Pos.adverb) &&
      !reads(token, Pos.preposition) &&
      !(canBeNoun(token) && !canBeParticiple(token) && token.pos !== Pos.adjective),
  );

const fixAfterQui = (m: Match): string[] =>
  agreeing(m.sentence, m.token('a'), maskBefore(m.sentence.tokens, m.token('q').index));

/** Les photos qui ont été retouché: after "qui", the complement of être agrees with the noun before it. */
export const quiAttribute = defineRule({
  id: 'fr.agreement-attribute.qui',
  patterns: [
    [
      word('qui').as('q'),
      clitics(),
      lemma('être').and(new Element(canBeConjugated)).as('v'),
      adverbs(),
      attribute().as('a').mark(),
    ],
    [
      word('qui').as('q'),
      clitics(),
      lemma('avoir').and(new Element(canBeConjugated)).as('v'),
      adverbs(),
      word('été'),
      adverbs(),
      attribute().as('a').mark(),
    ],
    [
      word('qui').as('q'),
      clitics(),
      lemma('pouvoir', 'devoir', 'aller').and(new Element(canBeConjugated)).as('v'),
      adverbs(),
      word('être'),
      adverbs(),
      attribute().as('a').mark(),
    ],
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const [link, adjective] = [m.token('q'), m.token('a')];
    const mask = maskBefore(tokens, link.index);
    if (mask === 0 || !allDiffer(adjectiveMasks(adjective), mask)) return false;
    if (tokens.slice(link.index, adjective.index).some((each) => isOne(each, listed("s' se nous vous m' t'"))))
      return false;
    return !isSurelyFinite(adjective) && fixAfterQui(m).length > 0;
  },
  suggest: fixAfterQui,
  wrong: [
    ['Les photos qui ont été retouché sont floues.', 'Les photos qui ont été retouchées sont floues.'],
    ['Je cherche la facture qui doit être payé.', 'Je cherche la facture qui doit être payée.'],
    ['Merci aux voisins qui sont venu nous aider !', 'Merci aux voisins qui sont venus nous aider !'],
  ],
  right: [
    'Les photos qui ont été retouchées sont floues.',
    'La liste des clients qui sont venus est longue.',
    'Ceux qui sont partis ont raison.',
  ],
});

const FORMS: Readonly<Record<string, readonly string[]>> = {
  lequel: ['lequel', 'laquelle', 'lesquels', 'lesquelles'],
  auquel: ['auquel', 'à laquelle', 'auxquels', 'auxquelles'],
  duquel: ['duquel', 'de laquelle', 'desquels', 'desquelles'],
};
const MASKS = [masculine | singular, feminine | singular, masculine | plural, feminine | plural];
const familyOf = (token: Token): readonly string[] | undefined =>
  Object.values(FORMS).find((forms) => forms.includes(token.lower));
const ownMask = (token: Token): number => MASKS[familyOf(token)?.indexOf(token.lower) ?? -1] ?? 0;

/** La raison pour lequel: lequel agrees with the noun before it. */
export const lequelAgreement = defineRule({
  id: 'fr.agreement-relative.lequel',
  patterns: [
    [
      word('pour', 'avec', 'dans', 'sur', 'par', 'sans', 'sous', 'chez', 'selon', 'vers', 'entre', 'contre', 'à').as(
        'p',
      ),
      word('lequel', 'laquelle', 'lesquels', 'lesquelles').as('w').mark(),
    ],
    [word('auquel', 'auxquels', 'auxquelles').as('w').mark()],
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const mask = maskBefore(tokens, m.from) & (canBeNoun(tokens[m.from - 1]) ? ~0 : 0);
    const own = ownMask(m.token('w'));
    return mask !== 0 && own !== 0 && m.token('w').lower !== 'à' && allDiffer([own], mask);
  },
  suggest: (m) => {
    const family = familyOf(m.token('w')) ?? [];
    const mask = maskBefore(m.sentence.tokens, m.from);
    return family.filter((_, i) => !allDiffer([MASKS[i] ?? 0], mask)).slice(0, 2);
  },
  wrong: [
    ['Voici la raison pour lequel je vous écris.', 'Voici la raison pour laquelle je vous écris.'],
    ['Ce sont les collègues avec lequel je déjeune.', 'Ce sont les collègues avec lesquels je déjeune.'],
    ["C'est un projet dans laquelle je crois.", "C'est un projet dans lequel je crois."],
    ["La réunion auquel j'ai assisté était longue.", "La réunion à laquelle j'ai assisté était longue."],
    ['Les problèmes auquel je pense sont graves.', 'Les problèmes auxquels je pense sont graves.'],
  ],
  right: [
    'La raison pour laquelle je viens.',
    'Un livre dans lequel on rêve.',
    'Lequel veux-tu, et pour lequel payes-tu ?',
  ],
});

/** Marie et moi part: with moi the verb takes the first person plural, with toi the second. */
export const pronounPair = defineRule({
  id: 'fr.agreement-subject-verb.pair',
  priority: 2,
  patterns: [
    [
      new Element(
        (token) => canBeNoun(token) || isCapitalised(token) || isOne(token, listed('toi lui elle eux moi')),
      ).as('x'),
      word('et'),
      word('moi', 'toi').as('s'),
      clitics(),
      new Element((token) => canBeConjugated(token) && token.pos !== Pos.adverb).as('v').mark(),
    ],
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const start = tokens.slice(0, m.from);
    const isOpening = start.every((each) => isDeterminerLike(each));
    return isOpening && mismatches(m.token('v'), personOf(m));
  },
  suggest: (m) => conjugated(m.sentence, m.token('v'), personOf(m)),
  wrong: [
    ['Mon frère et moi part demain.', 'Mon frère et moi partons demain.'],
    ['Toi et moi va au marché.', 'Toi et moi allons au marché.'],
    ['Julie et toi prendra le bus.', 'Julie et toi prendrez le bus.'],
  ],
  right: ['Mon frère et moi partons demain.', 'Il aime Julie et moi.', 'Julie et toi prendrez le bus.'],
});

const isDeterminerLike = (token: Token): boolean =>
  reads(token, Pos.determiner) || (canBeAdjective(token) && !canBeNoun(token)) || canBeNoun(token);
const personOf = (m: Match): number => {
  const hasMoi = m.token('s').lower === 'moi' || m.token('x').lower === 'moi';
  return (hasMoi ? Feature.first : Feature.second) | plural;
};
