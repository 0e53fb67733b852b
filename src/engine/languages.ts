// The loaded packs, and a judge for each under the current options. Judges cache verdicts, so they are kept.

import { createWeigh, type Weigh } from './certainty/weigh.ts';
import { chosenDialect, type DialectOptions, dialectOf } from './dialects.ts';
import type { ExamplesOf } from './document/issues.ts';
import { createGrammar, type Grammar } from './grammar/grammar.ts';
import type { LanguageProfile } from './languages/profile.ts';
import type { Interference } from './motherTongue/types.ts';
import { readSpellPack } from './pack/reader.ts';
import type { SpellPack } from './pack/spellPack.ts';
import type { Rewriting } from './rewrite/types.ts';
import type { Rule } from './rules/types.ts';
import type { SentenceMarks } from './text/segment.ts';
import type { CheckOptions, Dialect, TextLanguage } from './types.ts';
import { Judge } from './words/judge.ts';
import { variantOf } from './words/variants.ts';

const MAX_JUDGES = 12;

/** What has been loaded into a language after its spelling. */
export interface Arrival {
  language: TextLanguage;
  part: 'grammar' | 'context' | 'tongue';
}

/** See the head of this file. */
export class Languages {
  /** The available languages, in the order in which ties are broken. Their spelling and grammar come in packs. */
  readonly profiles: readonly LanguageProfile[];
  /** How sentences end in each of them. */
  readonly marks: readonly SentenceMarks[];
  private readonly packs = new Map<TextLanguage, SpellPack>();
  private readonly judges = new Map<string, Judge>();
  private readonly grammars = new Map<TextLanguage, Grammar>();
  /** Files of context nets, kept for grammars that come later or once more. */
  private readonly contexts = new Map<TextLanguage, Uint8Array>();
  /** What rewrites the sentences of each language, where that is loaded. No check depends on it. */
  readonly rewritings = new Map<TextLanguage, Rewriting>();
  /** Ids of rewrites that threw. */
  readonly failedRewrites = new Set<string>();
  /** What mother tongues lead to, by language and mother tongue. */
  private readonly tongues = new Map<string, Interference>();
  /** Counts loads and unloads; documents compare it to see that their results are out of date. */
  revision = 0;
  /** Grammars, and the context nets of languages that had theirs, in the order in which they came: see `Arrivals`. */
  readonly arrivals: Arrival[] = [];

  constructor(profiles: readonly LanguageProfile[]) {
    this.profiles = profiles;
    this.marks = profiles.map(({ sentences }) => sentences);
  }

  /** The profile of a language; that of the first for null. Throws RangeError if the language is not available. */
  profileOf(language: TextLanguage | null): LanguageProfile {
    const profile = language === null ? this.profiles[0] : this.profiles.find(({ code }) => code === language);
    if (!profile) throw new RangeError(`${language} is not at hand`);
    return profile;
  }

  /** Examples for the rules of every language, see `ExamplesOf`. */
  readonly examplesOf: ExamplesOf = (language) => this.profileOf(language).common.examples;

  /** Weighs what is found; a fitting of the weights puts another in its place. */
  weigh: Weigh = createWeigh((language) => this.profileOf(language).wordOdds);

  load(language: TextLanguage, bytes: Uint8Array): void {
    const pack = readSpellPack(bytes, (code) => this.profiles.find((profile) => profile.code === code)?.spelling);
    this.drop(language);
    this.packs.set(language, pack);
  }

  forget(language: TextLanguage): void {
    this.contexts.delete(language);
    this.drop(language);
  }

  private drop(language: TextLanguage): void {
    this.packs.delete(language);
    this.grammars.delete(language);
    this.forgetJudges(language);
    this.revision++;
  }

  private forgetJudges(language: TextLanguage): void {
    for (const key of this.judges.keys()) if (key.startsWith(language)) this.judges.delete(key);
  }

  /** Adds a language's grammar to its spelling, and the names and rare words that come with it. */
  loadGrammar(language: TextLanguage, lex: Uint8Array, model: Uint8Array, rules: readonly Rule[]): void {
    const grammar = createGrammar(this.profileOf(language), lex, model, rules);
    const context = this.contexts.get(language);
    if (context) grammar.takeContext(context);
    this.grammars.set(language, grammar);
    this.arrivals.push({ language, part: 'grammar' });
    this.forgetJudges(language);
  }

  /** Adds a language's context net to its grammar, or keeps it until there is one. */
  loadContext(language: TextLanguage, bytes: Uint8Array): void {
    this.contexts.set(language, bytes);
    const grammar = this.grammars.get(language);
    if (!grammar) return;
    grammar.takeContext(bytes);
    this.arrivals.push({ language, part: 'context' });
  }

  /** Adds what a mother tongue leads to in a language. */
  loadMotherTongue(language: TextLanguage, motherTongue: TextLanguage, interference: Interference): void {
    this.tongues.set(`${language} ${motherTongue}`, interference);
    this.arrivals.push({ language, part: 'tongue' });
  }

  /** What finds slips of a writer in a language; undefined without a mother tongue, or before it has come. */
  tongueOf(language: TextLanguage, { motherTongue }: CheckOptions): Interference | undefined {
    return motherTongue && this.tongues.get(`${language} ${motherTongue}`);
  }

  grammarOf(language: TextLanguage): Grammar | undefined {
    return this.grammars.get(language);
  }

  /** Ids of rules that threw, those of rewrites among them. */
  failedRules(): string[] {
    return [...[...this.grammars.values()].flatMap((grammar) => grammar.failedRules()), ...this.failedRewrites];
  }

  loaded(): TextLanguage[] {
    return this.profiles.map(({ code }) => code).filter((language) => this.packs.has(language));
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
      judge = new Judge(pack, this.profileOf(language), dialect, options.checkUppercase, this.grammars.get(language));
      this.judges.set(key, judge);
    }
    return judge;
  }

  /** The variant that a text in `language` is checked in; `strangers` as `variantOf` takes them. */
  dialectIn(language: TextLanguage, options: DialectOptions, strangers: readonly number[]): Dialect {
    const usual = dialectOf(language, options);
    const pack = this.packs.get(language);
    if (!pack || chosenDialect(language, options)) return usual;
    const known = strangers.slice(0, pack.dialects.length);
    const { variantLeads } = this.profileOf(language).words;
    const leads = pack.dialects.map((dialect) => variantLeads?.[dialect]);
    return pack.dialects[variantOf(known, Math.max(0, pack.dialects.indexOf(usual)), leads)] ?? usual;
  }

  /** Judges of all loaded languages. */
  judgesFor(options: CheckOptions): Map<TextLanguage, Judge> {
    const judges = new Map<TextLanguage, Judge>();
    for (const { code } of this.profiles) {
      const judge = this.judgeOf(code, options);
      if (judge) judges.set(code, judge);
    }
    return judges;
  }
}
