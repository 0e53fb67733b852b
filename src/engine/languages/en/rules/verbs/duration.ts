// What began in the past and goes on: known for years, the first time I have seen, how long have you lived here.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { among } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, not, number, oneOf, punctuation, word, words } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { presentOnly, verbForms } from '../../reading/words.ts';

const haveOf = (subject: Token): string => (among('he she it')(subject) ? 'has' : 'have');
const people = () => words('i you he she we they').as('subject');
const counts = () => oneOf(number(), words('two three four five six seven eight nine ten many several a'));
const times = () => words('years year months weeks days decades ages time hours long');

/** I know him for ten years, this is the first time I see snow. */
export const durationPerfect = defineRule({
  id: 'en.tense.duration',
  patterns: [
    [
      people(),
      words('know knows').as('verb').mark(),
      not(oneOf(punctuation(',', '.', ';'), words('that how what if for who'))).repeat(1, 3),
      word('for'),
      counts(),
      times().repeat(1, 2),
    ],
    [
      people(),
      words('live lives work works study studies learn learns').as('verb').mark(),
      words('here there english german french spanish'),
      word('for'),
      words('about almost over more than nearly').repeat(0, 2),
      counts(),
      times().repeat(1, 2),
    ],
    [
      words("this it it's that"),
      word('is').repeat(0, 1),
      word('the'),
      words('first second third').as('nth'),
      word('time'),
      word('that').repeat(0, 1),
      people(),
      presentOnly().as('verb').mark(),
    ],
    [
      people(),
      word("didn't").as('not').mark(),
      can(Pos.verb, Feature.infinitive).as('verb').mark(),
      not(oneOf(punctuation(',', '.', ';'), words('that because when and but'))).repeat(0, 4),
      word('since'),
      oneOf(
        number(),
        words(
          'yesterday last monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december christmas easter breakfast lunch',
        ),
      ),
    ],
    [
      words('how'),
      word('long'),
      words('do does').as('do').mark(),
      people().mark(),
      words('live work know learn study play').as('verb').mark(),
      words('here there in at for him her them it each english german french spanish this the'),
    ],
  ],
  // what a manual says to whoever reads it
  where: (m) => !(m.names('nth') && m.token('subject').lower === 'you'),
  suggest: (m) => {
    const [verb, subject] = [m.token('verb'), m.token('subject')];
    const own = reads(verb, Pos.verb, Feature.pastParticiple) ? [verb.lower] : [];
    const participles = [...own, ...verbForms(m, verb, Feature.pastParticiple)];
    if (m.names('do')) return participles.map((each) => `${haveOf(subject)} ${subject.text} ${each}`);
    if (m.names('not')) return participles.map((each) => `${haveOf(subject)}n't ${each}`);
    return participles.map((each) => `${haveOf(subject)} ${each}`);
  },
  wrong: [
    ['We know each other for ten years.', 'We have known each other for ten years.'],
    ['She lives here for two years.', 'She has lived here for two years.'],
    ['This is the first time I see snow.', 'This is the first time I have seen snow.'],
    ["I didn't eat anything since yesterday.", "I haven't eaten anything since yesterday."],
    ['How long do you live here?', 'How long have you lived here?'],
  ],
  right: [
    'This is the first time you open it, so wait a moment.',
    'We have known each other for ten years.',
    'The first time you open it, wait a moment.',
    'How long do you want to live here?',
    "I didn't know since when he was ill.",
    'They work there for money.',
  ],
});
