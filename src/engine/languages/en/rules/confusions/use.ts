// Words mistaken for others, told apart by how they are used: lead for led, passed for past, lose for loose, like for as.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { among, isMarkOrEnd } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { lemmas, not, oneOf, punctuation, tagged, word, words } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';

/** She lead the team for three years: the past tense is "led". */
export const leadLed = defineRule({
  id: 'en.confusion.lead-led',
  priority: 2,
  patterns: [
    [
      words('he she it who that which this').as('subject'),
      words('also then once successfully').repeat(0, 1),
      word('lead').as('verb').mark(),
      words('the a an to us me them him her his their our my').as('next'),
    ],
    [
      words("has have had was were been is are being i've we've"),
      words('not also').repeat(0, 1),
      word('lead').as('verb').mark(),
      words('by the to us me them him a').as('next'),
    ],
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const verb = m.token('verb');
    if (
      reads(tokens[m.from], Pos.auxiliary) ||
      among("has have had was were been is are being i've we've")(tokens[m.from])
    ) {
      return !among('is are')(tokens[m.from]) || m.token('next').lower === 'by';
    }
    // did it lead to; things that lead to
    if (
      tokens
        .slice(Math.max(0, m.from - 3), m.from)
        .some(among('did does do can could will would should may might must to let help and'))
    )
      return false;
    if (among('that which who')(tokens[m.from]))
      return tokens.slice(verb.index).some(hintsAtPast) || tokens.slice(0, m.from).some(hintsAtPast);
    return tokens.some(hintsAtPast) || tokens.slice(verb.index).some(among('for until'));
  },
  suggest: () => ['led'],
  wrong: [
    ['She lead the team for three years.', 'She led the team for three years.'],
    ['He lead us through the park yesterday.', 'He led us through the park yesterday.'],
    ['The project was lead by my sister.', 'The project was led by my sister.'],
  ],
  right: ['Lead pipes are heavy.', 'Did it lead to anything?', 'Roads that lead to Rome are old.'],
});

const hintsAtPast = among('was were had did yesterday ago last went came then until');

/** We drove passed your house. */
export const passedPast = defineRule({
  id: 'en.confusion.passed-past',
  after: 'en.confusion.sound-alike',
  patterns: [
    [
      lemmas('drive walk go run come fly ride cycle jog swim rush sail march hurry look get push move'),
      words('right straight just').repeat(0, 1),
      word('passed').as('word').mark(),
      words('the a my your his her our their me you him us them it this that each').as('next'),
    ],
    [
      word('half'),
      word('passed').as('word').mark(),
      oneOf(words('one two three four five six seven eight nine ten eleven twelve'), tagged(Pos.numeral)),
    ],
    [
      words('in over during'),
      word('the'),
      word('passed').as('word').mark(),
      words('few two three years weeks months days i we it people year'),
    ],
  ],
  where: (m) =>
    !(m.sentence.tokens[m.from]?.pos === Pos.noun && m.from > 0 && !among('i we you they he she it')(m.before())),
  suggest: () => ['past'],
  wrong: [
    ['We drove passed your house yesterday.', 'We drove past your house yesterday.'],
    ['It is half passed six already.', 'It is half past six already.'],
    ['She ran straight passed us.', 'She ran straight past us.'],
    ['We met twice in the passed days.', 'We met twice in the past days.'],
  ],
  right: ['Our drive passed your house.', 'She passed the test.', 'The time we had passed quickly.'],
});

/** The dress is too lose. */
export const loseLoose = defineRule({
  id: 'en.confusion.lose-loose',
  priority: 3,
  patterns: [
    [
      words('is are was were be am too so very really a bit'),
      words('too so very really a bit quite').repeat(0, 2),
      word('lose').as('word').mark(),
    ],
  ],
  where: (m) => {
    const after = m.after();
    if (m.to - m.from === 2 && among('did do does done')(m.before())) return false;
    return isMarkOrEnd(after) || among('and but for on in around at because so fitting')(after);
  },
  suggest: () => ['loose'],
  wrong: [
    ['The dress is too lose for me.', 'The dress is too loose for me.'],
    ['One of the screws was lose.', 'One of the screws was loose.'],
    ['These trousers are a bit lose around the waist.', 'These trousers are a bit loose around the waist.'],
  ],
  right: ['I always lose my keys.', 'All they did was lose.', 'We lose every match.'],
});

const JOBS =
  'waiter waitress teacher nurse engineer driver cook chef secretary receptionist manager assistant cleaner cashier babysitter tutor translator guide consultant programmer developer designer accountant lawyer doctor journalist salesman saleswoman volunteer intern trainee mechanic electrician carpenter gardener barista bartender librarian photographer';

/** I worked like a waiter: for a job it is "as". */
export const likeAs = defineRule({
  id: 'en.word-choice.like-as',
  pattern: [
    lemmas('work').as('verb'),
    not(oneOf(punctuation(',', '.', ';'), words('like and but'))).repeat(0, 3),
    word('like').as('like').mark(),
    words('a an'),
    words('part-time freelance junior senior sales shop').repeat(0, 1),
    words(JOBS),
  ],
  where: (m) => m.token('verb').pos === Pos.verb,
  suggest: () => ['as'],
  wrong: [
    ['I have worked like a waiter for two summers.', 'I have worked as a waiter for two summers.'],
    ['She works in a hotel like a receptionist.', 'She works in a hotel as a receptionist.'],
    ['My dad is working like a driver now.', 'My dad is working as a driver now.'],
  ],
  right: ['He swims like a fish.', 'He works like a machine.', 'She looks like a nurse.'],
});

/** loose for lose. */
export const looseLose = defineRule({
  id: 'en.confusion.loose-lose',
  patterns: [
    [
      oneOf(
        words(
          "to will i'll you'll he'll she'll we'll they'll won't would wouldn't can can't could couldn't might may should don't didn't doesn't not i we they you rather always never",
        ),
      ),
      word('loose').mark(),
      oneOf(
        tagged([Pos.determiner, Pos.pronoun, Pos.numeral]),
        words('weight money time hope interest control focus track sleep patience everything more your my the a an it'),
        punctuation('.', ',', '!', '?'),
      ),
    ],
    [tagged([Pos.noun, Pos.pronoun, Pos.properNoun, Pos.adverb]), word('looses').mark()],
    // the second half loose focus
    [tagged(Pos.noun).as('subject'), word('loose').mark(), words('focus interest momentum money weight patience hope')],
  ],
  unless: {
    'something that is not loose': {
      when: (m) =>
        among('not rather always never')(m.sentence.tokens[m.from]) &&
        among("is are was were be it's they're that's been")(m.before()),
      right: 'Make sure that your belt is not loose.',
    },
  },
  suggest: (m) => {
    const isThird = m.names('subject') && !reads(m.token('subject'), Pos.noun, Feature.plural);
    return [isThird || m.marked()[0]?.lower === 'looses' ? 'loses' : 'lose'];
  },
  wrong: [
    ['My phone looses its charge fast.', 'My phone loses its charge fast.'],
    ['The last chapter loose momentum a little.', 'The last chapter loses momentum a little.'],
    ['I do not want to loose my job.', 'I do not want to lose my job.'],
    ["Don't loose hope, it will get better.", "Don't lose hope, it will get better."],
    ['We will loose the match without him.', 'We will lose the match without him.'],
  ],
  right: ['The screw is loose.', 'The dog broke loose.', 'My shoelace came loose on the stairs.'],
});
