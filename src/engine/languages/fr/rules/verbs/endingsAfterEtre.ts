// Être is followed by the participle: la facture a été payée.
import { Pos } from '../../../../lexicon/features.ts';
import { canBeAdjective, canBeInfinitive, canBeNoun, hasInnerCapital, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { Element, word } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { maskOfClause } from '../../reading/attributeSubjects.ts';
import { participlesOf } from '../../reading/forms.ts';
import { adverbs, canBeConjugated, clitics, isSurelyFinite } from '../../reading/words.ts';

/** A word that only sounds like a participle: aller, allez. */
const isWrongEnding = (token: Token): boolean =>
  (token.lower.endsWith('er') &&
    canBeInfinitive(token) &&
    !canBeAdjective(token) &&
    !isOne(token, listed('dîner déjeuner souper'))) ||
  (token.lower.endsWith('ez') && canBeConjugated(token) && !reads(token, Pos.auxiliary) && !canBeNoun(token));

/** An infinitive where a participle belongs, after être: a été payer. */
export const infinitiveAfterEtre = defineRule({
  id: 'fr.verb-endings.infinitive-after-etre',
  priority: 4,
  patterns: [
    [
      word('été'),
      adverbs(),
      new Element((token) => /(?:er|ez)$/.test(token.lower) && (canBeInfinitive(token) || isSurelyFinite(token)))
        .as('a')
        .mark(),
    ],
    [
      word('il', 'elle', 'ils', 'elles', 'je', 'tu', 'on', 'nous', 'vous'),
      clitics(),
      word('est', 'sont', 'était', 'étaient', 'suis', 'es', 'sommes', 'êtes', 'sera', 'seront', 'soit', 'serait').as(
        'v',
      ),
      adverbs(),
      new Element(isWrongEnding).as('a').mark(),
    ],
    [word('être', 'sera', 'seront').as('v'), adverbs(), new Element(isWrongEnding).as('a').mark()],
    [
      new Element((token) => canBeNoun(token) && !hasInnerCapital(token)),
      word('est', 'était', 'sera').as('v'),
      adverbs(),
      word('arriver', 'aller', 'partir', 'rester', 'tomber', 'rentrer', 'entrer', 'monter', 'passer', 'retourner')
        .as('a')
        .mark(),
    ],
    [
      new Element((token) => canBeNoun(token) && !hasInnerCapital(token)),
      new Element((token) => isOne(token, listed("s' se"))).optional(),
      word('sont', 'étaient', 'seront', 'soient').as('v'),
      adverbs(),
      new Element(
        (token) => token.lower.endsWith('er') && canBeInfinitive(token) && !canBeNoun(token) && !canBeAdjective(token),
      )
        .as('a')
        .mark(),
    ],
  ],
  where: (m) =>
    !m.sentence.tokens.slice(Math.max(0, m.from - 3), m.from).some((each) => isOne(each, listed("ce c' l'"))) &&
    !hasInnerCapital(m.token('a')),
  suggest: (m) => participlesOf(m.sentence, m.token('a'), maskOfClause(m)),
  wrong: [
    ['La facture a été payer en ligne.', 'La facture a été payée en ligne.'],
    ['Ils sont arriver en retard.', 'Ils sont arrivés en retard.'],
    ["Elle s'est installer près d'ici.", "Elle s'est installée près d'ici."],
    ["Mon colis n'a toujours pas été livrer.", "Mon colis n'a toujours pas été livré."],
    ['Le dîner sera préparer par ma mère.', 'Le dîner sera préparé par ma mère.'],
    ['Le train est arriver en retard.', 'Le train est arrivé en retard.'],
    ['Mon père est aller au marché.', 'Mon père est allé au marché.'],
    ['Les magasins sont fermer le dimanche.', 'Les magasins sont fermés le dimanche.'],
    ['Les portes étaient fermer à clé.', 'Les portes étaient fermées à clé.'],
    ['La lettre sera envoyer lundi.', 'La lettre sera envoyée lundi.'],
  ],
  right: [
    'La facture a été payée hier, inutile de la renvoyer.',
    'Ils sont venus manger à la maison.',
    'Ne rien dire, ce sera aggraver la situation.',
  ],
});
