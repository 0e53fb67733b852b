// Shared by the custom challenge functions: the pool's events, the mail, and the comparison of secrets.
import { timingSafeEqual } from 'node:crypto';

/** One answered challenge, as the pool reports it. */
export interface Answered {
  challengeName: string;
  challengeResult: boolean;
  challengeMetadata?: string;
}

/** The event of a trigger. Only what is used here is described; the rest passes through. */
export interface ChallengeEvent {
  userPoolId: string;
  userName: string;
  request: Record<string, unknown>;
  response: Record<string, unknown>;
}

/** The three functions of a custom challenge. Each gives back the event it got, with its response filled in. */
export interface ChallengeFunctions {
  define<T extends ChallengeEvent>(event: T): Promise<T>;
  create<T extends ChallengeEvent>(event: T): Promise<T>;
  verify<T extends ChallengeEvent>(event: T): Promise<T>;
}

/** A mail that somebody asked for; `language` is that of the account or of the page, if one is known. */
export type LinkMail = { to: string; link: string; language: string | undefined } & (
  | { kind: 'link'; code: string }
  /** The account has a second factor: the link leads to the form for the password. */
  | { kind: 'password' }
  /** The link makes an account. */
  | { kind: 'newAccount'; code: string }
  /** An account was asked for and is there already: the link leads to signing in. */
  | { kind: 'taken' }
);

/** Answers that may be tried for one mail. */
export const MOST_TRIES = 3;
/** Bytes of a link's secret. */
export const SECRET_BYTES = 24;

/** The challenges answered so far. */
export const answered = (event: ChallengeEvent): Answered[] => (event.request['session'] ?? []) as Answered[];

/** Whether the attempt is one for an account that exists. */
export const isKnown = (event: ChallengeEvent): boolean => event.request['userNotFound'] !== true;

/** The answer that was given, without blanks around it. */
export function givenAnswer(event: ChallengeEvent): string {
  const given = event.request['challengeAnswer'];
  return typeof given === 'string' ? given.trim() : '';
}

/** Whether two texts are the same, in a time that tells nothing about where they differ. */
export function isSame(given: string, wanted: string | undefined): boolean {
  if (!wanted) return false;
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
