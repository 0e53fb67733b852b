// The names under which sign-ups for an address are counted.

/**
 * The mailbox of an address, for counting: text after a plus sign is ignored, and so are dots, which large services ignore
 * too. Where a service does not, two people share a limit, which costs them little.
 */
export function mailboxOf(address: string): string {
  const given = address.normalize('NFKC').trim().toLowerCase();
  const at = given.lastIndexOf('@');
  const [name = ''] = given.slice(0, at).split('+');
  const domain = given.slice(at + 1).replace(/\.+$/, '');
  return `${name.replaceAll('.', '')}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`;
}

/** Counts the mails of sign-ups. */
export const mailboxName = (userPoolId: string, email: string): string => `sign-up ${userPoolId} ${mailboxOf(email)}`;

/** Counts the codes of sign-up links and keeps the proof of a right one: per address, whatever its mailbox. */
export const codesName = (userPoolId: string, email: string): string => `new ${userPoolId} ${email.trim()}`;
