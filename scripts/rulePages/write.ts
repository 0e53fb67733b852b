// node scripts/rulePages/write.ts HASH: lists the pages about rules of all languages (ensure.ts runs it).
import { writeRulePages } from './ensure.ts';
import { factsOf } from './facts.ts';
import { pagesOf } from './group.ts';

const languages = ['en', 'fr', 'de', 'it', 'es'] as const;
await writeRulePages(
  process.argv[2] ?? '',
  languages.flatMap((language) => pagesOf(language, factsOf(language))),
);
