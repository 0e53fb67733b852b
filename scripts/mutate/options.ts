// The arguments of npm run mutate.
import { parseArgs } from 'node:util';
import { isTextLanguage, TEXT_LANGUAGES, type TextLanguage } from '../../src/engine/index.ts';

/** How the command is called. */
export const USAGE = `npm run mutate -- rules [--language xx] [--share percent] [--seed n] [--quiet] [--update]
  Takes one part of a rule away at a time (row, pattern, exception, condition) and prints the parts that none of the rule's
  own examples misses. All parts are tried, or a share of them that the seed draws.
  --quiet   totals only    --update   writes what got better into tests/engine/unshown`;

/** What to do. */
export interface MutateOptions {
  languages: readonly TextLanguage[];
  /** Between 0 and 1. */
  share: number;
  seed: number;
  quiet: boolean;
  update: boolean;
}

/** Reads the arguments. Throws RangeError if they make no sense. */
export function readOptions(args: readonly string[]): MutateOptions {
  const { values, positionals } = parse(args);
  const { language, share = '100', seed = '1', quiet = false, update = false, all = false } = values;
  if (positionals.join(' ') !== 'rules') throw new RangeError('Say what is to be mutated: rules');
  if (language !== undefined && !isTextLanguage(language)) throw new RangeError(`No rules of a language ${language}`);
  const percent = all ? 100 : Number(share);
  if (!(percent > 0 && percent <= 100)) throw new RangeError(`A share is between 0 and 100, not ${share}`);
  if (!Number.isInteger(Number(seed))) throw new RangeError(`A seed is a whole number, not ${seed}`);
  if (update && percent < 100) throw new RangeError('The table is written from all parts, not from a share');
  return {
    languages: language === undefined ? TEXT_LANGUAGES : [language],
    share: percent / 100,
    seed: Number(seed),
    quiet,
    update,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        language: { type: 'string' },
        share: { type: 'string' },
        seed: { type: 'string' },
        all: { type: 'boolean' },
        quiet: { type: 'boolean' },
        update: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new RangeError(error instanceof Error ? error.message : String(error));
  }
}
