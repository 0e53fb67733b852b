// Confusions told by more than the words directly before and behind.
import { Pos } from '../../../../lexicon/features.ts';
import type { Match } from '../../../../rules/match.ts';
import {
  can,
  type Element,
  lemmas,
  not,
  number,
  oneOf,
  punctuation,
  sentenceEnd,
  sentenceStart,
  tagged,
  word,
  words,
} from '../../../../rules/pattern.ts';

/** A frame wider than the words directly before and behind; the word in it is named `typed`. */
export type Frame = readonly Element[];

const SPANS = 'days weeks months years hours minutes';

/** What is meant by the typed word of a frame. */
const FRAMED: Readonly<Record<string, string>> = {
  your: 'yours',
  peace: 'piece',
  of: 'off',
  beech: 'beach',
  quiet: 'quite',
  form: 'from',
  tanks: 'thanks',
  manger: 'manager',
  brake: 'break',
  now: 'know',
  thought: 'though',
  "we're": 'were',
  off: 'of',
  fro: 'for',
  dose: 'does',
  prefect: 'perfect',
  angel: 'angle',
  loosing: 'losing',
  a: 'at',
  the: 'they',
  plain: 'plane',
  roll: 'role',
  patients: 'patience',
  stares: 'stairs',
};

/** Words that are meant for one that is typed for several: they name it themselves. */
const NAMED = ['two', 'too', 'you'];

/** What is meant where a frame was found; null where none was. */
export function meantInFrame(m: Match): string[] | null {
  const named = NAMED.find((each) => m.names(each));
  if (named) return [named];
  return m.names('typed') ? [FRAMED[m.token('typed').lower] ?? ''].filter(Boolean) : null;
}

const mark = (): Element => punctuation('.', '!', '?', ',');

/** Frames of words that sound alike. */
export const SOUND_FRAMES: readonly Frame[] = [
  [
    words('my your his her our the this some'),
    framed('peace'),
    word('of'),
    words('cake paper bread advice music wood meat furniture art clothing equipment luggage cheese chocolate fruit'),
  ],
  // the beech tree stands there, too
  ...[mark(), words('in with and for on every today tomorrow yesterday because')].map((end) => [
    lemmas('go come drive walk get day trip way'),
    words('to at by on'),
    words('the a'),
    framed('beech'),
    end,
  ]),
  [words('by'), words('our my your'), framed('plain'), mark()],
  // doctors listen to your patients
  [words('thank thanks'), word('you').repeat(0, 1), word('for'), word('your'), framed('patients')],
  [lemmas('appreciate lose'), words('your my his her'), framed('patients')],
  [words('up down climb climbed'), word('the'), framed('stares')],
  [lemmas('play'), words('a an the his her my'), words('main big leading small'), framed('roll')],
  [
    words('is was are were be am feel feels felt look looks looked'),
    framed('quiet'),
    onlyAdjective(),
    oneOf(punctuation('.', '!', ','), words('after when but because today of and about to with in')),
  ],
  // the danger is to young children
  ...[mark(), words('for to and that in now here')].map((end) => [
    words("is was are were it's be"),
    word('to').as('too').mark(),
    words('expensive late big small hot cold long early tired heavy loud slow short hard fast busy young old far'),
    end,
  ]),
  // days to weeks later: a span
  [not(oneOf(number(), words(SPANS))), word('to').as('two').mark(), words(SPANS), words('ago later')],
];

const CLAUSE = 'i he she it we they you the';
const ASKED = 'if how what whether that who why your when about';

/** Frames of words a letter away. */
export const SLIP_FRAMES: readonly Frame[] = [
  // form the dough into a ball
  [
    sentenceStart(),
    framed('form'),
    words('the my our this'),
    words('first last beginning start moment day outside inside top age station airport'),
  ],
  ...['', 'many'].map((first) => [
    sentenceStart(),
    ...(first ? [word(first)] : []),
    framed('tanks'),
    word('for'),
    words('your the everything helping coming sharing being letting inviting'),
  ]),
  [
    word('the'),
    framed('manger'),
    words('is was'),
    words('very so not really').repeat(0, 1),
    words('rude nice helpful friendly polite unfriendly impolite kind angry busy'),
  ],
  [
    framed('brake'),
    words('the my a your'),
    words('ice record law rule rules news promise silence window glass habit arm leg deal cycle heart'),
  ],
  [lemmas('take need'), word('a'), framed('brake'), oneOf(mark(), words('at and in'))],
  [lemmas('let'), words('me us him her them you'), framed('now'), words(ASKED)],
  [words('want wants wanted need like love'), word('to'), framed('now'), words(ASKED)],
  [words('do did'), words('you they we i'), framed('now'), words(ASKED)],
  // he even thought it was fun
  [sentenceStart(), word('even'), framed('thought'), words(CLAUSE)],
  [
    oneOf(punctuation(','), words('because if when')),
    word('you'),
    framed("we're"),
    words('here there late not so very'),
  ],
  [word('in'), word('front'), framed('off')],
  // to and fro
  [not(word('and')), framed('fro'), words('the a you your my me us him her all this')],
  [word('what'), framed('dose'), words('it this that'), words('mean say cost')],
  [words('it that this everything'), words('is was'), framed('prefect'), oneOf(mark(), word('for'))],
  [words('a at'), word('right'), framed('angel')],
  [framed('loosing'), word('the'), words('game match battle war case election plot race fight')],
  [
    lemmas('need want ask'),
    words('a one two three four five some few the').repeat(0, 2),
    words('day days week weeks time'),
    framed('of'),
    words('work school'),
    words('next because'),
  ],
];

/** Frames of small words. */
export const SMALL_FRAMES: readonly Frame[] = [
  // a least developed country
  [framed('a'), word('least'), oneOf(number(), words('one two three four five ten once twice a the i we you it'))],
  [
    words('if when because but'),
    framed('the'),
    words('will can'),
    words('be have do go come not see help get make take'),
  ],
  [words('if when'), word('your').as('you').mark(), words('need'), words('any anything help more some a the')],
  [
    words('if when'),
    word('your').as('you').mark(),
    words('will can'),
    words('be have do go come not see help get make take'),
  ],
  // your sincerely held beliefs
  [sentenceStart(), framed('your'), words('sincerely faithfully truly'), oneOf(punctuation(',', '.'))],
  [sentenceStart(), framed('your'), words('sincerely faithfully truly'), sentenceEnd()],
];

function framed(typed: string): Element {
  return word(typed).as('typed').mark();
}

function onlyAdjective(): Element {
  return tagged([Pos.adjective, Pos.verb]).and(can(Pos.adjective)).except(can(Pos.noun)).except(can(Pos.adverb));
}
