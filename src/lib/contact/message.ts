// Validates a message to the operator: in the form before it is sent, and in the function that receives it.
import { productIds } from '../productIds.ts';

/** What a person fills in. Plain texts; `subject` is one of `subjects`. */
export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** Longest message that is sent, in UTF-16 units. */
export const MESSAGE_LIMIT = 10_000;

/** Subjects other than products have their text in the section `form`. */
const generalSubjects = ['general', 'wrong', 'licence', 'privacy'] as const;

/** What a message can be about: general subjects first, then the products. */
export const subjects = [...generalSubjects, ...productIds] as const;

/** The subject of a message. */
export type Subject = (typeof subjects)[number];

/** Whether it is no product. */
export const isGeneral = (subject: string): subject is (typeof generalSubjects)[number] =>
  (generalSubjects as readonly string[]).includes(subject);

/** Whether the message concerns a product. */
export const isSales = (subject: string): boolean => subject === 'licence' || !isGeneral(subject);

/** A known subject, or the general one. */
export function subjectOf(value: string | undefined): Subject {
  return subjects.find((subject) => subject === value) ?? 'general';
}

/** What is wrong with a message: keys of the section `form`. */
export interface ContactErrors {
  email?: 'emailEmpty' | 'emailWrong';
  message?: 'messageEmpty' | 'messageLong';
}

/** A plausible address: something, an @, a host; no spaces; at most 254 characters (RFC 5321). */
export function isEmail(value: string): boolean {
  return value.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*$/.test(value);
}

/** Finds what is missing. An empty result means that the message can be sent. */
export function contactErrors(message: ContactMessage): ContactErrors {
  const errors: ContactErrors = {};
  const email = message.email.trim();
  if (!email) errors.email = 'emailEmpty';
  else if (!isEmail(email)) errors.email = 'emailWrong';
  if (!message.message.trim()) errors.message = 'messageEmpty';
  else if (message.message.length > MESSAGE_LIMIT) errors.message = 'messageLong';
  return errors;
}
