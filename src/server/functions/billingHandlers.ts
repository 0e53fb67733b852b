// AWS entry points of the payment system: `create` and `cancel`, which the site calls, and the webhook, which the providers
// call. Everything they need comes from the template.
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { createAwsCall } from './aws.ts';
import { assembleBilling, assembleWebhook, type Surroundings } from './billing/assemble.ts';
import { createCancel } from './billing/cancel.ts';
import { createCreate } from './billing/create.ts';
import { answerHttp, type HttpAnswer, type HttpEvent } from './billing/httpEvent.ts';
import { createSecrets } from './billing/secrets.ts';
import { createWebhook } from './billing/webhook.ts';
import { setPlan } from './quota.ts';
import { quotaBucket, quotaTable } from './quotaStores.ts';
import { need, readRoleKeys } from './signedRequest.ts';

const call = createAwsCall(() => readRoleKeys(process.env));
const log = (line: string) => void process.stderr.write(`${line}\n`);
const around: Surroundings = {
  environment: process.env,
  client: new DynamoDBClient({ maxAttempts: 3 }),
  send: fetch,
  secret: createSecrets(call),
  now: Date.now,
  log,
};

/** Runs `make` at the first call: each function has only its own variables. */
function lazily<E, A>(make: () => (event: E) => Promise<A>): (event: E) => Promise<A> {
  let made: ((event: E) => Promise<A>) | undefined;
  return (event) => {
    made ??= make();
    return made(event);
  };
}

/** Addresses to pay at. */
export const create = lazily(() => createCreate(assembleBilling(around)));
/** Shows, cancels and resumes what was bought. */
export const cancel = lazily(() => createCancel(assembleBilling(around)));
/** Takes the providers' messages. */
export const webhook = lazily<HttpEvent, HttpAnswer>(() => {
  const room = () => ({
    table: quotaTable(call, need(process.env, 'QUOTA_TABLE')),
    bucket: quotaBucket(readRoleKeys(process.env), need(process.env, 'DOCUMENTS_BUCKET')),
    now: Date.now,
    sleep: (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
  });
  const parts = assembleWebhook(around, (identityId, plan, until) => setPlan(room(), identityId, plan, until));
  return answerHttp(createWebhook(parts), log);
});
