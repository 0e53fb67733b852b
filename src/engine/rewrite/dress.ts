// Fits what a rule suggests into its sentence: capitals, typographic apostrophes, the space that a deletion leaves, and
// neighbours that depend on the next word (a, an; le, l').
import { Pos } from '../lexicon/features.ts';
import type { Match } from '../rules/match.ts';
import { opens } from '../rules/run.ts';
import { isCapitalised, reads, type Sentence, type Token } from '../rules/token.ts';
import type { TextRange } from '../types.ts';
import type { Joined, RewriteRule } from './types.ts';

/** A stretch of a sentence and what may stand there, best first. */
export interface Offer extends TextRange {
  texts: string[];
}

interface Change extends TextRange {
  text: string;
}

const MOST_TEXTS = 3;
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}’'-]*[\p{L}\p{N}])?['’]?/u;

/** What a rule offers at a match; null if nothing of it can stand there. */
export function offerOf(
  rule: Pick<RewriteRule, 'suggest' | 'turn'>,
  match: Match,
  joined: Joined | undefined,
): Offer | null {
  const { sentence } = match;
  const turn = rule.turn?.(match);
  if (turn === null) return null;
  const marked = turn ? sentence.tokens.slice(turn.from, turn.to + 1) : match.marked();
  const suggestions = turn?.texts ?? rule.suggest(match);
  const [first, last] = [marked[0], marked.at(-1)];
  if (!first || !last || marked.some(({ kind }) => kind === 'masked')) return null;
  const changes: Change[] = [];
  for (const each of suggestions.slice(0, MOST_TEXTS)) {
    const change = dressed(each, first, last, sentence);
    if (change) changes.push(joined ? withJoints(change, sentence, joined) : change);
  }
  return united(changes, sentence.text);
}

function dressed(given: string, first: Token, last: Token, sentence: Sentence): Change | null {
  const { text: all, tokens } = sentence;
  const [start, end] = [first.start, last.end];
  const written = all.slice(start, end);
  let text = all.includes('\u2019') ? given.replaceAll("'", '\u2019') : given;
  if (isShouted(written, tokens, first)) text = text.toUpperCase();
  const begins = isCapitalised(first) && (opens(sentence, first) || followsColon(sentence, first));
  if (text !== '') {
    if (begins) text = capitalised(text);
    return text === written ? null : { start, end, text };
  }
  if (begins) {
    const next = tokens[last.index + 1];
    return next && next.kind !== 'punctuation' ? { start, end: next.end, text: capitalised(next.text) } : null;
  }
  if (all.charAt(end) === ' ') return { start, end: end + 1, text };
  return { start: all.charAt(start - 1) === ' ' ? start - 1 : start, end, text };
}

/** Reuse: It is ... The capital stands for a new beginning, unless it is that of a noun. */
export function followsColon({ tokens }: Sentence, first: Token): boolean {
  const before = tokens[first.index - 1];
  return before?.kind === 'punctuation' && !',;('.includes(before.text) && !reads(first, Pos.noun);
}

/** Written in capitals as the words around it are: ASAP is a word of its own. */
function isShouted(written: string, tokens: readonly Token[], { index }: Token): boolean {
  const isLoud = (text: string): boolean => /\p{Lu}.*\p{Lu}.*\p{Lu}/u.test(text) && text === text.toUpperCase();
  if (!isLoud(written)) return false;
  return written.includes(' ') || [tokens[index - 1], tokens[index + 1]].some((token) => isLoud(token?.text ?? ''));
}

/** With a capital at its beginning. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Also changes the word before and the last word of the text where they depend on what follows. */
function withJoints(change: Change, { text: all, tokens }: Sentence, joined: Joined): Change {
  const { start } = change;
  let { end, text } = change;
  const [own] = [...text.matchAll(new RegExp(WORD, 'gu'))].slice(-1);
  const behind = tokens.find((token) => token.start >= end && token.kind !== 'punctuation');
  // The last word of the text and what follows it.
  if (own && behind && text.slice(own.index + own[0].length) === '' && /^ ?$/.test(all.slice(end, behind.start))) {
    const turned = turnedBy(joined, own[0], behind.text);
    if (turned !== null && turned !== own[0] + all.slice(end, behind.start)) {
      text = text.slice(0, own.index) + turned + behind.text;
      end = behind.end;
    }
  }
  const before = tokens.findLast((token) => token.end <= start);
  if (before?.kind !== 'word' || !/^ ?$/.test(all.slice(before.end, start))) return { start, end, text };
  const following = text + all.slice(end, end + 40);
  const [next] = WORD.exec(following) ?? [''];
  if (next === '' || !following.trimStart().startsWith(next)) return { start, end, text };
  const turned = turnedBy(joined, before.text, next);
  if (turned === null || all.slice(before.start, start) === turned) return { start, end, text };
  return { start: before.start, end, text: turned + text.trimStart() };
}

function turnedBy(joined: Joined, word: string, next: string): string | null {
  const lower = word.toLowerCase().replaceAll('’', "'");
  const turned = joined(lower, next);
  if (turned === null) return null;
  // Only the space changes: YAML stays in capitals.
  if (turned.trimEnd() === lower) return word + turned.slice(lower.length);
  const plain = word.includes('’') ? turned.replaceAll("'", '’') : turned;
  return word.charAt(0) === lower.charAt(0) ? plain : capitalised(plain);
}

/** One stretch for all changes: each is written out as far as the longest goes. */
function united(changes: readonly Change[], all: string): Offer | null {
  if (changes.length === 0) return null;
  const start = Math.min(...changes.map((change) => change.start));
  const end = Math.max(...changes.map((change) => change.end));
  const texts = changes.map((change) => all.slice(start, change.start) + change.text + all.slice(change.end, end));
  return { start, end, texts: [...new Set(texts)].filter((text) => text !== all.slice(start, end)) };
}
