// Where a verb correctly appears with or without its usual preposition.

import { among, isMarkOrEnd } from '../../../../rules/ask.ts';
import type { Match } from '../../../../rules/match.ts';
import type { Token } from '../../../../rules/token.ts';
import type { Exception } from '../../../../rules/types.ts';

type Exceptions = Readonly<Record<string, Exception>>;

const isVerbAmong = (list: string): ((m: Match) => boolean) => {
  const isIn = among(list);
  return (m) => isIn(m.token('verb'));
};
const isLook = isVerbAmong('looking look looked');
const isWait = isVerbAmong('waiting waited wait waits');
const isContact = isVerbAmong('contact');
const isEnter = isVerbAmong('enter entered enters');

const isSought = among(
  'flat job apartment room house place hotel new cheap present gift car bike dress lawyer way partner roommate solution course teacher quiet small good restaurant',
);
const isAwaited = among(
  'bus train taxi plane tram doctor answer reply results result parcel delivery postman waiter bill invoice others children letter email next manager boss plumber package ferry elevator lift',
);

/** Wait the bus is wrong; wait the whole day and wait their turn are not. */
const isWaitedFor = (noun: Token | undefined, next: Token): boolean =>
  !/^(?:the|my|your|his|our|their)$/.test(next.lower) || isAwaited(noun);

/** Where listen, wait, look and the like need no preposition. */
export const NONE_MISSING: Exceptions = {
  'a noun, not a verb': {
    when: (m) => among('the a his her my')(m.before()),
    right: 'Sorry for the wait you had at the door.',
  },
  'how long or for what turn someone waits': {
    when: (m) => isWait(m) && !isWaitedFor(m.after(), m.token('next')),
    right: 'They waited the whole afternoon for a sign.',
  },
  'looks a bit tired': {
    when: (m) => isLook(m) && !isSought(m.after()),
    right: 'You are looking a bit tired today.',
  },
  'how something looks, with no one who goes on looking': {
    when: (m) => isLook(m) && !among("am i'm is are was were we're been still")(m.before()),
    right: 'The two of them look a good team.',
  },
  'a gift horse': {
    when: (m) => isLook(m) && m.after(2)?.lower === 'horse',
    right: 'If you complain, you are looking a gift horse in the mouth.',
  },
  'a way forward, not looking forward': {
    when: (m) => m.token('verb').lower === 'forward' && !among('look looking looked looks')(m.before()),
    right: 'She stepped forward the moment they called her name.',
  },
  'instead as an adverb that opens a clause': {
    when: (m) => m.token('verb').lower === 'instead' && (m.from <= 2 || isMarkOrEnd(m.before())),
    right: 'Instead the shop closed at noon.',
  },
};

/** Where discuss, marry, enter and the like take a preposition. */
export const NONE_SUPERFLUOUS: Exceptions = {
  'a noun, not a verb': {
    when: (m) =>
      among('the a an my your his her our their this in of lost any no more make made keep stay')(m.before()),
    right: 'Her call to us was short.',
  },
  'a passive': {
    when: (m) =>
      isVerbAmong('told asked answered married')(m) &&
      among("is was are were be been being am i'm he's she's get got not never")(m.before()),
    right: 'The story was told to me by my aunt.',
  },
  'data that is entered in a field': {
    when: (m) => isEnter(m) && among('on data text value it them you')(m.before()),
    right: 'The value entered in the second field is too high.',
  },
  'an instruction about where to enter something': {
    when: (m) => isEnter(m) && m.token('verb').text !== m.token('verb').lower,
    right: 'Enter in the first box how many guests will come.',
  },
  'it reached to the point': {
    when: (m) =>
      isVerbAmong('reach reached')(m) && m.sentence.tokens[m.from + 1]?.lower === 'to' && m.after()?.lower === 'point',
    right: 'The water reached to the point where the path begins.',
  },
  'a call that opens the sentence': {
    when: (m) => m.from === 0 && isVerbAmong('phone call')(m),
    right: 'Call to them as loudly as you can.',
  },
  'contact as a noun': {
    when: (m) =>
      isContact(m) && m.before() !== undefined && !among('to please can you will should i we must')(m.before()),
    right: 'We value direct contact with our guests.',
  },
};
