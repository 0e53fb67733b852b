// The functions of the magic link by themselves, and the mail they send.
import { describe, expect, it } from 'vitest';
import { checkSignature } from '../../../scripts/cloud/local/core/signature.ts';
import { createMagicLink } from './magicLink.ts';
import { readMailSettings, sendMail } from './mail.ts';
import { magicLinkMail, magicLinkTexts } from './mailTexts.ts';

type Message = Parameters<Parameters<typeof createMagicLink>[0]['sendLink']>[0];

function parts() {
  const sent: Message[] = [];
  const functions = createMagicLink({
    siteOrigin: 'https://site.example',
    sendLink: async (message) => void sent.push(message),
  });
  return { sent, ...functions };
}

const challenge = (challengeResult: boolean, challengeName = 'CUSTOM_CHALLENGE') => ({
  challengeName,
  challengeResult,
});
const event = (request: Record<string, unknown>) => ({ request, response: {} as Record<string, unknown> });

describe('what comes next', () => {
  const table: [what: string, session: object[], expected: object][] = [
    ['nothing answered', [], { issueTokens: false, failAuthentication: false, challengeName: 'CUSTOM_CHALLENGE' }],
    ['a right answer', [challenge(true)], { issueTokens: true, failAuthentication: false }],
    ['two wrong answers', [challenge(false), challenge(false)], { challengeName: 'CUSTOM_CHALLENGE' }],
    ['three wrong answers', [challenge(false), challenge(false), challenge(false)], { failAuthentication: true }],
    ['right after wrong', [challenge(false), challenge(true)], { issueTokens: true }],
    ['another challenge', [challenge(true, 'SRP_A')], { issueTokens: false, failAuthentication: true }],
    ['another, then right', [challenge(true, 'SRP_A'), challenge(true)], { issueTokens: false }],
  ];

  it.each(table)('%s', async (_, session, expected) => {
    expect((await parts().define(event({ session }))).response).toMatchObject(expected);
  });
});

describe('the link', () => {
  it('has its secret in the fragment and is sent once', async () => {
    const { create, sent } = parts();
    const userAttributes = { email: 'ada@example.com', locale: 'de' };
    const first = await create(event({ userAttributes, session: [] }));
    const { secret } = first.response['privateChallengeParameters'] as Record<string, string>;
    expect(sent).toMatchObject([
      { to: 'ada@example.com', language: 'de', link: `https://site.example/checker/confirm/#magic=${secret}` },
    ]);
    expect(JSON.stringify(first.response['publicChallengeParameters'])).not.toContain(secret);
    const challengeMetadata = first.response['challengeMetadata'];
    const second = await create(event({ userAttributes, session: [{ ...challenge(false), challengeMetadata }] }));
    expect(second.response['privateChallengeParameters']).toMatchObject({ secret });
    expect(sent).toHaveLength(1);
  });

  it('goes to nobody for a name that nobody has, whatever the answer is', async () => {
    const { create, verify, sent } = parts();
    const made = await create(event({ userNotFound: true, userAttributes: { email: 'x@y' }, session: [] }));
    expect(sent).toEqual([]);
    const privateChallengeParameters = made.response['privateChallengeParameters'] as Record<string, string>;
    const answer = { privateChallengeParameters, challengeAnswer: privateChallengeParameters['secret'] };
    expect((await verify(event({ ...answer, userNotFound: true }))).response).toEqual({ answerCorrect: false });
    expect((await verify(event(answer))).response).toEqual({ answerCorrect: true });
  });

  it.each(['', ' ', 'other', undefined, 1])('is not answered by %j', async (challengeAnswer) => {
    const privateChallengeParameters = { secret: 'secret', code: '123456' };
    const { response } = await parts().verify(event({ privateChallengeParameters, challengeAnswer }));
    expect(response['answerCorrect']).toBe(false);
    const empty = await parts().verify(event({ privateChallengeParameters: {}, challengeAnswer }));
    expect(empty.response['answerCorrect']).toBe(false);
  });
});

describe('the mail', () => {
  const environment = {
    AWS_REGION: 'eu-west-1',
    MAIL_SENDER: 'accounts@site.example',
    AWS_ACCESS_KEY_ID: 'ASIA1',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_SESSION_TOKEN: 'token',
  };
  const mail = { to: 'ada@example.com', subject: 'Grüße', text: 'ü' };

  it('is signed as the service checks it', async () => {
    let request: Request | undefined;
    await sendMail(readMailSettings(environment), mail, async (input, init) => {
      request = new Request(input, init);
      return new Response('{}');
    });
    if (!request) throw new Error('nothing was sent');
    const body = new Uint8Array(await request.arrayBuffer());
    const url = new URL(request.url);
    expect(url.href).toBe('https://email.eu-west-1.amazonaws.com/v2/email/outbound-emails');
    const key = { role: 'authenticated', identityId: '', secret: 'secret', token: 'token', expires: 8e15 } as const;
    const call = { request, url, path: url.pathname, body, origin: '' };
    expect(checkSignature(call, 'ses', () => key, Date.now)).toBe(key);
    expect(() => checkSignature(call, 'ses', () => ({ ...key, secret: 'other' }), Date.now)).toThrow('does not match');
    expect(JSON.parse(new TextDecoder().decode(body))).toMatchObject({ Destination: { ToAddresses: [mail.to] } });
  });

  it('fails loudly', async () => {
    const refused = sendMail(readMailSettings(environment), mail, async () => new Response('', { status: 403 }));
    await expect(refused).rejects.toThrow('403');
    expect(() => readMailSettings({ ...environment, MAIL_SENDER: '' })).toThrow('MAIL_SENDER');
  });

  it('speaks nine languages, each with link and code', () => {
    expect(Object.keys(magicLinkTexts)).toHaveLength(9);
    for (const language of Object.keys(magicLinkTexts)) {
      const { subject, text } = magicLinkMail(language, 'https://site.example/#$&', '123456');
      expect(text, language).toContain('https://site.example/#$&');
      expect(text, language).toContain('123456');
      expect(subject).not.toBe('');
    }
    expect(magicLinkMail('de-AT', 'x', '1').subject).toBe(magicLinkTexts['de']?.subject);
    expect(magicLinkMail('ja', 'x', '1').subject).toBe(magicLinkTexts['en']?.subject);
    expect(magicLinkMail(undefined, 'x', '1').subject).toBe(magicLinkTexts['en']?.subject);
  });
});
