// An account by a link in a mail, without a password. The attempt is one under a name that nobody has, so that the pool
// answers alike whether the address is taken: its first answer brings the address (an order), the next ones the secret of
// the mail. Who has answered right has proved the mailbox and may make the account (signUpLimit.ts): it does not exist before.
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

/** What the functions need from where they run. */
export interface LinkSignUpParts {
  /** Origin of the site, without a slash at the end. */
  siteOrigin: string;
  attempts: AttemptTable;
  /** The state of the account that has this address, if one has. */
  statusOf(userPoolId: string, email: string): Promise<string | undefined>;
  /** Removes an account whose address nobody has proved. */
  removeUnproved(userPoolId: string, email: string): Promise<void>;
  sendMail(mail: LinkMail): Promise<void>;
  onMailFailure(error: unknown): void;
  /** Makes an answer take as long for an address that is taken as for one that is free. */
  evenly?<T>(work: Promise<T>): Promise<T>;
}

/** Names of attempts begin with it; no account can be called so. */
const NOBODY = 'new-account-';
/** What an opened link answers begins with it, so that a browser knows which kind of link it has. */
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
 * One address, and nothing by which a mail service would send to another. In ASCII alone: the mail service takes no other, and
 * other letters that become the same small ones (K of kelvin) would count, and prove, for the mailbox of somebody else.
 */
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)*$/i;
/** Longest name that the pool takes. */
const LONGEST_ADDRESS = 128;

/** An address for which an account is asked; the secrets are digests, because only the mail has them. */
interface Asked {
  email: string;
  secret: string;
  code: string;
  /** Of the browser that asks. */
  ticket: string;
}

/** What the first answer brings. */
function orderOf(event: ChallengeEvent) {
  const given = (event.request['clientMetadata'] ?? {}) as Record<string, unknown>;
  const { newAccount: email, language, ticket } = given;
  if (isKnown(event) || typeof email !== 'string' || typeof ticket !== 'string') return undefined;
  if (!/^[0-9a-f]{64}$/.test(ticket)) return undefined;
  return { email, ticket, language: typeof language === 'string' ? language : undefined };
}

/** The address of an attempt whose mail was asked for. */
function askedOf(event: ChallengeEvent): Asked | undefined {
  const [mark, secret = '', code = '', ticket = '', email = ''] =
    answered(event).at(-1)?.challengeMetadata?.split(' ') ?? [];
  return mark === MARK ? { email, secret, code, ticket } : undefined;
}

/** An order answers the first question and no other: the answer to one in a sign-in would tell who has an account. */
const isOrdered = (event: ChallengeEvent) =>
  answered(event).length === 1 &&
  answered(event)[0]?.challengeMetadata === ORDER &&
  !isKnown(event) &&
  orderOf(event) !== undefined;
/** An address is no such name, whatever it begins with: somebody may have it. */
const isNew = (event: ChallengeEvent) =>
  !isKnown(event) && answered(event).length === 0 && event.userName.startsWith(NOBODY) && !event.userName.includes('@');

/** Puts sign-ups before the functions of signing in: an attempt that is none of them goes on there. */
export function withLinkSignUp(signIn: ChallengeFunctions, parts: LinkSignUpParts): ChallengeFunctions {
  const { siteOrigin, attempts, statusOf, removeUnproved, sendMail, onMailFailure, evenly = (work) => work } = parts;

  const send = async (pool: string, to: string, language: string | undefined, secret: string, code: string) => {
    const status = await statusOf(pool, to);
    // An account that nobody has confirmed is nobody's.
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

  /** What is said of codes that count no more for this address. */
  const lockOf = async (pool: string, email: string): Promise<Record<string, string>> => {
    const name = codesName(pool, email);
    const seconds = await attempts.decide(name, ({ lockedUntil }, now) => ({ wait: Math.max(0, lockedUntil - now) }));
    return seconds > 0 ? { lockedSeconds: String(seconds) } : {};
  };

  /** Sends the mail that was ordered, if it is time. */
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
      // Said of how it is written: the person would wait for a mail that never comes.
      ...(!usable && { unusable: 'true' }),
      ...(wait > 0 && { waitSeconds: String(wait) }),
      ...(await lockOf(pool, email)),
    });
  };

  /** What follows an answer. Asked of the table: whether the pool tells of a right answer for a name that nobody has is not known. */
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
      // The order, the tries, and a last one that says how they ended.
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
      // An order is no guess.
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
