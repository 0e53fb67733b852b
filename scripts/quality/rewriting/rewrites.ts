// node scripts/quality/rewriting/rewrites.ts [LANGUAGE] [ID PREFIX]: runs rewrites on their own examples and prints what is not as it should be.
// node scripts/quality/rewriting/rewrites.ts LANGUAGE --text FILE [ID PREFIX]: prints what they offer in a text.
import '../../rows/hooks.ts';
import { readFileSync } from 'node:fs';
import { isTextLanguage, type TextLanguage } from '../../../src/engine/index.ts';

const { offersIn, rewritesOf, rewritingChecker, tryRewrites } = await import('./examples.ts');
const { lossesOf } = await import('./meaning.ts');
const [given = 'en', second = '', ...rest] = process.argv.slice(2);
const language: TextLanguage = isTextLanguage(given) ? given : 'en';
const checker = await rewritingChecker(language);
const facts = await rewritesOf(language);

if (!facts) console.log(`${language} has no rewrites yet`);
else if (second === '--text') {
  const [file = '', prefix = ''] = rest;
  const text = readFileSync(file, 'utf8');
  const began = performance.now();
  const offers = offersIn(checker, language, text);
  const milliseconds = performance.now() - began;
  for (const loss of offers.flatMap((offer) => lossesOf(offer, text, language))) console.log(`changes ${loss}`);
  for (const { rule, start, end, texts, sentence } of offers) {
    if (!rule.startsWith(prefix)) continue;
    const [before, behind] = [text.slice(sentence.start, start), text.slice(end, sentence.end)];
    console.log(
      `${rule.slice(11)}\t${before}[${text.slice(start, end)} > ${texts.join(' | ')}]${behind}`.replace(/\n/g, ' '),
    );
  }
  console.log(`${offers.length} offers, ${Math.round(milliseconds)} ms with the check`);
} else {
  const { sentences, faults } = tryRewrites(checker, language, facts, second);
  for (const fault of faults) console.log(fault);
  const rows = facts.rules.reduce((sum, rule) => sum + (rule.rows?.length ?? 0), 0);
  console.log(
    `${language}: ${facts.rules.length} rules, ${rows} rows, ${sentences} sentences, ${faults.length} faults`,
  );
}
