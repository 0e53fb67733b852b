// Pronouns in the wrong form or place: everything what, a friend of me, me and my brother goes.
import { Pos } from '../../../../lexicon/features.ts';
import { among, isMarkOrEnd } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { oneOf, tagged, word, words } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';

/** everything what he said: "that", or nothing. */
export const whatThat = defineRule({
  id: 'en.pronoun.what-that',
  patterns: [
    [
      words('everything something anything nothing all').as('noun'),
      word('what').mark(),
      words('i you he she it we they'),
    ],
    [
      words('the only'),
      words('thing things person people man woman way reason book film place day').as('noun'),
      word('what').mark(),
      oneOf(words('i you he she we they'), tagged([Pos.verb, Pos.auxiliary])),
    ],
  ],
  // He told me all: what she had said and why. We discussed everything, what it costs.
  where: (m) => !among('at after above of tell tells told ask asked know')(m.before()),
  suggest: () => ['that'],
  wrong: [
    ['Everything what he said was true.', 'Everything that he said was true.'],
    ['That is all what I know about it.', 'That is all that I know about it.'],
    ['The thing what I miss most is the sea.', 'The thing that I miss most is the sea.'],
  ],
  right: [
    'I told him everything, what it cost and why.',
    'Above all what I need is sleep.',
    'We tell all what they want to hear.',
    'I know what he said.',
  ],
});

const OWN: Readonly<Record<string, string>> = {
  me: 'mine',
  him: 'his',
  her: 'hers',
  us: 'ours',
  them: 'theirs',
  you: 'yours',
};

/** a friend of me: one of mine. */
export const friendOf = defineRule({
  id: 'en.pronoun.friend-of',
  pattern: [
    words('a an another some two three many'),
    tagged(Pos.adjective).repeat(0, 2),
    words(
      'friend friends colleague colleagues neighbour neighbours neighbor neighbors cousin cousins aunt uncle brother sister relative relatives student students classmate classmates client clients teacher',
    ),
    word('of'),
    words('me him us them you').as('pronoun').mark(),
  ],
  where: (m) =>
    !among('made make makes making')(m.before()) &&
    !(m.token('pronoun').lower === 'her' && reads(m.after(), Pos.noun)) &&
    (isMarkOrEnd(m.after()) || reads(m.after(), Pos.verb) || among('in on at from who has is was and')(m.after())),
  suggest: (m) => [OWN[m.token('pronoun').lower] ?? ''].filter(Boolean),
  wrong: [
    ['A friend of me called yesterday.', 'A friend of mine called yesterday.'],
    ['She is a good colleague of us.', 'She is a good colleague of ours.'],
    ['Two old friends of him live in Rome.', 'Two old friends of his live in Rome.'],
  ],
  right: ['It made a teacher of him.', 'She made a friend of me last year.', 'It made an aunt of me.'],
});
