// A local cloud behind a real server, and the stock clients for identity and objects.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  CognitoIdentityClient,
  GetCredentialsForIdentityCommand,
  GetIdCommand,
} from '@aws-sdk/client-cognito-identity';
import { S3Client } from '@aws-sdk/client-s3';
import { createLocalCloud, type LocalCloud, type LocalCloudOptions } from '../../scripts/cloud/local/core/cloud.ts';
import { POOL_KEY } from '../../scripts/cloud/local/core/identity/logins.ts';
import { NAMES } from '../../scripts/cloud/local/core/settings.ts';
import { serveCloud } from '../../scripts/cloud/local/mount.ts';
import { memoryStore } from '../../scripts/cloud/local/stores/memory.ts';

/** Temporary keys as the clients expect them. */
export interface Keys {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string;
  identityId: string;
}

/** A served cloud. */
export interface ServedCloud {
  cloud: LocalCloud;
  site: string;
  later(milliseconds: number): void;
  identity: CognitoIdentityClient;
  getId(logins?: Record<string, string>): Promise<string>;
  getKeys(logins?: Record<string, string>, identityId?: string): Promise<Keys>;
  /** The user pool's logins for an ID token. */
  poolLogin(idToken: string): Record<string, string>;
  objects(keys: Keys, options?: object): S3Client;
  close(): Promise<void>;
}

export async function serveTestCloud(options: Partial<LocalCloudOptions> = {}): Promise<ServedCloud> {
  let ahead = 0;
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const cloud = createLocalCloud({ store: memoryStore(), origin: site, clock: () => Date.now() + ahead, ...options });
  server.on('request', (request, response) => {
    if (!serveCloud(cloud, request, response)) response.writeHead(404).end();
  });
  const identity = new CognitoIdentityClient({
    region: NAMES.region,
    endpoint: `${site}/_cloud/identity`,
    credentials: { accessKeyId: 'none', secretAccessKey: 'none' },
    maxAttempts: 1,
  });
  const getId = async (Logins?: Record<string, string>) => {
    const answer = await identity.send(new GetIdCommand({ IdentityPoolId: NAMES.identityPoolId, Logins }));
    return answer.IdentityId ?? '';
  };
  return {
    cloud,
    site,
    identity,
    getId,
    later(milliseconds) {
      ahead += milliseconds;
    },
    async getKeys(Logins, identityId) {
      const IdentityId = identityId ?? (await getId(Logins));
      const answer = await identity.send(new GetCredentialsForIdentityCommand({ IdentityId, Logins }));
      return {
        identityId: answer.IdentityId ?? '',
        accessKeyId: answer.Credentials?.AccessKeyId ?? '',
        secretAccessKey: answer.Credentials?.SecretKey ?? '',
        sessionToken: answer.Credentials?.SessionToken ?? '',
      };
    },
    poolLogin: (idToken) => ({ [POOL_KEY]: idToken }),
    objects: (credentials, more = {}) =>
      new S3Client({ region: 'local', endpoint: `${site}/_cloud/s3`, forcePathStyle: true, credentials, ...more }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
