// Shared by the custom challenge functions: the pool's events, the mail, and the comparison of secrets.
import { timingSafeEqual } from 'node:crypto';

/** An answered challenge, as the pool reports it. */
export interface Answered {
  challengeName: string;
  challengeResult: boolean;
  challengeMetadata?: string;
}

/** A trigger's event. Only the fields used here are described; the rest passes through. */
export interface ChallengeEvent {
  userPoolId: string;
  userName: string;
  request: Record<string, unknown>;
  response: Record<string, unknown>;
}

/** The three functions of a custom challenge. Each returns the event it received, with the response filled in. */
export interface ChallengeFunctions {
  define<T extends ChallengeEvent>(event: T): Promise<T>;
  create<T extends ChallengeEvent>(event: T): Promise<T>;
  verify<T extends ChallengeEvent>(event: T): Promise<T>;
}

/** A mail that someone requested; `language` is that of the account or of the page, if known. */
export type LinkMail = { to: string; link: string; language: string | undefined } & (
  | { kind: 'link'; code: string }
  /** The account has a second factor: the link leads to the form for the password. */
  | { kind: 'password' }
  /** The link creates an account. */
  | { kind: 'newAccount'; code: string }
  /** An account was requested but already exists: the link leads to the sign-in. */
  | { kind: 'taken' }
);

/** How many answers may be tried per mail. */
export const MOST_TRIES = 3;
/** Length of a link's secret, in bytes. */
export const SECRET_BYTES = 24;

/** The challenges answered so far. */
export const answered = (event: ChallengeEvent): Answered[] => (event.request['session'] ?? []) as Answered[];

/** Whether the attempt is for an account that exists. */
export const isKnown = (event: ChallengeEvent): boolean => event.request['userNotFound'] !== true;

/** The answer given, without surrounding blanks. */
export function givenAnswer(event: ChallengeEvent): string {
  const given = event.request['challengeAnswer'];
  return typeof given === 'string' ? given.trim() : '';
}

/** Whether two texts are equal, compared in a time that reveals nothing about where they differ. */
export function isSame(given: string, wanted: string | undefined): boolean {
  if (!wanted) return false;
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
