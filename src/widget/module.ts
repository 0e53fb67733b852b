// The form checker for pages with a build: `import { startFormChecker } from 'spelling-check-form'`.
import type { FormChecker } from './checker.ts';
import { type FormCheckerOptions, startFormChecker as start } from './start.ts';

export type { FormChecker } from './checker.ts';
export type { ErrorDetail, FixDetail, ResultDetail, ResultIssue } from './field/events.ts';
export type { FormCheckerOptions } from './start.ts';

/** Starts a form checker; its files are looked for beside this module unless `base` says otherwise. */
export function startFormChecker(options: Partial<FormCheckerOptions> = {}): FormChecker {
  return start({ base: import.meta.url, ...options });
}
