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

/** Adds claims to a user's ID token. */
export type ClaimsTrigger = (user: User) => Promise<Record<string, string>>;

/** Runs a trigger that may add claims. It must answer as the service expects it, or the sign-in fails there, too. */
export function claimsOf(trigger: Trigger): ClaimsTrigger {
  return async (user) => {
    const { response } = await trigger(triggerEvent('TokenGeneration_Authentication', user, user.username, {}));
    const details = (response['claimsOverrideDetails'] ?? {}) as Record<string, unknown>;
    return (details['claimsToAddOrOverride'] ?? {}) as Record<string, string>;
  };
}

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
