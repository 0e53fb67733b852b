// What a check reports, before it is written in one of the formats.
import type { FoundIssue } from '../../../sdk/types.ts';
import type { Lines } from '../lines.ts';

/** The findings of one file. */
export interface FileReport {
  file: string;
  lines: Lines;
  issues: readonly FoundIssue[];
  language: string | null;
  words: number;
}
