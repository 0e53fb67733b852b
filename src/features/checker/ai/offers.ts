// What can be rewritten in the open text, for the row above the text and the list beside it.
import { useEffect } from 'react';
import { create } from 'zustand';
import type { Rewrite } from '../../../engine/index.ts';
import { useController } from '../controller.ts';
import type { CheckerSession } from '../session.ts';
import { useChecker } from '../store.ts';
import { type Offer, offersOf, type Wish } from './rewrites.ts';
import { useAsked } from './useAsked.ts';

/** See the head of this file. */
export interface OffersState {
  /** Null until the text has been looked at. */
  readonly offers: readonly Offer[] | null;
  readonly isFailed: boolean;
  readonly wish: Wish;
  retry(): void;
}

/** The page's offers. */
export const useOffers = create<OffersState>(() => ({ offers: null, isFailed: false, wish: 'plain', retry: () => {} }));

const ask = async (session: CheckerSession, signal: AbortSignal): Promise<readonly Rewrite[] | undefined> =>
  (await session.rewrites(signal)) ?? undefined;

/** Keeps the offers up to date as long as it is used; in one place only. */
export function useOffering(): void {
  const controller = useController();
  const { answer, isFailed, retry } = useAsked(ask);
  const empty = useChecker((state) => state.length === 0);
  useEffect(() => {
    const { session } = controller;
    if (empty || !session) return useOffers.setState({ offers: null });
    if (!answer) return;
    const offers = offersOf(answer, (range) => session.slice(range)).filter(({ key }) => !session.isLeft(key));
    useOffers.setState({ offers });
  }, [controller, answer, empty]);
  useEffect(() => useOffers.setState({ isFailed, retry }), [isFailed, retry]);
}
