// The number of determiner and noun.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { canBeAdjective, canBeNoun, hasInnerCapital, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, word } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { adjectiveMasks, allDiffer, nounIn, nounMasks, replaced } from '../../reading/forms.ts';
import { isForeign, isOther, isSafe } from '../../reading/nounContext.ts';
import { isDeterminer } from '../../reading/phrases.ts';
import { canBeConjugated, isSurelyFinite } from '../../reading/words.ts';

const PLURAL_ONLY = word(
  'les',
  'des',
  'ces',
  'mes',
  'tes',
  'ses',
  'nos',
  'vos',
  'aux',
  'quelques',
  'plusieurs',
  'certains',
  'certaines',
  'différents',
  'différentes',
  'quels',
  'quelles',
);

const SINGULAR_ONLY = word(
  'un',
  'une',
  'le',
  'la',
  "l'",
  'ce',
  'cet',
  'cette',
  'mon',
  'ma',
  'ton',
  'ta',
  'son',
  'sa',
  'notre',
  'votre',
  'chaque',
  'du',
  'au',
  'quel',
  'quelle',
  'aucun',
  'aucune',
);

/** Whether the noun comes right after the determiner and the two clearly belong together. */
function isNounNext(match: Match): boolean {
  const [determiner, noun] = [match.token('d'), match.token('n')];
  if (!canBeNoun(noun) || hasInnerCapital(noun) || isOther(noun) || noun.text === noun.text.toUpperCase()) return false;
  // vos nom et prénom
  if (match.after()?.lower === 'et' && canBeNoun(match.after(2))) return false;
  if (match.after()?.text === ',' && canBeNoun(match.after(2)) && match.after(2)?.pos === Pos.noun) return false;
  if (noun.lower.includes('-') || isForeign(match.after())) return false;
  const isAll = isOne(match.before(), listed('tous toutes')) && determiner.lower === 'les';
  return (isAll || isSafe(match, determiner, noun)) && !/^[-\u00b7\u2022]/.test(match.after()?.text ?? '');
}

const ordinary = (): Element => new Element((token) => token.kind === 'word' && canBeNoun(token));

/** A plural determiner with a singular noun: les jeu. */
export const pluralDeterminer = defineRule({
  id: 'fr.agreement-noun-phrase.plural-noun',
  pattern: [PLURAL_ONLY.as('d'), ordinary().as('n').mark()],
  where: (m) => {
    const noun = m.token('n');
    if (!isNounNext(m) || (noun.lower === 'chose' && m.token('d').lower === 'quelques')) return false;
    const next = m.after();
    // les premier jours: left to the adjective rule
    if (reads(noun, Pos.adjective) && canBeNoun(next) && !isSurelyFinite(next)) return false;
    if (!isDeterminer(m.sentence.tokens, m.token('d').index)) return false;
    return (
      noun.readings.every(
        (each) =>
          (each.pos !== Pos.adverb || isOne(m.before(), listed('tous toutes'))) && !(each.features & Feature.plural),
      ) && allDiffer(nounMasks(noun), Feature.plural, Group.number)
    );
  },
  suggest: (m) => nounIn(m.sentence, m.token('n'), Feature.plural),
  wrong: [
    ['Nous avons joué à des jeu de cartes.', 'Nous avons joué à des jeux de cartes.'],
    ['Bonjour, vous trouverez ci-joint mes document.', 'Bonjour, vous trouverez ci-joint mes documents.'],
    ['Il faut porter les meuble samedi.', 'Il faut porter les meubles samedi.'],
    ['Il y a plusieurs hôtel près de la gare.', 'Il y a plusieurs hôtels près de la gare.'],
  ],
  right: [
    'Nous avons joué à des jeux de cartes.',
    'Ces gens, je les porte dans mon cœur.',
    'Les avis sont bons, merci à tous.',
    'Lire les porte à rêver.',
  ],
});

/** A singular determiner with a plural noun: un chats. */
export const singularDeterminer = defineRule({
  id: 'fr.agreement-noun-phrase.singular-noun',
  patterns: [
    [SINGULAR_ONLY.as('d').mark(), ordinary().as('n').mark()],
    // une excellente soirées
    [
      word('un', 'une', 'cette', 'cet', 'mon', 'ma', 'ton', 'ta', 'sa', 'votre', 'notre', 'chaque', 'aucun', 'aucune')
        .as('d')
        .mark(),
      new Element(
        (token) =>
          canBeAdjective(token) && allDiffer(adjectiveMasks(token), Feature.plural, Group.number) && !canBeNoun(token),
      )
        .as('a')
        .mark(),
      ordinary().as('n').mark(),
    ],
  ],
  where: (m) => {
    const noun = m.token('n');
    if (m.to - m.from === 3)
      return (
        isSafe(m, m.token('d'), noun) &&
        !isOther(noun) &&
        !hasInnerCapital(noun) &&
        !canBeConjugated(noun) &&
        !canBeAdjective(noun) &&
        allDiffer(nounMasks(noun), Feature.singular, Group.number)
      );
    return (
      isNounNext(m) &&
      (!canBeConjugated(noun) || isOne(m.token('d'), listed('chaque aucun aucune cet cette mon ma ta votre'))) &&
      allDiffer(nounMasks(noun), Feature.singular, Group.number) &&
      noun.readings.every((each) => each.pos === Pos.verb || (each.features & Feature.plural) !== 0) &&
      !reads(m.before(), Pos.numeral) &&
      m.before()?.lower !== 'et'
    );
  },
  suggest: (m) => [
    ...replaced(m, 'n', nounIn(m.sentence, m.token('n'), Feature.singular)),
    ...(PLURAL_OF[m.token('d').lower] && m.to - m.from === 2
      ? [m.rewrite({ d: PLURAL_OF[m.token('d').lower] as string })]
      : []),
  ],
  wrong: [
    ["J'ai adopté un chats hier.", "J'ai adopté un chat hier."],
    ['Merci pour votre réponses rapide.', 'Merci pour votre réponse rapide.'],
    ['Chaque enfants a reçu un cadeau.', 'Chaque enfant a reçu un cadeau.'],
    ['Elle a trouvé un petits chats dans la rue.', 'Elle a trouvé un petit chats dans la rue.'],
    ["J'ai acheté une belles chaises.", "J'ai acheté une belle chaises."],
    ["J'ai oublié mon parapluies noirs.", "J'ai oublié mon parapluie noirs."],
    ['Nous avons passé une excellente soirées.', 'Nous avons passé une excellente soirée.'],
  ],
  right: [
    "J'ai adopté un chat hier.",
    'Chaque fois, il arrive avec un gros bouquet.',
    'Le temps passe et le prix monte.',
  ],
});

const PLURAL_OF: Readonly<Record<string, string>> = {
  un: 'des',
  une: 'des',
  le: 'les',
  la: 'les',
  ce: 'ces',
  cet: 'ces',
  cette: 'ces',
  mon: 'mes',
  ma: 'mes',
  ton: 'tes',
  ta: 'tes',
  son: 'ses',
  sa: 'ses',
  notre: 'nos',
  votre: 'vos',
  du: 'des',
  au: 'aux',
  quel: 'quels',
  quelle: 'quelles',
};
