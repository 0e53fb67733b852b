// node scripts/quality/examples.ts [LANGUAGE] [ID PREFIX]: runs rules on their own examples and prints what is not as it should be.
// The quick loop of a rule's author; the tests run the same examples.
import { defaultOptions, isTextLanguage, type TextLanguage } from '../../src/engine/index.ts';
import { commonRules, ownRulesOf, rulesOf } from '../../src/engine/rules/registry.ts';
import { loadedChecker } from '../packs/load.ts';

const [given = 'en', prefix = ''] = process.argv.slice(2);
const language: TextLanguage = isTextLanguage(given) ? given : 'en';
const checker = loadedChecker(language);
let wrongs = 0;
let bad = 0;

function complain(text: string): void {
  bad++;
  console.log(text);
}

for (const rule of [...(language === 'en' ? commonRules : []), ...ownRulesOf(language)]) {
  if (!rule.id.startsWith(prefix)) continue;
  const dialect = rule.dialects?.[0];
  const options = { ...defaultOptions(), language, level: 'picky' as const, perSentence: false };
  const handWritten = rulesOf(language).flatMap(({ kind, id }) => (kind === 'context' ? [] : [id]));
  const alone = rule.kind === 'context' ? { ...options, disabledRules: handWritten } : options;
  const chosen = dialect ? { ...alone, dialects: { [language]: dialect } } : alone;
  for (const [wrong, corrected] of rule.wrong) {
    wrongs++;
    const { issues } = checker.check(wrong, chosen);
    const issue = issues.find((each) => each.rule === rule.id);
    if (!issue) {
      const others = issues.map((each) => `${each.rule}[${each.text}]`).join(' ');
      complain(`${rule.id}: not found in "${wrong}" ${others}`);
      continue;
    }
    const fix = issue.replacements?.[0];
    const mended = fix === undefined ? null : wrong.slice(0, issue.start) + fix + wrong.slice(issue.end);
    if (mended !== corrected) complain(`${rule.id}: "${wrong}" became "${mended}", not "${corrected}"`);
  }
  for (const right of rule.right) {
    const issue = checker.check(right, chosen).issues.find((each) => each.rule === rule.id);
    if (issue) complain(`${rule.id}: flags [${issue.text}] in "${right}"`);
  }
}
for (const rule of checker.failedRules()) complain(`${rule}: threw`);
console.log(`${language}: ${wrongs} wrong examples, ${bad} not as they should be`);
