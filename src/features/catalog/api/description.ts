// The API's description as a file, made when somebody wants it: it is far larger than the page.
import { saveTextFile } from '../../../services/files.ts';
import { SAMPLE_ADDRESS } from './samples.ts';

/** Saves openapi.json. */
export async function saveDescription(): Promise<void> {
  const [{ openapiOf }, { getConfig }] = await Promise.all([
    import('../../../lib/api/openapi.ts'),
    import('../../../services/config/config.ts'),
  ]);
  const description = openapiOf({ brand: getConfig().brand, server: SAMPLE_ADDRESS });
  saveTextFile('openapi.json', `${JSON.stringify(description, null, 2)}\n`, 'application/json');
}
