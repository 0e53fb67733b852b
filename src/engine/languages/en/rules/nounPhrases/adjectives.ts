// Adjectives in the wrong form: I am exciting, the worse hotel I know, a real good job, she speaks English good.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { among, isMarkOrEnd } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, lemmas, oneOf, tagged, word, words } from '../../../../rules/pattern.ts';

/** Participles for what someone feels, and for what causes the feeling. */
const FEELINGS: Readonly<Record<string, string>> = {
  exciting: 'excited',
  boring: 'bored',
  interesting: 'interested',
  tiring: 'tired',
  surprising: 'surprised',
  disappointing: 'disappointed',
  confusing: 'confused',
  annoying: 'annoyed',
  frightening: 'frightened',
  embarrassing: 'embarrassed',
  exhausting: 'exhausted',
  shocking: 'shocked',
  satisfying: 'satisfied',
  depressing: 'depressed',
  relaxing: 'relaxed',
  frustrating: 'frustrated',
  worrying: 'worried',
};
const CAUSES = Object.fromEntries(Object.entries(FEELINGS).map(([cause, felt]) => [felt, cause]));
const degrees = () => words('very really so quite too extremely a bit pretty totally completely not').repeat(0, 2);

/** I am very exciting about the concert: the person who feels it takes -ed. */
export const feltAdjective = defineRule({
  id: 'en.adjective.feeling',
  patterns: [
    [
      words("i i'm we we're he she they they're"),
      words('am are is was were feel feels felt get got').repeat(0, 1),
      degrees(),
      words(
        'exciting interesting disappointing confusing frightening exhausting shocking surprising satisfying embarrassing',
      )
        .as('adjective')
        .mark(),
      words('about in by with at to that when because').as('next'),
    ],
    [
      words("i i'm"),
      words('am was feel felt get got').repeat(0, 1),
      degrees(),
      words('boring tiring exciting disappointing confusing frightening exhausting embarrassing')
        .as('adjective')
        .mark(),
    ],
  ],
  where: (m) => {
    const tokens = m.sentence.tokens.slice(m.from, m.to);
    if (!tokens.some(among("am are is was were feel feels felt get got i'm we're they're"))) return false;
    const after = m.has('adjective') ? m.sentence.tokens[m.token('adjective').index + 1] : undefined;
    const adjective = m.token('adjective').lower;
    // She is exciting to watch, he is interesting because; the plans I was exciting people with
    if (adjective === 'interesting') return among('in')(after);
    if (among('he she they')(tokens[0]) && !among('about in')(after)) return false;
    return isMarkOrEnd(after) || among('about in by with at to that when because and but')(after);
  },
  suggest: (m) => [FEELINGS[m.token('adjective').lower] ?? ''].filter(Boolean),
  wrong: [
    ['I am very exciting about the concert.', 'I am very excited about the concert.'],
    ['We are really interesting in your offer.', 'We are really interested in your offer.'],
    ["I'm so disappointing with this phone!", "I'm so disappointed with this phone!"],
    ['I was very boring at the party.', 'I was very bored at the party.'],
    ["I'm boring.", "I'm bored."],
  ],
  right: ['The news is exciting.', 'The concert was exciting.', 'She is interesting to talk to.'],
});

/** The film was really bored: what causes a feeling takes -ing. */
export const causingAdjective = defineRule({
  id: 'en.adjective.cause',
  patterns: [
    [
      oneOf(
        words(
          'film movie book story game match lesson class lecture meeting party trip journey concert speech course job work weather news result results service food hotel instructions show series episode article holiday museum it this that',
        ),
      ).as('thing'),
      words('is was are were looks looked seems seemed').as('verb'),
      degrees(),
      words('bored interested excited disappointed tired exhausted annoyed frightened embarrassed shocked')
        .as('adjective')
        .mark(),
    ],
    [
      words('a an very really most'),
      words('bored interested excited disappointed').as('adjective').mark(),
      words(
        'film movie book story game match lesson class lecture trip journey concert speech course job place city idea day experience',
      ).as('thing'),
    ],
  ],
  where: (m) => {
    const after = m.after();
    const tokens = m.sentence.tokens;
    if (m.token('adjective').index < m.token('thing').index) return true;
    const thing = m.token('thing').index;
    if (among('class team party that')(m.token('thing')) && !among('the this our')(tokens[thing - 1])) return false;
    // the man who likes this was bored
    if (tokens.slice(Math.max(0, thing - 3), thing).some(among('of who i we he she they with in at on and by because')))
      return false;
    return isMarkOrEnd(after) || among('and but so because')(after);
  },
  suggest: (m) => [CAUSES[m.token('adjective').lower] ?? ''].filter(Boolean),
  wrong: [
    ['The film was really bored.', 'The film was really boring.'],
    ['This book is very interested.', 'This book is very interesting.'],
    ['The trip was tired but nice.', 'The trip was tiring but nice.'],
    ['It was a very bored film.', 'It was a very boring film.'],
    ['We saw an interested film.', 'We saw an interesting film.'],
  ],
  right: ['I was bored by the film.', 'The people at the meeting were tired.', 'It was excited by light.'],
});

const SUPERLATIVE_OF: Readonly<Record<string, string>> = {
  worse: 'worst',
  better: 'best',
  more: 'most',
  less: 'least',
};

/** the worse hotel I have ever seen: out of all of them, "worst". */
export const worstOf = defineRule({
  id: 'en.comparative.superlative',
  patterns: [
    [
      words('is was are were be been the my'),
      word('the').repeat(0, 1),
      words('worse better').as('adjective').mark(),
      tagged([Pos.noun, Pos.adjective]).repeat(1, 2),
      oneOf(words('ever'), words('i we you they he she')),
      words("have has had ever i've could can know").as('next'),
    ],
    [
      word('the'),
      words('worse better').as('adjective').mark(),
      tagged(Pos.noun).as('noun'),
      words('in'),
      words('the my our town london'),
      words('world city town country area neighbourhood neighborhood market').repeat(0, 1),
    ],
    // the worse day of my life, the better film ever
    [words('the my'), words('worse better').as('adjective').mark(), tagged(Pos.noun).as('noun'), words('ever')],
    [
      word('the'),
      words('worse').as('adjective').mark(),
      tagged(Pos.noun).as('noun'),
      word('of'),
      words('my our his her their the all'),
      words('life lives year month week summer winter all season decade century'),
    ],
    [
      word('the'),
      words('more less').as('adjective').mark(),
      tagged(Pos.adjective),
      can(Pos.noun, Feature.singular),
      words('in'),
      words('the my our'),
      words('world city town country class school family team village office house company street group'),
    ],
  ],
  suggest: (m) => [SUPERLATIVE_OF[m.token('adjective').lower] ?? ''],
  wrong: [
    ['She is the more intelligent girl in the class.', 'She is the most intelligent girl in the class.'],
    ['This is the worse hotel I have ever stayed in.', 'This is the worst hotel I have ever stayed in.'],
    ['That was the worse film ever.', 'That was the worst film ever.'],
    ['Monday was the worse day of my life.', 'Monday was the worst day of my life.'],
    ['It was the worse day we ever had.', 'It was the worst day we ever had.'],
    ['They bake the better bread in the world.', 'They bake the best bread in the world.'],
  ],
  right: ['Things got worse.', 'It is the better of the two.', 'The better half left.'],
});

/** a real good job: an adjective is modified by an adverb. */
export const reallyGood = defineRule({
  id: 'en.adjective.real-really',
  pattern: [
    word('real').as('adverb').mark(),
    words(
      'good nice bad fast quick easy hard cheap expensive happy sorry tired close soon well hungry friendly quiet pretty useful helpful',
    ).as('next'),
  ],
  suggest: () => ['really'],
  wrong: [
    ['You did a real good job.', 'You did a really good job.'],
    ['The staff were real nice to us.', 'The staff were really nice to us.'],
    ['The flat is real cheap for this area!', 'The flat is really cheap for this area!'],
  ],
  right: ['We met in real life.', 'It is a real help.', 'They sell real estate.'],
});

/** She speaks English good. */
export const goodWell = defineRule({
  id: 'en.adjective.good-well',
  patterns: [
    [
      lemmas('speak know sing dance swim play drive cook sleep write understand behave work draw take perform'),
      words(
        'english french german spanish italian dutch the it piano guitar tennis football chess him her them me',
      ).repeat(0, 2),
      words('very really so pretty quite not too that').repeat(0, 2),
      word('good').as('adjective').mark(),
    ],
  ],
  where: (m) => {
    const verb = m.sentence.tokens[m.from];
    if (verb?.pos !== Pos.verb || m.to - m.from < 2) return false;
    return isMarkOrEnd(m.after()) || among('and but because in on at with for so when enough')(m.after());
  },
  suggest: () => ['well'],
  wrong: [
    ['My neighbor speaks English very good.', 'My neighbor speaks English very well.'],
    ['She sings really good.', 'She sings really well.'],
    ['I do not know him so good.', 'I do not know him so well.'],
  ],
  right: ['He speaks good English.', 'They play good music.', 'It works for the common good.'],
});
