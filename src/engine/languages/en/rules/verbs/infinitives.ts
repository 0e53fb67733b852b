// Verbs that take an infinitive, and activities that take none: decided going, went to shopping.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { among } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { lemmas, word, words } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { gerund, infinitive, verbForms } from '../../reading/words.ts';

/** decided going, promised helping: these verbs take "to". */
export const infinitiveAfterVerb = defineRule({
  id: 'en.verb-form.infinitive-after-verb',
  pattern: [
    lemmas('decide promise refuse agree manage hope expect pretend threaten afford offer').as('head'),
    gerund().as('verb').mark(),
    words(
      'the a an my your his her its our their me him them us it this that to home there out away up back in on at for with',
    ),
  ],
  // We refuse boarding passes, they offer training in Leeds: what could be a thing as well.
  where: (m) => {
    const [head, verb] = [m.token('head'), m.token('verb')];
    if (head.pos !== Pos.verb || verb.lower.length < 5) return false;
    return !(
      reads(verb, Pos.noun) &&
      among('offer offers offered offering expect expects expected refuse refused refuses')(head)
    );
  },
  suggest: (m) => verbForms(m, m.token('verb'), Feature.infinitive).map((each) => `to ${each}`),
  wrong: [
    ['We decided going home early.', 'We decided to go home early.'],
    ['He promised helping me with the move.', 'He promised to help me with the move.'],
    ['She managed finding a flat near the park.', 'She managed to find a flat near the park.'],
  ],
  right: [
    'They offer training in Leeds.',
    'He promised, helping me up.',
    'We expect training in March.',
    'They offer parking at the back.',
  ],
});

const SPORTS =
  'shopping swimming skiing fishing hiking dancing jogging camping surfing sailing climbing bowling skating sightseeing snowboarding kayaking clubbing';

/** went to shopping: no "to" before what one goes and does. */
export const goActivity = defineRule({
  id: 'en.verb-form.go-activity',
  pattern: [lemmas('go').as('verb'), word('to').mark(), words(SPORTS).as('activity').mark()],
  where: (m) =>
    !among(
      'lessons lesson class classes practice school club centre center centres centers mall malls bag pool list trip trips together',
    )(m.after()) && m.after()?.text !== '-',
  suggest: (m) => [m.text('activity')],
  wrong: [
    ['On Saturday we went to shopping.', 'On Saturday we went shopping.'],
    ['I would like to go to swimming with you.', 'I would like to go swimming with you.'],
    ['She goes to hiking every summer.', 'She goes hiking every summer.'],
  ],
  right: ['She goes to dancing lessons.', 'We went shopping.', 'He went to shopping centres.'],
});

/** It's depend on you: after a subject that hides "is", the verb has its own ending. */
export const itsVerb = defineRule({
  id: 'en.verb-form.its-verb',
  pattern: [
    words("it's he's she's").as('subject').mark(),
    infinitive()
      .and(words('depend seem mean include contain belong consist happen exist require allow appear'))
      .as('verb')
      .mark(),
  ],
  // It's mean of him: unkind.
  where: (m) => m.token('verb').lower !== 'mean' || among('that i you we they he she it the')(m.after()),
  suggest: (m) => [`${m.text('subject').slice(0, -2)} ${m.text('verb')}s`],
  wrong: [
    ["It's depend on the weather.", 'It depends on the weather.'],
    ["She's seem happy with the result.", 'She seems happy with the result.'],
    ["I think it's mean that the shop is shut.", 'I think it means that the shop is shut.'],
  ],
  right: ["It's mean of him to say so.", "It's mean to laugh.", "He's mean with money."],
});
