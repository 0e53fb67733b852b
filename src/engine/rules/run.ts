// Runs a language's rules over sentences and paragraphs. A rule that throws is disabled permanently and reported while the
// others keep running: one bad rule must never cost anyone the check.

import type { Passage, Uses } from '../consistency/types.ts';
import type { Dialect, TextLanguage } from '../types.ts';
import { compileRules, type RuleIndex, type TokenRange } from './compile.ts';
import type { Match } from './match.ts';
import { isCapitalised, type Sentence, type Token } from './token.ts';
import type { DocumentRule, ProseRule, Rule, RuleFinding, TextRule, TokenRule } from './types.ts';

/** A rule that threw, and the error. */
export interface RuleFailure {
  rule: string;
  message: string;
}

/** The rules of one language, ready to run. */
export class RuleRunner {
  readonly failures: RuleFailure[] = [];
  /** Ids of rules that threw. */
  private readonly off = new Set<string>();
  private readonly index: RuleIndex;
  private readonly textRules: readonly TextRule[];
  private readonly proseRules: readonly ProseRule[];
  private readonly documentRules: readonly DocumentRule[];

  constructor(rules: readonly Rule[]) {
    this.index = compileRules(rules.filter((rule): rule is TokenRule => rule.kind === 'tokens'));
    this.textRules = rules.filter((rule): rule is TextRule => rule.kind === 'text');
    this.proseRules = rules.filter((rule): rule is ProseRule => rule.kind === 'prose');
    this.documentRules = rules.filter((rule): rule is DocumentRule => rule.kind === 'document');
  }

  /** Where a passage chose between the ways of writing that rules over whole texts compare. */
  inPassage(passage: Passage): readonly Uses[] {
    const found: Uses[] = [];
    for (const rule of this.documentRules) {
      const own = new Map<string, { topic: string; way: string; places: number[] }>();
      this.guarded(rule.id, () =>
        rule.sight(passage, (topic, way, start, end) => {
          const key = `${topic}\u0000${way}`;
          const uses = own.get(key);
          if (uses) uses.places.push(start, end);
          else own.set(key, { topic, way, places: [start, end] });
        }),
      );
      for (const uses of own.values()) found.push({ rule, ...uses });
    }
    return found;
  }

  /** Adds the findings of all token rules in a sentence; given `near`, at least those that touch its tokens. */
  inSentence(sentence: Sentence, findings: RuleFinding[], near?: TokenRange): void {
    this.index(
      sentence,
      (rule) => !this.off.has(rule.id) && (!rule.dialects || rule.dialects.includes(sentence.dialect)),
      (rule, match) => {
        const finding = this.guarded(rule.id, () => findingOf(rule, match));
        if (finding) findings.push(finding);
      },
      (rule, thrown) => this.fail(rule.id, thrown),
      near,
    );
  }

  /** Adds the findings of all text rules in a paragraph. */
  inParagraph(paragraph: string, language: TextLanguage, dialect: Dialect, findings: RuleFinding[]): void {
    for (const rule of this.textRules) {
      if (rule.dialects && !rule.dialects.includes(dialect)) continue;
      const found = this.guarded(rule.id, () => rule.find(paragraph, language, dialect));
      for (const finding of found ?? []) findings.push({ ...finding, rule });
    }
  }

  /** Adds the findings of all prose rules in the sentences of a paragraph, in the order of the text. */
  inProse(sentences: readonly Sentence[], findings: RuleFinding[]): void {
    const [first] = sentences;
    if (!first) return;
    for (const rule of this.proseRules) {
      if (rule.dialects && !rule.dialects.includes(first.dialect)) continue;
      const found = this.guarded(rule.id, () => rule.find(sentences));
      for (const finding of found ?? []) findings.push({ ...finding, rule });
    }
  }

  /** The result of some work; null if it throws, now or on an earlier call with this id. */
  guarded<T>(id: string, work: () => T): T | null {
    if (this.off.has(id)) return null;
    try {
      return work();
    } catch (thrown) {
      this.fail(id, thrown);
      return null;
    }
  }

  private fail(id: string, thrown: unknown): void {
    // Conditions that the index evaluates before it checks whether a rule is enabled may throw again.
    if (this.off.has(id)) return;
    this.off.add(id);
    this.failures.push({ rule: id, message: String(thrown) });
  }
}

function findingOf(rule: TokenRule, match: Match): RuleFinding | null {
  const marked = match.marked();
  const first = marked[0];
  const last = marked[marked.length - 1];
  if (!first || !last) return null;
  const written = match.sentence.text.slice(first.start, last.end);
  const replacements = dressed(rule.suggest(match), first, written, opens(match.sentence, first));
  const params = { found: written, fix: replacements[0] ?? '', ...rule.params?.(match) };
  return { start: first.start, end: last.end, replacements, params, rule };
}

const MOST_REPLACEMENTS = 6;

/** Suggestions with the capital and apostrophe of the text they replace, leaving out the text itself. */
export function dressed(
  suggestions: readonly string[],
  first: Token,
  written: string,
  opensSentence: boolean,
): string[] {
  const out = new Set<string>();
  const needsCapital = isCapitalised(first) && opensSentence;
  for (const given of suggestions) {
    let text = written.includes('\u2019') ? given.replaceAll("'", '\u2019') : given;
    if (needsCapital || (written.length > 1 && isAllCapitals(written))) {
      text =
        isAllCapitals(written) && written.length > 1
          ? text.toUpperCase()
          : text.charAt(0).toUpperCase() + text.slice(1);
    }
    if (text !== written) out.add(text);
  }
  return [...out].slice(0, MOST_REPLACEMENTS);
}

/** Whether only marks precede the token: quotes, ¿, a dash. */
export const opens = (sentence: Sentence, first: Token): boolean =>
  sentence.tokens.slice(0, first.index).every((token) => token.kind === 'punctuation');

const isAllCapitals = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase();
