// The services that the pool's functions call, with the real protocol: items of a table, and the pool's data about a user.
// The functions are the code that runs on AWS; only their access to the services is replaced.
import { type AwsCall, AwsError } from '../../../../../src/server/functions/aws.ts';
import { type Input, optionalText, part, text } from '../input.ts';
import type { Users } from '../pool/users.ts';
import type { Clock, Store } from '../store.ts';

type Item = Readonly<Record<string, unknown>>;

/** Expired items are looked for after this many writes. */
const SWEEP_AFTER = 1000;

function holds(condition: string | undefined, input: Input, old: Item | undefined): boolean {
  if (condition === undefined) return true;
  if (condition === 'attribute_not_exists(id)') return old === undefined;
  const [, name = '', value = ''] = /^(#\w+) = (:\w+)$/.exec(condition) ?? [];
  const field = part(input, 'ExpressionAttributeNames')[name];
  if (typeof field !== 'string') throw new AwsError('ValidationException', `The condition ${condition} is not known`);
  const wanted = part(input, 'ExpressionAttributeValues')[value];
  return JSON.stringify(old?.[field]) === JSON.stringify(wanted);
}

/** What a function may do according to its role. */
export type May = (action: string, resource: string) => boolean;

/** A function's access to its table and to the pool. */
export function functionCalls(store: Store, clock: Clock, users: () => Users, may: May = () => true): AwsCall {
  const table = store.table<{ items: Record<string, Item> }>('attempts', { items: {} });
  let writes = 0;

  // The service removes expired items some time after they expire.
  const sweep = () => {
    writes += 1;
    if (writes % SWEEP_AFTER !== 0) return;
    const { items } = table.data;
    for (const [id, item] of Object.entries(items)) {
      if (Number((item['expires'] as { N?: string } | undefined)?.N) * 1000 < clock()) delete items[id];
    }
  };

  const known = (input: Input) => {
    const user = users().find(text(input, 'Username'));
    if (!user) throw new AwsError('UserNotFoundException', 'User does not exist.');
    return user;
  };

  const operations: Readonly<Record<string, (input: Input) => Record<string, unknown>>> = {
    GetItem(input) {
      const Item = table.data.items[text(part(part(input, 'Key'), 'id'), 'S')];
      return Item ? { Item: structuredClone(Item) } : {};
    },
    PutItem(input) {
      const item = part(input, 'Item');
      const id = text(part(item, 'id'), 'S');
      if (!holds(optionalText(input, 'ConditionExpression'), input, table.data.items[id])) {
        throw new AwsError('ConditionalCheckFailedException', 'The conditional request failed');
      }
      sweep();
      table.data.items[id] = structuredClone(item);
      table.save();
      return {};
    },
    AdminGetUser(input) {
      const user = known(input);
      return {
        Username: user.username,
        UserStatus: user.status,
        ...(user.mfa.length > 0 && { UserMFASettingList: user.mfa }),
        ...(user.preferredMfa && { PreferredMfaSetting: user.preferredMfa }),
      };
    },
    AdminDeleteUser(input) {
      users().remove(known(input).sub);
      return {};
    },
  };
  return async (service, operation, input) => {
    const run = operations[operation];
    if (!run) throw new AwsError('UnknownOperationException', `Unknown operation ${operation}`);
    const resource = service === 'dynamodb' ? text(input, 'TableName') : 'UserPool';
    if (!may(`${service}:${operation}`, `arn:aws:local:::${resource}`)) {
      throw new AwsError('AccessDeniedException', `The function may not do ${service}:${operation} on ${resource}`);
    }
    return run(input);
  };
}
