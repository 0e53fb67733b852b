// Under which names the sign-ups of an address are counted.

/**
 * The mailbox of an address, as it is counted: what follows a plus sign leads to the same one, and at large services dots do
 * too. Where they do not, two people share a limit, which costs them little.
 */
export function mailboxOf(address: string): string {
  const given = address.normalize('NFKC').trim().toLowerCase();
  const at = given.lastIndexOf('@');
  const [name = ''] = given.slice(0, at).split('+');
  const domain = given.slice(at + 1).replace(/\.+$/, '');
  return `${name.replaceAll('.', '')}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`;
}

/** Mails of sign-ups. */
export const mailboxName = (userPoolId: string, email: string): string => `sign-up ${userPoolId} ${mailboxOf(email)}`;

/** Codes of links that make an account, and the proof that one was right: of one address, whatever its mailbox. */
export const codesName = (userPoolId: string, email: string): string => `new ${userPoolId} ${email.trim()}`;
