// The payment system on this machine: the functions as on AWS, their table, and a stand-in for the company that takes the money.
import { json } from './answers.ts';
import { tablesDoor } from './dynamodb/door.ts';
import { openTables } from './dynamodb/items.ts';
import { askDoor, type LocalModel } from './functions/askModel.ts';
import { type BillingFunctions, billingFunctions, openSecrets } from './functions/billingFunctions.ts';
import { checkDoor, type LocalApi } from './functions/checkApi.ts';
import { contactDoor } from './functions/contact.ts';
import { createFunctionKeys } from './functions/functionKeys.ts';
import type { Outbox } from './outbox.ts';
import type { Template } from './policy/template.ts';
import type { LocalQuota } from './quota.ts';
import type { Call, Door } from './route.ts';
import type { Clock, Store } from './store.ts';
import { stripeDoors } from './stripe/door.ts';
import { createStripeEvents, type Deliver, type StripeEvents, signatureOf } from './stripe/events.ts';
import { createMoney } from './stripe/money.ts';
import { openStripeState, type StripeState } from './stripe/state.ts';

/** What the local cloud exposes of the payment system. */
export interface LocalBilling {
  /** Lets time pass for subscriptions, and resolves when every message has been delivered. */
  settled(): Promise<void>;
  hold: StripeEvents['hold'];
  /** The stand-in's data. */
  state: StripeState;
  /** Sends a message to the webhook as the provider would; resolves with the status. */
  deliver: Deliver;
  sign(body: string, time?: number): string;
  /** Pays back everything that was paid with this metadata. */
  refund(order: string): void;
  /** Public key of licences, as config.json has it. */
  licenseKey: string;
  /** What the functions wrote to their logs, newest last. */
  logged: readonly string[];
}

/** What the payment system stands on. */
export interface BillingOptions {
  store: Store;
  template: Template;
  origin: string;
  clock: Clock;
  setPlan: LocalQuota['setPlan'];
  network: typeof fetch;
  /** For the mails of the contact function, which shares the table and the keys. */
  outbox: Outbox;
  /** The operator's language model; without one nobody can ask it. */
  model?: LocalModel | undefined;
  /** The HTTP API in a function; without it there is none. */
  api?: LocalApi | undefined;
  /** Runs an operation, or fails on purpose. */
  within(operation: string, request: Request, work: () => Promise<Response>): Promise<Response>;
}

const MOST_LINES = 200;

/** Opens the payment system of a store. */
export function openBilling(options: BillingOptions): {
  local: LocalBilling;
  functions: BillingFunctions;
  doors: Door[];
} {
  const { store, template, origin, clock, setPlan, network, outbox, model, api, within } = options;
  const logged: string[] = [];
  const log = (line: string) => {
    logged.push(line);
    logged.splice(0, logged.length - MOST_LINES);
  };
  const secrets = openSecrets(store);
  const keys = createFunctionKeys(template);
  const functions = billingFunctions({ template, keys, network, secrets, setPlan, clock, log });

  const post = async (request: Request, body: string): Promise<Response> => {
    const path = new URL(request.url).pathname.replace(/^.*\/webhook(?=\/)/, '');
    const event = { rawPath: path, headers: Object.fromEntries(request.headers), body };
    const { statusCode, headers, body: said } = await functions.webhook(event);
    return new Response(said, { status: statusCode, headers });
  };
  const deliver: Deliver = async (body, signature) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const request = new Request(`${origin}/_cloud/webhook/stripe`, { method: 'POST', headers });
    return (await within('Webhook', request, () => post(request, body))).status;
  };

  const state = openStripeState(store, clock);
  const events = createStripeEvents(state, () => secrets.stripeWebhookSecret, deliver);
  const money = createMoney(state, events, origin);

  return {
    functions,
    doors: [
      tablesDoor(openTables(store, template), keys),
      ...stripeDoors({ state, money, events, origin }, () => secrets.stripeSecretKey),
      contactDoor({ keys, network, outbox, clock, log }),
      ...(model ? [askDoor({ keys, network, model, clock, log })] : []),
      ...(api ? [checkDoor({ keys, network, api, clock, log })] : []),
      {
        opens: (path, method) => path.startsWith('/webhook/') && method === 'POST',
        operation: () => 'Webhook',
        answer: ({ request, body }: Call) => post(request, new TextDecoder().decode(body)),
      },
      {
        opens: (path, method) => path === '/license-key.json' && method === 'GET',
        operation: () => 'LicenseKey',
        answer: () => json({ publicKey: secrets.publicKey }),
      },
    ],
    local: {
      async settled() {
        money.tick();
        await events.settled();
      },
      hold: events.hold,
      state,
      deliver,
      sign: (body, time = state.now()) => signatureOf(body, secrets.stripeWebhookSecret, time),
      refund(order) {
        for (const one of Object.values(state.invoices)) if (one.metadata['order'] === order) money.refund(one);
      },
      licenseKey: secrets.publicKey,
      logged,
    },
  };
}
