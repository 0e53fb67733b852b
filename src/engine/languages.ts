// The packs that are loaded, and a judge for each with the options at hand. Judges remember verdicts, so they are kept.

import { dialectOf, TEXT_LANGUAGES } from './dialects.ts';
import { createGrammar, type Grammar } from './grammar/grammar.ts';
import { readSpellPack } from './pack/reader.ts';
import type { SpellPack } from './pack/spellPack.ts';
import type { Rule } from './rules/types.ts';
import type { CheckOptions, TextLanguage } from './types.ts';
import { Judge } from './words/judge.ts';

const MAX_JUDGES = 12;

/** See the head of this file. */
export class Languages {
  private readonly packs = new Map<TextLanguage, SpellPack>();
  private readonly judges = new Map<string, Judge>();
  private readonly grammars = new Map<TextLanguage, Grammar>();
  /** Counts loads and unloads of spelling; documents compare it to know that what they checked is out of date. */
  revision = 0;
  /** Languages whose grammar came, in that order: what was read in them before is to be read again. */
  readonly grammarsCome: TextLanguage[] = [];

  load(language: TextLanguage, bytes: Uint8Array): void {
    const pack = readSpellPack(bytes);
    this.forget(language);
    this.packs.set(language, pack);
  }

  forget(language: TextLanguage): void {
    this.packs.delete(language);
    this.grammars.delete(language);
    for (const key of this.judges.keys()) if (key.startsWith(language)) this.judges.delete(key);
    this.revision++;
  }

  /** Adds a language's grammar to its spelling. */
  loadGrammar(language: TextLanguage, lex: Uint8Array, model: Uint8Array, rules: readonly Rule[]): void {
    this.grammars.set(language, createGrammar(language, lex, model, rules));
    this.grammarsCome.push(language);
  }

  grammarOf(language: TextLanguage): Grammar | undefined {
    return this.grammars.get(language);
  }

  /** Ids of rules that threw. */
  failedRules(): string[] {
    return [...this.grammars.values()].flatMap((grammar) => grammar.failedRules());
  }

  loaded(): TextLanguage[] {
    return TEXT_LANGUAGES.filter((language) => this.packs.has(language));
  }

  /** The judge of a language, or undefined when its pack is not loaded. */
  judgeOf(language: TextLanguage, options: CheckOptions): Judge | undefined {
    const pack = this.packs.get(language);
    if (!pack) return undefined;
    const dialect = dialectOf(language, options);
    const key = `${dialect} ${options.checkUppercase}`;
    let judge = this.judges.get(key);
    if (!judge) {
      if (this.judges.size >= MAX_JUDGES) this.judges.clear();
      judge = new Judge(pack, dialect, options.checkUppercase);
      this.judges.set(key, judge);
    }
    return judge;
  }

  /** Judges of all loaded languages. */
  judgesFor(options: CheckOptions): Map<TextLanguage, Judge> {
    const judges = new Map<TextLanguage, Judge>();
    for (const language of TEXT_LANGUAGES) {
      const judge = this.judgeOf(language, options);
      if (judge) judges.set(language, judge);
    }
    return judges;
  }
}
