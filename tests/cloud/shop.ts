// People who buy things: the payment functions called as the site calls them, and the provider's pages filled in as people do.
import { randomUUID } from 'node:crypto';
import { NAMES } from '../../scripts/cloud/local/core/settings.ts';
import type { CancelAnswer, CreateAnswer, LicenseOrder, Subscription } from '../../src/lib/billing/answers.ts';
import type { CancelRequest, CreateRequest } from '../../src/lib/billing/requests.ts';
import { sendSigned } from '../../src/server/functions/signedRequest.ts';
import { PASSWORD, Profile, startCloud, type TestCloud } from './library.ts';

/** A request without what every request has. */
type Part<T> = T extends unknown ? Omit<T, 'v' | 'requestId' | 'idToken'> & { requestId?: string } : never;
export type Claims = Record<string, string | number | undefined>;

export const CARDS = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asks: '4000 0025 0000 3155',
  failsLater: '4000 0000 0000 0341',
};
export const DAY_MS = 86_400_000;

interface Keys {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string;
}

export interface Buyer {
  sub: string;
  email: string;
  identityId: string;
  idToken: string;
  /** A raw call of a function of the template. */
  invoke(name: string, payload: unknown): Promise<Response>;
  create(request: Part<CreateRequest>): Promise<CreateAnswer>;
  cancel(request: Part<CancelRequest>): Promise<CancelAnswer>;
  subscribe(more?: { interval?: 'month' | 'year'; requestId?: string }): Promise<CreateAnswer>;
  status(): Promise<Subscription | null>;
  licenses(): Promise<LicenseOrder[]>;
  /** Claims of a fresh ID token. */
  claims(): Promise<Claims>;
}

export interface Shop extends TestCloud {
  buyer(): Promise<Buyer>;
  /** Calls functions with temporary keys. */
  invoker(keys: Keys): Buyer['invoke'];
  /** Signs in once more: tokens and keys do not last as long as subscriptions. */
  again(buyer: Buyer): Promise<Buyer>;
  /** Fills in the provider's page; returns where the browser is then, and what it shows. */
  pay(answer: CreateAnswer, card?: string): Promise<{ location: string | null; status: number; text: string }>;
  press(
    url: string,
    fields: Record<string, string>,
  ): Promise<{ location: string | null; status: number; text: string }>;
}

export const urlOf = (answer: CreateAnswer): string => {
  if (!answer.ok || answer.kind !== 'redirect') throw new Error(JSON.stringify(answer));
  return answer.url;
};

export function openShop(options: Parameters<typeof startCloud>[0] = {}): Shop {
  const cloud = startCloud(options);
  let count = 0;

  const press: Shop['press'] = async (url, fields) => {
    const answer = await cloud.handle(new Request(url, { method: 'POST', body: new URLSearchParams(fields) }));
    if (!answer) throw new Error(`${url} is not of this cloud`);
    return { location: answer.headers.get('location'), status: answer.status, text: await answer.text() };
  };

  const invoker =
    (keys: Keys): Buyer['invoke'] =>
    (name, payload) =>
      sendSigned(
        { region: 'local', ...keys },
        {
          service: 'lambda',
          host: new URL(cloud.site).host,
          method: 'POST',
          path: `/_cloud/lambda/2015-03-31/functions/${name}/invocations`,
          body: typeof payload === 'string' ? payload : JSON.stringify(payload),
        },
        (url, init) => fetch(new Request(url, init).url.replace('https:', 'http:'), init),
      );

  return Object.assign(cloud, {
    press,
    invoker,
    pay: (answer: CreateAnswer, card = CARDS.pays) =>
      press(urlOf(answer), { action: 'pay', card, expiry: '12/40', cvc: '123' }),

    again: ({ email }: Buyer) => enter(email),

    buyer(): Promise<Buyer> {
      const email = `buyer${++count}@example.com`;
      cloud.operators.create(email, PASSWORD);
      return enter(email);
    },
  });

  async function enter(email: string): Promise<Buyer> {
    const { session } = await new Profile(cloud).enter(email);
    const idToken = session.getIdToken().getJwtToken();
    const Logins = { 'cognito-idp.local.amazonaws.com/local_SpellingCheck': idToken };
    const id = (await cloud.post('AWSCognitoIdentityService.GetId', { IdentityPoolId: NAMES.identityPoolId, Logins }))
      .body;
    const { body } = await cloud.post('AWSCognitoIdentityService.GetCredentialsForIdentity', { ...id, Logins });
    const given = body['Credentials'] as Record<string, string>;
    const keys = {
      accessKeyId: given['AccessKeyId'] ?? '',
      secretAccessKey: given['SecretKey'] ?? '',
      sessionToken: given['SessionToken'] ?? '',
    };
    const invoke = invoker(keys);
    const ask = async <T>(name: string, request: object): Promise<T> => {
      const answer = await invoke(name, { v: 1, requestId: randomUUID(), idToken, ...request });
      if (answer.headers.get('x-amz-function-error')) throw new Error(await answer.text());
      return (await answer.json()) as T;
    };
    const cancel: Buyer['cancel'] = (request) => ask('local-subscription-cancel', request);
    const create: Buyer['create'] = (request) => ask('local-subscription-create', request);
    return {
      sub: session.getIdToken().payload['sub'] as string,
      email,
      identityId: String(id['IdentityId']),
      idToken,
      invoke,
      create,
      cancel,
      subscribe: (more = {}) =>
        create({ action: 'subscribe', plan: 'premium', interval: 'month', locale: 'de', ...more }),
      async status() {
        const answer = await cancel({ action: 'status' });
        if (!answer.ok) throw new Error(answer.code);
        return answer.subscription;
      },
      async licenses() {
        return (await ask<{ licenses: LicenseOrder[] }>('local-subscription-cancel', { action: 'licenses' })).licenses;
      },
      async claims() {
        const fresh = await cloud.post('AWSCognitoIdentityProviderService.InitiateAuth', {
          ClientId: NAMES.clientId,
          AuthFlow: 'REFRESH_TOKEN_AUTH',
          AuthParameters: { REFRESH_TOKEN: session.getRefreshToken().getToken() },
        });
        const { IdToken } = fresh.body['AuthenticationResult'] as { IdToken: string };
        return JSON.parse(Buffer.from(IdToken.split('.')[1] ?? '', 'base64url').toString()) as Claims;
      },
    };
  }
}
