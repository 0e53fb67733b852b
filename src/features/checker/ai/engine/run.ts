// The run of an engine over the open text: how far it is, what it offers, what was refused. At most one at a time.
import { create } from 'zustand';
import type { GuardReason, TextLanguage, TextRange } from '../../../../engine/index.ts';
import { type AiError, toAiError } from '../../../../services/ai/aiError.ts';
import type { Provider } from '../../../../services/ai/types.ts';
import type { CheckerSession } from '../../session.ts';
import { useChecker } from '../../store.ts';
import type { Offer } from '../rewrites.ts';
import { askAll, type Wanted } from './asking.ts';

/** See the head of this file. */
export interface RunState {
  readonly state: 'none' | 'running' | 'done' | 'stopped' | 'failed';
  readonly wanted: Wanted | null;
  readonly done: number;
  readonly total: number;
  readonly offers: readonly Offer[];
  readonly refused: ReadonlyMap<GuardReason | 'unreadable', number>;
  readonly error: AiError | null;
}

const NONE: RunState = { state: 'none', wanted: null, done: 0, total: 0, offers: [], refused: new Map(), error: null };

/** The page's run. */
export const useRun = create<RunState>(() => NONE);

let stop: AbortController | null = null;

/** Ends the run; what it has offered stays. */
export function stopRun(): void {
  stop?.abort();
  stop = null;
}

/** Forgets the run and its offers: another text, another engine. */
export function forgetRun(): void {
  stopRun();
  useRun.setState(NONE);
}

/** What is asked of whom. */
export interface RunParts {
  session: CheckerSession;
  provider: Provider;
  language: TextLanguage;
  wanted: Wanted;
  range: TextRange | null;
}

const isListed = ({ start, end, insert }: TextRange & { insert: string }): boolean =>
  useChecker
    .getState()
    .marks.some((mark) => mark.start === start && mark.end === end && mark.issue.replacements?.[0] === insert);

/** Begins a run in place of any other. Must be called from a click: some browsers prepare their model only then. */
export async function startRun({ session, provider, language, wanted, range }: RunParts): Promise<void> {
  stopRun();
  const own = new AbortController();
  stop = own;
  const set = (change: Partial<RunState> | ((now: RunState) => Partial<RunState>)) => {
    if (stop === own) useRun.setState(change);
  };
  useRun.setState({ ...NONE, state: 'running', wanted });
  try {
    await provider.prepare(language, { onProgress: () => undefined, signal: own.signal });
    await askAll({
      session,
      provider,
      language,
      wanted,
      range,
      signal: own.signal,
      isKnown: isListed,
      onOffers: (more) =>
        set(({ offers }) => ({ offers: [...offers, ...more.filter(({ key }) => !session.isLeft(key))] })),
      onProgress: (done, total) => set({ done, total }),
      onRefused: (reason) =>
        set(({ refused }) => ({ refused: new Map(refused).set(reason, (refused.get(reason) ?? 0) + 1) })),
    });
    set({ state: 'done' });
  } catch (thrown) {
    if (own.signal.aborted) useRun.setState(({ state }) => (state === 'running' ? { state: 'stopped' } : {}));
    else set({ state: 'failed', error: toAiError(thrown) });
  }
}
