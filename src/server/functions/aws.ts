// The functions' access to services with a JSON protocol, so that the local cloud can stand in for them call by call.
import { type RoleKeys, sendSigned } from './signedRequest.ts';

/** A refusal by a service, with its code. */
export class AwsError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'AwsError';
    this.code = code;
  }
}

/** One operation of a service. Rejects with an AwsError when the service refuses. */
export type AwsCall = (
  service: 'dynamodb' | 'cognito-idp' | 'secretsmanager',
  operation: string,
  input: Readonly<Record<string, unknown>>,
) => Promise<Record<string, unknown>>;

const PROTOCOLS = {
  dynamodb: { target: 'DynamoDB_20120810', type: 'application/x-amz-json-1.0' },
  'cognito-idp': { target: 'AWSCognitoIdentityProviderService', type: 'application/x-amz-json-1.1' },
  secretsmanager: { target: 'secretsmanager', type: 'application/x-amz-json-1.1' },
} as const;

/** Creates the caller of the services; `keys` is called for each request. */
export function createAwsCall(keys: () => RoleKeys, send: typeof fetch = fetch): AwsCall {
  return async (service, operation, input) => {
    const { target, type } = PROTOCOLS[service];
    const own = keys();
    const answer = await sendSigned(
      own,
      {
        service,
        host: `${service}.${own.region}.amazonaws.com`,
        method: 'POST',
        path: '/',
        headers: { 'content-type': type, 'x-amz-target': `${target}.${operation}` },
        body: JSON.stringify(input),
      },
      send,
    );
    // A refusal may come from an intermediary, with a different body or none; then the status has to do.
    const body = (await (answer.ok ? answer.json() : answer.json().catch(() => ({})))) as Record<string, unknown>;
    if (answer.ok) return body;
    const said = typeof body['__type'] === 'string' ? body['__type'] : String(answer.status);
    const code = said.split('#').at(-1) ?? said;
    throw new AwsError(code, `${service} answered ${operation} with ${code}`);
  };
}
