// What the forms of signing in and up do. Every function resolves when the next screen is there and rejects with what
// went wrong; an answer that comes after one has gone elsewhere changes nothing.
import { type AuthError, authTextCode } from '../../../services/auth/authError.ts';
import type { AuthService, Challenge, MfaName, SignInOutcome } from '../../../services/auth/types.ts';
import { loadAuth } from '../../../services/session.ts';
import type { LinkProblem, Step } from './steps.ts';
import { type FlowState, noteSent, show, useFlow } from './store.ts';
import { isUsedLink, noteUsedLink } from './usedLinks.ts';

type Change = Parameters<typeof show>[1];

/** Calls the service, and shows the step that its answer leads to unless one has gone elsewhere meanwhile. */
async function lead(call: (auth: AuthService) => Promise<readonly [Step, Change?] | undefined>): Promise<void> {
  const { revision } = useFlow.getState();
  useFlow.setState({ working: true });
  try {
    const next = await call(await loadAuth());
    if (next && useFlow.getState().revision === revision) show(...next);
  } finally {
    useFlow.setState({ working: false });
  }
}

/** Left out where the configuration decides. */
const kept = (stay: boolean | undefined) => (stay === undefined ? {} : { stay });

function stepAfter(outcome: SignInOutcome): Step {
  if (outcome.kind === 'challenge') return { at: 'challenge', challenge: outcome.challenge };
  return outcome.askDevice ? { at: 'remember' } : { at: 'done' };
}

/** Signs in by password. An unconfirmed address leads to its confirmation (SUP-5). */
export function signIn(email: string, password: string, stay: boolean | undefined): Promise<void> {
  return lead(async (auth) => {
    useFlow.setState({ email, stay });
    try {
      return [stepAfter(await auth.signIn({ username: email, password, ...kept(stay) }))];
    } catch (error) {
      const code = authTextCode(error);
      if (code === 'UserNotConfirmedException') {
        return [
          { at: 'confirm', unconfirmed: true },
          { email, stay, password, sentAt: 0 },
        ];
      }
      if (code === 'PasswordResetRequiredException') return [{ at: 'forgot' }];
      throw error;
    }
  });
}

/** Creates an account; leads to the confirmation, or straight in where none is asked for. */
export function signUp(email: string, password: string, name: string, stay: boolean | undefined): Promise<void> {
  return lead(async (auth) => {
    const attributes = { email, ...(name && { name }) };
    const result = await auth.signUp({ username: email, password, attributes, ...kept(stay) });
    const change = { email, stay, password, sentAt: Date.now() };
    if (!result.userConfirmed) return [{ at: 'confirm', destination: result.codeDelivery?.destination }, change];
    return [stepAfter(await auth.signIn({ username: email, password, ...kept(stay) }))];
  });
}

/** Confirms a sign-up, then signs in if this tab still knows the password. */
export function confirm(email: string, code: string): Promise<void> {
  return lead(async (auth) => {
    const { password, stay }: FlowState = useFlow.getState();
    await auth.confirmSignUp(email, code);
    if (password === undefined) return [{ at: 'signIn', notice: 'confirmed' }, { email }];
    try {
      return [stepAfter(await auth.signIn({ username: email, password, ...kept(stay) }))];
    } catch {
      // The address is confirmed; only this sign-in did not work. The form says so and lets one try again.
      return [{ at: 'signIn', notice: 'confirmed' }, { email }];
    }
  });
}

/** Sends the code of a sign-up again. */
export async function resend(email: string): Promise<string> {
  const auth = await loadAuth();
  const { destination } = await auth.resendSignUp(email);
  noteSent();
  return destination;
}

/** Asks for a code to set a new password; says the same whether the account exists or not (SUP-6). */
export function forgot(email: string): Promise<void> {
  return lead(async (auth) => {
    const { destination } = await auth.forgotPassword(email);
    return [
      { at: 'reset', destination },
      { email, sentAt: Date.now() },
    ];
  });
}

/** Sets the new password. */
export function reset(email: string, code: string, password: string): Promise<void> {
  return lead(async (auth) => {
    await auth.forgotPasswordSubmit(email, code, password);
    return [{ at: 'signIn', notice: 'reset' }];
  });
}

/** Sends a magic link. */
export function sendLink(email: string, stay: boolean | undefined): Promise<void> {
  return lead(async (auth) => {
    const outcome = await auth.startMagicLink(email, kept(stay));
    const change = { email, stay, sentAt: Date.now() };
    if (outcome.kind === 'challenge') return [{ at: 'linkSent', challenge: outcome.challenge }, change];
    return [stepAfter(outcome), change];
  });
}

/** The code of the mail instead of its link. */
export function answerLink(code: string): Promise<void> {
  return lead(async (auth) => {
    try {
      return [stepAfter(await auth.finishMagicLink(code))];
    } catch (error) {
      const ended = ['LinkOtherDevice', 'LinkExpired', 'AttemptExpired'].includes(authTextCode(error));
      if (!ended) throw error;
      return [{ at: 'linkProblem', problem: 'expired' }];
    }
  });
}

async function linkProblem(error: unknown, secret: string): Promise<LinkProblem | undefined> {
  const code = authTextCode(error);
  if (code === 'LinkOtherDevice') return (await isUsedLink(secret)) ? 'used' : 'other';
  if (code === 'LinkExpired') return 'expired';
  // The service answers a link that has done its work like a wrong one.
  return code === 'NotAuthorizedException' || code === 'CodeMismatchException' ? 'used' : undefined;
}

/** Signs in with an opened link. */
export function openLink(secret: string): Promise<void> {
  return lead(async (auth) => {
    if (secret === '') return [{ at: 'linkProblem', problem: 'broken' }];
    try {
      const outcome = await auth.finishMagicLink(secret);
      await noteUsedLink(secret);
      return [stepAfter(outcome)];
    } catch (error) {
      const problem = await linkProblem(error, secret);
      if (!problem) throw error;
      return [{ at: 'linkProblem', problem }];
    }
  });
}

/** Sends a one-time code. */
export function sendMailCode(email: string, stay: boolean | undefined): Promise<void> {
  return lead(async (auth) => {
    const outcome = await auth.signInByMailCode(email, kept(stay));
    return [stepAfter(outcome), { email, stay, sentAt: Date.now() }];
  });
}

/** Answers a challenge that wants a code. */
export function answerCode(challenge: Challenge, code: string): Promise<void> {
  return lead(async (auth) => [stepAfter(await auth.confirmSignIn(challenge, code))]);
}

/** Answers a question of the operator's own. */
export function answerCustom(challenge: Challenge, answer: string): Promise<void> {
  return lead(async (auth) => [stepAfter(await auth.answerCustomChallenge(challenge, answer))]);
}

/** Sets the password that replaces a temporary one, with the attributes that the account lacks. */
export function setNewPassword(
  challenge: Challenge,
  password: string,
  attributes: Readonly<Record<string, string>>,
): Promise<void> {
  return lead(async (auth) => [stepAfter(await auth.completeNewPassword(challenge, password, attributes))]);
}

/** Chooses the second factor. */
export function chooseMfa(challenge: Challenge, type: MfaName): Promise<void> {
  return lead(async (auth) => [stepAfter(await auth.selectMfaType(challenge, type))]);
}

/** Ends the set-up of an authenticator app that the account asks for. */
export function finishSetup(challenge: Challenge, code: string, device: string): Promise<void> {
  return lead(async (auth) => [stepAfter(await auth.finishTotpChallenge(challenge, code, device || undefined))]);
}

/** Answers "remember this device?". One is signed in whatever comes of it. */
export function answerRemember(yes: boolean): Promise<void> {
  return lead(async (auth) => {
    await auth.rememberDevice(yes);
    return [{ at: 'done' }];
  });
}

/** Takes a return from the hosted login; resolves with where to go, or nothing when the address is no return. */
export async function takeHostedReturn(): Promise<{ returnTo: string; error?: AuthError } | undefined> {
  const auth = await loadAuth();
  const outcome = await auth.handleHostedReturn();
  if (!outcome) return undefined;
  if (outcome.kind === 'failed') return { returnTo: outcome.returnTo, error: outcome.error };
  show({ at: 'done' });
  return { returnTo: outcome.returnTo };
}
