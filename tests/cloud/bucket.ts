// A signed-in person with access to a served cloud's bucket, through the stock client.
import { GetObjectCommand, PutObjectCommand, type PutObjectCommandOutput, type S3Client } from '@aws-sdk/client-s3';
import type { LocalCloudOptions } from '../../scripts/cloud/local/core/cloud.ts';
import { PASSWORD, Profile } from './library.ts';
import { type Keys, type ServedCloud, serveTestCloud } from './server.ts';

/** The name of the bucket. */
export const Bucket = 'documents';

/** The person and the bucket. */
export interface OpenBucket {
  served: ServedCloud;
  keys: Keys;
  s3: S3Client;
  /** A key in this person's folder. */
  mine(name: string): string;
  put(name: string, Body: string | Uint8Array, more?: object): Promise<PutObjectCommandOutput>;
  text(name: string, more?: object): Promise<string>;
  /** A client whose requests are modified before they are signed. */
  changed(change: (request: SentRequest) => void, options?: object): S3Client;
}

/** The parts of a request that tests modify. */
export interface SentRequest {
  method: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body?: unknown;
}

/** Serves a cloud and signs somebody in. */
export async function openBucket(options: Partial<LocalCloudOptions> = {}): Promise<OpenBucket> {
  const served = await serveTestCloud(options);
  const email = 'ada@example.com';
  served.cloud.operators.create(email, PASSWORD);
  const { session } = await new Profile(served).enter(email);
  const keys = await served.getKeys(served.poolLogin(session.getIdToken().getJwtToken()));
  // The protocol tests send more than a free account may keep.
  await served.cloud.quota.setPlan(keys.identityId, 'premium');
  const s3 = served.objects(keys);
  const mine = (name: string) => `private/${keys.identityId}/${name}`;
  return {
    served,
    keys,
    s3,
    mine,
    put: (name, Body, more = {}) => s3.send(new PutObjectCommand({ Bucket, Key: mine(name), Body, ...more })),
    text: async (name, more = {}) => {
      const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key: mine(name), ...more }));
      return (await Body?.transformToString()) ?? '';
    },
    changed(change, more = {}) {
      const client = served.objects(keys, more);
      client.middlewareStack.add(
        (next) => (args) => {
          change(args.request as SentRequest);
          return next(args);
        },
        { step: 'build', priority: 'low' },
      );
      return client;
    },
  };
}

/** How a call failed, as "412 PreconditionFailed"; its success fails the test. */
export async function refused(work: Promise<unknown>): Promise<string> {
  return work.then(
    (value) => {
      throw new Error(`Was not refused: ${JSON.stringify(value)}`);
    },
    (error: { name: string; $metadata?: { httpStatusCode?: number } }) =>
      `${error.$metadata?.httpStatusCode ?? ''} ${error.name}`,
  );
}
