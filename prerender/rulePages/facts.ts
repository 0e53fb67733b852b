// The list of pages about rules, as scripts/rulePages has made it, and their addresses.
import { readFileSync } from 'node:fs';
import type { RulePageFacts } from '../../src/lib/pages/rulePages.ts';
import { languageSegments } from '../../src/routes/tools.ts';

/** Where the list is kept between builds. */
export const RULE_PAGES_FILE = '.cache/rule-pages.json';

let pages: readonly RulePageFacts[] | undefined;

/** All pages. Throws if the list has not been made (scripts/rulePages/ensure.ts). */
export function rulePages(): readonly RulePageFacts[] {
  pages ??= (JSON.parse(readFileSync(RULE_PAGES_FILE, 'utf8')) as { pages: RulePageFacts[] }).pages;
  return pages;
}

const segmentOf = (language: string): string =>
  Object.entries(languageSegments).find(([, code]) => code === language)?.[0] ?? language;

/** The index of a language. */
export const languagePath = (language: string): string => `/checker/help/${segmentOf(language)}/`;

/** The address of a page. */
export const pathOfPage = ({ language, slug }: Pick<RulePageFacts, 'language' | 'slug'>): string =>
  `${languagePath(language)}${slug}/`;

/** All addresses: the languages' indexes and the pages. */
export const rulePaths = (): string[] => [
  ...Object.values(languageSegments).map(languagePath),
  ...rulePages().map(pathOfPage),
];

/** The page at an address, or the language whose index it is. */
export function pageAt(path: string): RulePageFacts | string {
  const page = rulePages().find((one) => pathOfPage(one) === path);
  const language = Object.values(languageSegments).find((code) => languagePath(code) === path);
  const found = page ?? language;
  if (!found) throw new Error(`There is no page about rules at ${path}`);
  return found;
}

/** The addresses of a language's rules, by their ids: with a fragment where a page has several rules. */
export function ruleAddresses(language: string): Record<string, string> {
  const own = rulePages().filter((page) => page.language === language);
  return Object.fromEntries(
    own.flatMap((page) =>
      page.rules.map(({ id }) => [id, pathOfPage(page) + (page.rules.length > 1 ? `#${anchorOf(id)}` : '')]),
    ),
  );
}

/** A rule's part of its page. */
export const anchorOf = (id: string): string => id.split('.').slice(1).join('-');
