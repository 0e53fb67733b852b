// The door of the functions: Invoke as the SDK calls it, with the caller's identity in the context.
import { randomUUID } from 'node:crypto';
import { json } from './answers.ts';
import { CloudError, fail } from './errors.ts';
import type { TemporaryKey } from './identity/identities.ts';
import { parseInput } from './input.ts';
import type { Access } from './policy/access.ts';
import type { Call, Door } from './route.ts';
import { checkSignature, decodePart } from './signature.ts';
import type { Clock } from './store.ts';

/** What a function is told about the call. */
export interface FunctionContext {
  functionName: string;
  awsRequestId: string;
  identity: { cognitoIdentityId: string };
}

/** A function as it runs on AWS. */
export type CloudFunction = (event: Readonly<Record<string, unknown>>, context: FunctionContext) => Promise<unknown>;

const PATH = /^\/lambda\/2015-03-31\/functions\/([^/]+)\/invocations$/;

/** Creates the door; `functions` by their names in the template. */
export function functionsDoor(
  functions: Readonly<Record<string, CloudFunction>>,
  access: Access,
  keyOf: (accessKeyId: string) => TemporaryKey | undefined,
  clock: Clock,
): Door {
  const run = async (call: Call): Promise<Response> => {
    const name = decodePart(PATH.exec(call.path)?.[1] ?? '');
    const caller = checkSignature(call, 'lambda', keyOf, clock);
    if (!access.onFunction(caller, name)) {
      fail(
        'AccessDeniedException',
        `User is not authorized to perform: lambda:InvokeFunction on resource: ${name}`,
        403,
      );
    }
    const handler = Object.hasOwn(functions, name) ? functions[name] : undefined;
    if (!handler) fail('ResourceNotFoundException', `Function not found: ${name}`, 404);
    const event = parseInput(new TextDecoder().decode(call.body));
    try {
      const context = {
        functionName: name,
        awsRequestId: randomUUID(),
        identity: { cognitoIdentityId: caller.identityId },
      };
      return json((await handler(event, context)) ?? null);
    } catch (error) {
      const { name: errorType, message: errorMessage } = error as Error;
      return json({ errorType, errorMessage }, 200, { 'x-amz-function-error': 'Unhandled' });
    }
  };
  return {
    opens: (path, method) => method === 'POST' && PATH.test(path),
    operation: () => 'Invoke',
    answer: (call) =>
      run(call).catch((error: unknown) => {
        if (!(error instanceof CloudError)) throw error;
        return json({ Message: error.message }, error.status, { 'x-amzn-errortype': error.code });
      }),
  };
}
