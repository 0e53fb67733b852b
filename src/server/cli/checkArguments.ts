// The command line of `spelling-check check`: flags as a request over the settings of the project.
import { parseArgs } from 'node:util';
import { CommandError } from './failure.ts';
import { readSettings, type Settings } from './settings.ts';

/** Formats of the answer. */
export const FORMATS = ['text', 'json', 'sarif', 'rdjsonl'] as const;

/** What is asked for. */
export interface CheckRequest {
  paths: string[];
  format: (typeof FORMATS)[number];
  /** Reads standard input, under this name. */
  stdin: string | undefined;
  /** Only lines that changed since this commit. */
  diff: string | undefined;
  fix: boolean;
  config: string | undefined;
  useGitignore: boolean;
  /** More dictionaries, which must exist. */
  words: string[];
  /** What the flags set. */
  settings: Settings;
}

/** The text of --help. */
export const CHECK_HELP = `Checks spelling and grammar of files, on this machine.

  spelling-check check [options] [FILE | FOLDER | "PATTERN"]...     (this folder, if nothing is named)

What is checked
  --stdin [--stdin-name NAME]   standard input; the name says what kind of file it is (notes.md)
  --diff[=COMMIT]               only lines that changed since COMMIT (HEAD), and new files
  --ignore PATTERN              leaves out files, like a line of .spellingcheckignore; may be repeated
  --no-gitignore                looks at what .gitignore leaves out as well
How
  -l, --language LANGUAGE       en, fr, de, it, es, a variant such as en-GB, or auto (the default)
  --dialect VARIANT             the variant of a language; may be repeated
  --mother-tongue LANGUAGE      your first language: finds false friends and slips that it leads to
  --level picky                 rules of taste as well
  --certainty LEVEL             tells only what is at least sure, likely or maybe (the default)
  --no-names                    leaves out capitalised words that may be names
  --words FILE                  one more dictionary: a word a line; may be repeated
  --depth DEPTH                 spelling, grammar or full (the default: with the context net)
  --config FILE                 settings; otherwise the nearest .spelling-check.json
  --packs PLACE                 a folder or an address with packs; otherwise installed packages spelling-check-pack-*
What comes out
  -f, --format FORMAT           text (the default), json, sarif, rdjsonl (reviewdog)
  --messages LANGUAGE           language of messages: en fr de it es nl pt ru hi
  --fix                         corrects the files where it is sure; with --certainty likely or maybe, less sure things too

Exit codes: 0 nothing found, 1 something found, 2 the command line or the settings are wrong, 3 a file or pack cannot be used.
`;

/** Reads the arguments; null means that help was asked for. Throws CommandError. */
export function readCheckArguments(args: readonly string[]): CheckRequest | null {
  // A flag that may have a value: parseArgs knows only flags that always do.
  const own = args.map((one) => (one === '--diff' ? '--diff=HEAD' : one));
  const { values, positionals } = parse(own);
  if (values.help) return null;
  const format = FORMATS.find((one) => one === (values.format ?? 'text'));
  if (!format) throw new CommandError(`--format ${values.format}: there are ${FORMATS.join(', ')}.`, 2);
  if (values.stdin && positionals.length > 0) throw new CommandError('--stdin takes no files.', 2);
  if (values.stdin && values.fix && format !== 'text')
    throw new CommandError('--stdin --fix writes the text itself.', 2);
  const settings = readSettings(
    defined({
      language: values.language,
      dialects: values.dialect,
      motherTongue: values['mother-tongue'],
      level: values.level,
      certainty: values.certainty,
      depth: values.depth,
      packs: values.packs,
      messages: values.messages,
      ignore: values.ignore,
      names: values['no-names'] ? false : undefined,
    }),
    'The command line',
  );
  return {
    paths: positionals.length > 0 ? positionals : ['.'],
    format,
    stdin: values.stdin ? (values['stdin-name'] ?? 'stdin.txt') : undefined,
    diff: values.diff,
    fix: values.fix ?? false,
    config: values.config,
    useGitignore: !values['no-gitignore'],
    words: values.words ?? [],
    settings,
  };
}

const defined = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const texts = { type: 'string', multiple: true } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        language: { ...text, short: 'l' },
        dialect: texts,
        'mother-tongue': text,
        level: text,
        certainty: text,
        depth: text,
        packs: text,
        messages: text,
        ignore: texts,
        words: texts,
        config: text,
        format: { ...text, short: 'f' },
        stdin: flag,
        'stdin-name': text,
        diff: text,
        fix: flag,
        'no-names': flag,
        'no-gitignore': flag,
        help: { ...flag, short: 'h' },
      },
    });
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/);
    throw new CommandError(`${reason}. "spelling-check check --help" shows all options.`, 2);
  }
}
