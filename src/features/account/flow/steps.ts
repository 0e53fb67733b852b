// The steps of signing in and up. One is shown at a time, on a page or in the dialog over the checker.
import type { Challenge, ChallengeOf } from '../../../services/auth/types.ts';
import type { Problem } from '../problem.ts';

/** Why a magic link did not sign in. */
export type LinkProblem = 'expired' | 'used' | 'other' | 'broken' | 'wrong';

/** A line above the sign-in form that says what just happened. */
export type Notice = 'confirmed' | 'reset' | 'deleted' | 'needed' | 'expired';

/** The step on the screen. */
export type Step =
  | {
      readonly at: 'signIn';
      readonly notice?: Notice | undefined;
      /** Why a return from the hosted login did not sign in. */
      readonly failed?: Problem | undefined;
    }
  | { readonly at: 'signUp'; readonly name?: string }
  | {
      readonly at: 'confirm';
      /** Masked by the service; unknown for someone who comes from sign-in or from a link. */
      readonly destination?: string | undefined;
      readonly code?: string | undefined;
      readonly unconfirmed?: boolean | undefined;
    }
  | { readonly at: 'forgot' }
  | { readonly at: 'reset'; readonly destination: string }
  | { readonly at: 'link' }
  /** Asks where to send a link that creates an account; `other`: a link requested elsewhere was opened here. */
  | { readonly at: 'newLink'; readonly name?: string; readonly other?: boolean }
  | {
      readonly at: 'linkSent';
      readonly challenge: Challenge;
      /** Set for a link that creates an account. */
      readonly newAccount?: { readonly name: string };
    }
  | { readonly at: 'linkOpening'; readonly secret: string }
  | { readonly at: 'linkProblem'; readonly problem: LinkProblem; readonly newAccount: boolean }
  | { readonly at: 'hostedReturn' }
  | { readonly at: 'challenge'; readonly challenge: Challenge }
  | { readonly at: 'lost'; readonly challenge: Challenge }
  | { readonly at: 'remember' }
  | { readonly at: 'done' };

/** The props of every screen: its step, where to go afterwards (a path of this site), and the privacy policy. */
export interface StepProps {
  readonly step: Step;
  readonly returnTo: string;
  readonly privacy: string;
}

/** The pages that the steps belong to. */
export type StepPage = 'signIn' | 'signUp' | 'confirm';

/** The page whose address a step has; none for steps that run wherever a mailed link leads. */
export function pageOfStep(step: Step): StepPage | undefined {
  if (step.at === 'linkOpening') return undefined;
  if (step.at === 'newLink') return 'signUp';
  if (step.at === 'linkSent' || step.at === 'linkProblem') return step.newAccount ? 'signUp' : 'signIn';
  return step.at === 'signUp' || step.at === 'confirm' ? step.at : 'signIn';
}

/** Whether an opened link creates an account; its secret says so (src/server/functions/linkSignUp.ts). */
export const isForAccount = (secret: string): boolean => secret.startsWith('new.');

/** The title of a step, as a key of account.json. */
export function titleKeyOf(step: Step) {
  switch (step.at) {
    case 'signUp':
      return 'signUp.title';
    case 'confirm':
      return 'confirm.title';
    case 'forgot':
      return 'forgot.title';
    case 'reset':
      return 'forgot.sentTitle';
    case 'link':
      return 'link.title';
    case 'newLink':
      return step.other ? 'link.otherTitle' : 'newLink.title';
    case 'linkSent':
      return 'link.sentTitle';
    case 'linkOpening':
      return isForAccount(step.secret) ? 'signUp.submitting' : 'link.openingTitle';
    case 'linkProblem':
      return `link.${step.problem}Title` as const;
    case 'challenge':
      return challengeTitles[step.challenge.name];
    case 'lost':
      return 'challenge.lost';
    case 'remember':
      return 'remember.title';
    default:
      return 'signIn.title';
  }
}

const challengeTitles = {
  SMS_MFA: 'challenge.title',
  SOFTWARE_TOKEN_MFA: 'challenge.title',
  EMAIL_OTP: 'emailCode.sentTitle',
  CUSTOM_CHALLENGE: 'challenge.customTitle',
  NEW_PASSWORD_REQUIRED: 'challenge.newPasswordTitle',
  MFA_SETUP: 'setup.title',
  SELECT_MFA_TYPE: 'challenge.selectTitle',
} as const satisfies Record<Challenge['name'], string>;

/** Challenges that are answered with a numeric code. */
export type CodeChallenge = ChallengeOf<'SMS_MFA'> | ChallengeOf<'SOFTWARE_TOKEN_MFA'> | ChallengeOf<'EMAIL_OTP'>;
