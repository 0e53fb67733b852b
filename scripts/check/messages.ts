// The English texts of issues, the same as the site's.

import app from '../../locales/en/app.json' with { type: 'json' };
import type { Issue } from '../../src/engine/index.ts';

const NAMES = new Intl.DisplayNames('en', { type: 'language' });

/** "American English" for en-US. */
export const languageName = (code: string): string => NAMES.of(code) ?? code;

/** What is wrong, in a sentence. */
export function messageOf(issue: Issue): string {
  const params: Record<string, string> = { ...issue.message.params };
  if (params.dialect) params.dialect = languageName(params.dialect);
  return lookUp(issue.message.key).replace(/\{\{(\w+)\}\}/g, (slot, name: string) => params[name] ?? slot);
}

/** The short name of the rule behind an issue. */
export const titleOf = (issue: Issue): string => lookUp(`title.${issue.message.key.split('.').pop()}`);

function lookUp(key: string): string {
  let value: unknown = app.issues;
  for (const part of key.split('.')) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined;
  }
  return typeof value === 'string' ? value : key;
}
