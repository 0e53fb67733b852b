// Sign-in input and its validation. Passwords are never changed.

/** The longest password the service accepts. */
export const PASSWORD_LIMIT = 256;
/** Longest e-mail address that is sent anywhere. */
const EMAIL_LIMIT = 254;

/** Whether a text could be an e-mail address: a name, an @ and a host, no blanks. The service decides in the end. */
export function isEmail(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length <= EMAIL_LIMIT && /^[^\s@]+@[^\s@]+$/.test(trimmed);
}

/** What is wrong with an e-mail address. */
export function emailProblem(email: string): 'emailEmpty' | 'emailWrong' | undefined {
  if (email.trim() === '') return 'emailEmpty';
  return isEmail(email) ? undefined : 'emailWrong';
}
