// Puts the functions' parts together from the environment that the template gives them. The local cloud uses the same code with
// a network and secrets of its own.
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { licenseProducts, type PaymentProvider, paymentProviders } from '../../../lib/billing/requests.ts';
import { need } from '../signedRequest.ts';
import { createChargebeeProvider } from './chargebeeProvider.ts';
import { BillingError, unavailable } from './failure.ts';
import { createIdentityFinder } from './identity.ts';
import { createTokenReader } from './idToken.ts';
import type { BillingParts, WebhookParts } from './parts.ts';
import { readPrices } from './prices.ts';
import type { Provider } from './provider.ts';
import type { Secret } from './secrets.ts';
import { createStripeProvider } from './stripeProvider.ts';
import { openBillingTable } from './table.ts';

/** What surrounds a function. */
export interface Surroundings {
  environment: Readonly<Record<string, string | undefined>>;
  client: Pick<DynamoDBClient, 'send'>;
  send: typeof fetch;
  secret(id: string): Promise<Secret>;
  now(): number;
  log(line: string): void;
}

/** Names on the provider's pages. They are in English, as the licences are. */
const LICENSE_NAMES: Readonly<Record<(typeof licenseProducts)[number], string>> = {
  singleSite: 'Single Site Licence',
  singleServer: 'Single Server Licence',
  globalSite: 'Global Site Licence',
  redistribution: 'Redistribution Licence',
};

function openProviders({ environment, secret, send, now }: Surroundings): BillingParts['provider'] {
  const brand = environment['BRAND'] ?? '';
  const entries = licenseProducts.map((product) => [product, `${brand} ${LICENSE_NAMES[product]}`.trim()]);
  const productNames = { premium: `${brand} Premium`.trim(), ...Object.fromEntries(entries) } as Record<string, string>;
  const make = (name: PaymentProvider, keys: Secret): Provider | undefined => {
    if (name === 'stripe') {
      const { stripeSecretKey: secretKey, stripeWebhookSecret: webhookSecret } = keys;
      return secretKey && webhookSecret
        ? createStripeProvider({ secretKey, webhookSecret, productNames, send, clock: now })
        : undefined;
    }
    const { chargebeeApiKey: apiKey, chargebeeWebhookUser: user, chargebeeWebhookPassword: password } = keys;
    const site = environment['CHARGEBEE_SITE'];
    return site && apiKey && user && password
      ? createChargebeeProvider({ site, apiKey, webhook: { user, password }, send })
      : undefined;
  };
  // Made anew only when the keys change.
  const made = new Map<string, Provider>();
  return async (wanted) => {
    const name = wanted ?? paymentProviders.find((one) => one === environment['PAYMENT_PROVIDER']) ?? 'stripe';
    const keys = await secret(need(environment, 'PAYMENT_SECRET')).catch((error: unknown) => {
      throw unavailable('The store of keys', error);
    });
    const mark = `${name} ${JSON.stringify(keys)}`;
    const provider = made.get(mark) ?? make(name, keys);
    if (!provider) throw new BillingError('provider_unavailable', `The provider ${name} is not set up`);
    made.set(mark, provider);
    return provider;
  };
}

/** Parts of `create` and `cancel`. */
export function assembleBilling(around: Surroundings): BillingParts {
  const { environment, client, send, now, log } = around;
  const issuer = need(environment, 'TOKEN_ISSUER');
  return {
    table: openBillingTable(client, need(environment, 'BILLING_TABLE')),
    readToken: createTokenReader({ issuer, clientId: need(environment, 'CLIENT_ID') }, send),
    provider: openProviders(around),
    prices: readPrices(need(environment, 'PRICES')),
    siteOrigin: need(environment, 'SITE_ORIGIN'),
    identityOf: createIdentityFinder(
      { region: need(environment, 'AWS_REGION'), identityPoolId: need(environment, 'IDENTITY_POOL_ID'), issuer },
      send,
    ),
    now,
    log,
  };
}

/** Parts of the webhook. */
export function assembleWebhook(around: Surroundings, setPlan: WebhookParts['setPlan']): WebhookParts {
  const { environment, client, now, log, secret } = around;
  return {
    table: openBillingTable(client, need(environment, 'BILLING_TABLE')),
    provider: openProviders(around),
    setPlan,
    async licenseKey() {
      const { privateKey } = await secret(need(environment, 'LICENSE_SECRET'));
      if (!privateKey) throw new Error('There is no private key of licences');
      return privateKey;
    },
    now,
    log,
  };
}
