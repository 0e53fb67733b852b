// From the parameters of /v2/check to what a thread is given to do.
import { type CheckOptions, type Dialect, defaultOptions, type TextLanguage } from '../../../engine/index.ts';
import type { checkParameters } from '../../../lib/api/parameters.ts';
import type { ValueOf } from '../../../lib/api/schema.ts';
import { Problem } from '../problem.ts';
import { type Annotated, readAnnotations } from './annotated.ts';
import { categoriesOf, rulesOf } from './ruleNames.ts';
import { askedLanguage, languageOfCode } from './textLanguage.ts';

/** Which findings are answered, beyond what the engine's options say. */
export interface Selection {
  /** Only these rules and categories; undefined for all. */
  only: { rules: readonly string[]; categories: readonly string[] } | undefined;
  /** Picky rules that are switched on one by one; undefined where the level decides. */
  picky: readonly string[] | undefined;
}

/** A check as a thread gets it: plain data. */
export interface CheckJob {
  kind: 'check';
  text: string;
  options: CheckOptions;
  /** With language=auto: what to answer about a text whose language cannot be told. */
  fallback: Dialect;
  selection: Selection;
  /** Language of the messages. */
  messages: string;
  markup: Annotated | undefined;
}

type Parameters = ValueOf<typeof checkParameters>;

/** Turns parameters into a job. Throws a Problem for what contradicts itself, and for a text beyond the limit. */
export function checkJobOf(parameters: Parameters, personalWords: readonly string[], longest: number): CheckJob {
  const { enabledOnly, level, motherTongue } = parameters;
  const { text, markup } = textOf(parameters, longest);
  const first = motherTongue && languageOfCode(motherTongue)?.language;
  const options: CheckOptions = {
    ...defaultOptions(),
    ...languageOptions(parameters),
    personalWords,
    ...(first && { motherTongue: first }),
  };
  const enabled = rulesOf(parameters.enabledRules ?? []);
  const enabledCategories = categoriesOf(parameters.enabledCategories ?? []);
  if (enabledOnly) {
    if (parameters.disabledRules?.length || parameters.disabledCategories?.length)
      throw new Problem('bad-parameter', 'With enabledOnly, nothing can be disabled.', { parameter: 'enabledOnly' });
    if (!parameters.enabledRules?.length && !parameters.enabledCategories?.length)
      throw new Problem('bad-parameter', 'enabledOnly needs enabledRules or enabledCategories.', {
        parameter: 'enabledOnly',
      });
  }
  // A picky rule that is asked for by name runs without the others of its level.
  const singly = level === 'default' && enabled.length > 0;
  options.level = level === 'picky' || singly ? 'picky' : 'standard';
  options.disabledRules = rulesOf(parameters.disabledRules ?? []).filter((id) => !enabled.includes(id));
  options.disabledCategories = categoriesOf(parameters.disabledCategories ?? []);
  return {
    kind: 'check',
    text,
    options,
    fallback: fallbackOf(options),
    selection: {
      only: enabledOnly ? { rules: enabled, categories: enabledCategories } : undefined,
      picky: singly ? enabled : undefined,
    },
    messages: motherTongue?.slice(0, 2).toLowerCase() ?? 'en',
    markup,
  };
}

function textOf({ text, data }: Parameters, longest: number): { text: string; markup: Annotated | undefined } {
  if (text !== undefined && data !== undefined)
    throw new Problem('bad-parameter', 'Either text or data, not both.', { parameter: 'data' });
  const markup = data && readAnnotations(data.annotation);
  const whole = markup?.whole ?? text;
  if (whole === undefined) throw new Problem('bad-parameter', 'text or data is missing.', { parameter: 'text' });
  if (Math.max(whole.length, markup?.text.length ?? 0) > longest)
    throw new Problem('too-large', `The text is longer than ${longest} characters, which is the limit of this server.`);
  return { text: markup?.text ?? whole, markup };
}

function languageOptions({ language, preferredVariants }: Parameters): Partial<CheckOptions> {
  if (language.toLowerCase() !== 'auto') {
    if (preferredVariants?.length)
      throw new Problem('bad-parameter', 'preferredVariants are for language=auto.', {
        parameter: 'preferredVariants',
      });
    const { language: code, dialect } = askedLanguage(language);
    return { language: code, dialects: dialect ? { [code]: dialect } : {} };
  }
  const dialects: Partial<Record<TextLanguage, Dialect>> = {};
  for (const variant of preferredVariants ?? []) {
    if (!/^[a-z]{2,3}[-_][a-z0-9]/i.test(variant)) {
      const detail = `'${variant}' is not a variant; one looks like en-GB.`;
      throw new Problem('bad-parameter', detail, { parameter: 'preferredVariants' });
    }
    // Clients send variants of all the languages that they know.
    const found = languageOfCode(variant);
    if (found?.dialect && !dialects[found.language]) dialects[found.language] = found.dialect;
  }
  return { language: 'auto', dialects };
}

/** The first variant that was preferred. */
const fallbackOf = ({ dialects }: CheckOptions): Dialect => Object.values(dialects)[0] ?? 'en-US';
