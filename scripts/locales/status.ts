// Prints what each language's texts lack. Exits with 1 if anything is found.
// With --list every finding is printed, otherwise only the first ten of each file.
import { checkLocales } from './check.ts';

const all = process.argv.includes('--list');
let total = 0;
for (const { locale, file, texts, findings } of checkLocales()) {
  total += findings.length;
  console.log(
    `${locale} ${file}: ${texts} texts, ${findings.length === 0 ? 'complete' : `${findings.length} findings`}`,
  );
  for (const { kind, key, detail } of all ? findings : findings.slice(0, 10)) {
    console.log(`  ${kind.padEnd(11)} ${key}${detail ? `: ${detail}` : ''}`);
  }
  if (!all && findings.length > 10) console.log(`  and ${findings.length - 10} more (--list shows all)`);
}
process.exitCode = total === 0 ? 0 : 1;
