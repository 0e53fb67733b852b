// The state of signing in and up: which screen, for whom. Form input lives in the form; the password is
// kept here only between sign-up and confirmation, in memory, so that sign-in can follow at once.
import { create } from 'zustand';
import { useSession } from '../../../services/person/sessionState.ts';
import type { Step } from './steps.ts';

/** The flow as the screens see it. */
export interface FlowState {
  readonly step: Step;
  readonly email: string;
  /** Undefined: what the configuration says. */
  readonly stay?: boolean | undefined;
  /** Of the sign-up that waits for its code. */
  readonly password?: string | undefined;
  /** Milliseconds since 1970 at which a code was sent last: it can be sent again 30 s later (SUP-4). */
  readonly sentAt: number;
  /** A call to the service is under way; its own change of the session is not for the screens. */
  readonly working: boolean;
  /** Grows with every step: what an older step began has no effect any more. */
  readonly revision: number;
}

const start: FlowState = { step: { at: 'signIn' }, email: '', sentAt: 0, working: false, revision: 0 };

/** The one flow of this tab. */
export const useFlow = create<FlowState>()(() => start);

/** The address that waits for its code survives a reload of this tab; nothing else does. */
const PENDING = 'account-pending';

function remember(email: string | undefined): void {
  try {
    if (email) sessionStorage.setItem(PENDING, email);
    else sessionStorage.removeItem(PENDING);
  } catch {
    // Without storage the address is typed again after a reload.
  }
}

/** The address of a sign-up that this tab began. */
export function pendingEmail(): string {
  try {
    return sessionStorage.getItem(PENDING) ?? '';
  } catch {
    return '';
  }
}

/** Shows a step. */
export function show(
  step: Step,
  change: Partial<Pick<FlowState, 'email' | 'stay' | 'password' | 'sentAt'>> = {},
): void {
  const { revision, password } = useFlow.getState();
  const keeps = step.at === 'confirm';
  useFlow.setState({ step, revision: revision + 1, password: keeps ? password : undefined, ...change });
  if (step.at === 'confirm') remember(useFlow.getState().email);
  else if (step.at === 'done') remember(undefined);
}

/** Notes that a code has just been sent, without another step. */
export const noteSent = (now: number = Date.now()): void => useFlow.setState({ sentAt: now });

/** Forgets everything, for example when the dialog closes or someone signs out. */
export function resetFlow(): void {
  useFlow.setState((old) => ({ ...start, revision: old.revision + 1 }));
}

// The address that somebody typed is not offered to the next one.
useSession.subscribe((now, before) => {
  if (now.state === 'signedIn') remember(undefined);
  else if (before.state === 'signedIn') resetFlow();
});
