// The functions that the pool calls during a custom challenge, with the same events as on AWS.
import { type Input, part } from '../input.ts';
import { NAMES } from '../settings.ts';
import type { User } from './users.ts';

/** One answered challenge of a sign-in. */
export interface ChallengeResult {
  challengeName: string;
  challengeResult: boolean;
  challengeMetadata?: string;
}

/** What a trigger receives and returns. */
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

/** The functions for sign-ups and custom challenges; `origin` is that of the caller's site. */
export type Triggers = (origin: string) => { preSignUp: Trigger; define: Trigger; create: Trigger; verify: Trigger };

/** What a client sends only for the functions, in the form they receive it. */
export function clientMetadata(input: Input): Record<string, unknown> {
  return input['ClientMetadata'] === undefined ? {} : { clientMetadata: part(input, 'ClientMetadata') };
}

/** A trigger's event for a user, or for a name that nobody has. */
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
