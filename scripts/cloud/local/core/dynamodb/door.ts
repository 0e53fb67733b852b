// The door of the tables: the service's JSON protocol, for functions alone. Each request is signed with the keys of a
// function's role, and may do what the template grants that role.
import { json } from '../answers.ts';
import { CloudError } from '../errors.ts';
import type { FunctionKeys } from '../functions/functionKeys.ts';
import { type Input, parseInput } from '../input.ts';
import type { Call, Door } from '../route.ts';
import { operationOf } from '../rpc.ts';
import { checkSignature } from '../signature.ts';
import { TableError, type TableOperations } from './items.ts';

const TYPE = { 'content-type': 'application/x-amz-json-1.0' };

/** What a call needs the right to: writing in a transaction needs the right to write. */
function wishes(operation: string, input: Input): { action: string; table: string }[] {
  if (operation !== 'TransactWriteItems') return [{ action: operation, table: String(input['TableName']) }];
  const items = Array.isArray(input['TransactItems']) ? (input['TransactItems'] as { Put?: Input }[]) : [];
  return items.map(({ Put }) => ({ action: 'PutItem', table: String(Put?.['TableName']) }));
}

const refusal = (code: string, message: string, status: number, reasons?: readonly string[]) =>
  json(
    {
      __type: `com.amazonaws.dynamodb.v20120810#${code}`,
      message,
      ...(reasons && { CancellationReasons: reasons.map((Code) => ({ Code })) }),
    },
    status,
    TYPE,
  );

/** Creates the door. */
export function tablesDoor(operations: TableOperations, keys: FunctionKeys): Door {
  const run = (call: Call): Response => {
    const operation = operationOf(call.request);
    // The functions run on this machine: the clock that tests move is not theirs.
    const { role } = keys.of(checkSignature(call, 'dynamodb', keys.find, Date.now));
    const input = parseInput(new TextDecoder().decode(call.body));
    for (const { action, table } of wishes(operation, input)) {
      if (role.may(`dynamodb:${action}`, `arn:aws:local:::${table}`)) continue;
      return refusal('AccessDeniedException', `The function may not do dynamodb:${action} on ${table}`, 400);
    }
    const work = Object.hasOwn(operations, operation) ? operations[operation] : undefined;
    if (!work) return refusal('UnknownOperationException', `Unknown operation ${operation}`, 400);
    return json(work(input), 200, TYPE);
  };
  return {
    opens: (path, method) => path.replace(/\/$/, '') === '/dynamodb' && method === 'POST',
    operation: ({ request }) => operationOf(request),
    answer(call) {
      try {
        return run(call);
      } catch (error) {
        if (error instanceof TableError) return refusal(error.code, error.message, 400, error.reasons);
        if (error instanceof CloudError) return refusal(error.code, error.message, error.status);
        throw error;
      }
    },
  };
}
