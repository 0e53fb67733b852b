// The identity pool through the provider's own client. The only file that imports it; loaded when keys are first needed,
// never with a form. Requests go through our fetch and time limits; invalid responses become our errors.
import {
  CognitoIdentityClient,
  GetCredentialsForIdentityCommand,
  GetIdCommand,
} from '@aws-sdk/client-cognito-identity';
import { AuthError } from '../authFailure.ts';
import type { ServiceClock } from '../session/clock.ts';
import { readAnswer } from '../transport/answers.ts';
import { type HttpEnvironment, sendHttp } from '../transport/http.ts';
import { type Waiting, withRetry } from '../transport/retry.ts';
import type { CloudCredentials } from './cloudTypes.ts';

/** Names of providers and their tokens. */
export type Logins = Readonly<Record<string, string>>;

/** A client of the identity pool. */
export interface IdentityPool {
  identityId(logins: Logins): Promise<string>;
  credentials(identityId: string, logins: Logins): Promise<CloudCredentials>;
}

/** What the client needs. */
export interface IdentityPoolOptions extends HttpEnvironment, Waiting {
  region: string;
  identityPoolId: string;
  endpoint?: string | undefined;
  clock: ServiceClock;
}

/** The parts of the client's requests that are sent. */
interface ClientRequest {
  protocol: string;
  hostname: string;
  port?: number;
  path: string;
  method: string;
  headers: Record<string, string>;
  body?: string | Uint8Array;
}

/** Headers that a browser sets itself. */
const own: ReadonlySet<string> = new Set([
  'host',
  'content-length',
  'user-agent',
  'x-amz-user-agent',
  'amz-sdk-request',
]);

/** Routes the client's requests through our fetch. Failures become ours before the client sees them. */
function handler(env: HttpEnvironment) {
  return {
    async handle({ protocol, hostname, port, path, method, headers, body }: ClientRequest) {
      const url = `${protocol}//${hostname}${port === undefined ? '' : `:${port}`}${path}`;
      const sent = Object.entries(headers).filter(([name]) => !own.has(name.toLowerCase()));
      const answer = await sendHttp(env, url, {
        method,
        headers: Object.fromEntries(sent),
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : new Uint8Array(body) }),
      });
      readAnswer(answer, url);
      return {
        response: {
          statusCode: answer.status,
          headers: Object.fromEntries(answer.headers.entries()),
          body: new TextEncoder().encode(answer.text),
        },
      };
    },
    metadata: { handlerProtocol: 'http/1.1' },
    destroy: () => undefined,
  };
}

function invalid(): never {
  throw new AuthError('InvalidResponse', 'The service sent an unreadable answer');
}

/** Creates an identity pool client. We handle retries, so the client makes one attempt. */
export function createIdentityPool(options: IdentityPoolOptions): IdentityPool {
  const { region, endpoint, identityPoolId: IdentityPoolId } = options;
  const client = new CognitoIdentityClient({
    region,
    ...(endpoint ? { endpoint } : {}),
    // Both operations are unsigned: the token or the guest's id is all there is.
    credentials: { accessKeyId: '', secretAccessKey: '' },
    maxAttempts: 1,
    requestHandler: handler(options),
  });
  const send = <T>(work: () => Promise<T>) =>
    withRetry(
      async () => {
        try {
          return await work();
        } catch (error) {
          if (error instanceof AuthError) throw error;
          throw new AuthError('InvalidResponse', 'The service sent an unreadable answer', { cause: error });
        }
      },
      'all',
      options,
    );
  return {
    identityId: (Logins) =>
      send(async () => (await client.send(new GetIdCommand({ IdentityPoolId, Logins }))).IdentityId ?? invalid()),
    credentials: (IdentityId, Logins) =>
      send(async () => {
        const answer = await client.send(new GetCredentialsForIdentityCommand({ IdentityId, Logins }));
        const { AccessKeyId, SecretKey, SessionToken, Expiration } = answer.Credentials ?? {};
        if (!AccessKeyId || !SecretKey || !SessionToken || !Expiration) return invalid();
        return {
          accessKeyId: AccessKeyId,
          secretAccessKey: SecretKey,
          sessionToken: SessionToken,
          identityId: answer.IdentityId ?? IdentityId,
          expiration: Expiration,
          authenticated: Object.keys(Logins).length > 0,
        };
      }),
  };
}
