// What the lockfile says about the packages: that each is held by its digest and comes from the registry, and that what ships
// may be given on under its licence.
import * as v from 'valibot';

const lockfile = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string()),
      resolved: v.optional(v.string()),
      integrity: v.optional(v.string()),
      license: v.optional(v.string()),
      dev: v.optional(v.boolean(), false),
      devOptional: v.optional(v.boolean(), false),
      optional: v.optional(v.boolean(), false),
    }),
  ),
});

/** Licences that ask for no more than their text, which the build puts into one file; OFL is that of the fonts. */
const LICENCES = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1']);
const REGISTRY = 'https://registry.npmjs.org/';

/** What was found in the lockfile. */
export interface LockReport {
  /** All packages, and those that ship. */
  packages: number;
  shipped: number;
  findings: string[];
}

/** Reads the text of package-lock.json. */
export function readLock(source: string): LockReport {
  const { packages } = v.parse(lockfile, JSON.parse(source));
  const all = Object.entries(packages).filter(([path]) => path !== '');
  const shipped = all.filter(([, one]) => !one.dev && !one.devOptional && !one.optional);
  return {
    packages: all.length,
    shipped: shipped.length,
    findings: [
      ...all
        .filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))
        .map(([path]) => `${path}: is not held by a digest (SHA-512)`),
      ...all
        .filter(([, { resolved }]) => resolved !== undefined && !resolved.startsWith(REGISTRY))
        .map(([path, { resolved }]) => `${path}: comes from ${resolved}`),
      ...shipped
        .filter(([, { license }]) => !LICENCES.has(license ?? ''))
        .map(([path, { license }]) => `${path}: ships under ${license ?? 'no licence'}`),
    ],
  };
}
