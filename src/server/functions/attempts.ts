// Keeps the counters of sign-ins by mail in a table, one record per account. A record is written only if it has not changed
// since it was read, so a thousand simultaneous answers count as a thousand. Attempts that cannot be counted are refused.
import { type AwsCall, AwsError } from './aws.ts';
import { digestOf } from './digest.ts';
import { type Attempts, DAY, type Decision, nothing } from './limits.ts';

/** The counters. */
export interface AttemptTable {
  /** Applies a rule to the stored record. Returns the seconds to wait; 0 means yes. */
  decide(name: string, rule: (record: Attempts, now: number) => Decision): Promise<number>;
}

const TRIES = 4;
/** The wait reported when others keep changing the record. */
const BUSY_WAIT = 60;

type Value = { S?: string; N?: string; L?: readonly Value[] };
type Item = Readonly<Record<string, Value | undefined>>;
const number = (value: Value | undefined) => Number(value?.N ?? 0);

/** Nothing in the table reveals whose record it is, or that a name has no account. */
const keyOf = (name: string) => digestOf(name.trim().toLowerCase());

function recordOf(item: Item): Attempts {
  const ticket = item['proof']?.S;
  return {
    mails: (item['mails']?.L ?? []).map(number),
    tried: number(item['tried']),
    lockedUntil: number(item['lockedUntil']),
    ...(ticket && { proof: { ticket, until: number(item['provedUntil']) } }),
  };
}

/** Opens the counters in a table; `clock` gives milliseconds. */
export function openAttempts(call: AwsCall, table: () => string, clock: () => number = Date.now): AttemptTable {
  const get = async (id: string, now: number) => {
    const input = { TableName: table(), Key: { id: { S: id } }, ConsistentRead: true };
    const item = (await call('dynamodb', 'GetItem', input))['Item'] as Item | undefined;
    // The table removes expired items late: up to two days afterwards.
    const record = item && number(item['expires']) > now ? recordOf(item) : nothing;
    return { record, version: item && number(item['version']) };
  };

  const put = (id: string, { mails, tried, lockedUntil, proof }: Attempts, version: number | undefined, now: number) =>
    call('dynamodb', 'PutItem', {
      TableName: table(),
      Item: {
        id: { S: id },
        mails: { L: mails.map((at) => ({ N: String(at) })) },
        tried: { N: String(tried) },
        lockedUntil: { N: String(lockedUntil) },
        ...(proof && { proof: { S: proof.ticket }, provedUntil: { N: String(proof.until) } }),
        version: { N: String((version ?? 0) + 1) },
        expires: { N: String(Math.max(now, lockedUntil) + DAY) },
      },
      ...(version === undefined
        ? { ConditionExpression: 'attribute_not_exists(id)' }
        : {
            ConditionExpression: '#version = :version',
            ExpressionAttributeNames: { '#version': 'version' },
            ExpressionAttributeValues: { ':version': { N: String(version) } },
          }),
    });

  const seconds = () => Math.floor(clock() / 1000);
  return {
    async decide(name, rule) {
      const id = keyOf(name);
      for (let left = TRIES; left > 0; left -= 1) {
        const now = seconds();
        const { record, version } = await get(id, now);
        const { next, wait } = rule(record, now);
        if (!next) return wait;
        try {
          await put(id, next, version, now);
          return wait;
        } catch (error) {
          if (!(error instanceof AwsError) || error.code !== 'ConditionalCheckFailedException') throw error;
        }
      }
      return BUSY_WAIT;
    },
  };
}
