import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GUEST } from '../person/person.ts';
import { type Session, useSession } from '../person/sessionState.ts';
import { addWords, cleanWord, knownWords, loadWords, removeWords, subscribeWords, wordsOf } from './words.ts';

describe('cleanWord', () => {
  it.each([
    ['  zorblat ', 'zorblat'],
    ['l’avion', "l'avion"],
    ['cafe\u0301', 'café'],
    ['two words', null],
    ['123', null],
    ['', null],
    ['x'.repeat(65), null],
    ['a\u202Eb', null],
    ['a\u0000b', null],
    ['half\uD800', null],
  ])('%j becomes %j', (raw, word) => {
    expect(cleanWord(raw)).toBe(word);
  });
});

describe('the dictionaries of two people', () => {
  const anna: Session = { state: 'signedIn', sub: 'anna', plan: 'free' };
  const bob: Session = { state: 'signedIn', sub: 'bob', plan: 'free' };
  afterEach(() => useSession.setState({ state: 'guest', plan: 'free' }, true));

  it('never mix: a person who signs in has their own words at once, and is notified only of those', async () => {
    const told: string[] = [];
    const stop = subscribeWords((words) => void told.push(words.join(' ')));
    useSession.setState(anna, true);
    expect(await loadWords()).toEqual([]);
    await addWords(['annaling', 'shared']);
    expect(await loadWords()).toEqual(['annaling', 'shared']);
    useSession.setState(bob, true);
    expect(knownWords()).toEqual([]);
    await addWords(['bobling', 'shared']);
    expect(await removeWords(['annaling'])).toEqual([]);
    useSession.setState({ state: 'guest', plan: 'free' }, true);
    await addWords(['guestling']);
    told.length = 0;
    useSession.setState(anna, true);
    await vi.waitFor(() => expect(told).toEqual(['', 'annaling shared']));
    expect([await wordsOf('bob'), await wordsOf(GUEST)]).toEqual([['bobling', 'shared'], ['guestling']]);
    stop();
  });

  it('words being read while somebody else signs in are not shown to them', async () => {
    useSession.setState(anna, true);
    await addWords(['annaling']);
    const reading = loadWords();
    useSession.setState(bob, true);
    expect(await reading).not.toContain('annaling');
    expect(knownWords()).not.toContain('annaling');
  });
});
