// Pronouns in the wrong place: this car is my, I hurt me, the man who car was stolen.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { isMarkOrEnd, isTaggedFinite } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import {
  can,
  lemmas,
  oneOf,
  punctuation,
  sentenceStart,
  tagged,
  uncapitalised,
  word,
  words,
} from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';

const ALONE: Readonly<Record<string, string>> = {
  my: 'mine',
  your: 'yours',
  our: 'ours',
  their: 'theirs',
  her: 'hers',
};

/** This car is my, my is bigger: without a noun. */
export const possessiveAlone = defineRule({
  id: 'en.pronoun.possessive-alone',
  patterns: [
    [
      words("is was isn't wasn't are were not than like"),
      words('my our their').as('pronoun').mark(),
      oneOf(punctuation('.', ',', '!', '?', ';'), words('but because so too now if when')),
    ],
    [sentenceStart(), words('my our').as('pronoun').mark(), words("is was are were isn't wasn't has does")],
    [
      words('than but and because that'),
      words('my our').as('pronoun').mark(),
      words("is was are were isn't wasn't has does"),
    ],
  ],
  suggest: (m) => [ALONE[m.token('pronoun').lower] ?? ''],
  wrong: [
    ['This car is my, not yours.', 'This car is mine, not yours.'],
    ['Their house is older than our.', 'Their house is older than ours.'],
    ['My is bigger than yours.', 'Mine is bigger than yours.'],
    ['Your bike is new but my is old.', 'Your bike is new but mine is old.'],
  ],
  right: ['This is my car.', 'It is our and their problem.', 'Their house is older than our house.'],
});

const SELF: Readonly<Record<string, string>> = { me: 'myself', us: 'ourselves' };

/** I hurt me, we enjoyed us; I feel me tired. */
export const reflexive = defineRule({
  id: 'en.pronoun.reflexive',
  patterns: [['i', 'me'] as const, ['we', 'us'] as const].flatMap(([subject, object]) => [
    [
      words(`${subject} ${subject}'ve ${subject}'m`),
      words("have had will can always never often just don't didn't really also").repeat(0, 2),
      lemmas('hurt cut wash enjoy introduce kill blame teach prepare burn shave dress control express defend force').as(
        'verb',
      ),
      word(object).as('pronoun').mark(),
    ],
    [
      words(`${subject} ${subject}'ve`),
      words('always never often really also').repeat(0, 1),
      lemmas('feel').as('feel').mark(),
      word(object).mark(),
      words('very so really not a bit').repeat(0, 2),
      can(Pos.adjective),
    ],
  ]),
  suggest: (m) => (m.names('feel') ? [m.text('feel')] : [SELF[m.token('pronoun').lower] ?? '']),
  wrong: [
    ['I cut me with the bread knife.', 'I cut myself with the bread knife.'],
    ['We enjoyed us a lot at the party.', 'We enjoyed ourselves a lot at the party.'],
    ['I feel me very tired today.', 'I feel very tired today.'],
    ['We felt us so happy there.', 'We felt so happy there.'],
  ],
  right: [
    'They hurt me with that.',
    'I cut the cake that they gave me.',
    'We felt so happy there.',
    'She and I teach us nothing.',
  ],
});

/** The man who car was stolen: whose. */
export const whoWhose = defineRule({
  id: 'en.pronoun.whose',
  pattern: [
    tagged([Pos.noun, Pos.properNoun]).as('owner'),
    punctuation(',').repeat(0, 1),
    word('who').as('pronoun').mark(),
    tagged(Pos.noun).and(uncapitalised()).as('thing'),
    tagged([Pos.verb, Pos.auxiliary]).as('verb'),
  ],
  where: (m) => {
    const thing = m.token('thing');
    const isVerb = reads(thing, Pos.verb) || reads(thing, Pos.adverb) || reads(thing, Pos.auxiliary);
    return (
      !isVerb && isTaggedFinite(m.token('verb')) && !isMarkOrEnd(m.after()) && reads(thing, Pos.noun, Feature.singular)
    );
  },
  suggest: () => ['whose'],
  wrong: [
    ['The man who car was stolen called the police.', 'The man whose car was stolen called the police.'],
    ['A girl who brother is ill missed the lesson.', 'A girl whose brother is ill missed the lesson.'],
    ['My aunt, who wallet was stolen, lives with us.', 'My aunt, whose wallet was stolen, lives with us.'],
  ],
  right: ['The man who people say is rich lives here.', 'The boy who cars hit was ill.', 'The man who runs is here.'],
});
