// Writes what was learnt where the engine reads it: weights shared by all rules, and for each language its rules and words.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { familyOf } from '../../../src/engine/certainty/ruleOdds.ts';
import type { TextLanguage } from '../../../src/engine/types.ts';
import type { RuleFit } from './fit.ts';

const ENGINE = join(import.meta.dirname, '../../../src/engine');
const HEAD = '// Fitted by scripts/train/certainty.ts (models/certainty.CARD.md): do not edit.\n';
/** A rule this close to its family needs no entry of its own. */
const CLOSE = 0.15;
const LINE_LENGTH = 116;

const NAMES: Readonly<Record<TextLanguage, string>> = {
  en: 'english',
  fr: 'french',
  de: 'german',
  it: 'italian',
  es: 'spanish',
};

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** The members of an object literal, without those that make no difference. */
function members(weights: Readonly<Record<string, number>>): string {
  return Object.keys(weights)
    .sort()
    .filter((name) => rounded(weights[name] as number) !== 0)
    .map((name) => `  ${/^\w+$/.test(name) ? name : `'${name}'`}: ${rounded(weights[name] as number)},\n`)
    .join('');
}

/** Words in lines, as the body of a template literal. */
function wrapped(words: readonly string[]): string {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line !== '' && line.length + word.length >= LINE_LENGTH) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}

/** The weights that all rules share. */
export function writeShared(weights: Readonly<Record<string, number>>): void {
  writeFileSync(
    join(ENGINE, 'certainty/weights.ts'),
    `${HEAD}\n/** What the evidence beside the rule itself adds to the log odds. */\nexport const RULE_WEIGHTS: Readonly<Record<string, number>> = {\n${members(weights)}};\n`,
  );
}

/** The words and rules of a language. */
export function writeLanguage(
  language: TextLanguage,
  words: Readonly<Record<string, number>>,
  { odds }: RuleFit,
): void {
  const [folder, name] = [join(ENGINE, 'languages', language), NAMES[language]];
  writeFileSync(
    join(folder, 'wordOdds.ts'),
    `${HEAD}import type { WordOdds } from '../../certainty/types.ts';\n\n/** How likely an unknown word is a mistake and its first correction right. */\nexport const ${name}WordOdds: WordOdds = {\n${members(words)}};\n`,
  );
  const table = odds.get(language) ?? new Map<string, number>();
  const isClose = (key: string, value: number): boolean =>
    Math.abs(value - (table.get(familyOf(key)) ?? table.get('*') ?? 0)) < CLOSE;
  const entries = [...table]
    .filter(([key, value]) => key.startsWith('*') || !isClose(key, value))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${key} ${Math.round(value * 100)}`);
  writeFileSync(
    join(folder, 'ruleOdds.ts'),
    `${HEAD}import type { OddsTable } from '../../certainty/ruleOdds.ts';\n\n/** The log odds of rules and families, in hundredths. */\nexport const ${name}RuleOdds: OddsTable = \`\n${wrapped(entries)}\n\`;\n`,
  );
}
