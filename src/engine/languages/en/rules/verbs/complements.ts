// What verbs require after them: must finish, is working, thanks for inviting.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { among } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, lemmas, oneOf, tagged, word, words } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { comesAfter, infinitive, verbForms } from '../../reading/words.ts';

/** must to finish, can you please to send: modal verbs take the base form. */
export const modalTo = defineRule({
  id: 'en.verb-form.modal-to',
  patterns: [
    [
      words("can could should would must can't couldn't shouldn't wouldn't mustn't won't cannot might").as('modal'),
      words('not also always never just really hardly barely scarcely only simply still easily finally').repeat(0, 1),
      word('to').mark(),
      infinitive().as('verb').mark(),
    ],
    [
      words('can could would should will').as('modal'),
      words('you i we he she they it'),
      words('please also just kindly').repeat(0, 1),
      word('to').mark(),
      infinitive().as('verb').mark(),
    ],
  ],
  // as well as one could to stay; the might to do it; would to God
  where: (m) =>
    !among('the a all his her their its our my your as than way that')(m.before()) &&
    m.token('modal').pos !== Pos.noun &&
    m.sentence.tokens[m.from]?.text !== 'Will' &&
    !comesAfter(m, 'as best all everything whatever what harder hard', 6),
  suggest: (m) => [m.text('verb')],
  wrong: [
    ['You must to pay before Friday.', 'You must pay before Friday.'],
    ['Could you please to send me the bill?', 'Could you please send me the bill?'],
    ["I can't to find your office.", "I can't find your office."],
  ],
  right: ['You have to pay before Friday.', 'We did what we could to help.', 'You ought to call her.'],
});

const ACTIONS =
  'work live stay study look wait play talk travel plan walk think try ask learn read write listen sleep drive cook watch help call move search start begin finish prepare practise practice train run swim visit use do make go come take buy sell pay speak teach leave bring give send get cry drink eat';
const isFollowed = among(
  'the a an my your his her its our their this that these those to in at on for with from about as me you him us them it english french german spanish every all some very now here there together hard',
);

/** She is work in a bank, I have been study: the -ing form. */
export const beBase = defineRule({
  id: 'en.verb-form.be-base',
  patterns: [
    [
      words("i he she we they you i'm he's she's we're they're you're"),
      words('am is are was were').repeat(0, 1),
      words('not still also just always currently only really').repeat(0, 2),
      words(ACTIONS).as('verb').mark(),
    ],
    [
      words("have has had i've we've they've you've"),
      words('not also always').repeat(0, 1),
      word('been').as('been'),
      words(ACTIONS).as('verb').mark(),
    ],
  ],
  where: (m) => {
    const verb = m.token('verb');
    const after = m.after();
    const tokens = m.sentence.tokens.slice(m.from, m.to);
    if (!tokens.some(among("am is are was were been i'm he's she's we're they're you're"))) return false;
    if (among('come run')(verb) && tokens.some(among('been is are was were'))) return false;
    if (verb.text !== verb.lower || after?.lower === 'of' || after?.text === '-') return false;
    // All I do is work, the person they are is ...; he's put, she's read: contractions of "has"
    if (comesAfter(m, 'all what do does did who whatever thing that', 6)) return false;
    if (tokens.some(among("he's she's")) && reads(verb, Pos.verb, Feature.pastParticiple)) return false;
    return isFollowed(after) && !among('by')(after);
  },
  suggest: (m) => verbForms(m, m.token('verb'), Feature.gerund),
  wrong: [
    ['She is work in a hospital.', 'She is working in a hospital.'],
    ['We are plan a trip to Wales.', 'We are planning a trip to Wales.'],
    ['I have been study English for a year.', 'I have been studying English for a year.'],
  ],
  right: ['She will work in a hospital.', 'They are play areas.', 'All I do is work in the garden.'],
});

/** Thanks for invite me, before leave the house: a preposition is followed by the -ing form. */
export const prepositionGerund = defineRule({
  id: 'en.verb-form.preposition-gerund',
  patterns: [
    [
      words('for before after without by about').as('preposition'),
      words('not always').repeat(0, 1),
      tagged([Pos.verb, Pos.noun, Pos.adjective, Pos.adverb]).and(infinitive()).as('verb').mark(),
      words(
        'me us him them you my your his her our their the a an it this these those goodbye anything nothing everything english dinner lunch breakfast',
      ).as('next'),
    ],
    [
      words('for before after without').as('preposition'),
      words('not always').repeat(0, 1),
      words('come go arrive listen wait stay').as('verb').mark(),
      words('to here back home in with at for').as('next'),
    ],
  ],
  where: (m) => {
    const verb = m.token('verb');
    const preposition = m.token('preposition').lower;
    if (
      among(
        'let example call instance cause lack fear like use need help love sake please long first all both half everyone want',
      )(verb) &&
      !among('me us him them')(m.token('next'))
    )
      return false;
    if (
      (reads(verb, Pos.verb, Feature.pastParticiple) && !among('come')(verb)) ||
      reads(verb, Pos.pronoun) ||
      reads(verb, Pos.determiner)
    )
      return false;
    if (reads(verb, Pos.adjective) && verb.pos !== Pos.verb) return false;
    // for work the next day, before lunch the boss, about work my friend
    const isVerbOnly = !reads(verb, Pos.noun);
    if (!isVerbOnly && (preposition === 'about' || preposition === 'by')) return false;
    if (!isVerbOnly && !among('me us him them my your his our')(m.token('next')) && verb.pos !== Pos.verb) return false;
    // what it is for, do it
    return m.from > 0 || among('before after by')(m.token('preposition'))
      ? !among('is are was were look')(m.before()) || preposition !== 'for'
      : false;
  },
  suggest: (m) => {
    const verb = m.token('verb');
    return verbForms(m, verb, Feature.gerund);
  },
  wrong: [
    ['Thanks for invite me to your wedding.', 'Thanks for inviting me to your wedding.'],
    ['Please lock the door before leave the house.', 'Please lock the door before leaving the house.'],
    ['She went out without say goodbye.', 'She went out without saying goodbye.'],
    ['Thanks for come to my party.', 'Thanks for coming to my party.'],
    ['Thank you for always come back to us.', 'Thank you for always coming back to us.'],
  ],
  right: ['Thanks for help with the move.', 'We need it for work the next day.', 'Call me before work, please.'],
});

/** I am writing for apply: a purpose takes "to". */
export const forInfinitive = defineRule({
  id: 'en.verb-form.for-purpose',
  patterns: [
    [
      oneOf(
        words('writing write wrote call calling called come came go went going here english'),
        lemmas('use need study work save wait'),
      ),
      word('for').as('for').mark(),
      words('to').repeat(0, 1).mark().as('to'),
      tagged(Pos.verb).and(infinitive()).except(can(Pos.noun)).as('verb').mark(),
    ],
    [word('for').as('for').mark(), word('to').mark().as('to'), tagged(Pos.verb).and(infinitive()).as('verb').mark()],
  ],
  where: (m) =>
    !among('what ask asked reason long good look wish hope')(m.before()) &&
    m.from > 0 &&
    !reads(m.token('verb'), Pos.adjective),
  suggest: (m) => [`to ${m.text('verb')}`],
  wrong: [
    ['I am writing for apply for the job.', 'I am writing to apply for the job.'],
    ['We came here for to learn English.', 'We came here to learn English.'],
    ['He called for ask about the price.', 'He called to ask about the price.'],
    ['I am writing for to ask a question.', 'I am writing to ask a question.'],
    ['I went to London for to learn English.', 'I went to London to learn English.'],
  ],
  right: [
    'What is that good for to begin with?',
    'I am writing to apply for the job.',
    'We came for dinner.',
    'She asked for help.',
  ],
});
