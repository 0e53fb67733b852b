// Effects of the later sign-in steps: new password, magic link, the service's challenges. See effects.ts.
import { authTextCode } from '../../../services/auth/authError.ts';
import type { Challenge, MfaName } from '../../../services/auth/types.ts';
import { lead, stepAfter } from './nextStep.ts';
import { isForAccount, type LinkProblem } from './steps.ts';
import { isUsedLink, noteUsedLink } from './usedLinks.ts';

/** Requests a code for setting a new password; the answer is the same whether or not the account exists (SUP-6). */
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

/** Submits the code from the mail instead of opening its link; `newAccount`: the code creates one. */
export function answerLink(code: string, newAccount = false): Promise<void> {
  return lead(async (auth) => {
    try {
      return [stepAfter(await auth.finishMagicLink(code))];
    } catch (error) {
      const failure = authTextCode(error);
      // The third wrong code ends the attempt.
      if (failure === 'NotAuthorizedException') return [{ at: 'linkProblem', problem: 'wrong', newAccount }];
      if (failure === 'UsernameExistsException') return [{ at: 'linkProblem', problem: 'used', newAccount }];
      if (!['CodeOtherPage', 'LinkExpired', 'AttemptExpired'].includes(failure)) throw error;
      return [{ at: 'linkProblem', problem: 'expired', newAccount }];
    }
  });
}

async function linkProblem(error: unknown, secret: string): Promise<LinkProblem | undefined> {
  const code = authTextCode(error);
  if (code === 'CodeOtherPage') return 'broken';
  if (code === 'LinkOtherDevice') return (await isUsedLink(secret)) ? 'used' : 'other';
  if (code === 'LinkExpired') return 'expired';
  // The service answers a link that was already used the same way as a wrong one.
  if (code === 'UsernameExistsException') return 'used';
  return code === 'NotAuthorizedException' || code === 'CodeMismatchException' ? 'used' : undefined;
}

/** Signs in with an opened link. */
export function openLink(secret: string): Promise<void> {
  return lead(async (auth) => {
    const newAccount = isForAccount(secret);
    if (secret === '') return [{ at: 'linkProblem', problem: 'broken', newAccount }];
    try {
      const outcome = await auth.finishMagicLink(secret);
      await noteUsedLink(secret);
      return [stepAfter(outcome)];
    } catch (error) {
      const problem = await linkProblem(error, secret);
      if (!problem) throw error;
      return [{ at: 'linkProblem', problem, newAccount }];
    }
  });
}

/** Answers a challenge that asks for a code. */
export function answerCode(challenge: Challenge, code: string): Promise<void> {
  return lead(async (auth) => [stepAfter(await auth.confirmSignIn(challenge, code))]);
}

/** Answers an operator's custom question. */
export function answerCustom(challenge: Challenge, answer: string): Promise<void> {
  return lead(async (auth) => [stepAfter(await auth.answerCustomChallenge(challenge, answer))]);
}

/** Replaces a temporary password and supplies the attributes the account lacks. */
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

/** Completes the set-up of an authenticator app that the account requires. */
export function finishSetup(challenge: Challenge, code: string, device: string): Promise<void> {
  return lead(async (auth) => [stepAfter(await auth.finishTotpChallenge(challenge, code, device || undefined))]);
}

/** Answers "remember this device?". The user is signed in whatever the outcome. */
export function answerRemember(yes: boolean): Promise<void> {
  return lead(async (auth) => {
    await auth.rememberDevice(yes);
    return [{ at: 'done' }];
  });
}
