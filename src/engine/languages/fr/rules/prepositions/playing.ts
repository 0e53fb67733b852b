// Jouer à a game, jouer de an instrument.
import { Feature, Group } from '../../../../lexicon/features.ts';
import { isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, lemma } from '../../../../rules/pattern.ts';
import { valuesIn } from '../../../../rules/wordRows.ts';
import { nounMasks } from '../../reading/forms.ts';
import { adverbs, elides } from '../../reading/words.ts';
import played from '../../rows/played.words.tsv';

const PREPOSITION = valuesIn(played, 'preposition');
const SMALL = listed("à au aux de du des d' le la les l' un une dans sur en avec");

/** What stands before the noun as it should: du piano, aux cartes, à la pétanque. */
function wanted(m: Match): string {
  const noun = m.token('n');
  const isGame = PREPOSITION.get(noun.lower) === 'à';
  const [mask = 0] = nounMasks(noun);
  if ((mask & Group.number) === Feature.plural) return isGame ? 'aux ' : 'des ';
  const start = isGame ? 'à' : 'de';
  if (elides(noun.lower)) return `${start} l'`;
  if ((mask & Group.gender) === Feature.feminine) return `${start} la `;
  return isGame ? 'au ' : 'du ';
}

const written = (m: Match): string =>
  m
    .all('p')
    .map(({ lower }) => lower)
    .join(' ')
    .replace(/l'$/, "l'");

/** Je joue le piano, elle joue de tennis. */
export const playing = defineRule({
  id: 'fr.prepositions.playing',
  pattern: [
    lemma('jouer').as('v'),
    adverbs(),
    new Element((token) => isOne(token, SMALL)).repeat(0, 2).as('p').mark(),
    new Element((token) => PREPOSITION.has(token.lower)).as('n').mark(),
  ],
  where: (m) => written(m) !== wanted(m).trim() && !isOne(m.token('n'), listed('dames')),
  unless: {
    'one of several, or on one': {
      when: (m) => m.has('p') && isOne(m.all('p')[0], listed("un une sur d' avec")),
      right: 'Il joue sur un piano désaccordé.',
    },
    'what the instrument plays': {
      when: (m) =>
        m.has('p') &&
        isOne(m.all('p')[0], listed('au à')) &&
        PREPOSITION.get(m.token('n').lower) === 'de' &&
        isOne(m.after(), listed('un une le la les des')),
      right: 'Elle a joué au piano une valse.',
    },
  },
  suggest: (m) => [`${wanted(m)}${m.token('n').text}`],
  wrong: [
    ['Je joue le piano depuis dix ans.', 'Je joue du piano depuis dix ans.'],
    ['Elle joue de tennis le mercredi.', 'Elle joue au tennis le mercredi.'],
    ['Nous jouons souvent les cartes.', 'Nous jouons souvent aux cartes.'],
    ["Mon oncle joue l'accordéon.", "Mon oncle joue de l'accordéon."],
  ],
  right: [
    'Je joue du piano.',
    'Il joue sur un piano désaccordé.',
    'Nous jouons aux cartes.',
    'Elle a joué au piano une valse.',
  ],
});
