// Parses the command line of scripts/quality.ts: what is requested, or what is wrong with it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isTextLanguage, TEXT_LANGUAGES, type TextLanguage } from '../../src/engine/index.ts';

/** How the command is called. */
export const USAGE = `npm run quality -- [DATA] [what] [options]
  DATA           a folder with spelling/, eval/, text/ and ud/, each with a folder per language
  what           --spelling --grammar (both unless one is named), --names, --coverage, --lexicon, --tagger,
                 --planted (mistakes of agreement planted in right sentences), --alarms-run (findings by rule
                 in a million words of running text; with --alarms the sentences),
                 --verdicts (agreement with hunspell); without DATA: --corpora (the project's own sentences),
                 --letters (its own letters and sentences, the half that may be read and the other),
                 --robust (the rules with other words around the mistakes of their examples)
  --ai PROVIDER  what a language model corrects in the sets of eval/, behind the guard: ADDRESS#MODEL of a server that
                 speaks the OpenAI protocol (its key in AI_KEY), or a file of recorded answers; --record FILE makes one
  --language xx  one language; may be repeated
  --set NAME     sets of eval/ whose name begins so
  --rules        what each rule did; --misses and --alarms print the sentences
  --write        keeps the figures: in tests/quality those of DATA, in tests/corpora those of --corpora; the list of --robust
  --save FILE    writes what is printed into a file, too`;

/** What can be measured. */
export const JOBS = [
  'spelling',
  'names',
  'grammar',
  'coverage',
  'lexicon',
  'tagger',
  'planted',
  'alarms-run',
  'verdicts',
  'corpora',
  'letters',
  'robust',
] as const;

/** One of JOBS. */
export type Job = (typeof JOBS)[number];

/** Jobs that need no data folder. */
const WITHOUT_DATA: ReadonlySet<Job> = new Set<Job>(['verdicts', 'corpora', 'letters', 'robust']);

/** A valid command line. */
export interface QualityOptions {
  jobs: ReadonlySet<Job>;
  /** The data folder; undefined for jobs that need none. */
  data: string | undefined;
  languages: readonly TextLanguage[];
  set: string;
  rules: boolean;
  misses: boolean;
  alarms: boolean;
  write: boolean;
  save: string | undefined;
  /** A server's ADDRESS#MODEL, or a file of answers: measured alone. */
  ai: string | undefined;
  /** Where a server's answers are written down. */
  record: string | undefined;
}

const flag = { type: 'boolean', default: false } as const;

function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      spelling: flag,
      names: flag,
      grammar: flag,
      coverage: flag,
      lexicon: flag,
      tagger: flag,
      planted: flag,
      'alarms-run': flag,
      verdicts: flag,
      corpora: flag,
      letters: flag,
      robust: flag,
      rules: flag,
      misses: flag,
      alarms: flag,
      write: flag,
      language: { type: 'string', multiple: true },
      set: { type: 'string' },
      save: { type: 'string' },
      ai: { type: 'string' },
      record: { type: 'string' },
    },
  });
}

/** Reads a command line. Throws RangeError with a sentence for the person when it makes no sense. */
export function readOptions(args: readonly string[]): QualityOptions {
  const { values, positionals } = parsed(args);
  const wrong = values.language?.find((language) => !isTextLanguage(language));
  if (wrong !== undefined)
    throw new RangeError(`There is no language "${wrong}". The languages: ${TEXT_LANGUAGES.join(' ')}`);
  if (positionals.length > 1) throw new RangeError(`One folder, not ${positionals.length}: ${positionals.join(' ')}`);
  const data = positionals[0];
  if (data !== undefined && !existsSync(data)) throw new RangeError(`There is no folder ${data}`);
  const named = JOBS.filter((job) => values[job]);
  const usual: Job[] = values.set === undefined ? ['spelling', 'grammar'] : ['grammar'];
  // The table is of everything that the grammar is measured by.
  const jobs = new Set<Job>(named.length > 0 ? named : values.write ? ['grammar', 'coverage'] : usual);
  if (values.record !== undefined && values.ai === undefined) throw new RangeError('--record goes with --ai');
  if (data === undefined) {
    if (values.ai !== undefined) throw new RangeError('A data folder is needed for --ai');
    const needing = [...jobs].filter((job) => !WITHOUT_DATA.has(job));
    if (needing.length > 0) throw new RangeError(`A data folder is needed for ${needing.join(' and ')}`);
  }
  if (values.write && data !== undefined && (values.language || values.set))
    throw new RangeError('--write measures everything: leave --language and --set out');
  return {
    jobs,
    data,
    languages: TEXT_LANGUAGES.filter((language) => values.language?.includes(language) ?? true),
    set: values.set ?? '',
    rules: values.rules,
    misses: values.misses,
    alarms: values.alarms,
    write: values.write,
    save: values.save,
    ai: values.ai,
    record: values.record,
  };
}

function parsed(args: readonly string[]): ReturnType<typeof parse> {
  try {
    return parse(args);
  } catch (error) {
    throw new RangeError(error instanceof Error ? error.message.split('. ')[0] : String(error));
  }
}

/** A part of the data folder: DATA/<part> where that exists, else DATA itself (one may name the part directly). */
export function partOf(data: string, part: 'spelling' | 'eval' | 'text' | 'ud'): string {
  const inside = join(data, part);
  return existsSync(inside) ? inside : data;
}
