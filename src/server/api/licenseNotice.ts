// Under which licence the server runs: it works without one, for evaluation.
import { readLicense } from '../../sdk/license/license.ts';
import { type Settings, SettingsError } from './settings.ts';

/** What the program says, once. Throws SettingsError for a key that is not genuine. */
export async function licenseNotice({ license, publicKey }: Pick<Settings, 'license' | 'publicKey'>): Promise<string> {
  try {
    const found = await readLicense(license, publicKey);
    if (found.state === 'licensed') return `Licensed to ${found.licensee} (${found.product}, order ${found.id})`;
    if (found.state === 'unchecked') return 'The licence key is kept, but cannot be checked: set API_PUBLIC_KEY';
    return 'Without a licence key, for evaluation: everything works. API_LICENSE takes a key';
  } catch (error) {
    throw new SettingsError(`API_LICENSE: ${error instanceof Error ? error.message : String(error)}`);
  }
}
