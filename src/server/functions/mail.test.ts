// The functions' calls: a mail, a record, a query to the pool. Each is signed in the way that the services verify.
import { describe, expect, it } from 'vitest';
import { checkSignature } from '../../../scripts/cloud/local/core/signature.ts';
import { AwsError, createAwsCall } from './aws.ts';
import { readMailSettings, sendMail } from './mail.ts';
import { linkMail, mailTexts } from './mailTexts.ts';
import { readRoleKeys } from './signedRequest.ts';

const environment = {
  AWS_REGION: 'eu-west-1',
  MAIL_SENDER: 'accounts@site.example',
  AWS_ACCESS_KEY_ID: 'ASIA1',
  AWS_SECRET_ACCESS_KEY: 'secret',
  AWS_SESSION_TOKEN: 'token',
};
const key = { role: 'authenticated', identityId: '', secret: 'secret', token: 'token', expires: 8e15 } as const;

/** A service that records the last request. */
function service(answer: Response) {
  const kept: { request?: Request } = {};
  const send: typeof fetch = async (input, init) => {
    kept.request = new Request(input, init);
    return answer.clone();
  };
  const read = async () => {
    if (!kept.request) throw new Error('nothing was sent');
    const url = new URL(kept.request.url);
    const body = new Uint8Array(await kept.request.arrayBuffer());
    return { request: kept.request, url, path: url.pathname, body, origin: '' };
  };
  return { send, read };
}

describe('a mail', () => {
  const mail = { to: 'ada@example.com', subject: 'Grüße', text: 'ü' };

  it('is signed as the service checks it', async () => {
    const { send, read } = service(new Response('{}'));
    await sendMail(readMailSettings(environment), mail, send);
    const call = await read();
    expect(call.url.href).toBe('https://email.eu-west-1.amazonaws.com/v2/email/outbound-emails');
    expect(checkSignature(call, 'ses', () => key, Date.now)).toBe(key);
    expect(() => checkSignature(call, 'ses', () => ({ ...key, secret: 'other' }), Date.now)).toThrow('does not match');
    expect(JSON.parse(new TextDecoder().decode(call.body))).toMatchObject({
      Destination: { ToAddresses: [mail.to] },
    });
  });

  it('fails loudly', async () => {
    const refused = sendMail(readMailSettings(environment), mail, async () => new Response('', { status: 403 }));
    await expect(refused).rejects.toThrow('403');
    expect(() => readMailSettings({ ...environment, MAIL_SENDER: '' })).toThrow('MAIL_SENDER');
  });

  it('speaks nine languages: a link with its code, and the way to the password with neither', () => {
    const to = 'ada@example.com';
    const link = 'https://site.example/#$&';
    expect(Object.keys(mailTexts).sort()).toEqual(['de', 'en', 'es', 'fr', 'hi', 'it', 'nl', 'pt', 'ru']);
    for (const language of Object.keys(mailTexts)) {
      const first = linkMail({ kind: 'link', to, language, link, code: 'K7QF-3MXD' });
      expect(first.text, language).toContain(link);
      expect(first.text, language).toContain('K7QF-3MXD');
      const second = linkMail({ kind: 'password', to, language, link });
      expect(second.text, language).toContain(link);
      const third = linkMail({ kind: 'newAccount', to, language, link, code: 'K7QF-3MXD' });
      expect(third.text, language).toContain(link);
      expect(third.text, language).toContain('K7QF-3MXD');
      const fourth = linkMail({ kind: 'taken', to, language, link });
      expect(fourth.text, language).toContain(link);
      expect(new Set([first, second, third, fourth].map(({ subject }) => subject)).size, language).toBe(4);
      for (const { subject, text } of [first, second, third, fourth]) {
        expect(`${subject}${text}`, language).not.toMatch(/[{}]/);
        expect(subject).not.toBe('');
      }
    }
    const subjectOf = (language: string | undefined) => linkMail({ kind: 'password', to, language, link }).subject;
    expect(subjectOf('de-AT')).toBe(mailTexts['de']?.password.subject);
    expect(subjectOf('ja')).toBe(mailTexts['en']?.password.subject);
    expect(subjectOf(undefined)).toBe(mailTexts['en']?.password.subject);
  });
});

describe('the words of the mails', () => {
  it.each([
    ['pt', /\blinks?\b/i, /ligação/],
    ['ru', /аккаунт/i, /учётн/],
  ])('in %s are those of the pages', (language, strange, own) => {
    const mails: { subject: string; text: string }[] = Object.values(mailTexts[language] ?? {});
    const texts = mails.map(({ subject, text }) => `${subject} ${text}`.replace('{link}', '')).join('\n');
    expect(texts).not.toMatch(strange);
    expect(texts).toMatch(own);
  });
});

describe('a call of a service', () => {
  it.each(['dynamodb', 'cognito-idp'] as const)('of %s is signed as the service checks it', async (name) => {
    const { send, read } = service(Response.json({ Item: {} }));
    expect(await createAwsCall(() => readRoleKeys(environment), send)(name, 'GetItem', { Key: 'ü' })).toEqual({
      Item: {},
    });
    const call = await read();
    expect(call.url.href).toBe(`https://${name}.eu-west-1.amazonaws.com/`);
    expect(call.request.headers.get('x-amz-target')).toMatch(/^\w+\.GetItem$/);
    expect(checkSignature(call, name, () => key, Date.now)).toBe(key);
  });

  it('rejects with the code of a refusal', async () => {
    const body = { __type: 'com.amazonaws.dynamodb.v20120810#ConditionalCheckFailedException' };
    const { send } = service(Response.json(body, { status: 400 }));
    const failed = createAwsCall(() => readRoleKeys(environment), send)('dynamodb', 'PutItem', {});
    await expect(failed).rejects.toBeInstanceOf(AwsError);
    await expect(failed).rejects.toMatchObject({ code: 'ConditionalCheckFailedException' });
  });
});
