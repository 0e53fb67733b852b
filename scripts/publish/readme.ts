// The READMEs of packages: files in scripts/publish/readme, with slots such as {{version}}.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VERSION } from '../../src/sdk/version.ts';

/** A README with its slots filled. Throws if a slot has no value. */
export function fillReadme(name: string, values: Readonly<Record<string, string>>): string {
  const all: Record<string, string> = { version: VERSION, ...values };
  return readFileSync(join(import.meta.dirname, 'readme', `${name}.md`), 'utf8').replace(
    /\{\{(\w+)\}\}/g,
    (_, slot: string) => {
      const value = all[slot];
      if (value === undefined) throw new Error(`readme/${name}.md: nothing for {{${slot}}}`);
      return value;
    },
  );
}
