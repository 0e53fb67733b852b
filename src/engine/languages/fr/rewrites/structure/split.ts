// Long sentences that fall in two at a conjunction or a semicolon.
import { Pos } from '../../../../lexicon/features.ts';
import { Label } from '../../../../reading/parser/labels.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { capitalised } from '../../../../rewrite/dress.ts';
import { isOne, isTaggedFinite, listed } from '../../../../rules/ask.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, punctuation, word } from '../../../../rules/pattern.ts';
import { isSplittable } from '../../../common/rewrites/splitting.ts';

const SUBJECTS = listed("je j' tu il elle on nous vous ils elles c' cela ceci ça");

/** A pronoun that can only be a subject here, or a determiner whose noun has a finite verb of its own. */
function opensClause(m: Match): boolean {
  const next = m.token('next');
  if (SUBJECTS.has(next.lower)) return true;
  const { syntax } = m;
  const verb = m.sentence.tokens.slice(next.index + 1, next.index + 8).find(isTaggedFinite);
  if (!verb || !syntax || next.pos !== Pos.determiner) return false;
  const noun = syntax.nounOf(next)?.token;
  return noun !== undefined && syntax.labelOf(noun) === Label.subject && syntax.verbOf(noun)?.token === verb;
}

const next = () => new Element((token) => token.kind === 'word').as('next').mark();

/** ..., mais il: ... . Mais il. */
export const splitAtConjunction = defineRewrite({
  id: 'fr.rewrite.split',
  kind: 'split',
  pattern: [punctuation(',').mark(), word('mais', 'et', 'car', 'donc').as('and').mark(), next()],
  where: (m) => isSplittable(m, { words: 30, side: 10 }) && opensClause(m),
  suggest: (m) => {
    const { lower } = m.token('and');
    const { text } = m.token('next');
    if (lower === 'et') return [`. ${capitalised(text)}`];
    if (lower === 'car') return [`. En effet, ${text}`];
    return [`. ${capitalised(lower)} ${text}`];
  },
  wrong: [
    [
      "Nous avons reçu votre lettre du mois dernier et nous l'avons lue avec une grande attention pendant la réunion, mais nous ne pouvons pas accepter votre offre pour des raisons de calendrier.",
      "Nous avons reçu votre lettre du mois dernier et nous l'avons lue avec une grande attention pendant la réunion. Mais nous ne pouvons pas accepter votre offre pour des raisons de calendrier.",
    ],
    [
      'Le conseil a voté le budget de la ville pour la prochaine année après une longue réunion dans la grande salle, et le maire a remercié tous les élus pour leur patience.',
      'Le conseil a voté le budget de la ville pour la prochaine année après une longue réunion dans la grande salle. Le maire a remercié tous les élus pour leur patience.',
    ],
    [
      "La bibliothèque de notre quartier restera fermée pendant tout le mois de juillet et une partie du mois d'août, car les ouvriers doivent refaire le toit et changer toutes les fenêtres du premier étage.",
      "La bibliothèque de notre quartier restera fermée pendant tout le mois de juillet et une partie du mois d'août. En effet, les ouvriers doivent refaire le toit et changer toutes les fenêtres du premier étage.",
    ],
  ],
  right: [
    'Il est venu hier, mais il est reparti.',
    "Si vous avez reçu notre lettre du mois dernier et si vous l'avez lue avec attention, mais que vous ne pouvez pas venir, appelez-nous avant la fin de la semaine prochaine.",
    'Il aime le thé, le café, le chocolat, le lait, le jus de pomme, le jus de raisin, les sirops, les eaux gazeuses, les tisanes du soir, et la bière.',
  ],
});

/** A sentence of two parts beside a semicolon. */
export const splitAtSemicolon = defineRewrite({
  id: 'fr.rewrite.split-semicolon',
  kind: 'split',
  pattern: [new Element((token) => token.kind === 'word').as('last').mark(), punctuation(';').mark(), next()],
  where: (m) => isSplittable(m, { words: 30, side: 8 }) && opensClause(m) && !isOne(m.token('next'), listed("ce c'")),
  suggest: (m) => [`${m.text('last')}. ${capitalised(m.text('next'))}`],
  wrong: [
    [
      'Le conseil a voté le budget de la ville après une longue réunion dans la grande salle ; il a ensuite remercié tous les élus pour leur patience et leur travail de ces derniers mois.',
      'Le conseil a voté le budget de la ville après une longue réunion dans la grande salle. Il a ensuite remercié tous les élus pour leur patience et leur travail de ces derniers mois.',
    ],
    [
      'Les travaux du pont dureront pendant tout le printemps et peut-être plus longtemps encore ; ils gêneront les voitures, qui passeront par la route du lac et par le centre de la petite ville voisine.',
      'Les travaux du pont dureront pendant tout le printemps et peut-être plus longtemps encore. Ils gêneront les voitures, qui passeront par la route du lac et par le centre de la petite ville voisine.',
    ],
    [
      'Ma grand-mère a gardé toutes les lettres de son frère dans une vieille boîte en fer ; elle les relit parfois le soir quand la maison est calme et que les enfants dorment enfin.',
      'Ma grand-mère a gardé toutes les lettres de son frère dans une vieille boîte en fer. Elle les relit parfois le soir quand la maison est calme et que les enfants dorment enfin.',
    ],
  ],
  right: [
    'Il est venu ; il est reparti.',
    'Prenez du pain ; du lait ; des œufs.',
    'Apportez un stylo, un cahier à grands carreaux, une gomme, une règle et un compas ; pour le sport, des baskets propres, un short noir, un haut blanc et une bouteille pleine de bonne eau.',
  ],
});
