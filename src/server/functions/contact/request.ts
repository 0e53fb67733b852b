// What the contact form posts, checked by the rules of the form itself.
import * as v from 'valibot';
import { type ContactMessage, contactErrors, subjects } from '../../../lib/contact/message.ts';
import type { Stamp } from '../../../lib/contact/stamp.ts';

/** A message as it was posted. */
export interface Posted {
  message: ContactMessage;
  /** Language of the page, e.g. `de`. */
  locale: string;
  stamp: Stamp;
}

/** Longest name that is taken, in UTF-16 units. */
const LONGEST_NAME = 200;

const posted = v.object({
  name: v.pipe(v.string(), v.maxLength(LONGEST_NAME)),
  email: v.string(),
  subject: v.picklist(subjects),
  message: v.string(),
  locale: v.pipe(v.string(), v.regex(/^[a-z]{2}(?:-[A-Z]{2})?$/)),
  stamp: v.object({ time: v.pipe(v.number(), v.integer()), nonce: v.pipe(v.number(), v.integer()) }),
});

/** Reads the body of a request; undefined where it is not what the form posts. */
export function readPosted(body: string): Posted | undefined {
  let content: unknown;
  try {
    content = JSON.parse(body);
  } catch {
    return undefined;
  }
  const { success, output } = v.safeParse(posted, content);
  if (!success) return undefined;
  const { locale, stamp, ...message } = output;
  return Object.keys(contactErrors(message)).length === 0 ? { message, locale, stamp } : undefined;
}
