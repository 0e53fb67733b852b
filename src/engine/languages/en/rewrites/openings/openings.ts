// Openings that only announce their subject: there are people who think, it is Tom who decides, what we need is time.
import { Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { among, isTaggedFinite } from '../../../../rules/ask.ts';
import { lemmas, oneOf, sentenceStart, tagged, word, words } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { asSubject, bareInfinitive, finite, isPast, phraseWord, stretch } from '../texts.ts';

const startsPhrase = among(
  'a an one two three four five six seven eight nine ten many some few several no only most more any countless numerous thousands hundreds',
);
const isTime = among('time times day days moment way reason point thing');

/** There are many people who think so: many people think so. */
export const thereWho = defineRewrite({
  id: 'en.rewrite.there-who',
  kind: 'opening',
  pattern: [
    sentenceStart(),
    word('there').mark(),
    words('is are was were').as('be').mark(),
    phraseWord().repeat(1, 6).as('who').mark(),
    words('who that which').mark(),
    finite().as('verb'),
  ],
  where: (m) =>
    startsPhrase(m.all('who')[0]) &&
    isTaggedFinite(m.token('verb')) &&
    !isTime(m.all('who').at(-1)) &&
    among('was were')(m.token('be')) === isPast(m, 'verb'),
  suggest: (m) => [stretch(m, 'who')],
  wrong: [
    ['There are many people who think so.', 'Many people think so.'],
    ['There is a man who lives here.', 'A man lives here.'],
    ['There were several guests who left early.', 'Several guests left early.'],
  ],
  right: [
    'There is a book that I like.',
    'There was a time that pleased nobody.',
    'There are people in the hall.',
    'There is a man who knew her.',
  ],
});

const DOING =
  'waiting standing sitting playing working living sleeping running walking talking swimming singing dancing lying hanging growing coming looking driving flying eating';

/** There was a man waiting outside: a man was waiting outside. */
export const thereDoing = defineRewrite({
  id: 'en.rewrite.there-doing',
  kind: 'opening',
  pattern: [
    sentenceStart(),
    word('there').mark(),
    words('is are was were').as('be').mark(),
    phraseWord().repeat(1, 5).as('who').mark(),
    words(`${DOING} parked stored invited stuck hidden buried`),
  ],
  where: (m) => startsPhrase(m.all('who')[0]) && !among('point use sense need time')(m.all('who').at(-1)),
  suggest: (m) => [`${stretch(m, 'who')} ${m.text('be')}`],
  wrong: [
    ['There was a man waiting outside.', 'A man was waiting outside.'],
    ['There were three cars parked in the yard.', 'Three cars were parked in the yard.'],
    ['There are two dogs sleeping on the sofa.', 'Two dogs are sleeping on the sofa.'],
  ],
  right: ['There is no point waiting here.', 'There is a sign saying so.', 'There was the man waiting outside.'],
});

/** It is the price that matters: the price matters. */
export const itIsWho = defineRewrite({
  id: 'en.rewrite.it-is-who',
  kind: 'opening',
  patterns: [
    [
      sentenceStart(),
      word('it').mark(),
      words('is was').as('be').mark(),
      words('the my your his her our their').as('phrase').mark(),
      tagged([Pos.noun, Pos.adjective]).repeat(1, 2).as('noun').mark(),
      words('who that').mark(),
      finite().as('verb'),
    ],
    [
      sentenceStart(),
      word('it').mark(),
      words('is was').as('be').mark(),
      oneOf(words('he she they we me him them us'), tagged(Pos.properNoun)).as('phrase').mark(),
      words('who that').mark(),
      finite().as('verb'),
    ],
  ],
  where: (m) =>
    isTaggedFinite(m.token('verb')) &&
    (m.token('be').lower === 'was') === isPast(m, 'verb') &&
    !(m.names('noun') && isTime(m.all('noun').at(-1))) &&
    // us who are, I who am: the verb would have to change.
    !(reads(m.token('verb'), Pos.auxiliary) && !m.names('noun')),
  suggest: (m) => [m.names('noun') ? `${stretch(m, 'phrase')} ${stretch(m, 'noun')}` : asSubject(stretch(m, 'phrase'))],
  wrong: [
    ['It is the price that matters.', 'The price matters.'],
    ['It was Tom who called.', 'Tom called.'],
    ['It was our neighbour who found the keys.', 'Our neighbour found the keys.'],
    ['It was me who wrote the letter.', 'I wrote the letter.'],
  ],
  right: [
    'It is the book that I like.',
    'It is a shame that he left.',
    'It was the time that he needed.',
    'It is Tom who knew her.',
  ],
});

/** What we need is time: we need time. */
export const whatIs = defineRewrite({
  id: 'en.rewrite.what-is',
  kind: 'opening',
  pattern: [
    sentenceStart(),
    word('what').mark(),
    words('i you we they he she').as('who').mark(),
    lemmas('need want like love hate lack want require miss prefer expect fear').as('verb').mark(),
    words('is are was were').as('be').mark(),
    oneOf(words('a an more less the your our some'), tagged([Pos.noun, Pos.adjective])).as('next'),
  ],
  where: (m) => among('was were')(m.token('be')) === isPast(m, 'verb') && m.token('next').pos !== Pos.verb,
  suggest: (m) => [`${stretch(m, 'who')} ${m.text('verb')}`],
  wrong: [
    ['What we need is more time.', 'We need more time.'],
    ['What I want is a quiet room.', 'I want a quiet room.'],
    ['What they wanted was the truth.', 'They wanted the truth.'],
  ],
  right: ['What we need is to wait.', 'What we need we buy.', 'What I want is that he stays.'],
});

const NEEDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  necessary: { is: 'must', was: 'had to' },
  possible: { is: 'can', was: 'could' },
  impossible: { is: 'cannot', was: 'could not' },
};

/** It is necessary for all guests to sign: all guests must sign. */
export const necessaryFor = defineRewrite({
  id: 'en.rewrite.necessary-for',
  kind: 'opening',
  pattern: [
    sentenceStart(),
    word('it').mark(),
    words('is was').as('be').mark(),
    words('necessary possible impossible').as('how').mark(),
    word('for').mark(),
    phraseWord().repeat(1, 5).as('who').mark(),
    word('to').mark(),
    bareInfinitive(),
  ],
  suggest: (m) => [`${asSubject(stretch(m, 'who'))} ${NEEDS[m.token('how').lower]?.[m.token('be').lower] ?? ''}`],
  wrong: [
    ['It is necessary for all guests to sign the form.', 'All guests must sign the form.'],
    ['It was impossible for us to wait.', 'We could not wait.'],
    ['It is possible for members to bring a friend.', 'Members can bring a friend.'],
  ],
  right: ['It is necessary to sign.', 'It is possible for the price of it to rise.', 'It was necessary for safety.'],
});

/** He is a man who keeps his word: he keeps his word. */
export const personWho = defineRewrite({
  id: 'en.rewrite.person-who',
  kind: 'opening',
  patterns: [
    [
      words('he she'),
      words('is was').as('be').mark(),
      word('a').mark(),
      words('man woman person').mark(),
      words('who that').mark(),
      finite().as('verb'),
    ],
    [
      words('he she'),
      words('is was').as('be').mark(),
      words('someone somebody').mark(),
      words('who that').mark(),
      finite().as('verb'),
    ],
    [
      words('this that it'),
      words('is was').as('be').mark(),
      word('something').mark(),
      words('that which').mark(),
      finite().as('verb'),
    ],
  ],
  where: (m) => isTaggedFinite(m.token('verb')) && (m.token('be').lower === 'was') === isPast(m, 'verb'),
  suggest: () => [''],
  wrong: [
    ['He is a man who keeps his word.', 'He keeps his word.'],
    ['She is someone who likes to win.', 'She likes to win.'],
    ['This is something that worries me.', 'This worries me.'],
  ],
  right: ['He is a man who knew her.', 'She is someone you know.', 'This is something that we like.'],
});
