// node scripts/quality/tongues/motherTongue.ts [LANGUAGE] [MOTHER TONGUE]: runs rows of slips on their own sentences.
// node scripts/quality/tongues/motherTongue.ts LANGUAGE [MOTHER TONGUE] --text FILE...: false alarms in right texts, per 100,000 words.
import '../../rows/hooks.ts';
import { readFileSync } from 'node:fs';

const { DIRECTIONS, slipsIn, tongueChecker, tryDirection } = await import('./examples.ts');
const args = process.argv.slice(2);
const mark = args.includes('--text') ? args.indexOf('--text') : args.length;
const [language, motherTongue] = args.slice(0, mark);
const text = args
  .slice(mark + 1)
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n\n');
const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
const wanted = DIRECTIONS.filter(
  (each) => (!language || each.language === language) && (!motherTongue || each.motherTongue === motherTongue),
);

for (const own of new Set(wanted.map((each) => each.language))) {
  const checker = await tongueChecker(own);
  for (const direction of wanted.filter((each) => each.language === own)) {
    const name = `${direction.motherTongue} in ${own}`;
    if (text !== '') {
      const alarms = slipsIn(checker, direction, text);
      for (const { start, end, replacements } of alarms) {
        const [before, behind] = [text.slice(Math.max(0, start - 60), start), text.slice(end, end + 40)];
        console.log(`  ${`${before}[${text.slice(start, end)} > ${replacements?.[0]}]${behind}`.replace(/\n/g, ' ')}`);
      }
      const rate = (alarms.length * 100_000) / Math.max(1, words);
      console.log(`${name}: ${alarms.length} in ${words} words, ${rate.toFixed(1)} per 100,000`);
      continue;
    }
    const { rows, faults } = await tryDirection(checker, direction);
    for (const fault of faults) console.log(`  ${fault}`);
    console.log(`${name}: ${rows} rows, ${faults.length} not as they should be`);
  }
}
