// The one thing that the library ever prints: that it runs without a licence key. Once for each thread, and never with one.
import type { LicenseState } from './license/license.ts';

const NOTICE =
  'Spelling Check runs without a licence key: for evaluation. Everything works; a key says so for use beyond that.';

let isSaid = false;

/** Says it, unless it was said before. */
export function tellOnce({ state }: LicenseState, tell: (line: string) => void = (line) => console.warn(line)): void {
  if (state !== 'evaluation' || isSaid) return;
  isSaid = true;
  tell(NOTICE);
}
