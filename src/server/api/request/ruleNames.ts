// Ids of rules and categories as clients of LanguageTool send them, and what they are called here. Unknown ids are left as
// they are: they are the engine's own, or those of rules that there are not.
import type { Category } from '../../../engine/index.ts';

const CATEGORIES: Readonly<Record<string, Category>> = {
  TYPOS: 'spelling',
  GRAMMAR: 'grammar',
  PUNCTUATION: 'punctuation',
  STYLE: 'style',
  CONSISTENCY: 'consistency',
};

/** The spelling rules of LanguageTool have a name for each language and library. */
const SPELLING = /^(MORFOLOGIK_RULE|HUNSPELL(_NO_SUGGEST)?_RULE|([A-Z]+_)?GERMAN_SPELLER_RULE|FR_SPELLING_RULE)/;

const RULES: Readonly<Record<string, readonly string[]>> = {
  WHITESPACE_RULE: ['common.spacing.double'],
  CONSECUTIVE_SPACES: ['common.spacing.double'],
  COMMA_PARENTHESIS_WHITESPACE: ['common.spacing.before-mark', 'common.spacing.after-comma', 'common.spacing.brackets'],
  WORD_REPEAT_RULE: ['common.repetition.word'],
};

/** The categories behind ids; unknown ones are left out. */
export const categoriesOf = (ids: readonly string[]): Category[] =>
  ids.flatMap((id) => CATEGORIES[id.toUpperCase()] ?? []);

/** The engine's rules behind ids. */
export function rulesOf(ids: readonly string[]): string[] {
  return ids.flatMap((id) => {
    if (SPELLING.test(id)) return ['spelling.unknown-word', 'spelling.unknown-name', 'spelling.other-dialect'];
    return RULES[id.replace(/^(ENGLISH|GERMAN|FRENCH|ITALIAN|SPANISH)_/, '')] ?? [id];
  });
}
