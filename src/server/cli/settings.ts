// What is checked and how: the configuration file of a project, `.spelling-check.json`, looked for in the folder of the text
// and in those above it. The command line and the editor add to it.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { type Category, DIALECTS, type Dialect, isTextLanguage, TEXT_LANGUAGES } from '../../engine/index.ts';
import { INTERFACE_LANGUAGES } from '../../sdk/texts/source.ts';
import type { TextOptions } from '../../sdk/types.ts';
import { CommandError, reasonOf } from './failure.ts';

/** The name of the file. */
export const CONFIG_FILE = '.spelling-check.json';

const ALL_DIALECTS = TEXT_LANGUAGES.flatMap((language) => DIALECTS[language]);
const CATEGORIES: readonly Category[] = ['spelling', 'grammar', 'punctuation', 'style', 'consistency'];
const strings = v.array(v.string());

/** A language, or a variant such as en-GB, in any spelling of its case. */
const language = v.pipe(
  v.string(),
  v.transform((code) => code.replace('_', '-')),
  v.check(
    (code) => code === 'auto' || isTextLanguage(code.toLowerCase()) || dialectOf(code) !== undefined,
    `there are auto, ${TEXT_LANGUAGES.join(', ')} and the variants ${ALL_DIALECTS.join(', ')}`,
  ),
);

/** Everything that can be set; the README has the same list. */
const schema = v.strictObject({
  $schema: v.optional(v.string()),
  language: v.optional(language),
  dialects: v.optional(v.array(v.picklist(ALL_DIALECTS))),
  motherTongue: v.optional(v.picklist(TEXT_LANGUAGES)),
  level: v.optional(v.picklist(['standard', 'picky'])),
  messages: v.optional(v.picklist(INTERFACE_LANGUAGES)),
  depth: v.optional(v.picklist(['spelling', 'grammar', 'full'])),
  certainty: v.optional(v.picklist(['sure', 'likely', 'maybe'])),
  names: v.optional(v.boolean()),
  digits: v.optional(v.boolean()),
  capitals: v.optional(v.boolean()),
  perSentence: v.optional(v.boolean()),
  words: v.optional(strings),
  dictionaries: v.optional(strings),
  ignore: v.optional(strings),
  disabledRules: v.optional(strings),
  disabledCategories: v.optional(v.array(v.picklist(CATEGORIES))),
  packs: v.optional(v.string()),
  licenseKey: v.optional(v.string()),
});

/** See the head of this file. */
export type Settings = v.InferOutput<typeof schema>;

/** The variant that a code means. */
export const dialectOf = (code: string): Dialect | undefined =>
  ALL_DIALECTS.find((dialect) => dialect.toLowerCase() === code.toLowerCase());

/** Checks settings from anywhere. Throws CommandError that names `from`. */
export function readSettings(value: unknown, from: string): Settings {
  const found = v.safeParse(schema, value);
  if (found.success) return found.output;
  const [issue] = found.issues;
  const path = issue.path?.map(({ key }) => String(key)).join('.') ?? '';
  const known = Object.keys(schema.entries).filter((key) => key !== '$schema');
  const why = issue.type === 'strict_object' && path ? `there are ${known.join(', ')}` : issue.message;
  throw new CommandError(`${from}: ${path ? `"${path}": ` : ''}${why}`, 2);
}

/** Settings with the folder that paths in them start from. */
export interface FoundSettings {
  settings: Settings;
  folder: string;
  file: string | undefined;
}

/** The nearest configuration above a folder, or the file that is named. Throws CommandError if it is wrong. */
export function findSettings(start: string, named?: string): FoundSettings {
  if (named !== undefined)
    return { settings: readFile(resolve(named)), folder: dirname(resolve(named)), file: resolve(named) };
  for (let folder = resolve(start); ; folder = dirname(folder)) {
    const file = join(folder, CONFIG_FILE);
    if (existsSync(file)) return { settings: readFile(file), folder, file };
    if (dirname(folder) === folder) return { settings: {}, folder: resolve(start), file: undefined };
  }
}

function readFile(file: string): Settings {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').replace(/^\ufeff/, '');
  } catch (error) {
    throw new CommandError(`${file} cannot be read: ${reasonOf(error)}.`, 2);
  }
  try {
    return readSettings(JSON.parse(text) as unknown, file);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`, 2);
  }
}

/** The options of a check; `words` are those of the dictionaries. */
export function optionsOf(settings: Settings, words: readonly string[]): TextOptions {
  const code = settings.language ?? 'auto';
  const own = dialectOf(code);
  const dialects = [...(settings.dialects ?? []), ...(own ? [own] : [])];
  const base = code.slice(0, 2).toLowerCase();
  return {
    language: isTextLanguage(base) && code !== 'auto' ? base : 'auto',
    dialects: Object.fromEntries(dialects.map((dialect) => [dialect.slice(0, 2), dialect])),
    personalWords: [...(settings.words ?? []), ...words],
    ...(settings.motherTongue && { motherTongue: settings.motherTongue }),
    ...(settings.level && { level: settings.level }),
    ...(settings.digits !== undefined && { checkDigits: settings.digits }),
    ...(settings.capitals !== undefined && { checkUppercase: settings.capitals }),
    ...(settings.perSentence !== undefined && { perSentence: settings.perSentence }),
    ...(settings.disabledRules && { disabledRules: settings.disabledRules }),
    ...(settings.disabledCategories && { disabledCategories: settings.disabledCategories }),
  };
}
