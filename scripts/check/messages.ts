// The English texts of issues, the same as the site's and the library's.
import { join } from 'node:path';
import { textsIn } from '../../src/sdk/node/textFiles.ts';
import { createIssueTexts, type IssueTexts } from '../../src/sdk/texts/issueTexts.ts';

/** Texts from `locales/`; `bring` loads those of a language's rules. */
export const englishTexts = (): IssueTexts =>
  createIssueTexts('en', textsIn(join(import.meta.dirname, '../../locales')));
