// Picks a page's first step: the one that led here, that of a mailed link or hosted-login return, or the page's own form.

import { useSession } from '../../../services/person/session.ts';
import { takeLinkSecret } from '../../../services/secretLink.ts';
import { problemOf } from '../problem.ts';
import { takeHostedReturn } from './effects.ts';
import { type Notice, pageOfStep, type Step, type StepPage } from './steps.ts';
import { pendingEmail, show, useFlow } from './store.ts';

/** The address parameters. */
export interface Arrival {
  /** A guard redirected here. */
  readonly needed: boolean;
  /** The query of a return from the hosted login. */
  readonly hosted: boolean;
}

function signInStep({ needed, hosted }: Arrival): Step {
  if (hosted) return { at: 'hostedReturn' };
  const { reason, state } = useSession.getState();
  const notice: Notice | undefined = state === 'guest' && reason ? 'expired' : needed ? 'needed' : undefined;
  return { at: 'signIn', notice };
}

/** A mail saying that an account exists leads to the link that signs in (src/server/functions/linkSignUp.ts). */
const wantsLink = () => location.hash === '#link' && useSession.getState().state !== 'signedIn';

/** Shows the step that belongs to a page. Returns true when a step led here and is already shown. */
export function arrive(page: StepPage, arrival: Arrival): boolean {
  const secret = takeLinkSecret();
  if (secret && 'magic' in secret) {
    show({ at: 'linkOpening', secret: secret['magic'] ?? '' });
    return false;
  }
  if (page === 'confirm' && secret) {
    show({ at: 'confirm', code: secret['code'] }, { email: secret['email'] ?? pendingEmail() });
    return false;
  }
  const { step, revision } = useFlow.getState();
  const place = pageOfStep(step);
  const fresh = revision === 0 || step.at === 'done' || (place !== undefined && place !== page);
  if (!fresh && !(page === 'signIn' && arrival.hosted)) return true;
  if (page === 'signIn') show(wantsLink() ? { at: 'link' } : signInStep(arrival));
  else if (page === 'signUp') show({ at: 'signUp' });
  else show({ at: 'confirm' }, { email: useFlow.getState().email || pendingEmail() });
  return false;
}

let ending: Promise<string | undefined> | undefined;

/** Completes a return from the hosted login, once: returns where to go, or shows the form with what went wrong. */
export function endHostedReturn(): Promise<string | undefined> {
  ending ??= finishHostedReturn();
  return ending;
}

async function finishHostedReturn(): Promise<string | undefined> {
  try {
    const end = await takeHostedReturn();
    if (!end) show({ at: 'signIn' });
    else if (end.error) show({ at: 'signIn', failed: problemOf(end.error) });
    else return end.returnTo;
  } catch (error) {
    show({ at: 'signIn', failed: problemOf(error) });
  }
  return undefined;
}
