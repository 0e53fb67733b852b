// Turns findings into issues: absolute offsets, message keys, and without those the user has hidden.

import { TEXT_LANGUAGES } from '../dialects.ts';
import type { CommonWords } from '../languages/common/rules.ts';
import type { Languages } from '../languages.ts';
import { resolveOverlaps } from '../rules/resolve.ts';
import type { Rule, RuleFinding } from '../rules/types.ts';
import type { Issue, IssueGroup, TextLanguage, TextRange } from '../types.ts';
import type { Finding, FindingKind } from '../words/types.ts';
import { contextKey, type Hidden } from './ignore.ts';
import type { Piece } from './piece.ts';
import { type Draft, weighed } from './probabilities.ts';
import { varietyOf } from './variety.ts';

/** Examples of the rules for all languages, by rule, in the text's language; undefined if that is their own language. */
export type ExamplesOf = (language: TextLanguage) => CommonWords['examples'];

const FIRST = TEXT_LANGUAGES[0] as TextLanguage;

const RULES: Readonly<Record<FindingKind, { rule: string; message: string }>> = {
  error: { rule: 'spelling.unknown-word', message: 'spelling.unknownWord' },
  name: { rule: 'spelling.unknown-name', message: 'spelling.unknownName' },
  dialect: { rule: 'spelling.other-dialect', message: 'spelling.otherDialect' },
};

/** Issues of one piece, in order: misspelt words, and findings of rules elsewhere. `shownByText`: see `Consistency`. */
export function issuesOf(
  piece: Piece,
  shownByText: readonly RuleFinding[],
  hidden: Hidden,
  { examplesOf, weigh }: Pick<Languages, 'examplesOf' | 'weigh'>,
): Issue[] {
  return weighed(draftsOf(piece, shownByText, hidden, examplesOf), weigh);
}

function draftsOf(piece: Piece, shownByText: readonly RuleFinding[], hidden: Hidden, examplesOf: ExamplesOf): Draft[] {
  const spelling = spellingDrafts(piece, hidden);
  if (piece.ruleFindings.length === 0 && shownByText.length === 0) return spelling;
  const uneven = shownByText.filter((finding) => !accepts(hidden, piece, finding));
  const wanted = [...piece.ruleFindings, ...uneven].filter((finding) => hidden.wants(finding.rule));
  const known = wanted.filter((finding) => finding.rule.overridesSpelling).sort(byStart);
  const isKnown = overlapsOf(known);
  const taken = piece.findings.filter((finding) => tierOf(finding) !== 'name' && !isKnown(finding));
  const language = languageAt(piece);
  const grammar = resolveOverlaps(wanted, taken)
    .map((finding) => draftOf(piece, finding, language(finding.start), examplesOf))
    .filter(({ issue }) => !hidden.ignores(issue.ignoreKey));
  const isCovered = overlapsOf(grammar.map(({ issue }) => issue));
  const names = spelling.filter(({ issue }) => !isCovered(issue));
  return [...names, ...grammar].sort((a, b) => byStart(a.issue, b.issue));
}

/** A word that its writer has accepted is right however the text writes it elsewhere. */
const accepts = (hidden: Hidden, { text }: Piece, { start, end }: TextRange): boolean =>
  hidden.accepts(text.slice(start, end));

const byStart = (a: TextRange, b: TextRange): number => a.start - b.start;

/** Tells, for ranges queried in text order, whether one of `others` (also in order) overlaps them. Linear. */
function overlapsOf(others: readonly TextRange[]): (range: TextRange) => boolean {
  let at = 0;
  return ({ start, end }) => {
    while (at < others.length && (others[at] as TextRange).end <= start) at++;
    const other = others[at];
    return other !== undefined && other.start < end;
  };
}

/** The language at offsets of a piece, queried in order; a sentence without one takes that of the first that has one. */
function languageAt({ sentences }: Piece): (start: number) => TextLanguage {
  const first = sentences.find((each) => each.language)?.language ?? FIRST;
  let at = 0;
  return (start) => {
    while (at < sentences.length && (sentences[at] as TextRange).end <= start) at++;
    return sentences[at]?.language ?? first;
  };
}

/** What a whole group is ignored by. */
const keyOfGroup = (rule: string, { id }: IssueGroup): string => contextKey(rule, id, '', '');

/** How much text on either side identifies a finding of a rule. */
const CONTEXT = 16;

function draftOf(piece: Piece, finding: RuleFinding, language: TextLanguage, examplesOf: ExamplesOf): Draft {
  const { rule, start, end, replacements, group, says } = finding;
  const written = piece.text.slice(start, end);
  const { lead, tail } = piece.frame;
  const before = piece.text.slice(Math.max(0, start - CONTEXT), start);
  const after = piece.text.slice(end, end + CONTEXT);
  const missing = CONTEXT - before.length;
  const key = group
    ? keyOfGroup(rule.id, group)
    : contextKey(
        rule.id,
        written,
        missing > 0 ? lead.slice(-missing) + before : before,
        after.length < CONTEXT ? after + tail.slice(0, CONTEXT - after.length) : after,
      );
  const example = exampleOf(rule, language, examplesOf);
  const issue = {
    start: piece.start + start,
    end: piece.start + end,
    rule: rule.id,
    category: rule.category,
    type: rule.type,
    language,
    text: written,
    message: {
      key: says === undefined ? rule.id : `${rule.id}.${says}`,
      params: finding.params ?? { found: written, fix: replacements[0] ?? '' },
    },
    replacements,
    ...(example ? { example } : {}),
    ignoreKey: key,
    ...(group ? { group } : {}),
  };
  const { id, kind, odds } = rule;
  const [length, fixes] = [written.length, replacements.length];
  return { issue, evidence: { kind, rule: id, odds, lead: finding.lead, length, capital: false, fixes } };
}

/** A wrong and a right sentence in the text's language; undefined for a rule without a fix or in another language. */
function exampleOf(rule: Rule, language: TextLanguage, examplesOf: ExamplesOf): Issue['example'] {
  const { id, wrong } = rule;
  // Either way of writing may be right: none is to be shown as wrong.
  if (rule.kind === 'document') return undefined;
  if (rule.kind === 'prose') return rule.example;
  const isCommon = id.startsWith('common.');
  const inLanguage = isCommon ? examplesOf(language) : undefined;
  if (inLanguage) return inLanguage[id];
  if (!isCommon && !id.startsWith(language)) return undefined;
  for (const [mistaken, mended] of wrong) if (mended !== null) return [mistaken, mended];
  return undefined;
}

function spellingDrafts(piece: Piece, hidden: Hidden): Draft[] {
  const drafts: Draft[] = [];
  for (const finding of piece.findings) {
    const ignoreKey = finding.occurrence === 0 ? finding.key : `${finding.key}.${finding.occurrence}`;
    if (hidden.accepts(finding.word) || hidden.ignores(ignoreKey)) continue;
    if (finding.token !== finding.word && hidden.accepts(finding.token)) continue;
    const kind = tierOf(finding);
    const { rule, message } = RULES[kind];
    if (!hidden.wants({ id: rule, category: 'spelling' })) continue;
    const params: Record<string, string> = { word: finding.word };
    if (kind === 'dialect') Object.assign(params, { dialect: finding.dialect, variant: finding.judgedAs });
    const group = kind === 'dialect' ? varietyOf(finding) : undefined;
    const groupKey = group && keyOfGroup(rule, group);
    if (groupKey !== undefined && hidden.ignores(groupKey)) continue;
    const issue: Draft['issue'] = {
      start: piece.start + finding.start,
      end: piece.start + finding.end,
      rule,
      category: 'spelling',
      type: kind === 'name' ? 'unknown-name' : 'misspelling',
      language: finding.language,
      text: finding.word,
      message: { key: message, params },
      ignoreKey: groupKey ?? ignoreKey,
      ...(group ? { group } : {}),
    };
    const { word, fit } = finding;
    const capital = /\p{Lu}/u.test(word);
    drafts.push({ issue, evidence: { kind, rule, fit, length: word.length, capital, fixes: 0 } });
  }
  return drafts;
}

const tierOf = (finding: Finding): FindingKind =>
  finding.kind === 'error' && finding.isRepeatedName ? 'name' : finding.kind;
