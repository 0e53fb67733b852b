// The JSON protocol of the user pool and the identity pool: POST, the operation in X-Amz-Target.
import { json } from './answers.ts';
import { CloudError } from './errors.ts';
import { type Input, parseInput } from './input.ts';

const TYPE = { 'content-type': 'application/x-amz-json-1.1' };

/** The operation that a request names, or an empty string. */
export function operationOf(request: Request): string {
  return (request.headers.get('x-amz-target') ?? '').split('.').at(-1) ?? '';
}

/** An error in the protocol's format. */
export function jsonError(error: CloudError): Response {
  return json({ __type: error.code, message: error.message }, error.status, {
    ...TYPE,
    'x-amzn-errortype': `${error.code}:`,
  });
}

/** Runs the operation that the request names. */
export async function answerRpc(
  operation: string,
  body: Uint8Array,
  run: (name: string, input: Input) => object | undefined | Promise<object | undefined>,
): Promise<Response> {
  try {
    const done = await run(operation, parseInput(new TextDecoder().decode(body)));
    if (!done) throw new CloudError('UnknownOperationException', `Unknown operation ${operation}`);
    return json(done, 200, TYPE);
  } catch (error) {
    if (error instanceof CloudError) return jsonError(error);
    throw error;
  }
}
