// Two sentences run together without a mark.
import { Pos } from '../../../../lexicon/features.ts';
import { among, isMarkOrEnd } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { anyWord, can, oneOf, word, words } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';

const LINKS =
  'that if when because as than while since what who which where how why whether so and but or like think thinks thought say says said know hope guess wish believe feel means mean told tell all every only first last though although whatever whenever once everything anything something nothing time way sure ask asked see let make help hear watch';

/** I love this jacket it fits. */
export const runOn = defineRule({
  id: 'en.comma.run-on',
  category: 'punctuation',
  patterns: [
    [
      can(Pos.noun)
        .except(words(`i it you ${LINKS}`))
        .as('last')
        .mark(),
      words('it they we i he she').as('pronoun').mark(),
      oneOf(
        words(
          "is was are were isn't wasn't aren't can't couldn't don't doesn't didn't won't fits works looks tastes smells",
        ),
        word('had', 'has'),
      ).as('verb'),
      anyWord(),
    ],
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const before = tokens.slice(0, m.from);
    if (before.length < 2 || before.some((token) => token.kind !== 'word')) return false;
    if (before.some(among(LINKS)) || !before.some((token) => reads(token, Pos.verb) || reads(token, Pos.auxiliary)))
      return false;
    const [verb, after] = [m.token('verb'), m.sentence.tokens[m.token('verb').index + 1]];
    if (among('had has')(verb) && !among('to a been no')(after)) return false;
    // "the man he was", "the book they don't like": a relative clause.
    const near = before.slice(-2);
    if (near.some(among('the a an any some no'))) return false;
    const start = tokens[0];
    return among('i we he she they it our my this the your his her their')(start) && !isMarkOrEnd(after);
  },
  suggest: (m) => {
    const [last, pronoun] = [m.text('last'), m.text('pronoun')];
    return [`${last}; ${pronoun}`, `${last}. ${pronoun.charAt(0).toUpperCase()}${pronoun.slice(1)}`];
  },
  wrong: [
    ['I love these boots they are so warm.', 'I love these boots; they are so warm.'],
    ['My phone broke yesterday I can’t call you.', 'My phone broke yesterday; I can’t call you.'],
    ['Our bus was late this morning we had to run.', 'Our bus was late this morning; we had to run.'],
  ],
  right: [
    'I wanted to think he was right.',
    'The change we are planning is small.',
    'I love these boots; they are warm.',
    'I like the man he was.',
    'I know my son well.',
  ],
});
