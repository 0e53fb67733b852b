// The run of an engine over the open text: how far it is, what it offers, what was refused. At most one at a time.
import { create } from 'zustand';
import type { GuardReason, TextLanguage, TextRange } from '../../../../engine/index.ts';
import { type AiError, toAiError } from '../../../../services/ai/aiError.ts';
import { type AiSpent, spentOn } from '../../../../services/ai/calls.ts';
import { recallChoice } from '../../../../services/ai/choice.ts';
import type { Provider } from '../../../../services/ai/types.ts';
import { subscribePerson } from '../../../../services/person/person.ts';
import type { CheckerSession } from '../../session.ts';
import { useChecker } from '../../store.ts';
import { useOffers } from '../offers.ts';
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
  /** The host that is asked, and what had gone there before the run and after it; null where nothing goes anywhere. */
  readonly host: string | null;
  readonly before: AiSpent | null;
  readonly after: AiSpent | null;
}

const NONE: RunState = {
  state: 'none',
  wanted: null,
  done: 0,
  total: 0,
  offers: [],
  refused: new Map(),
  error: null,
  host: null,
  before: null,
  after: null,
};

/** The page's run. */
export const useRun = create<RunState>(() => NONE);

/** The sentence in another language that somebody has entered: it outlasts a look at the text, which on a phone closes the view. */
export const useOther = create<{ readonly text: string }>(() => ({ text: '' }));

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
  useOther.setState({ text: '' });
}

/**
 * What a model has said of one text is not shown beside another, nor to anybody else, and each person chooses an engine for
 * themselves: also whoever signs in over a text and takes it along. Returns what ends this, and forgets the run.
 */
export function keepRunToItsText(): () => void {
  recallChoice();
  const stopTexts = useChecker.subscribe((now, before) => {
    if (now.draftId !== before.draftId) forgetRun();
  });
  const stopPeople = subscribePerson(() => {
    forgetRun();
    recallChoice();
  });
  return () => {
    stopTexts();
    stopPeople();
    forgetRun();
  };
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

/** Whether two stretches of the text have a word in common; one that is put in has those at its place. */
const meet = (a: TextRange, b: TextRange): boolean =>
  a.start === a.end ? b.start <= a.start && a.end <= b.end : a.start < b.end && b.start < a.end;

const isBacked = (words: TextRange): boolean => {
  const isThere = (own: TextRange) => meet(words, own);
  return useChecker.getState().marks.some(isThere) || (useOffers.getState().offers ?? []).some(isThere);
};

/** Begins a run in place of any other. Must be called from a click: some browsers prepare their model only then. */
export async function startRun({ session, provider, language, wanted, range }: RunParts): Promise<void> {
  stopRun();
  const own = new AbortController();
  stop = own;
  const set = (change: Partial<RunState> | ((now: RunState) => Partial<RunState>)) => {
    if (stop === own) useRun.setState(change);
  };
  const receiver = provider.receiver();
  const host = receiver?.kind === 'host' ? receiver.host : null;
  const spent = () => (host === null ? null : spentOn(host));
  useRun.setState({ ...NONE, state: 'running', wanted, host, before: spent() });
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
      isBacked,
      onOffers: (more) =>
        set(({ offers }) => ({ offers: [...offers, ...more.filter(({ key }) => !session.isLeft(key))] })),
      onProgress: (done, total) => set({ done, total }),
      onRefused: (reason) =>
        set(({ refused }) => ({ refused: new Map(refused).set(reason, (refused.get(reason) ?? 0) + 1) })),
    });
    set({ state: 'done', after: spent() });
  } catch (thrown) {
    const after = spent();
    if (own.signal.aborted) useRun.setState(({ state }) => (state === 'running' ? { state: 'stopped', after } : {}));
    else set({ state: 'failed', error: toAiError(thrown), after });
  }
}
