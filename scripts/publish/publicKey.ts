// The key that licence keys are checked with: of the configuration that the packages are built for.
import { existsSync, readFileSync } from 'node:fs';

/** Base64 (SPKI), or empty where the operator has not set up licences. */
export function shopPublicKey(file = process.env['SITE_CONFIG'] ?? 'public/config.json'): string {
  if (!existsSync(file)) return '';
  const { licenses } = JSON.parse(readFileSync(file, 'utf8')) as { licenses?: { publicKey?: string } };
  return licenses?.publicKey ?? '';
}
