// Clauses that can do with less: le fait de fumer, la maison qui est située, la lettre qui a été envoyée.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { isOne, isTaggedNominal, isTaggedVerb, listed } from '../../../../rules/ask.ts';
import { Element, sentenceStart, word, words } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { joinsInfinitive } from '../../../common/rewrites/around.ts';
import { hasPassive } from '../nounPhrases.ts';

const infinitive = () =>
  new Element((token) => isTaggedVerb(token) && reads(token, Pos.verb, Feature.infinitive)).as('infinitive');

/** Le fait de fumer nuit: fumer nuit. */
export const factOf = defineRewrite({
  id: 'fr.rewrite.fact-of',
  kind: 'wordy',
  pattern: [sentenceStart(), word('le').mark(), word('fait').mark(), word('de', "d'").mark(), infinitive().mark()],
  where: (m) => !joinsInfinitive(m),
  suggest: (m) => [m.token('infinitive').text],
  wrong: [
    ['Le fait de fumer nuit à la santé.', 'Fumer nuit à la santé.'],
    ["Le fait d'attendre coûte cher.", 'Attendre coûte cher.'],
    ['Le fait de partir tôt évite les bouchons.', 'Partir tôt évite les bouchons.'],
  ],
  right: ['Le fait de la semaine est connu.', 'Il a été puni pour le fait de mentir.', 'Le fait est connu.'],
});

const noun = () => new Element((token) => isTaggedNominal(token) && token.pos === Pos.noun).as('noun');
const done = () => new Element(hasPassive).as('done');
const AFTER = "à au aux de du des d' par en dans sur sous près pour avec entre chez depuis hier";

/** la maison qui est située près du lac: la maison située près du lac. */
export const whichIs = defineRewrite({
  id: 'fr.rewrite.which-is',
  kind: 'wordy',
  patterns: [
    [noun(), word('qui').mark(), word('est', 'sont').mark(), done().mark(), words(AFTER)],
    [noun(), word('qui').mark(), words('a ont avait avaient').mark(), word('été').mark(), done().mark(), words(AFTER)],
  ],
  unless: {
    'a cleft: it is this one that is meant': {
      when: (m) =>
        m.sentence.tokens
          .slice(0, m.from)
          .some((token, i, all) => isOne(token, listed("c' ce")) && isOne(all[i + 1], listed('est sont était'))),
      right: "C'est la maison qui est située près du lac.",
    },
  },
  suggest: (m) => [m.token('done').text],
  wrong: [
    ['Il vend la maison qui est située près du lac.', 'Il vend la maison située près du lac.'],
    ['Les lettres qui ont été envoyées par Paul sont là.', 'Les lettres envoyées par Paul sont là.'],
    ['Voici le plan qui a été établi en mai.', 'Voici le plan établi en mai.'],
  ],
  right: [
    'La lettre qui est arrivée en mai est là.',
    'La maison qui est grande est chère.',
    'Ceux qui sont connus de tous gagnent.',
  ],
});

/** Things said of a text, and whose they are: la signature de celui-ci, sa signature. */
export const ofThisOne = defineRewrite({
  id: 'fr.rewrite.of-this-one',
  kind: 'simple',
  pattern: [
    words("le la l' les").as('article').mark(),
    new Element((token) => token.pos === Pos.noun).as('noun').mark(),
    word('de').mark(),
    words('celui-ci celle-ci').mark(),
  ],
  where: (m) =>
    !isOne(m.token('noun'), listed('intérieur extérieur sein côté cours tour bord aide encontre égard insu')),
  suggest: (m) => {
    const { lower, text } = m.token('noun');
    if (m.token('article').lower === 'les') return [`ses ${text}`];
    const features = m.readings('noun').reduce((bits, each) => bits | (each.pos === Pos.noun ? each.features : 0), 0);
    const isFeminine = (features & Feature.feminine) !== 0;
    if (isFeminine && (features & Feature.masculine) !== 0) return [];
    return [`${isFeminine && !/^[aeiouyhàâéèêîôûœ]/.test(lower) ? 'sa' : 'son'} ${text}`];
  },
  wrong: [
    ['Lisez le contrat avant la signature de celui-ci.', 'Lisez le contrat avant sa signature.'],
    ["La demande est rejetée si l'auteur de celle-ci est absent.", 'La demande est rejetée si son auteur est absent.'],
    ['Envoyez le dossier et les annexes de celui-ci.', 'Envoyez le dossier et ses annexes.'],
  ],
  right: ['Le prix de celui-là est bas.', 'Je préfère celui-ci.', 'La couleur de celui qui vient est belle.'],
});

/** ledit contrat: ce contrat. */
export const theSaid = defineRewrite({
  id: 'fr.rewrite.the-said',
  kind: 'simple',
  pattern: [
    words('ledit ladite lesdits lesdites dudit audit desdits desdites auxdits auxdites').as('said').mark(),
    new Element((token) => token.pos === Pos.noun).as('noun').mark(),
  ],
  suggest: (m) => {
    const { lower } = m.token('said');
    const noun = m.token('noun');
    const before = lower.startsWith('du') || lower.startsWith('des') ? 'de ' : lower.startsWith('au') ? 'à ' : '';
    const isMany = lower.endsWith('s');
    const own = isMany ? 'ces' : lower === 'ladite' ? 'cette' : /^[aeiouhéèêâîôœ]/.test(noun.lower) ? 'cet' : 'ce';
    return [`${before}${own} ${noun.text}`];
  },
  wrong: [
    ['Ledit contrat est nul.', 'Ce contrat est nul.'],
    ['La durée dudit contrat est de dix ans.', 'La durée de ce contrat est de dix ans.'],
    ['Ladite clause est nulle.', 'Cette clause est nulle.'],
  ],
  right: ['Il le dit souvent.', 'Le dit contrat est nul.', 'On la dite.'],
});
