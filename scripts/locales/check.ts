// Checks the texts of every language against the English ones. It prints nothing itself: status.ts prints the findings, and
// tests/locales/locales.test.ts asserts that there are none.
import { readFileSync } from 'node:fs';
import { descriptionFindings, findingsOf, type LocaleFinding } from './findings.ts';
import { avoidFindings, readAvoided, readTerms, termFindings } from './glossary.ts';
import { readTexts, targets, translatedFiles } from './read.ts';
import { typographyFindings } from './typography.ts';

/** What is wrong in one file of one language. */
export interface FileFindings {
  readonly locale: string;
  readonly file: string;
  readonly texts: number;
  readonly findings: LocaleFinding[];
}

/** Texts that may be the same as in English: for all languages (`*`) and by language. */
export function sameAsEnglish(locale: string): Set<string> {
  const lists = JSON.parse(readFileSync('scripts/locales/sameAsEnglish.json', 'utf8')) as Record<string, string[]>;
  return new Set([...(lists['*'] ?? []), ...(lists[locale] ?? [])]);
}

/** Words that people type into the search of the help: never shown, and theirs rather than ours. */
const SEARCHED = /^help\.(?:\w+\.)+words$/;

/** Checks all languages against English, each against the glossary and its typography, and the descriptions by themselves. */
export function checkLocales(): FileFindings[] {
  const terms = readTerms();
  const avoided = readAvoided();
  const results: FileFindings[] = [];
  for (const locale of ['en', ...targets]) {
    const allowed = sameAsEnglish(locale);
    for (const file of translatedFiles) {
      const texts = readTexts(locale, file);
      const english = readTexts('en', file);
      const rules = file.startsWith('rules.');
      const findings = locale === 'en' ? [] : findingsOf(locale, english, texts, allowed, rules);
      // The titles and questions of pages are free to say it in other words.
      const pages = file === 'pages.json' || file === 'help.json';
      if (locale !== 'en' && !rules && !pages) findings.push(...termFindings(locale, english, texts, terms));
      const shown = new Map([...texts].filter(([key]) => !SEARCHED.test(key)));
      findings.push(...avoidFindings(locale, file, shown, avoided), ...typographyFindings(locale, texts));
      if (pages) findings.push(...descriptionFindings(texts));
      results.push({ locale, file, texts: texts.size, findings });
    }
  }
  return results;
}
