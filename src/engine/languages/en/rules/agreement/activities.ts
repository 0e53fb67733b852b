// Activities as subjects: learning languages are fun, asking strangers for directions make me nervous.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { among } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, oneOf, sentenceStart, tagged, words } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { SINGULAR_OF } from '../../reading/verbNumber.ts';
import { baseVerb, pluralNoun, thirdForms } from '../../reading/words.ts';

/** Activities that are no kind of thing: mailing addresses and playing cards are things. */
const DOING =
  'learning buying eating watching making visiting having studying speaking selling doing collecting meeting helping teaching using finding solving paying riding asking getting giving going keeping knowing leaving living looking losing paying putting reading saying seeing sharing spending starting taking telling thinking throwing trying wearing writing cutting cleaning carrying choosing sending earning saving skipping avoiding working waiting travelling traveling walking planting feeding growing drinking smoking';
/** Words that may go before what is done: many new languages. */
const describers = () =>
  oneOf(
    words('new many too old other good more two three several some the your my our their his her these those'),
    tagged(Pos.adjective),
  ).repeat(0, 2);

const suggest = (m: Match): string[] => {
  const verb = m.token('verb');
  const singular = SINGULAR_OF[verb.lower];
  return singular ? [singular] : thirdForms(m, verb);
};

/** Learning languages are fun: an activity is singular. */
export const activitySubject = defineRule({
  id: 'en.agreement.activity',
  patterns: [
    [
      sentenceStart(),
      can(Pos.verb, Feature.gerund).and(words(DOING)).as('activity'),
      describers(),
      tagged(Pos.noun).and(pluralNoun()).as('object'),
      words("are were have aren't weren't").as('verb').mark(),
      words(
        'a an fun good bad not very so really important easy hard difficult boring great my the one expensive always healthy dangerous tiring helpful useful exhausting cheap wrong rude forbidden allowed never become made been',
      ).as('next'),
    ],
    // Asking strangers for directions make me nervous, eating vegetables make you healthy
    [
      sentenceStart(),
      can(Pos.verb, Feature.gerund).and(words(DOING)).as('activity'),
      describers(),
      tagged(Pos.noun).and(pluralNoun()).as('object'),
      oneOf(words('for in on at with to from'), tagged(Pos.adverb)).repeat(0, 1),
      tagged(Pos.noun).repeat(0, 1),
      baseVerb().as('verb').mark(),
      words('you me him her us them people the a an your my our to it more lot time children everyone'),
    ],
  ],
  // Reading glasses are cheap, living things need water: what the -ing form describes
  where: (m) => {
    const [activity, object] = [m.token('activity'), m.token('object')];
    if (object.index > activity.index + 1) return true;
    return (
      !(
        among('reading living walking working drinking growing saving')(activity) &&
        among(
          'glasses things creatures beings sticks boots hours days conditions shoes costs standards people children accounts books lists',
        )(object)
      ) && !reads(object, Pos.verb, Feature.infinitive)
    );
  },
  suggest,
  wrong: [
    ['Learning languages are fun.', 'Learning languages is fun.'],
    ['Eating too many sweets are not healthy.', 'Eating too many sweets is not healthy.'],
    ['Writing old names are my hobby.', 'Writing old names is my hobby.'],
    ['Eating fresh vegetables make you healthy.', 'Eating fresh vegetables makes you healthy.'],
    ['Asking strangers for directions make me nervous.', 'Asking strangers for directions makes me nervous.'],
  ],
  right: [
    'Mailing addresses are important.',
    'Playing cards are sold here.',
    'Reading glasses are cheap.',
    'Living things need the sun.',
    'Growing children need more sleep.',
  ],
});
