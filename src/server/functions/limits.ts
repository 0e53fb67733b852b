// Limits on requested mails and wrong codes: pure rules over an account's stored record.
// All times are seconds since 1970.

/** The stored record of one account, or of a name that no account has. */
export interface Attempts {
  /** When mails were sent, in the last hour. */
  mails: readonly number[];
  /** Codes that were tried since the last one that was right. */
  tried: number;
  /** No code counts before. */
  lockedUntil: number;
  /** Who has proved the mailbox of this address and may make the account of it. */
  proof?: Proof;
}

/** A mailbox that was proved, by the ticket of the browser that did it. */
export interface Proof {
  /** Digest: the ticket itself is in the browser alone. */
  ticket: string;
  until: number;
}

/** What becomes of the record, and what it means. */
export interface Decision {
  next?: Attempts;
  /** Seconds until it makes sense again; 0 is yes. */
  wait: number;
}

const MINUTE = 60;
const HOUR = 3600;
/** Mails to an account in an hour. */
export const MAILS_AN_HOUR = 10;
/** Codes that may be wrong before none counts for a while. */
export const FREE_CODES = 5;
/** As long as the pool waits for an answer. */
const PROOF_SECONDS = 3 * MINUTE;
const FIRST_LOCK = 15 * MINUTE;
/** The longest lock, and how long wrong codes are remembered. */
export const DAY = 24 * HOUR;

/** Nothing was tried. */
export const nothing: Attempts = { mails: [], tried: 0, lockedUntil: 0 };

/** Whether a mail may be sent now; then it counts. `pause` is the least time between two. */
export function askForMail(record: Attempts, now: number, pause = MINUTE): Decision {
  const mails = record.mails.filter((at) => at > now - HOUR);
  const last = mails.at(-1);
  const soon = last === undefined ? 0 : last + pause - now;
  const [oldest = now] = mails;
  const full = mails.length < MAILS_AN_HOUR ? 0 : oldest + HOUR - now;
  const wait = Math.max(0, soon, full);
  return wait > 0 ? { wait } : { wait, next: { ...record, mails: [...mails, now] } };
}

/** Whether a code may be tried now; then it counts as wrong until it has proved right. Each lock is twice the last. */
export function tryCode(record: Attempts, now: number): Decision {
  const wait = Math.max(0, record.lockedUntil - now);
  if (wait > 0) return { wait };
  const tried = record.tried + 1;
  const lock = Math.min(DAY, FIRST_LOCK * 2 ** (tried / FREE_CODES - 1));
  const lockedUntil = tried % FREE_CODES === 0 ? now + lock : record.lockedUntil;
  return { wait, next: { ...record, tried, lockedUntil } };
}

/** What remains after a right answer: only the mails. */
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
