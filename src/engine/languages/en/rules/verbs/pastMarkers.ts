// A present tense beside a word for the past: yesterday I go, I am in London last week.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { among } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, not, oneOf, punctuation, sentenceStart, tagged, word, words } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { comesAfter, determiners, presentOnly, singularNoun, verbForms } from '../../reading/words.ts';

const PAST_OF: Readonly<Record<string, string>> = {
  am: 'was',
  is: 'was',
  are: 'were',
  have: 'had',
  has: 'had',
  "don't": "didn't",
  "doesn't": "didn't",
};

/** Last week I have bought: another rule has it. */
const isPerfect = (m: Match): boolean =>
  reads(m.sentence.tokens[m.token('verb').index + 1], Pos.verb, Feature.pastParticiple);

/** Yesterday I go: a present tense with a day in the past. */
export const pastMarker = defineRule({
  id: 'en.tense.past-marker',
  patterns: [
    [
      sentenceStart(),
      oneOf(word('yesterday'), word('last')),
      words(
        'night week month year summer weekend monday tuesday wednesday thursday friday saturday sunday morning evening',
      ).repeat(0, 1),
      punctuation(',').optional(),
      words('i he she it we they you'),
      presentOnly().as('verb').mark(),
    ],
    [
      sentenceStart(),
      words('when as while'),
      not(punctuation(',')).repeat(2, 6),
      oneOf(word('yesterday'), words('ago')),
      punctuation(','),
      determiners(),
      singularNoun(),
      presentOnly(Feature.third | Feature.singular | Feature.present)
        .as('verb')
        .mark(),
    ],
    // Yesterday my boss tell me, two days ago the shop close
    [
      words('i he she it we they').as('subject'),
      words("don't doesn't").as('verb').mark(),
      can(Pos.verb, Feature.infinitive),
      not(
        oneOf(
          punctuation(',', ';', ':', '.', '"', '?'),
          words('that who which if and because but when since from about'),
        ),
      ).repeat(0, 4),
      oneOf(word('yesterday'), word('last')),
    ],
    [
      sentenceStart(),
      words('yesterday last').as('day'),
      words(
        'night week month year summer weekend monday tuesday wednesday thursday friday saturday sunday morning evening',
      ).repeat(0, 1),
      punctuation(',').optional(),
      words('my our the his her'),
      singularNoun(),
      presentOnly().and(tagged(Pos.verb)).as('verb').mark(),
    ],
    // I am in London last week; they don't come yesterday
    [
      words('i he she it we they').as('subject'),
      words('am is are have has').as('verb').mark(),
      not(
        oneOf(
          punctuation(',', ';', ':', '.', '"', '?'),
          can(Pos.verb, Feature.pastParticiple),
          words(
            'that who which if and because but when where since from about of for than as to until i you he she it we they',
          ),
        ),
      ).repeat(1, 5),
      oneOf(word('yesterday'), word('last')),
    ],
    [
      sentenceStart(),
      words('yesterday last').as('day'),
      words(
        'night week month year summer weekend monday tuesday wednesday thursday friday saturday sunday morning evening',
      ).repeat(0, 1),
      punctuation(',').optional(),
      words('i he she it we they'),
      words('am is are have has').as('verb').mark(),
    ],
    // When I was a child, I live in a village
    [
      sentenceStart(),
      word('when'),
      words('i he she we they'),
      words('was were'),
      not(oneOf(punctuation(','), words('that who which'))).repeat(1, 5),
      punctuation(','),
      words('i he she we they'),
      presentOnly()
        .except(words('think know remember believe suppose guess mean feel hope wish am is are'))
        .as('verb')
        .mark(),
    ],
    // We arrive in Rome two days ago.
    [
      words('i he she we they').as('subject'),
      presentOnly().except(words('say says think thinks know knows remember believe guess')).as('verb').mark(),
      not(
        oneOf(
          punctuation(',', ';', ':', '.', '"'),
          words('that who which if and because but when where since i you he she it we they is was were had has have'),
        ),
      ).repeat(0, 7),
      oneOf(word('ago'), word('yesterday'), word('last')),
    ],
    [
      sentenceStart(),
      words('i he she we they'),
      words('go goes see sees meet meets buy buys come comes eat eats take takes get gets write writes speak speaks')
        .as('verb')
        .mark(),
      not(oneOf(punctuation(','), words('that who which if and because'))).repeat(0, 6),
      word('yesterday'),
    ],
  ],
  where: (m) =>
    !(among('have has am is are')(m.token('verb')) && isPerfect(m)) &&
    (m.sentence.tokens[m.to - 1]?.lower !== 'last' ||
      among('night week month year summer winter weekend monday tuesday wednesday thursday friday saturday sunday')(
        m.after(),
      )) &&
    !comesAfter(m, "do does did don't doesn't didn't can could will would should must may might to let make help", 2) &&
    (m.sentence.tokens[m.from]?.lower !== 'last' || m.sentence.tokens[m.from + 1]?.kind === 'word'),
  suggest: (m) => {
    const past = PAST_OF[m.token('verb').lower];
    return past ? [past] : verbForms(m, m.token('verb'), Feature.preterite);
  },
  wrong: [
    ['Yesterday my boss tell me the news.', 'Yesterday my boss told me the news.'],
    ['I am in London last week.', 'I was in London last week.'],
    ["They don't come yesterday.", "They didn't come yesterday."],
    ['Yesterday I have a bad day.', 'Yesterday I had a bad day.'],
    ['Last year she is ill.', 'Last year she was ill.'],
    ['When I was a child, I live in a village.', 'When I was a child, I lived in a village.'],
    ['Yesterday I go to the dentist.', 'Yesterday I went to the dentist.'],
    ['Last week we buy a new sofa.', 'Last week we bought a new sofa.'],
    ['She sees him at the market yesterday.', 'She saw him at the market yesterday.'],
    ['When I was in town yesterday, the dog bites me.', 'When I was in town yesterday, the dog bit me.'],
    [
      'While we were in the garden yesterday, the phone rings.',
      'While we were in the garden yesterday, the phone rang.',
    ],
    ['I see him two days ago.', 'I saw him two days ago.'],
    ['I meet her last week.', 'I met her last week.'],
    ['I go to the cinema yesterday.', 'I went to the cinema yesterday.'],
    ['They go home yesterday.', 'They went home yesterday.'],
  ],
  right: [
    'I know him from last year.',
    'When I was young, I think we had a dog.',
    'They come to see the last day of the show.',
    'He says that he went yesterday.',
    'I see what you did there.',
  ],
});
