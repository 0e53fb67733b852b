// In which language and variant the words of a document are judged: as the options say or, where they leave it open, as the
// text tells.

import { withDialect } from '../dialects.ts';
import type { Languages } from '../languages.ts';
import { languageOf } from '../text/detectLanguage.ts';
import type { CheckOptions, Dialect, TextLanguage } from '../types.ts';
import { choicesIn } from '../words/passages.ts';
import type { CheckContext } from '../words/types.ts';
import type { DocumentSums } from './sums.ts';

/** See the head of this file. */
export class Judgement {
  /** The language of the text; null while it is unknown. */
  base: TextLanguage | null = null;
  /** The variant of `base`. */
  dialect: Dialect | null = null;
  /** The options, with that variant. */
  options: CheckOptions;
  /** What judging a paragraph requires. */
  context: CheckContext;
  private readonly languages: Languages;
  private readonly sums: DocumentSums;

  constructor(languages: Languages, sums: DocumentSums, options: CheckOptions) {
    this.languages = languages;
    this.sums = sums;
    this.options = options;
    this.context = this.contextNow();
  }

  /** Settles the language from the votes so far; returns whether it is new. */
  settleLanguage({ language }: CheckOptions): boolean {
    const base = language === 'auto' ? languageOf(this.sums.votes) : language;
    if (base === this.base) return false;
    this.base = base;
    return true;
  }

  /** Settles the variant from the words checked so far; returns whether it is new. */
  settleDialect(options: CheckOptions): boolean {
    const dialect = this.base && this.languages.dialectIn(this.base, options, this.sums.strangers);
    this.options = withDialect(options, { language: this.base, dialect });
    this.context = this.contextNow();
    if (dialect === this.dialect) return false;
    this.dialect = dialect;
    return true;
  }

  private contextNow(): CheckContext {
    return {
      base: this.base,
      marks: this.languages.profileOf(this.base).sentences,
      judges: this.languages.judgesFor(this.options),
      perSentence: this.options.perSentence,
      choices: choicesIn(this.options.ignoredIssues),
      checkDigits: this.options.checkDigits,
    };
  }
}
