// Under which names the sign-ups of an address are counted.

/** The mailbox of an address: what follows a plus sign leads to the same one. */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const name = address.slice(0, at).split('+')[0];
  return `${name}${address.slice(at)}`.trim().toLowerCase();
}

/** Mails of sign-ups. */
export const mailboxName = (userPoolId: string, email: string): string => `sign-up ${userPoolId} ${mailboxOf(email)}`;

/** Codes of links that make an account, and the proof that one was right: of one address, whatever its mailbox. */
export const codesName = (userPoolId: string, email: string): string => `new ${userPoolId} ${email.trim()}`;
