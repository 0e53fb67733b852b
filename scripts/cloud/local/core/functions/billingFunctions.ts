// The functions of the payment system, assembled as on AWS: the same code and the template's variables and roles, over the
// network of this cloud, with keys that were made for it.
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import {
  assembleBilling,
  assembleWebhook,
  type Surroundings,
} from '../../../../../src/server/functions/billing/assemble.ts';
import { createCancel } from '../../../../../src/server/functions/billing/cancel.ts';
import { createClaims } from '../../../../../src/server/functions/billing/claims.ts';
import { createCreate } from '../../../../../src/server/functions/billing/create.ts';
import { answerHttp, type HttpAnswer, type HttpEvent } from '../../../../../src/server/functions/billing/httpEvent.ts';
import { openBillingTable } from '../../../../../src/server/functions/billing/table.ts';
import { createWebhook } from '../../../../../src/server/functions/billing/webhook.ts';
import type { CloudFunction } from '../invoke.ts';
import type { Template } from '../policy/template.ts';
import type { Trigger } from '../pool/triggers.ts';
import type { LocalQuota } from '../quota.ts';
import { NAMES } from '../settings.ts';
import type { Clock, Store } from '../store.ts';
import type { FunctionKeys } from './functionKeys.ts';
import { tableClient } from './tableClient.ts';

/** Keys of the operator, made at the first start. */
export interface LocalSecrets {
  stripeSecretKey: string;
  stripeWebhookSecret: string;
  /** PEM. */
  privateKey: string;
  /** Base64 of the public half, in the form that config.json has. */
  publicKey: string;
}

/** The keys of a store. */
export function openSecrets(store: Store): LocalSecrets {
  const { data, save } = store.table<Partial<LocalSecrets>>('secrets', {});
  if (!data.privateKey) {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    Object.assign(data, {
      stripeSecretKey: `sk_test_${randomBytes(16).toString('hex')}`,
      stripeWebhookSecret: `whsec_${randomBytes(24).toString('base64url')}`,
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    });
    save();
  }
  return data as LocalSecrets;
}

/** What the functions stand on. */
export interface BillingGround {
  template: Template;
  keys: FunctionKeys;
  network: typeof fetch;
  secrets: LocalSecrets;
  setPlan: LocalQuota['setPlan'];
  clock: Clock;
  log(line: string): void;
}

/** The functions. */
export interface BillingFunctions {
  /** By their names in the template. */
  invocable: Readonly<Record<string, CloudFunction>>;
  webhook(event: HttpEvent): Promise<HttpAnswer>;
  claims: Trigger;
}

/** Creates the functions. */
export function billingFunctions(ground: BillingGround): BillingFunctions {
  const { template, keys, network, secrets, clock, log } = ground;

  const surroundings = (name: string): Surroundings => {
    const issued = keys.issue(name);
    const { may, variables } = issued.role;
    return {
      environment: {
        ...variables,
        AWS_REGION: NAMES.region,
        TOKEN_ISSUER: NAMES.issuer,
        CLIENT_ID: NAMES.clientId,
        IDENTITY_POOL_ID: NAMES.identityPoolId,
      },
      client: tableClient(network, issued),
      send: network,
      async secret(id) {
        if (!may('secretsmanager:GetSecretValue', id)) throw new Error(`${name} may not read ${id}`);
        return id === variables['LICENSE_SECRET'] ? { privateKey: secrets.privateKey } : { ...secrets, privateKey: '' };
      },
      now: clock,
      log,
    };
  };

  const nameOf = (resource: string) => template.properties(resource)['FunctionName'] as string;
  const create = createCreate(assembleBilling(surroundings('SubscriptionCreate')));
  const cancel = createCancel(assembleBilling(surroundings('SubscriptionCancel')));
  const around = surroundings('PaymentWebhook');
  const setPlan: LocalQuota['setPlan'] = async (identityId, plan, until) => {
    const { role } = keys.issue('PaymentWebhook');
    const mayWrite = role.may('dynamodb:PutItem', `arn:aws:local:::${role.variables['QUOTA_TABLE']}`);
    if (!mayWrite) throw new Error('The webhook may not write the plan of an identity');
    await ground.setPlan(identityId, plan, until);
  };
  const claims = surroundings('TokenClaims');
  return {
    invocable: { [nameOf('SubscriptionCreate')]: create, [nameOf('SubscriptionCancel')]: cancel },
    webhook: answerHttp(createWebhook(assembleWebhook(around, setPlan)), log),
    claims: createClaims({
      table: openBillingTable(claims.client, claims.environment['BILLING_TABLE'] ?? ''),
      now: clock,
      log,
    }),
  };
}
