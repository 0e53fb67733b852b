// The quota's table and bucket on AWS, each accessed by its own signed requests.
import { type AwsCall, AwsError } from './aws.ts';
import type { Count, CountedObject, Plan, QuotaBucket, QuotaTable } from './quota.ts';
import { type RoleKeys, sendSigned } from './signedRequest.ts';

/** A value in the table's own notation. */
type Attribute = { S: string } | { N: string };
type Item = Record<string, Attribute>;

const text = (item: Item | undefined, name: string): string => {
  const value = item?.[name];
  return value && 'S' in value ? value.S : '';
};
const number = (item: Item | undefined, name: string): number => {
  const value = item?.[name];
  return value && 'N' in value ? Number(value.N) : 0;
};

const TOTAL = 'total';
const PLAN = 'plan';
/** Empty stands for no object. */
const objectItem = (key: string) => `object#${key}`;

function countOf(item: Item | undefined): Count {
  const removed = text(item, 'removed');
  return {
    used: number(item, 'used'),
    revision: number(item, 'revision'),
    removed: removed ? (JSON.parse(removed) as Count['removed']) : [],
  };
}

function objectOf(item: Item | undefined): CountedObject | undefined {
  if (!item) return undefined;
  const refused = text(item, 'refused') as CountedObject['refused'] | '';
  return { size: number(item, 'size'), sequencer: text(item, 'sequencer'), ...(refused && { refused }) };
}

const keyOf = (person: string, item: string): Item => ({ person: { S: person }, item: { S: item } });

const countItem = (person: string, { used, revision, removed }: Count): Item => ({
  ...keyOf(person, TOTAL),
  used: { N: String(used) },
  revision: { N: String(revision) },
  removed: { S: JSON.stringify(removed) },
});

const objectRow = (person: string, key: string, { size, sequencer, refused, expires }: CountedObject): Item => ({
  ...keyOf(person, objectItem(key)),
  size: { N: String(size) },
  sequencer: { S: sequencer },
  ...(refused && { refused: { S: refused } }),
  ...(expires !== undefined && { expires: { N: String(expires) } }),
});

/** The table by its name (DynamoDB). A plan counts until its end, of which no event tells. */
export function quotaTable(call: AwsCall, TableName: string, now: () => number = Date.now): QuotaTable {
  return {
    async read(person, key) {
      const rows = [TOTAL, PLAN, objectItem(key)];
      const { Responses } = (await call('dynamodb', 'TransactGetItems', {
        TransactItems: rows.map((row) => ({ Get: { TableName, Key: keyOf(person, row) } })),
      })) as { Responses: { Item?: Item }[] };
      const [count, plan, object] = Responses.map(({ Item }) => Item);
      const premium = text(plan, 'plan') === 'premium' && (!plan?.['until'] || number(plan, 'until') * 1000 > now());
      return { plan: premium ? 'premium' : 'free', count: countOf(count), object: objectOf(object) };
    },
    async write(person, key, revision, { count, object }) {
      const unchanged =
        revision === 0
          ? { ConditionExpression: 'attribute_not_exists(#revision)' }
          : {
              ConditionExpression: '#revision = :revision',
              ExpressionAttributeValues: { ':revision': { N: String(revision) } },
            };
      const names = { ExpressionAttributeNames: { '#revision': 'revision' } };
      try {
        await call('dynamodb', 'TransactWriteItems', {
          TransactItems: [
            { Put: { TableName, Item: countItem(person, count), ...unchanged, ...names } },
            { Put: { TableName, Item: objectRow(person, key, object) } },
          ],
        });
        return true;
      } catch (error) {
        if (error instanceof AwsError && error.code === 'TransactionCanceledException') return false;
        throw error;
      }
    },
    async setPlan(person: string, plan: Plan, until?: number) {
      const end: Item = until === undefined ? {} : { until: { N: String(until) } };
      await call('dynamodb', 'PutItem', { TableName, Item: { ...keyOf(person, PLAN), plan: { S: plan }, ...end } });
    },
  };
}

/** A key with each of its parts encoded for an address. */
const encodeKey = (key: string): string =>
  key
    .split('/')
    .map((part) =>
      encodeURIComponent(part).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`),
    )
    .join('/');

/** The bucket by its name (S3). */
export function quotaBucket(keys: RoleKeys, bucket: string, send: typeof fetch = fetch): QuotaBucket {
  const ask = (
    method: 'DELETE' | 'GET' | 'PUT',
    key: string,
    headers: Readonly<Record<string, string>> = {},
    body?: string,
  ): Promise<Response> =>
    sendSigned(
      keys,
      {
        service: 's3',
        host: `${bucket}.s3.${keys.region}.amazonaws.com`,
        method,
        path: `/${encodeKey(key)}`,
        headers,
        ...(body !== undefined && { body }),
      },
      send,
    );
  return {
    async read(key) {
      const answer = await ask('GET', key);
      if (answer.status === 404) return undefined;
      if (!answer.ok) throw new Error(`The bucket answered ${answer.status}`);
      return { text: await answer.text(), eTag: (answer.headers.get('etag') ?? '').replaceAll('"', '') };
    },
    async write(key, content, over) {
      const condition: Record<string, string> = over === null ? { 'if-none-match': '*' } : { 'if-match': `"${over}"` };
      const headers = { 'cache-control': 'no-store', 'content-type': 'application/json', ...condition };
      const answer = await ask('PUT', key, headers, content);
      // 404: the object that was read is gone. 409: another write is in progress.
      if ([404, 409, 412].includes(answer.status)) return false;
      if (!answer.ok) throw new Error(`The bucket answered ${answer.status}`);
      return true;
    },
    async remove(key, eTag) {
      const answer = await ask('DELETE', key, { 'if-match': `"${eTag}"` });
      // There is another object in its place, or none: that has an event of its own.
      if (!answer.ok && ![404, 412].includes(answer.status)) throw new Error(`The bucket answered ${answer.status}`);
    },
  };
}
