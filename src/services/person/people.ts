// Which accounts have data on this device, and when it is removed. An account's data goes when nobody is signed in to it
// here any more: at a sign-out, in all tabs; when a session ends by itself; at the next start after a tab that was simply
// closed. Only what is not in the cloud yet stays, under its owner (leaving/forget.ts).
import { emitAuthEvent } from '../auth/events.ts';
import { log } from '../log.ts';
import { loadChunk } from '../offline/chunks.ts';
import { GUEST, PEOPLE_KEY, personNow, subscribePerson } from './person.ts';
import { dropKept, lastingPerson } from './sessionState.ts';

const CHANNEL = 'spelling-check.person';
/** Idle delay before leftovers from earlier visits are removed, in milliseconds. */
const REST_MS = 4_000;

function people(): string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(PEOPLE_KEY) ?? '[]');
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

function keepPeople(list: readonly string[]): void {
  try {
    if (list.length > 0) localStorage.setItem(PEOPLE_KEY, JSON.stringify(list));
    else localStorage.removeItem(PEOPLE_KEY);
  } catch {
    // Without it the things of a closed tab go at that person's next sign-out.
  }
}

let channel: BroadcastChannel | undefined;
let release: (() => void) | undefined;

/** The other tabs see by a lock that somebody is here. */
function hold(owner: string): void {
  release?.();
  release = undefined;
  if (owner === GUEST || !navigator.locks) return;
  // Register before the lock is granted, or someone leaving at once would hold it as long as the tab lives.
  const here = new Promise<void>((end) => (release = end));
  void navigator.locks.request(`person:${owner}`, { mode: 'shared' }, () => here).catch(() => undefined);
}

/** Whether somebody is signed in to an account, in this tab or another. */
async function isHere(owner: string): Promise<boolean> {
  if (owner === personNow() || owner === lastingPerson()) return true;
  if (!navigator.locks) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === `person:${owner}`);
}

let forgetting: Promise<unknown> = Promise.resolve();

/** Whether all that can go of those who have left has gone, or `limitMs` are over. */
export const whenForgotten = (limitMs = 3_000): Promise<unknown> =>
  Promise.race([forgetting, new Promise((resolve) => setTimeout(resolve, limitMs))]);

/** Part of the next forgetting: what its owner has taken along as files, and does not want here any more. */
let downloaded: readonly unknown[] = [];

/** Says what need not stay here although the cloud does not have it. */
export const noteDownloaded = (items: readonly unknown[]): void => {
  downloaded = items;
};

const loadForget = () => loadChunk(() => import('../leaving/forget.ts'));

async function forget(owner: string): Promise<void> {
  const items = downloaded;
  downloaded = [];
  try {
    const { forgetPerson } = await loadForget();
    if (await forgetPerson(owner, { gone: async () => !(await isHere(owner)), downloaded: items as never }))
      keepPeople(people().filter((one) => one !== owner));
  } catch (error) {
    log.warn('Something of a person who has left goes at the next start', error);
  }
}

/** One at a time, so that nobody's data is inspected while it is being removed. */
function forgetSoon(owner: string): void {
  forgetting = forgetting.then(() => forget(owner));
}

/** Signing out of an account means all tabs, also those with a session of their own. */
export const tellLeft = (owner: string): void => channel?.postMessage({ left: owner });

let watching = false;

/** Follows who is here, for as long as the page lives. */
export function watchPeople(): void {
  if (watching || typeof window === 'undefined') return;
  watching = true;
  const here = (owner: string) => {
    hold(owner);
    if (owner === GUEST) return;
    keepPeople([...new Set([...people(), owner])]);
    // It has to be at hand when there is no line.
    setTimeout(() => void loadForget().catch(() => undefined), REST_MS);
  };
  if (typeof BroadcastChannel !== 'undefined') {
    channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<{ left?: string }>) => {
      if (data.left === undefined || data.left !== personNow()) return;
      dropKept();
      emitAuthEvent({ name: 'signOut', reason: 'otherTab', data: 'left' });
    };
  }
  subscribePerson((now, before) => {
    here(now);
    if (before !== undefined && before !== GUEST) forgetSoon(before);
  });
  here(personNow());
  setTimeout(() => {
    for (const owner of people()) void isHere(owner).then((is) => !is && forgetSoon(owner));
  }, REST_MS);
}
