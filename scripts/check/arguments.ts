// The command line of `npm run check`: turns flags into a request, or into a sentence that says what is wrong with them.
import { parseArgs } from 'node:util';
import {
  type CheckOptions,
  DIALECTS,
  type Dialect,
  defaultOptions,
  isTextLanguage,
  TEXT_LANGUAGES,
} from '../../src/engine/index.ts';

/** What the command is asked to do. */
export interface Request {
  file: string;
  options: CheckOptions;
  json: boolean;
  names: boolean;
  /** A file with personal words, one a line. */
  words: string | undefined;
}

/** Thrown for anything that the user of the command can put right. The message is shown as it is. */
export class CommandError extends Error {
  readonly code: 2 | 3;

  constructor(message: string, code: 2 | 3) {
    super(message);
    this.code = code;
  }
}

/** The text of --help. */
export const HELP = `Checks the spelling and grammar of a text, on this machine.

  npm run -s check -- --language LANGUAGE [options] FILE
  npm run -s check -- --language LANGUAGE [options] -        (reads standard input)

  --language LANGUAGE  ${TEXT_LANGUAGES.join(', ')}, a variant such as en-GB, or auto (the default)
  --dialect VARIANT    the variant of a language, for sentences in it; may be given more than once:
                       ${TEXT_LANGUAGES.map((language) => DIALECTS[language].join(' ')).join(', ')}
  --mother-tongue LANGUAGE  the writer's first language: looks for false friends and slips that it leads to
  --json               answers in the shape of LanguageTool's /v2/check; offsets are UTF-16 code units; each match has
                       its probability (of being a mistake with the right correction) and certainty: sure, likely, maybe
  --no-names           leaves out capitalised words that may be names
  --words FILE         a personal dictionary: one word a line, accepted in every language
  --capitals-off       does not check words written all in capitals
  --digits             checks words that contain digits
  --one-language       checks every sentence in the language of the text
  --help               shows this

Plain answers are one issue a line: FILE:LINE:COLUMN: KIND: "WORD": MESSAGE Better: CORRECTIONS (Perhaps:
where it is only a maybe). Columns count UTF-16 code units from 1.

Exit codes: 0 no issue, 1 issues were found, 2 the command line is wrong, 3 the text or a dictionary cannot be used.
`;

/** Reads the arguments; null means that help was asked for. Throws CommandError. */
export function readArguments(args: readonly string[]): Request | null {
  const { values, positionals } = parse(args);
  if (values.help) return null;
  const options = defaultOptions();
  const dialects: Dialect[] = (values.dialect ?? []).flatMap((list) => list.split(',')).map(readDialect);
  // en, EN and en_GB are all seen in the wild.
  const language = (values.language ?? 'auto').toLowerCase().replace('_', '-');
  if (language !== 'auto') {
    if (isTextLanguage(language)) options.language = language;
    else {
      const dialect = dialects.length === 0 || language.includes('-') ? findDialect(language) : undefined;
      if (!dialect) {
        const known = `${TEXT_LANGUAGES.join(', ')} and auto, and the variants that --help lists`;
        throw new CommandError(`--language ${values.language}: there are ${known}.`, 2);
      }
      dialects.push(dialect);
      options.language = languageOf(dialect);
    }
  }
  for (const dialect of dialects) options.dialects[languageOf(dialect)] = dialect;
  const motherTongue = values['mother-tongue']?.toLowerCase();
  if (motherTongue !== undefined) {
    if (!isTextLanguage(motherTongue))
      throw new CommandError(`--mother-tongue ${motherTongue}: there are ${TEXT_LANGUAGES.join(', ')}.`, 2);
    options.motherTongue = motherTongue;
  }
  const [file, ...more] = positionals;
  if (file === undefined) throw new CommandError('Name a file, or - for standard input. --help shows all options.', 2);
  if (more.length > 0) throw new CommandError(`One file at a time: ${more.join(' ')} is too much.`, 2);
  options.checkDigits = values.digits ?? false;
  options.checkUppercase = !values['capitals-off'];
  options.perSentence = !values['one-language'];
  return { file, options, json: values.json ?? false, names: !values['no-names'], words: values.words };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        language: { type: 'string', short: 'l' },
        dialect: { type: 'string', multiple: true },
        'mother-tongue': { type: 'string' },
        json: { type: 'boolean' },
        'no-names': { type: 'boolean' },
        words: { type: 'string' },
        digits: { type: 'boolean' },
        'capitals-off': { type: 'boolean' },
        'one-language': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/);
    throw new CommandError(`${reason}. --help shows all options.`, 2);
  }
}

const languageOf = (dialect: Dialect) => {
  const language = dialect.slice(0, 2);
  return isTextLanguage(language) ? language : 'en';
};

const findDialect = (code: string): Dialect | undefined =>
  TEXT_LANGUAGES.flatMap((language) => DIALECTS[language]).find(
    (dialect) => dialect.toLowerCase() === code.toLowerCase().replace('_', '-'),
  );

function readDialect(code: string): Dialect {
  const dialect = findDialect(code.trim());
  if (dialect) return dialect;
  const all = TEXT_LANGUAGES.map((language) => DIALECTS[language].join(', ')).join(', ');
  throw new CommandError(`--dialect ${code}: there are ${all}.`, 2);
}
