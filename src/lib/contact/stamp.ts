// A stamp on a message: work that a person's device does once and never notices, and that makes sending thousands dear
// (Dwork and Naor 1992; Hashcash, Back 2002). It asks nobody and knows nothing about the sender.
import { hexDigest } from '../hexDigest.ts';
import type { ContactMessage } from './message.ts';

/** When it was made, in milliseconds since 1970, and the number that was searched for. */
export interface Stamp {
  time: number;
  nonce: number;
}

/** Zero bits that a stamp's digest begins with: 4,000 digests on average, a moment even on a slow phone. */
export const STAMP_BITS = 12;
/** Digests computed between two looks at what else there is to do. */
const BATCH = 64;

/** What a stamp is made for: a change of any field makes it worthless. */
const contentOf = ({ name, email, subject, message }: ContactMessage): Promise<string> =>
  hexDigest(JSON.stringify([name, email, subject, message]));

async function fits(content: string, { time, nonce }: Stamp): Promise<boolean> {
  const digest = await hexDigest(`${content} ${time} ${nonce}`);
  return Number.parseInt(digest.slice(0, 4), 16) >> (16 - STAMP_BITS) === 0;
}

/** Makes the stamp of a message. `time` is now, in milliseconds. */
export async function makeStamp(message: ContactMessage, time: number): Promise<Stamp> {
  const content = await contentOf(message);
  for (let from = 0; ; from += BATCH) {
    const tried = await Promise.all(Array.from({ length: BATCH }, (_, i) => fits(content, { time, nonce: from + i })));
    const found = tried.indexOf(true);
    if (found >= 0) return { time, nonce: from + found };
  }
}

/** Whether a stamp was made for this message. */
export const isStampOf = async (message: ContactMessage, stamp: Stamp): Promise<boolean> =>
  fits(await contentOf(message), stamp);
