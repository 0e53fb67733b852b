// Thanks, offers and lists with words to spare, and the marks of a formal text.
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { among } from '../../../../rules/ask.ts';
import { anyWord, punctuation, sentenceEnd, sentenceStart, word, words } from '../../../../rules/pattern.ts';

/** I would like to apologize for the delay: I apologize for the delay. */
export const wouldLikeTo = defineRewrite({
  id: 'en.rewrite.would-like-to',
  kind: 'direct',
  patterns: [
    [
      sentenceStart(),
      words('i we'),
      word('would').mark(),
      word('like').mark(),
      word('to').mark(),
      words('apologize apologise congratulate invite offer welcome wish recommend propose suggest'),
    ],
    [
      sentenceStart(),
      words('i we'),
      word('would').mark(),
      word('like').mark(),
      word('to').mark(),
      word('thank').mark(),
      words('you everyone all').as('whom').mark(),
    ],
  ],
  suggest: (m) => [m.names('whom') ? `thank ${m.text('whom')}` : ''],
  wrong: [
    ['I would like to apologize for the delay.', 'I apologize for the delay.'],
    ['We would like to invite you to the party.', 'We invite you to the party.'],
    ['We would like to congratulate you on the prize.', 'We congratulate you on the prize.'],
  ],
  right: ['I would like to sleep.', 'They would like to apologize.', 'What I would like to suggest is a walk.'],
});

/** such as apples, pears, etc.: such as apples, pears. */
export const suchAsEtc = defineRewrite({
  id: 'en.rewrite.such-as-etc',
  kind: 'doubled',
  patterns: [
    [punctuation(',').mark(), word('etc').mark(), punctuation('.'), sentenceEnd()],
    [word('and').mark(), word('so').mark(), words('on forth').mark(), punctuation('.'), sentenceEnd()],
  ],
  where: (m) => {
    const before = m.sentence.tokens.slice(Math.max(0, m.from - 15), m.from);
    const opened = before.findIndex(
      (token, i) => among('like including')(token) || (token.lower === 'as' && before[i - 1]?.lower === 'such'),
    );
    // A list that ends in "and" can end there.
    return opened >= 0 && before.slice(opened).some(among('and or'));
  },
  suggest: () => [''],
  wrong: [
    ['Bring tools such as hammers and saws, etc.', 'Bring tools such as hammers and saws.'],
    ['They sell fruit, including apples and pears, etc.', 'They sell fruit, including apples and pears.'],
    ['Pack warm clothes such as hats and gloves and so on.', 'Pack warm clothes such as hats and gloves.'],
  ],
  right: ['Bring hammers, saws, etc.', 'It went on and so on.', 'He talks and so on.'],
});

/** We are happy to help!: We are happy to help. */
export const calmMark = defineRewrite({
  id: 'en.rewrite.calm-mark',
  kind: 'formal',
  pattern: [anyWord(), punctuation('!').mark(), sentenceEnd()],
  where: (m) =>
    m.sentence.tokens.filter(({ kind }) => kind === 'word').length >= 4 &&
    m.sentence.tokens.filter(({ text }) => text === '!').length === 1,
  suggest: () => ['.'],
  wrong: [
    ['We are happy to help you!', 'We are happy to help you.'],
    ['Please send me the form soon!', 'Please send me the form soon.'],
    ['The parcel has arrived at last!', 'The parcel has arrived at last.'],
  ],
  right: ['Hello Anna!', 'Help!', 'Who is there!?'],
});
