// Calls the service for a sign-in step and moves to the next one; a response that arrives after the user has moved on
// changes nothing.
import type { AuthService, SignInOutcome } from '../../../services/auth/types.ts';
import { loadAuth } from '../../../services/person/session.ts';
import type { Step } from './steps.ts';
import { show, useFlow } from './store.ts';

type Change = Parameters<typeof show>[1];

let running = 0;
const work = (change: 1 | -1) => {
  running += change;
  useFlow.setState({ working: running > 0 });
};

/** Calls the service and shows the step its answer leads to, unless the user has moved on meanwhile. */
export async function lead(call: (auth: AuthService) => Promise<readonly [Step, Change?] | undefined>): Promise<void> {
  const { revision } = useFlow.getState();
  work(1);
  try {
    const next = await call(await loadAuth());
    if (next && useFlow.getState().revision === revision) show(...next);
  } finally {
    work(-1);
  }
}

/** Omitted when the configuration decides. */
export const kept = (stay: boolean | undefined) => (stay === undefined ? {} : { stay });

/** The step that follows an outcome. */
export function stepAfter(outcome: SignInOutcome): Step {
  if (outcome.kind === 'challenge') return { at: 'challenge', challenge: outcome.challenge };
  return outcome.askDevice ? { at: 'remember' } : { at: 'done' };
}
