// Case of pronouns, and comparatives.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { among, isMarkOrEnd } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import {
  can,
  capitalised,
  type Element,
  lemmas,
  oneOf,
  sentenceStart,
  tagged,
  word,
  words,
} from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { clauseStart, pluralNoun } from '../../reading/words.ts';

const OBJECT_OF: Readonly<Record<string, string>> = {
  who: 'whom',
  i: 'me',
  he: 'him',
  she: 'her',
  we: 'us',
  they: 'them',
};
const SUBJECT_OF: Readonly<Record<string, string>> = { me: 'I', him: 'he', her: 'she', us: 'we', them: 'they' };
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** between you and I, invited my wife and I. */
export const objectPronoun = defineRule({
  id: 'en.pronoun.object',
  patterns: [
    [
      oneOf(
        words('between with for to from by about of like without against at'),
        lemmas('invite see help tell give ask send let meet call thank join'),
      ),
      words('my your his her our their the').repeat(0, 1),
      oneOf(can(Pos.noun), words('you him her them')),
      word('and'),
      words('i he she we they').as('pronoun').mark(),
    ],
    [words('one some most many all both none two three several'), word('of'), word('who').as('pronoun').mark()],
    [words('to for with from').as('single'), words('i he she we they').as('pronoun').mark()],
  ],
  where: (m) => {
    const after = m.after();
    if (m.token('pronoun').lower === 'who') return true;
    if (m.names('single')) return among('. ! ?')(after) && m.after(2) === undefined;
    if (isMarkOrEnd(after)) return true;
    return among('in on at to for from with because when about last yesterday')(after);
  },
  suggest: (m) => [OBJECT_OF[m.token('pronoun').lower] ?? ''].filter(Boolean),
  wrong: [
    ['This stays between you and I.', 'This stays between you and me.'],
    ['They invited my wife and I to the opening.', 'They invited my wife and me to the opening.'],
    ['Thanks for the card to Tom and I!', 'Thanks for the card to Tom and me!'],
    ['I have two sons, one of who lives here.', 'I have two sons, one of whom lives here.'],
    ['Please pay the club, not to I.', 'Please pay the club, not to me.'],
  ],
  right: [
    'I care about the firm and I have a stake in it.',
    'With luck my wife and I will come.',
    'I am as old as Tom and I like it.',
  ],
});

const KIN =
  'friend friends brother sister mother father mum mom dad wife husband son daughter cousin aunt uncle girlfriend boyfriend parents kids children family boss colleague colleagues neighbour neighbours roommate grandma grandpa';

/** me and him are. */
export const subjectPronoun = defineRule({
  id: 'en.pronoun.subject',
  patterns: [
    [
      sentenceStart(),
      words('me him her them us').as('first').mark(),
      word('and').mark(),
      words('my your the her our').repeat(0, 1).mark(),
      oneOf(can(Pos.noun), capitalised(), words('me him her them us you')).as('second').mark(),
      oneOf(
        words(
          'are were have is was has had do did will would can could went go got like want wanted both always used live met',
        ),
        can(Pos.verb, Feature.preterite),
        tagged(Pos.verb).and(can(Pos.verb, Feature.infinitive)),
      ),
    ],
    [
      oneOf(clauseStart(), words('so then')),
      words('me').as('first').mark(),
      word('and').mark(),
      words('my').repeat(0, 1).mark(),
      oneOf(can(Pos.noun), capitalised()).as('second').mark(),
      words('are were have had did will would can could went go got'),
    ],
    // My friends and me went to the lake
    [
      sentenceStart(),
      words('my our the his').repeat(0, 1),
      oneOf(words(KIN), capitalised().except(words('me him her them us i you'))).as('kin'),
      word('and'),
      words('me him them us').as('other').mark(),
      words('are were have was is has had did will would can could went go got like want live met saw both'),
    ],
  ],
  suggest: (m) => {
    if (m.names('other')) return [SUBJECT_OF[m.token('other').lower] ?? ''];
    const rest = m
      .marked()
      .slice(2)
      .map((token) => (token === m.token('second') && SUBJECT_OF[token.lower]) || token.text);
    const first = SUBJECT_OF[m.token('first').lower] ?? '';
    const isI = rest[rest.length - 1] === 'I';
    // "me and him": the other person comes first.
    if (isI || (first === 'I' && rest.length === 1 && SUBJECT_OF[m.token('second').lower])) {
      const other = isI ? first : rest[0];
      return [m.from === 0 ? upper(`${other} and I`) : `${other} and I`];
    }
    const all = first !== 'I' ? `${first} and ${rest.join(' ')}` : `${rest.join(' ')} and I`;
    return [m.from === 0 ? upper(all) : all];
  },
  wrong: [
    ['Me and him are old friends.', 'He and I are old friends.'],
    ['Me and my sister went to Rome.', 'My sister and I went to Rome.'],
    ['Her and Tom have two dogs.', 'She and Tom have two dogs.'],
    ['My friends and me went to the lake.', 'My friends and I went to the lake.'],
    ['Anna and him are here.', 'Anna and he are here.'],
    ['Her and her sister live in Rome.', 'She and her sister live in Rome.'],
    ['He said that me and my brother were late.', 'He said that my brother and I were late.'],
    ['So me and Anna were late.', 'So Anna and I were late.'],
  ],
  right: ['He and I are old friends.', 'Give it to me and my sister.', 'Her and his car are old.'],
});

/** whom is, to who. */
export const whoWhom = defineRule({
  id: 'en.pronoun.who-whom',
  level: 'picky',
  patterns: [
    [word('whom').mark().as('word'), words('is are was were has had will would can could came comes does')],
    [words('to with for from by'), word('who').mark().as('word'), words('i you he she we they did do it')],
  ],
  where: (m) => !among('some many most all both none several one')(m.before(2)),
  suggest: (m) => [m.token('word').lower === 'who' ? 'whom' : 'who'],
  wrong: [
    ['The man whom is waiting has a parcel.', 'The man who is waiting has a parcel.'],
    ['To who did you give the keys?', 'To whom did you give the keys?'],
    ['I know the girl with who he came.', 'I know the girl with whom he came.'],
  ],
  right: [
    'She has two sons, both of whom are tall.',
    'The man who is waiting',
    'To whom did you give it?',
    'Who did you see?',
  ],
});

const OUTSIDE =
  'inner outer upper lower former latter elder other further later earlier sooner fewer less over under utter super proper minor major junior senior';

/** more better, most hottest. */
export const doubleComparative = defineRule({
  id: 'en.comparative.double',
  patterns: [
    [
      word('more').mark(),
      oneOf(can(Pos.adjective, Feature.comparative), can(Pos.adverb, Feature.comparative))
        .except(words(`${OUTSIDE} more`))
        .as('adjective')
        .mark(),
    ],
    [
      word('most').mark(),
      oneOf(can(Pos.adjective, Feature.superlative), can(Pos.adverb, Feature.superlative))
        .except(words('most least'))
        .as('adjective')
        .mark(),
    ],
  ],
  where: (m) =>
    m.sentence.tokens[m.from]?.lower === 'most' ||
    !(m.after() && (reads(m.after(), Pos.noun, Feature.plural) || m.after()?.lower === 'people')),
  suggest: (m) => [m.text('adjective')],
  wrong: [
    ['This way is more easier.', 'This way is easier.'],
    ['It was the most hottest summer ever.', 'It was the hottest summer ever.'],
    ['I feel much more better today, thanks!', 'I feel much better today, thanks!'],
  ],
  right: [
    'Those who need help most least expect it.',
    'You can add more later.',
    'We need more younger people.',
    'Most older houses are damp.',
  ],
});

const short = (): Element =>
  words(
    'big small tall short old young cheap fast slow hot cold easy nice large long high low hard early pretty happy busy',
  );

/** the most big: a short adjective takes -er and -est. */
export const shortComparative = defineRule({
  id: 'en.comparative.short',
  patterns: [
    [word('more', 'most').as('more').mark(), short().as('adjective').mark(), words('than in of i')],
    // the most easy way: one of its kind, so no "most happy news"
    [word('the'), word('most').as('more').mark(), short().as('adjective').mark(), can(Pos.noun, Feature.singular)],
  ],
  suggest: (m) =>
    m.inflect('adjective', m.token('more').lower === 'more' ? Feature.comparative : Feature.superlative, Pos.adjective),
  wrong: [
    ['My brother is more tall than me.', 'My brother is taller than me.'],
    ['It is the most cheap of all.', 'It is the cheapest of all.'],
    ['This is the most easy way to do it.', 'This is the easiest way to do it.'],
    ['The new model is more fast than the old one.', 'The new model is faster than the old one.'],
  ],
  right: ['We need more tall men.', 'It is most happy news.', 'There are more than enough.'],
});

/** them books. */
export const themThose = defineRule({
  id: 'en.pronoun.them-those',
  pattern: [sentenceStart(), word('them').mark(), pluralNoun()],
  suggest: () => ['those'],
  wrong: [
    ['Them shoes are mine.', 'Those shoes are mine.'],
    ['Them boys broke the window.', 'Those boys broke the window.'],
    ['Them apples look good!', 'Those apples look good!'],
  ],
  right: ['I told them stories.', 'Give them shoes.', 'I like them.'],
});
