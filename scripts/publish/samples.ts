// The samples of READMEs: those of the pages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../src/features/catalog/texts/samples');

/** A sample as it stands on its page. */
export const sample = (name: string): string => readFileSync(join(FOLDER, `${name}.txt`), 'utf8').trimEnd();

/** By the slots of readme/sdk.md. */
export const librarySamples = (): Record<string, string> => ({
  sampleNode: sample('sdk-node'),
  sampleBrowser: sample('sdk-browser'),
  sampleDocument: sample('sdk-document'),
});
