// What can be rewritten in the open text, for the row above the text and the list beside it.
import { useEffect } from 'react';
import { create } from 'zustand';
import type { CheckerSession } from '../session.ts';
import { useAsked } from '../side/useAsked.ts';
import { useChecker } from '../store.ts';
import { type Offer, offersOf, type Wish } from './rewrites.ts';

/** See the head of this file. */
export interface OffersState {
  /** Null until the text has been looked at. */
  readonly offers: readonly Offer[] | null;
  readonly isFailed: boolean;
  readonly wish: Wish;
  /** Nobody has asked for the list: the focus stays where it is. */
  readonly isOpenedByPage: boolean;
  retry(): void;
}

const NONE: OffersState = { offers: null, isFailed: false, wish: 'plain', isOpenedByPage: false, retry: () => {} };

/** The page's offers. */
export const useOffers = create<OffersState>(() => NONE);

async function ask(session: CheckerSession, signal: AbortSignal): Promise<readonly Offer[] | undefined> {
  const rewrites = await session.rewrites(signal);
  // Their words are those of the text that was asked about: it may change as soon as this is known.
  return rewrites
    ? offersOf(rewrites, (range) => session.slice(range)).filter(({ key }) => !session.isLeft(key))
    : undefined;
}

/** Keeps the offers up to date as long as it is used; in one place only. */
export function useOffering(): void {
  const { answer, isFailed, retry } = useAsked(ask);
  const empty = useChecker((state) => state.length === 0);
  useEffect(() => useOffers.setState({ offers: empty ? null : (answer ?? null) }), [answer, empty]);
  useEffect(() => useOffers.setState({ isFailed, retry }), [isFailed, retry]);
  // They are of one person's text, on one page.
  useEffect(() => () => useOffers.setState(NONE), []);
}
