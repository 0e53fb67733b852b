// Sign-in by a link in a mail: the three functions that the user pool calls (define, create, verify a custom challenge).
// The link's secret is in the fragment, so a mail scanner that opens the address does not use it up. A mail alone never
// opens an account that has a second factor, and no answer reveals whether an account exists.
import { randomBytes } from 'node:crypto';
import type { AttemptTable } from './attempts.ts';
import {
  answered,
  type ChallengeEvent,
  type ChallengeFunctions,
  givenAnswer,
  isKnown,
  isSame,
  type LinkMail,
  MOST_TRIES,
  SECRET_BYTES,
} from './challenge.ts';
import { askForMail, forgetCodes, tryCode } from './limits.ts';
import { newCode, readCode, shownCode } from './linkCode.ts';

/** What the functions need from their environment. */
export interface MagicLinkParts {
  /** Origin of the site, without a trailing slash. */
  siteOrigin: string;
  attempts: AttemptTable;
  hasSecondFactor(userPoolId: string, userName: string): Promise<boolean>;
  sendMail(mail: LinkMail): Promise<void>;
  /** Told why a mail could not be sent. The requester is not told: only for an existing account can a mail fail. */
  onMailFailure(error: unknown): void;
  /** Makes an answer take equally long for a stranger and for an owner. */
  evenly?<T>(work: Promise<T>): Promise<T>;
}

const nameOf = (event: ChallengeEvent) => `link ${event.userPoolId} ${event.userName}`;

/** The address of an account that may sign in by mail: confirmed, with a password or codes of its own. */
function addressOf(event: ChallengeEvent): string | undefined {
  const attributes = (event.request['userAttributes'] ?? {}) as Record<string, string | undefined>;
  const usable = attributes['cognito:user_status'] === 'CONFIRMED' && attributes['email_verified'] === 'true';
  return isKnown(event) && usable ? attributes['email'] : undefined;
}

/** Creates the functions. */
export function createMagicLink(parts: MagicLinkParts): ChallengeFunctions {
  const { siteOrigin, attempts, hasSecondFactor, sendMail, onMailFailure, evenly = (work) => work } = parts;

  const send = async (event: ChallengeEvent, secret: string, code: string) => {
    const to = addressOf(event);
    if (!to) return;
    const { locale: language } = event.request['userAttributes'] as Record<string, string | undefined>;
    await sendMail(
      (await hasSecondFactor(event.userPoolId, event.userName))
        ? { kind: 'password', to, language, link: `${siteOrigin}/checker/signin/` }
        : { kind: 'link', to, language, link: `${siteOrigin}/checker/confirm/#magic=${secret}`, code: shownCode(code) },
    );
  };

  /** Sends the mail of a new attempt if enough time has passed; otherwise returns the seconds to wait. */
  const begin = async (event: ChallengeEvent, secret: string, code: string): Promise<number> => {
    const wait = await attempts.decide(nameOf(event), askForMail);
    if (wait === 0) await send(event, secret, code).catch(onMailFailure);
    return wait;
  };

  /** Seconds during which no code for the account counts. */
  const lockOf = (event: ChallengeEvent): Promise<number> =>
    attempts.decide(nameOf(event), ({ lockedUntil }, now) => ({ wait: Math.max(0, lockedUntil - now) }));

  return {
    async define(event) {
      const session = answered(event);
      const last = session.at(-1);
      const foreign = session.some(({ challengeName }) => challengeName !== 'CUSTOM_CHALLENGE');
      const right = last?.challengeName === 'CUSTOM_CHALLENGE' && last.challengeResult && !foreign;
      // Asked again here: the second factor may have been added after the mail, and the pool does not ask for it.
      const issueTokens = right && isKnown(event) && !(await hasSecondFactor(event.userPoolId, event.userName));
      const failAuthentication = !issueTokens && (right || foreign || session.length >= MOST_TRIES);
      const goesOn = !issueTokens && !failAuthentication;
      const response = { issueTokens, failAuthentication, ...(goesOn && { challengeName: 'CUSTOM_CHALLENGE' }) };
      return { ...event, response };
    },

    create(event) {
      const work = async () => {
        const session = answered(event);
        // A second try is for the same mail: the secrets travel in the metadata, which never leaves the pool.
        const kept = session.at(-1)?.challengeMetadata?.split(' ');
        const secret = kept?.[0] ?? randomBytes(SECRET_BYTES).toString('base64url');
        const code = kept?.[1] ?? newCode();
        const wait = kept ? 0 : await begin(event, secret, code);
        const locked = await lockOf(event);
        const response = {
          publicChallengeParameters: {
            type: 'MAGIC_LINK',
            triesLeft: String(MOST_TRIES - session.length),
            ...(wait > 0 && { waitSeconds: String(wait) }),
            ...(locked > 0 && { lockedSeconds: String(locked) }),
          },
          privateChallengeParameters: { secret, code },
          challengeMetadata: `${secret} ${code}`,
        };
        return { ...event, response };
      };
      return evenly(work());
    },

    async verify(event) {
      const { secret, code } = (event.request['privateChallengeParameters'] ?? {}) as Record<string, string>;
      const answer = givenAnswer(event);
      // The secret cannot be guessed. A code is counted before it is compared, and is not compared at all during a lock.
      const byLink = isSame(answer, secret);
      const mayTry = !byLink && (await attempts.decide(nameOf(event), tryCode)) === 0;
      const answerCorrect = isKnown(event) && (byLink || (mayTry && isSame(readCode(answer), code)));
      if (answerCorrect) await attempts.decide(nameOf(event), (record) => ({ next: forgetCodes(record), wait: 0 }));
      return { ...event, response: { answerCorrect } };
    },
  };
}
