// The comma that sets off a person addressed, a tag or a "too": Hi Anna, how are you?
import { Pos } from '../../../../lexicon/features.ts';
import { among } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { Element, oneOf, punctuation, sentenceStart, word, words } from '../../../../rules/pattern.ts';
import { isNameInside } from '../../reading/clauses.ts';

const name = (): Element =>
  new Element((token) => isNameInside(token) && (token.pos === Pos.properNoun || token.pos === Pos.noun));

/** Hello Peter how are you. */
export const greetingComma = defineRule({
  id: 'en.comma.greeting',
  category: 'punctuation',
  patterns: [
    [
      sentenceStart(),
      words('hi hello hey thanks sorry'),
      name().repeat(1, 2).as('name').mark(),
      words(
        "how what where when are is can could do did i we it i'm thanks thank please just sorry hope this my the your",
      ),
    ],
    [
      sentenceStart(),
      words('hi hello hey'),
      words('everyone everybody all guys there folks').as('name').mark(),
      words("how what where when are can could do did i we i'm thanks thank please just sorry hope my"),
    ],
  ],
  suggest: (m) => [`${m.rewrite({})},`],
  wrong: [
    ['Hello Peter how are you?', 'Hello Peter, how are you?'],
    ['Hi everyone I am new here.', 'Hi everyone, I am new here.'],
    ['Thanks Maria I got the photos!', 'Thanks Maria, I got the photos!'],
  ],
  right: ['Hello Peter, how are you?', 'Hi everyone, I am new.', 'Hello there.'],
});

/** It is cold isn't it. */
export const tagComma = defineRule({
  id: 'en.comma.tag-question',
  category: 'punctuation',
  pattern: [
    new Element((token) => token.kind === 'word').as('last').mark(),
    words("isn't aren't wasn't weren't don't doesn't didn't can't couldn't won't wouldn't haven't hasn't shouldn't"),
    words('it you he she they we i'),
    punctuation('?'),
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const last = m.token('last');
    return (
      last.index > 1 &&
      last.pos !== Pos.conjunction &&
      !among('why who what when where how and but or if so that because which')(last) &&
      !tokens.slice(0, last.index).some(among('why who what when where how which'))
    );
  },
  suggest: (m) => [`${m.text('last')},`],
  wrong: [
    ["It is cold today isn't it?", "It is cold today, isn't it?"],
    ["You know my brother don't you?", "You know my brother, don't you?"],
    ["She can swim can't she?", "She can swim, can't she?"],
  ],
  right: ["It is cold, isn't it?", "Why don't you?", "If you go, why can't I?"],
});

/** Come in John: a name at the end of a request. */
export const addressComma = defineRule({
  id: 'en.comma.address',
  category: 'punctuation',
  patterns: [
    [sentenceStart(), words('thank'), word('you').as('last').mark(), name(), oneOf(punctuation('.', '!', ','))],
    [
      words('you morning evening night birthday luck christmas welcome sorry please').as('last').mark(),
      words('mum mom dad guys everyone everybody sir madam darling honey folks ladies'),
      punctuation('.', '!', '?'),
    ],
  ],
  where: (m) =>
    !among('with for to from about of at and or tell told love miss')(m.sentence.tokens[m.from - 1]) ||
    m.token('last').lower !== 'you',
  suggest: (m) => [`${m.text('last')},`],
  wrong: [
    ['Thank you Susan.', 'Thank you, Susan.'],
    ['Happy birthday Dad!', 'Happy birthday, Dad!'],
    ['Good morning everyone!', 'Good morning, everyone!'],
  ],
  right: ['Thank you, Susan.', 'I will tell you guys.', 'Happy birthday, Dad!'],
});
