// AWS entry point of the trigger that writes the plan into ID tokens. BILLING_TABLE comes from the template.
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { type ClaimsEvent, createClaims } from './billing/claims.ts';
import { openBillingTable } from './billing/table.ts';
import { need } from './signedRequest.ts';

// A person waits for it: less patience than elsewhere.
const client = new DynamoDBClient({
  maxAttempts: 2,
  requestHandler: { requestTimeout: 1000, connectionTimeout: 1000 },
});

/** Adds the plan's claims. */
export async function tokenClaims(event: ClaimsEvent): Promise<ClaimsEvent> {
  const claims = createClaims({
    table: openBillingTable(client, need(process.env, 'BILLING_TABLE')),
    now: Date.now,
    log: (line) => void process.stderr.write(`${line}\n`),
  });
  return claims(event);
}
