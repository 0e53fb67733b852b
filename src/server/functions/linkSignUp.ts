// Sign-up by a link in a mail, without a password. The attempt uses a name that nobody has, so the pool answers the same way
// whether or not the address is taken. The first answer carries the address (an order), later ones the secret from the mail.
// A right answer proves the mailbox, and only then may the account be created (signUpLimit.ts).
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
import { digestOf } from './digest.ts';
import { askForMail, isProved, prove, tryCode } from './limits.ts';
import { newCode, readCode, shownCode } from './linkCode.ts';
import { codesName, mailboxName } from './signUpNames.ts';

/** What the functions need from their environment. */
export interface LinkSignUpParts {
  /** Origin of the site, without a trailing slash. */
  siteOrigin: string;
  attempts: AttemptTable;
  /** The state of the account with this address, if there is one. */
  statusOf(userPoolId: string, email: string): Promise<string | undefined>;
  /** Removes an account whose address nobody has proved. */
  removeUnproved(userPoolId: string, email: string): Promise<void>;
  sendMail(mail: LinkMail): Promise<void>;
  onMailFailure(error: unknown): void;
  /** Makes an answer take equally long whether the address is taken or free. */
  evenly?<T>(work: Promise<T>): Promise<T>;
}

/** Prefix of the names of attempts; no account can have such a name. */
const NOBODY = 'new-account-';
/** Prefix of what an opened link answers, so that the browser knows which kind of link it has. */
const LINK = 'new.';
const MARK = 'new-account';
const ORDER = 'order';
/** The first question. */
const WHICH_ADDRESS = {
  publicChallengeParameters: { type: 'NEW_ACCOUNT' },
  privateChallengeParameters: { awaits: ORDER },
  challengeMetadata: ORDER,
};
/**
 * A single address, with nothing that would make a mail service send elsewhere. ASCII only: the mail service accepts nothing
 * else, and letters with the same lower-case form (the kelvin sign) would count for, and prove, somebody else's mailbox.
 */
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)*$/i;
/** Longest name that the pool accepts. */
const LONGEST_ADDRESS = 128;

/** An address for which an account was requested; secrets are kept as digests, because only the mail has them. */
interface Asked {
  email: string;
  secret: string;
  code: string;
  /** Digest of the requesting browser's ticket. */
  ticket: string;
}

/** What the first answer carries. */
function orderOf(event: ChallengeEvent) {
  const given = (event.request['clientMetadata'] ?? {}) as Record<string, unknown>;
  const { newAccount: email, language, ticket } = given;
  if (isKnown(event) || typeof email !== 'string' || typeof ticket !== 'string') return undefined;
  if (!/^[0-9a-f]{64}$/.test(ticket)) return undefined;
  return { email, ticket, language: typeof language === 'string' ? language : undefined };
}

/** The address of an attempt whose mail was requested. */
function askedOf(event: ChallengeEvent): Asked | undefined {
  const [mark, secret = '', code = '', ticket = '', email = ''] =
    answered(event).at(-1)?.challengeMetadata?.split(' ') ?? [];
  return mark === MARK ? { email, secret, code, ticket } : undefined;
}

/** An order answers only the first question: answering one during a sign-in would reveal who has an account. */
const isOrdered = (event: ChallengeEvent) =>
  answered(event).length === 1 &&
  answered(event)[0]?.challengeMetadata === ORDER &&
  !isKnown(event) &&
  orderOf(event) !== undefined;
/** An address never counts as such a name, whatever its prefix: it may belong to somebody. */
const isNew = (event: ChallengeEvent) =>
  !isKnown(event) && answered(event).length === 0 && event.userName.startsWith(NOBODY) && !event.userName.includes('@');

/** Puts sign-ups in front of the sign-in functions: any attempt that is not a sign-up is passed on to them. */
export function withLinkSignUp(signIn: ChallengeFunctions, parts: LinkSignUpParts): ChallengeFunctions {
  const { siteOrigin, attempts, statusOf, removeUnproved, sendMail, onMailFailure, evenly = (work) => work } = parts;

  const send = async (pool: string, to: string, language: string | undefined, secret: string, code: string) => {
    const status = await statusOf(pool, to);
    // An unconfirmed account belongs to nobody.
    const free = status === undefined || status === 'UNCONFIRMED';
    const link = free ? `${siteOrigin}/checker/confirm/#magic=${secret}` : `${siteOrigin}/checker/signin/#link`;
    await sendMail(
      free ? { kind: 'newAccount', to, language, link, code: shownCode(code) } : { kind: 'taken', to, language, link },
    );
  };

  const asking = (asked: Asked, triesLeft: number, said: Record<string, string>) => ({
    publicChallengeParameters: { type: 'NEW_ACCOUNT', triesLeft: String(triesLeft), ...said },
    privateChallengeParameters: { ...asked, triesLeft: String(triesLeft) },
    challengeMetadata: [MARK, asked.secret, asked.code, asked.ticket, asked.email].join(' '),
  });

  /** What to tell the client when codes no longer count for this address. */
  const lockOf = async (pool: string, email: string): Promise<Record<string, string>> => {
    const name = codesName(pool, email);
    const seconds = await attempts.decide(name, ({ lockedUntil }, now) => ({ wait: Math.max(0, lockedUntil - now) }));
    return seconds > 0 ? { lockedSeconds: String(seconds) } : {};
  };

  /** Sends the ordered mail, if enough time has passed. */
  const begin = async ({ userPoolId: pool }: ChallengeEvent, order: NonNullable<ReturnType<typeof orderOf>>) => {
    const { ticket, language } = order;
    const email = order.email.trim();
    const secret = `${LINK}${randomBytes(SECRET_BYTES).toString('base64url')}`;
    const code = newCode();
    const usable = ADDRESS.test(email) && email.length <= LONGEST_ADDRESS;
    const wait = usable ? await attempts.decide(mailboxName(pool, email), askForMail) : 0;
    if (usable && wait === 0) await send(pool, email, language, secret, code).catch(onMailFailure);
    const asked = { email, secret: digestOf(secret), code: digestOf(code), ticket };
    return asking(asked, MOST_TRIES, {
      // Concerns only the spelling of the address: otherwise the person would wait for a mail that never comes.
      ...(!usable && { unusable: 'true' }),
      ...(wait > 0 && { waitSeconds: String(wait) }),
      ...(await lockOf(pool, email)),
    });
  };

  /** The step after an answer. Asks the table, because the pool may not report right answers for a name that nobody has. */
  const goOn = async (event: ChallengeEvent, asked: Asked) => {
    const { email, ticket } = asked;
    const name = codesName(event.userPoolId, email);
    const open = await attempts.decide(name, (record, now) => ({ wait: isProved(record, ticket, now) ? 0 : 1 }));
    const triesLeft = Math.max(0, MOST_TRIES + 1 - answered(event).length);
    return asking(asked, triesLeft, open === 0 ? { proved: 'true' } : await lockOf(event.userPoolId, email));
  };

  return {
    async define(event) {
      if (!isNew(event) && !isOrdered(event) && !askedOf(event)) return signIn.define(event);
      // The order, the tries, and a final challenge that reports the outcome.
      const failAuthentication = answered(event).length > MOST_TRIES + 1;
      const goesOn = !failAuthentication && { challengeName: 'CUSTOM_CHALLENGE' };
      return { ...event, response: { issueTokens: false, failAuthentication, ...goesOn } };
    },

    async create(event) {
      if (isNew(event)) return { ...event, response: WHICH_ADDRESS };
      const asked = askedOf(event);
      const order = isOrdered(event) ? orderOf(event) : undefined;
      if (asked) return { ...event, response: await goOn(event, asked) };
      if (order) return { ...event, response: await evenly(begin(event, order)) };
      return signIn.create(event);
    },

    async verify(event) {
      const asked = event.request['privateChallengeParameters'] as
        | (Partial<Asked> & { triesLeft?: string; awaits?: string })
        | undefined;
      const { email, ticket, secret, code } = asked ?? {};
      // An order is not a guess.
      if (asked?.awaits === ORDER && !isKnown(event)) return { ...event, response: { answerCorrect: false } };
      if (email === undefined || ticket === undefined) return signIn.verify(event);
      const answer = givenAnswer(event);
      const name = codesName(event.userPoolId, email);
      const may = Number(asked?.triesLeft) > 0;
      const byLink = may && isSame(digestOf(answer), secret);
      const mayTry = may && !byLink && (await attempts.decide(name, tryCode)) === 0;
      const answerCorrect = byLink || (mayTry && isSame(digestOf(readCode(answer)), code));
      if (answerCorrect) {
        await removeUnproved(event.userPoolId, email);
        await attempts.decide(name, (record, now) => prove(record, ticket, now));
      }
      return { ...event, response: { answerCorrect } };
    },
  };
}
