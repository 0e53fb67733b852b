// Sends a mail through the mail service (SES, version 2) with the function's own role. One signed request: the SDK
// would be a hundred times the size of this function.
import { createHash, createHmac } from 'node:crypto';

/** Who sends, and with which keys. */
export interface MailSettings {
  region: string;
  /** Address that the service has verified. */
  sender: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string;
}

/** A mail in plain text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

const PATH = '/v2/email/outbound-emails';
const LIMIT_MS = 4000;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** The settings that the function was started with. Throws when one is missing. */
export function readMailSettings(environment: Readonly<Record<string, string | undefined>>): MailSettings {
  const need = (name: string): string => {
    const value = environment[name];
    if (!value) throw new Error(`${name} is not set`);
    return value;
  };
  return {
    region: need('AWS_REGION'),
    sender: need('MAIL_SENDER'),
    accessKeyId: need('AWS_ACCESS_KEY_ID'),
    secretAccessKey: need('AWS_SECRET_ACCESS_KEY'),
    sessionToken: need('AWS_SESSION_TOKEN'),
  };
}

function signedHeaders(settings: MailSettings, host: string, body: string, now: Date): Record<string, string> {
  const date = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const scope = [date.slice(0, 8), settings.region, 'ses', 'aws4_request'];
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    host,
    'x-amz-date': date,
    'x-amz-security-token': settings.sessionToken,
  };
  const names = Object.keys(headers).join(';');
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}`);
  const canonical = ['POST', PATH, '', ...lines, '', names, sha256(body)].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', date, scope.join('/'), sha256(canonical)].join('\n');
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${settings.secretAccessKey}`);
  const signature = hmac(key, toSign).toString('hex');
  const credential = `${settings.accessKeyId}/${scope.join('/')}`;
  return {
    ...headers,
    authorization: `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=${names}, Signature=${signature}`,
  };
}

/** Sends a mail. Rejects when the service does not take it within four seconds. */
export async function sendMail(
  settings: MailSettings,
  { to, subject, text }: Mail,
  send: typeof fetch = fetch,
  now = new Date(),
): Promise<void> {
  const host = `email.${settings.region}.amazonaws.com`;
  const body = JSON.stringify({
    FromEmailAddress: settings.sender,
    Destination: { ToAddresses: [to] },
    Content: { Simple: { Subject: { Data: subject }, Body: { Text: { Data: text } } } },
  });
  const headers = signedHeaders(settings, host, body, now);
  const signal = AbortSignal.timeout(LIMIT_MS);
  const answer = await send(`https://${host}${PATH}`, { method: 'POST', headers, body, signal });
  if (!answer.ok) throw new Error(`The mail service answered ${answer.status}`);
}
