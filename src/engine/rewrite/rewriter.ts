// Offers rewrites of checked sentences in one language. What overlaps is settled goal by goal, the longest first; a rewrite is
// dropped where a mistake is marked in the same words, in quotations, and if our own rules find something new after it.

import { quotationsIn } from '../consistency/quotations.ts';
import { dialectOf } from '../dialects.ts';
import { type Piece, type PieceView, viewOf } from '../document/piece.ts';
import type { Grammar } from '../grammar/grammar.ts';
import { overlap } from '../grammar/reread.ts';
import { compileRules } from '../rules/compile.ts';
import type { Sentence } from '../rules/token.ts';
import { Tokens, tokenize } from '../text/tokenize.ts';
import type { Dialect, TextLanguage, TextRange } from '../types.ts';
import { type Offer, offerOf } from './dress.ts';
import { isClean } from './guard.ts';
import type { Rewrite, RewriteFacts, RewriteGoal, RewriteRule, Rewriting } from './types.ts';

interface Candidate extends Offer {
  rule: RewriteRule;
  /** The place of its pattern in the rule: of rows that offer something for the same words, the first one wins. */
  row: number;
}

/** What was found in a piece as it was when its findings were these; offsets from its start. */
interface Kept {
  state: readonly unknown[];
  rewrites: readonly Rewrite[];
}

const tokens = new Tokens();

/** Makes what rewrites texts in a language. A rule that throws is off from then on, and told as those of a check are. */
export function createRewriting(language: TextLanguage, { rules, joined }: RewriteFacts): Rewriting {
  const index = compileRules(rules);
  const off = new Set<RewriteRule>();
  const kept = new WeakMap<Piece, Kept>();

  function candidatesIn(sentence: Sentence, failed: Set<string>): Candidate[] {
    const found: Candidate[] = [];
    index(
      sentence,
      (rule) => !off.has(rule as RewriteRule),
      (given, match) => {
        const rule = given as RewriteRule;
        const offer = offerOf(rule, match, joined);
        if (offer && offer.texts.length > 0) found.push({ ...offer, rule, row: rule.patterns.indexOf(match.pattern) });
      },
      (rule) => {
        off.add(rule as RewriteRule);
        failed.add(rule.id);
      },
    );
    return found.sort(byWorth);
  }

  function rewritesIn(piece: Piece, grammar: Grammar, dialect: Dialect, failed: Set<string>): readonly Rewrite[] {
    const state = [grammar, dialect, piece.findings, piece.ruleFindings];
    const known = kept.get(piece);
    if (known && known.state.every((each, i) => each === state[i])) return known.rewrites;
    const rewrites: Rewrite[] = [];
    const view = viewOf(piece);
    tokenize(view.text, tokens);
    const given = { view, tokens, sentences: piece.sentences, dialect };
    const read: Sentence[] = [];
    grammar.eachSentence(given, (sentence) => void read.push(sentence));
    const closed = [...marksOf(piece, view), ...quotationsIn(withoutBullet(view.text))];
    for (const sentence of read) {
      const own = candidatesIn(sentence, failed).filter((each) => !closed.some((range) => overlap(range, each)));
      for (const each of chosen(own, sentence, grammar)) rewrites.push(moved(each, -view.start));
    }
    kept.set(piece, { state, rewrites });
    return rewrites;
  }

  return function* rewriting({ pieces, languages, options, range }) {
    const grammar = languages.grammarOf(language);
    const found: Rewrite[] = [];
    for (const piece of grammar ? pieces : []) {
      if (!grammar || piece.inCode || !piece.sentences.some((each) => each.language === language)) continue;
      if (range && (piece.end < range.start || piece.start > range.end)) continue;
      for (const each of rewritesIn(piece, grammar, dialectOf(language, options), languages.failedRewrites)) {
        const own = moved(each, piece.start);
        if (!range || overlap(own.sentence, range)) found.push(own);
      }
      yield undefined;
    }
    return found;
  };
}

/** A hyphen at the start of a line makes an item of a list, not speech. */
const withoutBullet = (text: string): string => text.replace(/^([\s>]*)-(?=\s)/, '$1 ');

/** Where a mistake is marked: what stands there may not be what was meant. */
function marksOf({ findings, ruleFindings }: Piece, { start: by }: PieceView): TextRange[] {
  const mistakes = [
    ...findings.filter(({ kind }) => kind === 'error'),
    ...ruleFindings.filter(({ rule }) => rule.category !== 'style' && rule.level !== 'picky'),
  ];
  return mistakes.map(({ start, end }) => ({ start: start + by, end: end + by }));
}

const lengthOf = ({ start, end }: TextRange): number => end - start;

const byWorth = (a: Candidate, b: Candidate): number =>
  (b.rule.priority ?? 0) - (a.rule.priority ?? 0) ||
  lengthOf(b) - lengthOf(a) ||
  a.start - b.start ||
  (a.rule === b.rule ? a.row - b.row : 0);

/** Those to offer: for each goal none overlaps another. */
function chosen(candidates: readonly Candidate[], sentence: Sentence, grammar: Grammar): Rewrite[] {
  const found: Rewrite[] = [];
  const { start, end } = sentence;
  for (const each of candidates) {
    const rivals = found.filter((other) => overlap(other, each));
    const taken = new Set<RewriteGoal>(rivals.flatMap(({ goals }) => goals));
    const goals = each.rule.goals.filter((goal) => !taken.has(goal));
    if (goals.length === 0) continue;
    const [first, ...more] = each.texts.filter((text) => isClean(sentence, each, text, grammar));
    if (first === undefined) continue;
    const { id: rule, rewrites: kind } = each.rule;
    found.push({
      start: each.start,
      end: each.end,
      texts: [first, ...more],
      rule,
      kind,
      goals,
      sentence: { start, end },
    });
  }
  return found.sort((a, b) => a.start - b.start);
}

const movedRange = ({ start, end }: TextRange, by: number): TextRange => ({ start: start + by, end: end + by });

const moved = (rewrite: Rewrite, by: number): Rewrite => ({
  ...rewrite,
  ...movedRange(rewrite, by),
  sentence: movedRange(rewrite.sentence, by),
});
