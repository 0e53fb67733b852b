// Adjective and noun, next to each other: des solutions concrètes, les petites maisons.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
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
import { wordsIn } from '../../../../rules/wordRows.ts';
import { agreesWithEarlier } from '../../reading/clauseSubject.ts';
import { adjectiveMasks, agreeing, allDiffer, nounMasks } from '../../reading/forms.ts';
import { determinerMask, isDeterminer } from '../../reading/phrases.ts';
import { canBeConjugated, isAdverbial, isSurelyFinite } from '../../reading/words.ts';
import beforeNoun from '../../rows/beforeNoun.words.tsv';

const COLOURS = listed(
  'bleu vert rouge jaune rose gris brun blond noir blanc violet châtain bleue verte orange marron crème or argent',
);
/** A colour that agrees, unlike one followed by a shade or a second colour: bleu clair, rouge et blanc. */
const isPlainColour = (token: Token, next: Token | undefined): boolean =>
  !/^(?:orange|marron|crème|or|argent|châtain|rose)$/.test(token.lower) && (isMarkOrEnd(next) || isSurelyFinite(next));
const INVARIABLE = listed('bêta standard phare clé clef type bio web marron express pilote surprise maison');
const NOT_AFTER = listed('façon manière sorte fois être quelque chose personne rien plus moins peu tout tous');

const isAdjectival = (token: Token): boolean =>
  (canBeAdjective(token) || canBeParticiple(token)) &&
  (COLOURS.has(token.lower) || !(isAdverbial(token) || reads(token, Pos.adverb))) &&
  !hasInnerCapital(token) &&
  !reads(token, Pos.preposition);

const adjectival = (): Element => new Element(isAdjectival);
const degree = (): Element =>
  new Element((token) =>
    isOne(
      token,
      listed('très plus moins si trop assez aussi bien particulièrement vraiment extrêmement tellement peu mal tout'),
    ),
  ).repeat(0, 2);

/** Gender and number of a noun with its determiner; 0 when unclear. */
function nounMask(match: Match, noun: Token): number {
  const { tokens } = match.sentence;
  let at = noun.index - 1;
  while (at > 0 && canBeAdjective(tokens[at]) && !isDeterminer(tokens, at)) at--;
  const first = tokens[at];
  if (!first) return 0;
  const isNumeral = first.kind === 'number' || reads(first, Pos.numeral);
  const own = isDeterminer(tokens, at) ? determinerMask(first) : isNumeral && first.text !== '1' ? Feature.plural : 0;
  if (own === 0 && !isOne(first, listed("de d'"))) return 0;
  const masks = nounMasks(noun).filter((mask) => !allDiffer([mask], own, Group.number));
  if (masks.length === 0) return 0;
  const join = (group: number): number => masks.reduce((all, mask) => all | (mask & group || group), 0) & group;
  const numbers = own & Group.number ? own & Group.number : join(Group.number);
  const genders = join(Feature.masculine | Feature.feminine);
  return (
    (numbers === Group.number ? 0 : numbers) |
    (genders === (Feature.masculine | Feature.feminine) ? own & genders : genders)
  );
}

const isPrepositionBefore = (tokens: readonly Token[], noun: number): boolean =>
  tokens
    .slice(Math.max(0, noun - 3), noun)
    .some((each) =>
      isOne(each, ARTICLE_LIKE)
        ? canBeNoun(tokens[each.index - 1]) &&
          !canBeParticiple(tokens[each.index - 1]) &&
          !canBeConjugated(tokens[each.index - 1])
        : isOne(each, LINKS),
    );

const PAIRS = listed('et ou');
const ARTICLE_LIKE = listed('du des');
const LINKS = listed("de d' à au aux en et ou dans sur pour avec sans ni comme par que qu' entre");
const HELPERS = listed('être été avoir ayant étant eu');

/** Whether a participle at `at` may belong to an auxiliary before it: a par la suite confirmé. */
const hasAuxiliary = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 9), at).some((each) => isOne(each, HELPERS) || reads(each, Pos.auxiliary));

/** An adjective after its noun: des solutions concrète. */
export const adjectiveAfter = defineRule({
  id: 'fr.agreement-adjective.after-noun',
  pattern: [
    new Element((token) => canBeNoun(token) && !hasInnerCapital(token)).as('n'),
    degree(),
    adjectival().as('a').mark(),
  ],
  where: (m) => {
    const [noun, adjective] = [m.token('n'), m.token('a')];
    const { tokens } = m.sentence;
    if (isAdverbial(noun) || isOne(noun, NOT_AFTER) || reads(noun, Pos.adverb) || reads(noun, Pos.pronoun))
      return false;
    if (
      COLOURS.has(noun.lower) ||
      (COLOURS.has(adjective.lower) && !isPlainColour(adjective, m.after())) ||
      (canBeConjugated(noun) && !isDeterminer(tokens, noun.index - 1))
    )
      return false;
    if (canBeConjugated(adjective) && !(canBeAdjective(adjective) && isSurelyFinite(m.after()))) return false;
    if (canBeParticiple(adjective) && hasAuxiliary(tokens, adjective.index)) return false;
    // la grande piété; la viande et le riz préparés
    if (canBeAdjective(noun) && adjective.readings[0]?.pos === Pos.noun) return false;
    if (canBeAdjective(noun) && canBeNoun(adjective) && isDeterminer(tokens, noun.index - 1)) return false;
    if (
      adjective.readings[0]?.pos === Pos.noun &&
      !allDiffer(adjectiveMasks(adjective), nounMask(m, noun), Group.number)
    )
      return false;
    const isPlural = adjectiveMasks(adjective).every((mask) => mask & Feature.plural);
    if (isPlural && tokens.slice(Math.max(0, noun.index - 4), noun.index).some((each) => isOne(each, PAIRS)))
      return false;
    if (INVARIABLE.has(adjective.lower) || noun.lower.includes('-') || adjective.lower.includes('-')) return false;
    const isObjectNext = reads(m.after(), Pos.determiner) || reads(m.after(), Pos.preposition);
    if (isObjectNext && tokens[adjective.index - 1] === noun && reads(adjective, Pos.verb, Feature.presentParticiple))
      return false;
    if (noun.lower === 'air' || isDeterminer(tokens, noun.index)) return false;
    const next = m.after();
    if (isOne(next, listed('et ou ni')) || next?.text === ',' || next?.text === '-' || next?.text === '/') return false;
    // un vieux petit chat; les produits bio
    if (
      canBeNoun(adjective) &&
      !canBeParticiple(adjective) &&
      !/^(?:des|les|ces|mes|ses|nos|vos|une?|cette|la|quelques)$/.test(tokens[noun.index - 1]?.lower ?? '')
    )
      return false;
    if (
      canBeNoun(next) &&
      !isSurelyFinite(next) &&
      !isMarkOrEnd(next) &&
      !reads(next, Pos.preposition) &&
      !reads(next, Pos.adverb)
    )
      return false;
    const mask = nounMask(m, noun);
    if (mask === 0 || !allDiffer(adjectiveMasks(adjective), mask)) return false;
    const isBare = isOne(tokens[noun.index - 1], listed("de d'"));
    if ((isBare || isPrepositionBefore(tokens, noun.index)) && agreesWithEarlier(tokens, adjective.index, noun.index))
      return false;
    if (isBare && allDiffer(adjectiveMasks(adjective), mask & Group.gender)) return isPlainBare(m, noun);
    return agreeing(m.sentence, adjective, mask).length > 0;
  },
  suggest: (m) => agreeing(m.sentence, m.token('a'), nounMask(m, m.token('n'))),
  wrong: [
    ['Il nous faut des solutions rapide.', 'Il nous faut des solutions rapides.'],
    ["C'est une question très important pour moi.", "C'est une question très importante pour moi."],
    ['Nous avons passé des vacances inoubliable !', 'Nous avons passé des vacances inoubliables !'],
    ['Les voitures rouge sont garées devant chez moi.', 'Les voitures rouges sont garées devant chez moi.'],
    ['Elle a les yeux bleu.', 'Elle a les yeux bleus.'],
  ],
  right: [
    'Il nous faut des solutions rapides.',
    'Les langues française et italienne se ressemblent.',
    'Une équipe de joueurs motivée a gagné.',
    'Elle a les yeux bleu clair et des chemises vert foncé.',
  ],
});

function isPlainBare(match: Match, noun: Token): boolean {
  return (
    isMarkOrEnd(match.after()) && match.sentence.tokens.slice(0, noun.index).every((each) => !canBeParticiple(each))
  );
}

const FRONT = new Set(wordsIn(beforeNoun));

/** An adjective before its noun: les petite maisons. */
export const adjectiveBefore = defineRule({
  id: 'fr.agreement-adjective.before-noun',
  priority: 1,
  pattern: [
    new Element((token) => token.kind === 'word').as('d'),
    word(...FRONT)
      .as('a')
      .mark(),
    new Element((token) => canBeNoun(token) && !hasInnerCapital(token)).as('n'),
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const [determiner, adjective, noun] = [m.token('d'), m.token('a'), m.token('n')];
    if (
      !isDeterminer(tokens, determiner.index) ||
      (canBeConjugated(noun) && noun.readings[0]?.pos !== Pos.noun) ||
      isAdverbial(noun) ||
      // ces bonnes gens: feminine before gens, masculine behind it
      noun.lower === 'gens' ||
      hasInnerCapital(adjective)
    )
      return false;
    if (canBeAdjective(noun) && canBeNoun(m.after())) return false;
    const mask = determinerMask(determiner);
    const masks = nounMasks(noun).filter((each) => !allDiffer([each], mask));
    if (masks.length === 0 || reads(noun, Pos.preposition) || reads(noun, Pos.adverb)) return false;
    return masks.every((each) => allDiffer(adjectiveMasks(adjective), each | (mask & Group.number)));
  },
  suggest: (m) => {
    const mask = determinerMask(m.token('d'));
    const noun = nounMasks(m.token('n')).find((each) => !allDiffer([each], mask)) ?? 0;
    return agreeing(m.sentence, m.token('a'), (noun & Group.gender) | (mask & Group.number || noun & Group.number));
  },
  wrong: [
    ['Les petite maisons sont vendues.', 'Les petites maisons sont vendues.'],
    ['Merci pour ce bonne conseil.', 'Merci pour ce bon conseil.'],
    ['Mes nouveau voisins sont adorables.', 'Mes nouveaux voisins sont adorables.'],
  ],
  right: ['Les petites maisons sont vendues.', 'Le premier hôtel a ouvert en mai.', 'Une bonne idée, mon vieil ami.'],
});

/** beau, nouveau, vieux before a vowel: bel, nouvel, vieil. */
export const vowelForms = defineRule({
  id: 'fr.agreement-adjective.bel-nouvel-vieil',
  priority: 2,
  pattern: [
    word('beau', 'nouveau', 'vieux', 'fou', 'mou').as('a').mark(),
    new Element((token) => canBeNoun(token)).as('n'),
  ],
  where: (m) => {
    const noun = m.token('n');
    return (
      /^(?:[aàâeéèêiîoôuûœ]|hom|hôt|hôp|habi|hiv|héri|hora|humour)/.test(noun.lower) &&
      !isOne(noun, listed('et ou est un une en à avec onze ouf avant outre')) &&
      !reads(noun, Pos.preposition) &&
      reads(noun, Pos.noun, Feature.singular) &&
      !reads(m.token('a'), Pos.verb) &&
      isDeterminer(m.sentence.tokens, m.from - 1) &&
      !isSurelyFinite(noun)
    );
  },
  suggest: (m) => [
    ({ beau: 'bel', nouveau: 'nouvel', vieux: 'vieil', fou: 'fol', mou: 'mol' } as const)[m.token('a').lower as 'beau'],
  ],
  wrong: [
    ["C'est un beau appartement.", "C'est un bel appartement."],
    ['Mon nouveau ordinateur est arrivé.', 'Mon nouvel ordinateur est arrivé.'],
    ['Un vieux homme attendait, bref.', 'Un vieil homme attendait, bref.'],
  ],
  right: [
    'Cet appartement est plus beau et moins cher.',
    'Mon nouveau vélo est arrivé.',
    "Un vieux et bon ami m'attendait.",
  ],
});
