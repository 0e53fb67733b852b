// node scripts/quality/examples.ts [LANGUAGE] [ID PREFIX]: runs rules on their own examples and prints what is not as it should be.
// The quick loop of a rule's author; the tests run the same examples.
import { defaultOptions, isTextLanguage, type TextLanguage } from '../../src/engine/index.ts';
import { foundBy, isArmed, mended } from '../mutate/ruleExamples.ts';
import { loadedChecker } from '../packs/load.ts';
import { commonRules, ownRulesOf } from '../rows/rules.ts';

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
  for (const [wrong, corrected] of isArmed(rule, language) ? rule.wrong : []) {
    wrongs++;
    const [issue] = foundBy(rule, language, checker, wrong);
    if (!issue) {
      const { issues } = checker.check(wrong, { ...defaultOptions(), language, perSentence: false });
      const others = issues.map((each) => `${each.rule}[${each.text}]`).join(' ');
      complain(`${rule.id}: not found in "${wrong}" ${others}`);
      continue;
    }
    const fixed = mended(wrong, issue);
    if (fixed !== corrected) complain(`${rule.id}: "${wrong}" became "${fixed}", not "${corrected}"`);
  }
  for (const right of rule.right) {
    const [issue] = foundBy(rule, language, checker, right);
    if (issue) complain(`${rule.id}: flags [${issue.text}] in "${right}"`);
  }
}
for (const rule of checker.failedRules()) complain(`${rule}: threw`);
console.log(`${language}: ${wrongs} wrong examples, ${bad} not as they should be`);
