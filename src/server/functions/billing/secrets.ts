// Keys of the operator, read from Secrets Manager when they are needed and kept for five minutes, so that a changed key works
// without a new deployment.
import type { AwsCall } from '../aws.ts';

/** The content of a secret: texts by name. */
export type Secret = Readonly<Record<string, string | undefined>>;

const KEEP_MS = 5 * 60_000;

/** Creates the reader of secrets. */
export function createSecrets(call: AwsCall, now: () => number = Date.now): (id: string) => Promise<Secret> {
  const kept = new Map<string, { secret: Secret; at: number }>();
  return async (id) => {
    const known = kept.get(id);
    if (known && now() - known.at < KEEP_MS) return known.secret;
    const { SecretString } = await call('secretsmanager', 'GetSecretValue', { SecretId: id });
    const secret = JSON.parse(String(SecretString)) as Secret;
    kept.set(id, { secret, at: now() });
    return secret;
  };
}
