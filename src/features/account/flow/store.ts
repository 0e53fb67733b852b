// State of the sign-in and sign-up flow: which screen, and for whom. Input lives in the form; the password is
// kept here only between sign-up and confirmation, in memory, so that sign-in can follow at once.
import { create } from 'zustand';
import { useSession } from '../../../services/person/sessionState.ts';
import type { Step } from './steps.ts';

/** The flow as the screens see it. */
export interface FlowState {
  readonly step: Step;
  readonly email: string;
  /** Undefined means what the configuration says. */
  readonly stay?: boolean | undefined;
  /** The sign-up that is waiting for its code. */
  readonly password?: string | undefined;
  /** When the last code was sent, in milliseconds since 1970: it can be sent again 30 s later (SUP-4). */
  readonly sentAt: number;
  /** A call to the service is under way; session changes that it causes itself are not for the screens. */
  readonly working: boolean;
  /** Increases with every step: anything an older step started no longer has any effect. */
  readonly revision: number;
}

const start: FlowState = { step: { at: 'signIn' }, email: '', sentAt: 0, working: false, revision: 0 };

/** The one flow of this tab. */
export const useFlow = create<FlowState>()(() => start);

/** The address waiting for its code survives a reload of this tab; nothing else does. */
const PENDING = 'account-pending';

function remember(email: string | undefined): void {
  try {
    if (email) sessionStorage.setItem(PENDING, email);
    else sessionStorage.removeItem(PENDING);
  } catch {
    // Without storage the address has to be typed again after a reload.
  }
}

/** The address of a sign-up started in this tab. */
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

/** Records that a code has just been sent, without another step. */
export const noteSent = (now: number = Date.now()): void => useFlow.setState({ sentAt: now });

/** Forgets everything, for example when the dialog closes or someone signs out. */
export function resetFlow(): void {
  useFlow.setState((old) => ({ ...start, revision: old.revision + 1 }));
}

// An address typed by one person is not offered to the next.
useSession.subscribe((now, before) => {
  if (now.state === 'signedIn') remember(undefined);
  else if (before.state === 'signedIn') resetFlow();
});
