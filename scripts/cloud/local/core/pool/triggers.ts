// The functions that the pool calls during a custom challenge, with the event they get on AWS.
import { type Input, part } from '../input.ts';
import { NAMES } from '../settings.ts';
import type { User } from './users.ts';

/** One answered challenge of a sign-in. */
export interface ChallengeResult {
  challengeName: string;
  challengeResult: boolean;
  challengeMetadata?: string;
}

/** What a trigger gets and gives back. */
export interface TriggerEvent {
  version: string;
  triggerSource: string;
  region: string;
  userPoolId: string;
  userName: string;
  callerContext: { awsSdkVersion: string; clientId: string };
  request: Record<string, unknown>;
  response: Record<string, unknown>;
}

/** A function as it runs on AWS. */
export type Trigger = (event: TriggerEvent) => Promise<TriggerEvent>;

/** The functions before a sign-up and of a custom challenge; `origin` is where the caller's site is. */
export type Triggers = (origin: string) => { preSignUp: Trigger; define: Trigger; create: Trigger; verify: Trigger };

/** What a client sends for the functions alone, as they get it. */
export function clientMetadata(input: Input): Record<string, unknown> {
  return input['ClientMetadata'] === undefined ? {} : { clientMetadata: part(input, 'ClientMetadata') };
}

/** The event of a trigger for a user, or for a name that nobody has. */
export function triggerEvent(
  source: string,
  user: User | undefined,
  userName: string,
  request: Record<string, unknown>,
): TriggerEvent {
  return {
    version: '1',
    triggerSource: source,
    region: NAMES.region,
    userPoolId: NAMES.userPoolId,
    userName,
    callerContext: { awsSdkVersion: 'local', clientId: NAMES.clientId },
    request: {
      userAttributes: user ? { ...user.attributes, 'cognito:user_status': user.status } : {},
      userNotFound: user === undefined,
      ...request,
    },
    response: {},
  };
}
