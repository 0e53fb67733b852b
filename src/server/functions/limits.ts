// Limits on requested mails and wrong codes: pure rules over an account's stored record.
// All times are seconds since 1970.

/** The stored record of one account, or of a name that no account has. */
export interface Attempts {
  /** When mails were sent within the last hour. */
  mails: readonly number[];
  /** Codes tried since the last right one. */
  tried: number;
  /** No code counts before this time. */
  lockedUntil: number;
  /** Who has proved they own the mailbox of this address and may create its account. */
  proof?: Proof;
}

/** A proved mailbox, with the ticket of the browser that proved it. */
export interface Proof {
  /** A digest: only the browser has the ticket itself. */
  ticket: string;
  until: number;
}

/** The record that results, and what the decision means. */
export interface Decision {
  next?: Attempts;
  /** Seconds until another attempt makes sense; 0 means yes. */
  wait: number;
}

const MINUTE = 60;
const HOUR = 3600;
/** Mails to an account per hour. */
export const MAILS_AN_HOUR = 10;
/** Wrong codes allowed before no code counts for a while. */
export const FREE_CODES = 5;
/** As long as the pool waits for an answer. */
const PROOF_SECONDS = 3 * MINUTE;
const FIRST_LOCK = 15 * MINUTE;
/** The longest lock, and how long wrong codes are remembered. */
export const DAY = 24 * HOUR;

/** A record without any attempt. */
export const nothing: Attempts = { mails: [], tried: 0, lockedUntil: 0 };

/** Whether a mail may be sent now; if so, it is counted. `pause` is the minimum time between two. */
export function askForMail(record: Attempts, now: number, pause = MINUTE): Decision {
  const mails = record.mails.filter((at) => at > now - HOUR);
  const last = mails.at(-1);
  const soon = last === undefined ? 0 : last + pause - now;
  const [oldest = now] = mails;
  const full = mails.length < MAILS_AN_HOUR ? 0 : oldest + HOUR - now;
  const wait = Math.max(0, soon, full);
  return wait > 0 ? { wait } : { wait, next: { ...record, mails: [...mails, now] } };
}

/** Whether a code may be tried now; if so, it counts as wrong until proved right. Each lock is twice as long as the last. */
export function tryCode(record: Attempts, now: number): Decision {
  const wait = Math.max(0, record.lockedUntil - now);
  if (wait > 0) return { wait };
  const tried = record.tried + 1;
  const lock = Math.min(DAY, FIRST_LOCK * 2 ** (tried / FREE_CODES - 1));
  const lockedUntil = tried % FREE_CODES === 0 ? now + lock : record.lockedUntil;
  return { wait, next: { ...record, tried, lockedUntil } };
}

/** What is left of a record after a right answer: only the mails. */
export function forgetCodes({ mails }: Attempts): Attempts {
  return { ...nothing, mails };
}

/** A mailbox was proved: the browser with this ticket may make the account, and wrong codes are forgotten. */
export function prove({ mails }: Attempts, ticket: string, now: number): Decision {
  return { wait: 0, next: { ...nothing, mails, proof: { ticket, until: now + PROOF_SECONDS } } };
}

/** Whether the browser with this ticket has proved the mailbox. */
export function isProved({ proof }: Attempts, ticket: string, now: number): boolean {
  return proof !== undefined && proof.ticket === ticket && proof.until > now;
}
