// What a finding is called and why it is one, in one interface language. The texts of a language's rules are loaded before
// its findings are described; a rule without a text is described by its kind.
import type { Category, Issue, TextLanguage } from '../../engine/index.ts';
import { slipOf } from '../../lib/slips.ts';
import type { InterfaceLanguage } from '../types.ts';
import type { CoreTexts, RuleText, TextPart, TextSource } from './source.ts';

/** See the head of this file. */
export interface IssueTexts {
  readonly language: InterfaceLanguage;
  /** Loads what is said about findings in these languages. Rejects if the source does. */
  bring(languages: Iterable<TextLanguage>): Promise<void>;
  /** The short name: of the kind of misspelling, or of the category. */
  title(issue: Issue): string;
  /** What is wrong, in a sentence. */
  message(issue: Issue): string;
  /** The reason; of a misspelling, what went wrong on the way from `fix`. Empty where nothing is known. */
  why(issue: Issue, fix: string | undefined): string;
  categoryName(category: Category): string;
  /** Message, title and name of the category together, as answers need them. */
  describe(issue: Issue): { message: string; title: string; categoryName: string };
  /** "American English" for en-US. */
  languageName(code: string): string;
}

type Named = Readonly<Record<string, RuleText>>;

/** Texts in an interface language. `bring` loads them. */
export function createIssueTexts(language: InterfaceLanguage, source: TextSource): IssueTexts {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const wanted = new Map<TextPart, Promise<void>>();
  let core: CoreTexts = { spelling: {}, category: {}, title: {} };
  let slips: Readonly<Record<string, string>> = {};
  let rules: Named = {};

  const take = (part: TextPart, texts: unknown): void => {
    if (part === 'issues') core = texts as CoreTexts;
    else if (part === 'spelling') slips = texts as Record<string, string>;
    else rules = { ...rules, ...(texts as Named) };
  };
  const bringPart = (part: TextPart): Promise<void> => {
    let loading = wanted.get(part);
    if (!loading) {
      loading = source(language, part).then(
        (texts) => take(part, texts),
        (thrown: unknown) => {
          wanted.delete(part);
          throw thrown;
        },
      );
      wanted.set(part, loading);
    }
    return loading;
  };
  const languageName = (code: string): string => names.of(code) ?? code;
  const valuesOf = ({ message }: Issue): Record<string, string> => {
    const values: Record<string, string> = { ...message.params };
    for (const name of ['dialect', 'variant']) if (values[name]) values[name] = languageName(values[name]);
    return values;
  };
  const kindOf = ({ message }: Issue): string => message.key.slice(message.key.lastIndexOf('.') + 1);
  const isWord = ({ rule }: Issue): boolean => rule.startsWith('spelling.');

  const texts: IssueTexts = {
    language,
    languageName,
    categoryName: (category) => core.category[category] ?? category,
    describe: (issue) => ({
      message: texts.message(issue),
      title: texts.title(issue),
      categoryName: texts.categoryName(issue.category),
    }),
    async bring(languages) {
      await Promise.all((['issues', 'spelling', 'common', ...languages] as const).map(bringPart));
    },
    title(issue) {
      return (isWord(issue) ? core.title[kindOf(issue)] : core.category[issue.category]) ?? issue.category;
    },
    message(issue) {
      const text = rules[issue.message.key]?.message ?? (isWord(issue) ? core.spelling[kindOf(issue)] : undefined);
      return fill(text ?? core.category[issue.category] ?? issue.rule, valuesOf(issue));
    },
    why(issue, fix) {
      if (!isWord(issue)) return fill(rules[issue.message.key]?.why ?? '', valuesOf(issue));
      if (kindOf(issue) !== 'unknownWord' || fix === undefined) return '';
      return fill(slips[slipOf(issue.text, fix) ?? ''] ?? '', { fix });
    },
  };
  return texts;
}

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (slot, name: string) => values[name] ?? slot);
