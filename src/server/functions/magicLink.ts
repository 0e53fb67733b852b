// Sign-in by a link in a mail: the three functions that the user pool calls (define, create, verify a custom
// challenge). The link's secret is in the fragment, so a mail scanner that opens the address uses nothing up. The mail
// also carries a code, for a link that is opened on another device than the one that waits.
import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** One answered challenge, as the pool reports it. */
interface Answered {
  challengeName: string;
  challengeResult: boolean;
  challengeMetadata?: string;
}

/** The event of a trigger. Only what is used here is described; the rest passes through. */
export interface ChallengeEvent {
  request: Record<string, unknown>;
  response: Record<string, unknown>;
}

/** What the functions need from where they run. */
export interface MagicLinkParts {
  /** Origin of the site, without a slash at the end. */
  siteOrigin: string;
  /** Sends the mail; `language` is what the account says, if it does. */
  sendLink(message: { to: string; link: string; code: string; language: string | undefined }): Promise<void>;
}

/** The three functions. Each gives back the event it got, with its response filled in. */
export interface MagicLink {
  define<T extends ChallengeEvent>(event: T): Promise<T>;
  create<T extends ChallengeEvent>(event: T): Promise<T>;
  verify<T extends ChallengeEvent>(event: T): Promise<T>;
}

const MOST_TRIES = 3;
const SECRET_BYTES = 24;

const answered = (event: ChallengeEvent) => (event.request['session'] ?? []) as Answered[];

function isSame(given: string, wanted: string | undefined): boolean {
  if (!wanted) return false;
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Creates the functions. */
export function createMagicLink({ siteOrigin, sendLink }: MagicLinkParts): MagicLink {
  return {
    async define(event) {
      const session = answered(event);
      const last = session.at(-1);
      const right = last?.challengeName === 'CUSTOM_CHALLENGE' && last.challengeResult;
      const foreign = session.some(({ challengeName }) => challengeName !== 'CUSTOM_CHALLENGE');
      const failed = !right && (foreign || session.length >= MOST_TRIES);
      const response = {
        issueTokens: right && !foreign,
        failAuthentication: failed,
        ...(!right && !failed && { challengeName: 'CUSTOM_CHALLENGE' }),
      };
      return { ...event, response };
    },

    async create(event) {
      const session = answered(event);
      // A second try is for the same link: the secret travels in the metadata, which never leaves the pool.
      const kept = session.at(-1)?.challengeMetadata?.split(' ');
      const secret = kept?.[0] ?? randomBytes(SECRET_BYTES).toString('base64url');
      const code = kept?.[1] ?? String(randomInt(0, 1_000_000)).padStart(6, '0');
      const attributes = (event.request['userAttributes'] ?? {}) as Record<string, string>;
      const to = attributes['email'];
      // For a name that nobody has, everything looks the same and nothing is sent.
      if (!kept && to && event.request['userNotFound'] !== true) {
        const link = `${siteOrigin}/checker/confirm/#magic=${secret}`;
        await sendLink({ to, code, link, language: attributes['locale'] });
      }
      const response = {
        publicChallengeParameters: { type: 'MAGIC_LINK', triesLeft: String(MOST_TRIES - session.length) },
        privateChallengeParameters: { secret, code },
        challengeMetadata: `${secret} ${code}`,
      };
      return { ...event, response };
    },

    async verify(event) {
      const { secret, code } = (event.request['privateChallengeParameters'] ?? {}) as Record<string, string>;
      const given = event.request['challengeAnswer'];
      const answer = typeof given === 'string' ? given.trim() : '';
      const answerCorrect = event.request['userNotFound'] !== true && (isSame(answer, secret) || isSame(answer, code));
      return { ...event, response: { answerCorrect } };
    },
  };
}
