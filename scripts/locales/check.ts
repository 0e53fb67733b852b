// Checks the texts of every language against the English ones. It prints nothing itself: status.ts prints the findings, and
// tests/locales/locales.test.ts asserts that there are none.
import { readFileSync } from 'node:fs';
import { descriptionFindings, findingsOf, type LocaleFinding } from './findings.ts';
import { readTexts, targets, translatedFiles } from './read.ts';

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

/** Checks all languages against English, and the English descriptions by themselves. */
export function checkLocales(): FileFindings[] {
  const english = readTexts('en', 'pages.json');
  const results: FileFindings[] = [
    { locale: 'en', file: 'pages.json', texts: english.size, findings: descriptionFindings(english) },
  ];
  for (const locale of targets) {
    const allowed = sameAsEnglish(locale);
    for (const file of translatedFiles) {
      const texts = readTexts(locale, file);
      const findings = findingsOf(locale, readTexts('en', file), texts, allowed, file.startsWith('rules.'));
      if (file === 'pages.json') findings.push(...descriptionFindings(texts));
      results.push({ locale, file, texts: texts.size, findings });
    }
  }
  return results;
}
