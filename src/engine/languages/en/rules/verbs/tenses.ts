// Tenses that do not match their time: I have called you last week, if it will rain.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { among, isMarkOrEnd } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import {
  can,
  Element,
  not,
  number,
  oneOf,
  punctuation,
  sentenceStart,
  tagged,
  word,
  words,
} from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { presentOnly, thirdForms, verbForms } from '../../reading/words.ts';

const persons = () => words('i you he she it we they');
const PERIODS =
  'night week month year summer winter spring autumn weekend monday tuesday wednesday thursday friday saturday sunday';

/** A year that is past whenever this code runs. */
const pastYear = () => number().and(new Element((token) => /^(?:19\d\d|20[01]\d)$/.test(token.text)));

/** The past tense, which for "be" depends on the subject. */
function pastOf(m: Match, subject: string): string[] {
  const verb = m.token('verb');
  if (verb.lower === 'been') return [/^(?:i|he|she|it)$/.test(subject) ? 'was' : 'were'];
  const forms = verbForms(m, verb, Feature.preterite);
  return forms.length > 0 ? forms : [verb.text];
}

/** called you last week, moved two years ago: a participle, and a finished time in the same clause. */
const participleOfPast = (): Element[] => [
  words('already just also').repeat(0, 1).mark(),
  tagged(Pos.verb).and(can(Pos.verb, Feature.pastParticiple)).except(words('got')).as('verb').mark(),
  not(
    oneOf(
      punctuation(',', ';', ':', '.', '"'),
      words('since for until till than who which what if because and but when from as over ever never in during'),
    ),
  ).repeat(0, 7),
  words('yesterday ago last'),
];

/** I have called you last week: a finished time takes the simple past. */
export const perfectPast = defineRule({
  id: 'en.tense.perfect-past',
  patterns: [
    [persons().as('subject'), words('have has').mark().as('have'), ...participleOfPast()],
    [words("i've you've we've they've").mark().as('subject'), ...participleOfPast()],
    // They have moved here in 2009, I have met him on Monday
    ...[pastYear().as('day'), words('monday tuesday wednesday thursday friday saturday sunday').as('day')].map(
      (day) => [
        persons().as('subject'),
        words('have has').mark().as('have'),
        tagged(Pos.verb).and(can(Pos.verb, Feature.pastParticiple)).as('verb').mark(),
        not(
          oneOf(
            punctuation(',', ';', ':', '.', '"'),
            words(
              'since for until till than who which what if because and but when from as over ever never in on during every to by',
            ),
          ),
        ).repeat(0, 6),
        words('in on').as('preposition'),
        day,
      ],
    ),
    // Last week I have bought a coat
    [
      sentenceStart(),
      oneOf(word('yesterday'), word('last')).as('opening'),
      words(PERIODS).repeat(0, 1),
      punctuation(',').repeat(0, 1),
      persons().as('subject'),
      words('have has').mark().as('have'),
      tagged(Pos.verb).and(can(Pos.verb, Feature.pastParticiple)).as('verb').mark(),
    ],
  ],
  where: (m) => {
    if (m.names('opening')) return m.token('verb').lower !== 'been' || m.token('opening').lower === 'yesterday';
    if (m.names('day')) {
      const isYear = m.token('day').kind === 'number';
      return (
        isYear === (m.token('preposition').lower === 'in') &&
        (isMarkOrEnd(m.after()) || among('and but with he she they i we')(m.after()))
      );
    }
    const end = m.sentence.tokens[m.to - 1];
    if (end?.lower === 'last' && !among(PERIODS)(m.after())) return false;
    if (among("yesterday's")(m.after()) || m.after()?.text === "'") return false;
    return !among('since for the from over')(m.sentence.tokens[m.to - 2]);
  },
  suggest: (m) => {
    const subject = m.token('subject').lower;
    const plain = subject.replace(/'ve$/, '');
    const past = pastOf(m, plain);
    const shown = m.text('subject').replace(/['\u2019]ve$/i, '');
    return subject === plain ? past : past.map((each) => `${shown} ${each}`);
  },
  wrong: [
    ['I have called you last week.', 'I called you last week.'],
    ['She has moved to Leeds two years ago.', 'She moved to Leeds two years ago.'],
    ['They have moved here in 2009.', 'They moved here in 2009.'],
    ['I have discussed it on Monday.', 'I discussed it on Monday.'],
    ['Last week I have bought a coat.', 'Last week I bought a coat.'],
    ["We've seen that film yesterday.", 'We saw that film yesterday.'],
  ],
  right: [
    "We've got photos of last summer.",
    'We have got photos of last summer.',
    'I have read the last chapter.',
    'I have lived here since last year.',
    'She has been ill for the last week.',
  ],
});

/** If it will rain tomorrow, we will stay: a condition takes the present. */
export const ifWill = defineRule({
  id: 'en.tense.if-will',
  patterns: [
    [
      sentenceStart(),
      words('if when unless until before after').as('opening'),
      words('i he she it we they').as('subject'),
      words("will won't").mark().as('will'),
      tagged([Pos.verb, Pos.auxiliary]).and(can(Pos.verb, Feature.infinitive)).as('verb').mark(),
    ],
    // If you will have questions: what is no wish
    [
      sentenceStart(),
      words('if when').as('opening'),
      word('you').as('subject'),
      word('will').mark().as('will'),
      words('have need want get see find arrive feel know decide change').as('verb').mark(),
    ],
    // If nothing will change, if the weather will be good
    ...[
      [words('nothing nobody something somebody someone everything everyone everybody').as('noun')],
      [words('the my your his her our their this'), can(Pos.noun).as('noun')],
    ].map((subject) => [
      sentenceStart(),
      words('if when unless until before after').as('opening'),
      ...subject,
      word('will').mark().as('will'),
      can(Pos.verb, Feature.infinitive).as('verb').mark(),
    ]),
    [
      oneOf(words('will can call'), punctuation(',')),
      not(oneOf(punctuation('?'), words('know ask wonder tell see'))).repeat(1, 6),
      words('if when').as('opening'),
      words('i he she it we they').as('subject'),
      words('will').mark().as('will'),
      tagged([Pos.verb, Pos.auxiliary]).and(can(Pos.verb, Feature.infinitive)).as('verb').mark(),
    ],
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const opening = m.token('opening');
    if (m.token('will').lower !== 'will' || tokens.at(-1)?.text === '?') return false;
    const beforeOpening = tokens.slice(0, opening.index);
    if (
      beforeOpening.some(
        among('know ask wonder sure asked wondering tell see question doubt decide depends unsure remember if whether'),
      )
    )
      return false;
    return (
      (m.names('subject') && m.token('subject').lower === 'you') ||
      tokens.slice(m.to).some(among("will we'll i'll you'll it'll he'll she'll they'll can")) ||
      beforeOpening.some(among('will can call'))
    );
  },
  suggest: (m) => {
    const verb = m.token('verb');
    const subject = m.token(m.names('noun') ? 'noun' : 'subject').lower;
    const isThird = m.names('noun')
      ? !reads(m.token('noun'), Pos.noun, Feature.plural)
      : among('he she it')(m.token('subject'));
    if (verb.lower === 'be') return [isThird ? 'is' : subject === 'i' ? 'am' : 'are'];
    if (verb.lower === 'have') return [isThird ? 'has' : 'have'];
    return isThird ? thirdForms(m, verb) : [verb.text];
  },
  wrong: [
    ['If it will rain tomorrow, we will stay at home.', 'If it rains tomorrow, we will stay at home.'],
    ['When I will arrive, I will call you.', 'When I arrive, I will call you.'],
    ['I will be sad if she will leave.', 'I will be sad if she leaves.'],
    ['If you will need more chairs, call us.', 'If you need more chairs, call us.'],
    ['If nobody will come, we will cancel it.', 'If nobody comes, we will cancel it.'],
    ['If the rain will stop, we will go out.', 'If the rain stops, we will go out.'],
  ],
  right: [
    "If they won't take it, I'll keep it.",
    'If it rains, we will stay.',
    'I do not know if he will come.',
    'If you will excuse me, I will go.',
  ],
});

/** Two weeks ago I lose my wallet. */
export const agoPresent = defineRule({
  id: 'en.tense.ago',
  patterns: [
    [
      sentenceStart(),
      oneOf(number(), words('a an two three four five six ten some several many few')),
      words('few couple of').repeat(0, 2),
      words('day days week weeks month months year years hour hours minutes time').as('unit'),
      word('ago'),
      punctuation(',').repeat(0, 1),
      persons().as('subject'),
      presentOnly().as('verb').mark(),
    ],
    [
      sentenceStart(),
      words('in'),
      pastYear(),
      punctuation(',').repeat(0, 1),
      persons().as('subject'),
      words('go come move start finish meet live work buy begin get').as('verb').mark(),
    ],
  ],
  suggest: (m) => {
    const verb = m.token('verb');
    const isOneOnly = among('i he she it')(m.token('subject'));
    if (among('is am are')(verb)) return [isOneOnly ? 'was' : 'were'];
    if (reads(verb, Pos.auxiliary) && !among('have has do does')(verb)) return [];
    return verbForms(m, verb, Feature.preterite);
  },
  wrong: [
    ['Two weeks ago I lose my keys.', 'Two weeks ago I lost my keys.'],
    ['A year ago we buy a small house.', 'A year ago we bought a small house.'],
    ['In 2015 I move to Vienna with my mother.', 'In 2015 I moved to Vienna with my mother.'],
  ],
  right: ['Two weeks ago I lost my keys.', 'We go where we went years ago.', 'A year ago it was shut.'],
});
