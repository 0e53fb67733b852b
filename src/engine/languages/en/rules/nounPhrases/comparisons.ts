// What a comparison is made with: taller than, as tall as, the same as.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { among, isMarkOrEnd } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, type Element, form, not, oneOf, tagged, word, words } from '../../../../rules/pattern.ts';

/** A comparative that hardly ever comes before "as" with another sense: not "better as a team", "later as". */
const comparative = (): Element =>
  oneOf(can(Pos.adjective, Feature.comparative), form(/[a-z]{3}ier$/)).except(
    words('better worse later earlier further farther longer rather other former latter inner outer upper lower elder'),
  );

/** Taller as me, as my brother, as before: nothing that a clause with "as" could begin with. */
function isCompared(m: Match): boolean {
  const [first, second] = [m.after(), m.after(2)];
  if (among('me him us them before expected usual mine yours hers ours theirs ever')(first)) return true;
  if (among('i you he she we they it')(first)) return isMarkOrEnd(second);
  return (
    among('my your his her our their the this that last')(first) &&
    m.after(2)?.kind === 'word' &&
    (isMarkOrEnd(m.after(3)) || isMarkOrEnd(m.after(4)))
  );
}

/** taller as me, as tall than me, the same than before. */
export const comparedWith = defineRule({
  id: 'en.comparative.than-as',
  patterns: [
    [comparative().as('adjective'), word('as').as('link').mark()],
    [
      words('more less').as('degree'),
      tagged([Pos.adjective, Pos.adverb]).as('adjective'),
      word('as').as('link').mark(),
    ],
    [
      word('as').as('as'),
      oneOf(tagged([Pos.adjective, Pos.adverb]), words('much many'))
        .and(not(oneOf(can(Pos.adjective, Feature.comparative), words('more less better worse well long soon far'))))
        .as('adjective'),
      word('than').as('link').mark(),
    ],
    [word('as'), words('much many'), can(Pos.noun), word('than').as('link').mark()],
    [word('the'), word('same'), can(Pos.noun, Feature.singular).repeat(0, 1), word('than').as('link').mark()],
  ],
  where: (m) => m.token('link').lower === 'than' || (isCompared(m) && !among('as so')(m.before())),
  suggest: (m) => [m.token('link').lower === 'as' ? 'than' : 'as'],
  params: (m) => ({ adjective: m.names('adjective') ? m.token('adjective').text : 'the same' }),
  wrong: [
    ['My sister is taller as me.', 'My sister is taller than me.'],
    ['It was more expensive as last year.', 'It was more expensive than last year.'],
    ['She is as tall than her mother.', 'She is as tall as her mother.'],
    ['He has as much money than you.', 'He has as much money as you.'],
    ['It is the same than before.', 'It is the same as before.'],
    ['I have the same age than her.', 'I have the same age as her.'],
    ['This box is heavier as my old suitcase.', 'This box is heavier than my old suitcase.'],
  ],
  right: [
    'It got darker as we walked on.',
    'She is taller than me.',
    'It is as good as it gets, better than before.',
    'They are stronger as a team.',
    'This works better as my desk.',
    'Nothing is as more than half of it was.',
  ],
});
