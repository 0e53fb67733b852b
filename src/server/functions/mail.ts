// Sends a mail through the mail service (SES, version 2) with the function's own role.
import { need, type RoleKeys, readRoleKeys, sendSigned } from './signedRequest.ts';

/** The sender, and the keys to send with. */
export interface MailSettings extends RoleKeys {
  /** Address that the service has verified. */
  sender: string;
}

/** The content of a mail. */
export interface MailText {
  subject: string;
  text: string;
}

/** A mail in plain text. */
export interface Mail extends MailText {
  to: string;
  /** Where an answer goes, if not to the sender: one address without a name. */
  replyTo?: string | undefined;
}

/** The settings that the function was started with. Throws if one is missing. */
export function readMailSettings(environment: Readonly<Record<string, string | undefined>>): MailSettings {
  return { ...readRoleKeys(environment), sender: need(environment, 'MAIL_SENDER') };
}

/** Sends a mail. Rejects if the service does not accept it within four seconds. */
export async function sendMail(
  settings: MailSettings,
  { to, subject, text, replyTo }: Mail,
  send: typeof fetch = fetch,
  now = new Date(),
): Promise<void> {
  const body = JSON.stringify({
    FromEmailAddress: settings.sender,
    Destination: { ToAddresses: [to] },
    ...(replyTo !== undefined && { ReplyToAddresses: [replyTo] }),
    Content: { Simple: { Subject: { Data: subject }, Body: { Text: { Data: text } } } },
  });
  const request = {
    service: 'ses',
    host: `email.${settings.region}.amazonaws.com`,
    method: 'POST',
    path: '/v2/email/outbound-emails',
    headers: { 'content-type': 'application/json' },
    body,
  } as const;
  const answer = await sendSigned(settings, request, send, now);
  if (!answer.ok) throw new Error(`The mail service answered ${answer.status}`);
}
