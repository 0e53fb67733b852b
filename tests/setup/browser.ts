// Setup for browser tests: if the browser is missing, the run ends with a message that says what to do.
import { browserPath } from '../../scripts/web/browser.ts';

/** Called once by vitest. */
export async function setup(): Promise<void> {
  await browserPath();
}
