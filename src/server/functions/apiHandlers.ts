// AWS entry point of the HTTP API beyond one machine: the same API as `npm run api`, one request at a time in each copy.
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { assembleCheck, type CheckFunction } from './api/assemble.ts';
import type { AddressAnswer, AddressEvent } from './api/httpEvent.ts';
import { createAwsCall } from './aws.ts';
import { createSecrets } from './billing/secrets.ts';
import { readRoleKeys } from './signedRequest.ts';

const call = createAwsCall(() => readRoleKeys(process.env));
let made: CheckFunction | undefined;

/** Answers a request to the function's address. */
export function check(event: AddressEvent): Promise<AddressAnswer> {
  made ??= assembleCheck({
    environment: process.env,
    client: new DynamoDBClient({ maxAttempts: 3 }),
    secret: createSecrets(call),
    now: Date.now,
    log: (line) => void process.stderr.write(`${line}\n`),
  });
  return made(event);
}
