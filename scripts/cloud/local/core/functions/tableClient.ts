// The stock client of the tables over the functions' network: only the way in which requests are sent differs from AWS.
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { NAMES } from '../settings.ts';
import type { FunctionKeys } from './functionKeys.ts';

interface SentRequest {
  protocol: string;
  hostname: string;
  path: string;
  method: string;
  headers: Record<string, string>;
  body?: unknown;
}

/** Creates a client with a function's keys. */
export function tableClient(network: typeof fetch, keys: ReturnType<FunctionKeys['issue']>) {
  const { accessKeyId, secretAccessKey, sessionToken } = keys;
  const requestHandler = {
    async handle(sent: unknown) {
      const { protocol, hostname, path, method, headers, body } = sent as SentRequest;
      const { host: _, ...others } = headers;
      const answer = await network(`${protocol}//${hostname}${path}`, {
        method,
        headers: others,
        body: typeof body === 'string' ? body : (body as Uint8Array<ArrayBuffer>),
      });
      const response = {
        statusCode: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: new Uint8Array(await answer.arrayBuffer()),
      };
      return { response: response as never };
    },
  };
  return new DynamoDBClient({
    region: NAMES.region,
    endpoint: `https://dynamodb.${NAMES.region}.amazonaws.com`,
    credentials: { accessKeyId, secretAccessKey, sessionToken },
    maxAttempts: 3,
    requestHandler: requestHandler as never,
  });
}
