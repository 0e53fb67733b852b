// AWS entry point of the quota function. QUOTA_TABLE and DOCUMENTS_BUCKET come from the template.
import { createAwsCall } from './aws.ts';
import { countObject, type ObjectEvent } from './quota.ts';
import { quotaBucket, quotaTable } from './quotaStores.ts';
import { need, readRoleKeys } from './signedRequest.ts';

/** Counts an object that was created or removed. */
export async function countObjects(event: ObjectEvent): Promise<void> {
  const keys = readRoleKeys(process.env);
  await countObject(
    {
      table: quotaTable(
        createAwsCall(() => keys),
        need(process.env, 'QUOTA_TABLE'),
      ),
      bucket: quotaBucket(keys, need(process.env, 'DOCUMENTS_BUCKET')),
      now: Date.now,
      sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    },
    event,
  );
}
