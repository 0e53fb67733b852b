// After the checkout (BIL-3): the provider's message to the function may still be on its way, so the tokens are refreshed
// until they say that the plan is paid. Coming back from the checkout grants nothing by itself.

/** Seconds before each look. */
export const LOOKS_S = [1, 2, 4, 8, 15, 30] as const;

/** What looking needs. */
export interface Looking {
  sleep(milliseconds: number): Promise<void>;
  /** Fetches new tokens; a failure is one look that saw nothing. */
  refresh(): Promise<unknown>;
  isPremium(): boolean;
}

/** Looks until the plan is paid, the list of waits is used up, or the signal says stop. Never rejects. */
export async function awaitPremium(
  { sleep, refresh, isPremium }: Looking,
  signal?: AbortSignal,
): Promise<'premium' | 'late' | 'stopped'> {
  for (const seconds of LOOKS_S) {
    if (isPremium()) return 'premium';
    await sleep(seconds * 1000);
    if (signal?.aborted) return 'stopped';
    await refresh().catch(() => undefined);
    if (signal?.aborted) return 'stopped';
  }
  return isPremium() ? 'premium' : 'late';
}
