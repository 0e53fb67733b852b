// Words that are written for one another: those of the confusion sets, and those listed in confusables/.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CandidateSettings } from '../../../src/engine/net/types.ts';
import type { TextLanguage } from '../../../src/engine/types.ts';
import { contextSetsOf } from '../../rows/rules.ts';

/** Languages that write nouns with a capital. */
const CAPITALS: ReadonlySet<TextLanguage> = new Set(['de']);

/** What decides which words are tried in a word's place. */
export const candidateSettings = (language: TextLanguage): CandidateSettings => ({
  confusables: confusablesOf(language),
  capitals: CAPITALS.has(language),
});

/** Groups of a language's confusable words, each of one token. */
function confusablesOf(language: TextLanguage): string[][] {
  const sets = contextSetsOf(language)
    .filter(({ isGap }) => !isGap)
    .map(({ members }) => [...members]);
  const file = join(import.meta.dirname, 'confusables', `${language}.txt`);
  const listed = existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#'))
        .map((line) => line.split(' '))
    : [];
  return [...sets, ...listed].filter((group) => group.length > 1);
}
