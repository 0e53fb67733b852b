import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Session, useSession } from '../person/sessionState.ts';
import { TEAM_LIMITS } from './teamFile.ts';
import { keepTeam, teamOf, teamStore, watchTeam } from './teamWords.ts';
import { acceptedWords, addWords, knownWords, loadWords, subscribeWords, wordsOf } from './words.ts';

const person = (sub: string, plan: Session['plan']): Session => ({ state: 'signedIn', sub, plan });
const signIn = (sub: string, plan: Session['plan'] = 'premium') => useSession.setState(person(sub, plan), true);
const team = (...words: string[]) => ({ name: 'team.txt', words, at: 1 });
const guest = () => useSession.setState({ state: 'guest', plan: 'free' }, true);

let count = 0;
let anna = '';
beforeEach(async () => {
  anna = `anna${++count}`;
  signIn(anna);
  await watchTeam();
  await loadWords();
});
afterEach(guest);

describe('the words of the team', () => {
  it('count after the person’s own and are told to whoever follows these, but are never among them', async () => {
    await addWords(['annaling', 'shared']);
    const told = vi.fn();
    const stop = subscribeWords(told);
    await keepTeam(anna, team('Zorblat', 'shared'));
    expect(acceptedWords()).toEqual(['annaling', 'shared', 'Zorblat']);
    expect(told).toHaveBeenCalledWith(['annaling', 'shared']);
    expect([knownWords(), await wordsOf(anna)]).toEqual([
      ['annaling', 'shared'],
      ['annaling', 'shared'],
    ]);
    stop();
  });

  it('are replaced as a whole, and gone when the file is removed', async () => {
    await keepTeam(anna, team('first'));
    await keepTeam(anna, team('second'));
    expect(acceptedWords()).toEqual(['second']);
    await keepTeam(anna, null);
    expect([acceptedWords(), await teamOf(anna)]).toEqual([[], null]);
  });

  it('count by the claim alone: they stop with Premium, the file stays, and they are back with it', async () => {
    await keepTeam(anna, team('Zorblat'));
    signIn(anna, 'free');
    expect([acceptedWords(), await teamOf(anna)]).toEqual([[], team('Zorblat')]);
    signIn(anna);
    expect(acceptedWords()).toEqual(['Zorblat']);
  });

  it('are nobody else’s: neither a guest nor the next person has them, and they are there for the next visit', async () => {
    await keepTeam(anna, team('Zorblat'));
    guest();
    expect([acceptedWords(), teamStore.getState().file]).toEqual([[], null]);
    signIn(`bob${count}`);
    expect([acceptedWords(), teamStore.getState().file]).toEqual([[], null]);
    signIn(anna);
    await vi.waitFor(() => expect(acceptedWords()).toEqual(['Zorblat']));
  });

  it('come from another tab', async () => {
    await keepTeam(anna, team('first'));
    const tab = new BroadcastChannel('spelling-check.team');
    const { openDB } = await import('idb');
    const database = await openDB('spelling-check.team');
    await database.put('files', { ...team('second'), owner: anna });
    database.close();
    tab.postMessage('changed');
    await vi.waitFor(() => expect(acceptedWords()).toEqual(['second']));
    tab.close();
  });

  it('are no more than the limit, whatever another release allowed', async () => {
    await keepTeam(anna, team(...Array.from({ length: TEAM_LIMITS.words + 5 }, (_, at) => `w${at}`)));
    expect(acceptedWords()).toHaveLength(TEAM_LIMITS.words);
  });

  it('that cannot be read are set aside and count as none', async () => {
    const { openDB } = await import('idb');
    const database = await openDB('spelling-check.team');
    await database.put('files', { owner: anna, name: 'team.txt', words: 'spoiled' });
    expect(await teamOf(anna)).toBeNull();
    expect(await database.get('files', anna)).toBeUndefined();
    database.close();
  });
});
