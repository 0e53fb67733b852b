// Signed addresses: loaded when the first one is wanted.
import type { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { ServiceClock } from '../../auth/session/clock.ts';

/** An address that needs no keys for so many seconds. */
export function signAddress(
  client: S3Client,
  command: GetObjectCommand | PutObjectCommand,
  seconds: number,
  clock: ServiceClock,
): Promise<string> {
  const options = { expiresIn: seconds, signingDate: new Date(clock.serverNow()) };
  return getSignedUrl(client, command, options);
}
