// The table of customers, subscriptions, orders and events: one record of JSON under a person and a name. Each record has a
// revision, and writing names the revisions that were read, so of two simultaneous writers one begins again.
import {
  type DynamoDBClient,
  GetItemCommand,
  QueryCommand,
  TransactionCanceledException,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb';
import { unavailable } from './failure.ts';

/** A record as it was read. */
export interface Stored<T> {
  body: T;
  revision: number;
}

/** A record to write. */
export interface Writing {
  person: string;
  item: string;
  body: object;
  /** The revision that was read; 0 if there was no record. */
  seen: number;
  /** When it may be forgotten, in seconds since 1970. */
  expires?: number;
}

/** The table. Every failure but a lost race is a BillingError. */
export interface BillingTable {
  get<T>(person: string, item: string): Promise<Stored<T> | undefined>;
  /** All records of a person whose names begin so. */
  list<T>(person: string, prefix: string): Promise<Stored<T>[]>;
  /** Writes all or nothing; false if one of them has changed since it was read. */
  write(...records: readonly Writing[]): Promise<boolean>;
}

type Item = Record<string, { S?: string; N?: string }>;

const read = <T>(item: Item): Stored<T> => ({
  body: JSON.parse(item['body']?.S ?? 'null') as T,
  revision: Number(item['revision']?.N),
});

/** Opens the table of this name. */
export function openBillingTable(client: Pick<DynamoDBClient, 'send'>, TableName: string): BillingTable {
  const safely = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      throw unavailable('The table', error);
    });

  return {
    async get<T>(person: string, item: string) {
      const Key = { person: { S: person }, item: { S: item } };
      const { Item } = await safely(client.send(new GetItemCommand({ TableName, Key, ConsistentRead: true })));
      return Item && read<T>(Item);
    },

    async list<T>(person: string, prefix: string) {
      const found: Stored<T>[] = [];
      let from: Record<string, { S: string }> | undefined;
      do {
        const answer = await safely(
          client.send(
            new QueryCommand({
              TableName,
              ConsistentRead: true,
              KeyConditionExpression: '#person = :person AND begins_with(#item, :prefix)',
              ExpressionAttributeNames: { '#person': 'person', '#item': 'item' },
              ExpressionAttributeValues: { ':person': { S: person }, ':prefix': { S: prefix } },
              ...(from && { ExclusiveStartKey: from }),
            }),
          ),
        );
        found.push(...(answer.Items ?? []).map((item) => read<T>(item as Item)));
        from = answer.LastEvaluatedKey as typeof from;
      } while (from);
      return found;
    },

    async write(...records) {
      const TransactItems = records.map(({ person, item, body, seen, expires }) => ({
        Put: {
          TableName,
          Item: {
            person: { S: person },
            item: { S: item },
            body: { S: JSON.stringify(body) },
            revision: { N: String(seen + 1) },
            ...(expires !== undefined && { expires: { N: String(Math.floor(expires)) } }),
          },
          ExpressionAttributeNames: { '#revision': 'revision' },
          ...(seen === 0
            ? { ConditionExpression: 'attribute_not_exists(#revision)' }
            : {
                ConditionExpression: '#revision = :seen',
                ExpressionAttributeValues: { ':seen': { N: String(seen) } },
              }),
        },
      }));
      try {
        await client.send(new TransactWriteItemsCommand({ TransactItems }));
        return true;
      } catch (error) {
        const lost = error instanceof TransactionCanceledException;
        const reasons = lost ? (error.CancellationReasons ?? []) : [];
        if (reasons.some(({ Code }) => Code === 'ConditionalCheckFailed' || Code === 'TransactionConflict'))
          return false;
        throw unavailable('The table', error);
      }
    },
  };
}
