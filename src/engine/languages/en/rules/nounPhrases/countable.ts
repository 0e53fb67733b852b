// Countable nouns: an article before one, a plural after a quantity.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { among, isMarkOrEnd } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import {
  Element,
  lemmas,
  not,
  number,
  oneOf,
  punctuation,
  sentenceStart,
  tagged,
  word,
  words,
} from '../../../../rules/pattern.ts';
import { wordsIn } from '../../../../rules/wordRows.ts';
import countNouns from '../../rows/countNouns.words.tsv';

const COUNTED = [...wordsIn(countNouns)].join(' ');
const counted = (): Element => words(COUNTED).and(new Element((token) => token.text === token.lower));
const adjective = (): Element =>
  tagged(Pos.adjective).and(
    not(words('own other such same enough much many more most less some any no each every few several little')),
  );
const isBehind = among(
  'by later ago in on at for with from because that which who when so but near last yesterday next today to and or after before without of about',
);
const isClear = (m: Match): boolean =>
  (isMarkOrEnd(m.after()) && m.after()?.text !== '-' && m.after()?.text !== '/') || isBehind(m.after());
const startsWithVowel = (text: string): boolean => /^[aeiou]/i.test(text) && !/^(?:uni|use|eu|one)/i.test(text);

/** She bought new car, there is problem, he gave me good idea. */
export const countableArticle = defineRule({
  id: 'en.article.countable',
  priority: -1,
  patterns: [
    [
      words('i he she we they you who'),
      words("also never already just don't didn't doesn't can will would to not have has had").repeat(0, 2),
      lemmas(
        'have buy need get own want rent make see find send write wear carry bring build cook break lose choose order catch meet order take visit ride drive',
      ),
      adjective().as('adjective').repeat(0, 2).mark(),
      counted().as('noun').mark(),
    ],
    [
      word('there'),
      words("is was isn't wasn't"),
      words('not also still always').repeat(0, 1),
      adjective().as('adjective').repeat(0, 2).mark(),
      counted().as('noun').mark(),
    ],
    [
      words('it he she this that'),
      words('is was'),
      words('not also').repeat(0, 1),
      words('very really').as('degree').repeat(0, 1).mark(),
      adjective().as('adjective').mark(),
      counted().as('noun').mark(),
    ],
    // What beautiful garden! It was such good idea
    [words('such'), adjective().as('adjective').mark(), counted().as('noun').mark()],
    [
      sentenceStart(),
      words('what'),
      words('very really').as('degree').repeat(0, 1).mark(),
      adjective().as('adjective').mark(),
      oneOf(counted(), words('day evening night surprise view')).as('noun').mark(),
      punctuation('!'),
    ],
    [
      words('give gave gives send sent bring brought buy bought'),
      words('me him her us them you'),
      words('very really').as('degree').repeat(0, 1).mark(),
      adjective().as('adjective').mark(),
      counted().as('noun').mark(),
    ],
  ],
  where: (m) =>
    isClear(m) &&
    !among('and or of')(m.after()) &&
    // that is why he lost dog and house; have friend or foe
    !among('what all which')(m.before()),
  suggest: (m) => {
    const text = m.rewrite({});
    return [`${startsWithVowel(text) ? 'an' : 'a'} ${text}`];
  },
  wrong: [
    ['Last week she bought expensive dress.', 'Last week she bought an expensive dress.'],
    ['There is problem with the oven.', 'There is a problem with the oven.'],
    ['It was lovely wedding.', 'It was a lovely wedding.'],
    ['This is very good idea.', 'This is a very good idea.'],
    ['It was such good idea.', 'It was such a good idea.'],
    ['What beautiful garden!', 'What a beautiful garden!'],
    ['He gave me very good idea.', 'He gave me a very good idea.'],
  ],
  right: [
    'She bought an expensive dress.',
    'There is a problem with the oven.',
    'They have dog and cat food to sell.',
    'We make knife and fork sets.',
  ],
});

const UNITS =
  'gram kilo kilogram pound mile metre meter kilometre kilometer litre liter month year week day hour minute second euro dollar person';

/** All the car on our street, a lot of problem, these shoe, 400 gram. */
export const countableNumber = defineRule({
  id: 'en.quantity.countable',
  after: 'en.agreement.plural-after-number',
  patterns: [
    [
      words('all'),
      words('the my your our his her their these those'),
      adjective().repeat(0, 1),
      counted().as('noun').mark(),
    ],
    [
      words('lots lot plenty couple variety').as('quantity'),
      word('of'),
      adjective().repeat(0, 1),
      counted().as('noun').mark(),
    ],
    [words('these those'), adjective().repeat(0, 1), counted().as('noun').mark()],
    // do you have any question
    [
      words('have has had got having'),
      word('any'),
      adjective().repeat(0, 1),
      oneOf(counted().except(words('problem idea job discount deposit')), words('request pet child sibling'))
        .as('noun')
        .mark(),
    ],
    [words('few'), words('day week month year hour minute second kilo mile').as('noun').mark()],
    [
      oneOf(
        number().and(new Element((token) => /^\d+$/.test(token.text) && token.text !== '1')),
        words('two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty many several'),
      ).as('count'),
      words(UNITS).as('noun').mark(),
    ],
  ],
  where: (m) => {
    const after = m.after();
    if (m.names('count'))
      return (
        !among('a an the per this that every each one - / x')(m.before()) &&
        ((isMarkOrEnd(after) && !/^[-/(\u2013.]$/.test(after?.text ?? '')) ||
          m.after() === undefined ||
          among('later before until without after')(after) ||
          endsSentence(m))
      );
    return isClear(m) || among('are were is was have')(after);
  },
  suggest: (m) => m.inflect('noun', Feature.plural, Pos.noun),
  wrong: [
    ['All the car on our street were covered in snow.', 'All the cars on our street were covered in snow.'],
    ['There are a lot of mistake in the text.', 'There are a lot of mistakes in the text.'],
    ['I do not like those chair.', 'I do not like those chairs.'],
    ['Do you have any pet?', 'Do you have any pets?'],
    ['If you have any question, write to me.', 'If you have any questions, write to me.'],
    ['He came back a few day later.', 'He came back a few days later.'],
    ['The parcel weighs only 400 gram.', 'The parcel weighs only 400 grams.'],
    ['We will do it many year later.', 'We will do it many years later.'],
  ],
  right: [
    'All the car parks were full.',
    'A couple of car parks are full.',
    'It is a 400 gram bag.',
    'It came after two week-long trips and a 20 minute drive.',
    'We had a lot of house guests.',
  ],
});

/** 400 gram. at the end of the sentence. */
const endsSentence = (m: Match): boolean => m.after()?.text === '.' && m.after(2) === undefined;
