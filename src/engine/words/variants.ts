// Which variant of its language a text is written in: words that only some variants have (colour, Jänner, tenés) tell.

import type { SpellPack } from '../pack/spellPack.ts';
import { ACCEPT, Shape } from '../spelling/caseMask.ts';
import { isWord } from '../spelling/lookup.ts';
import { bitsAt, walk } from '../spelling/walk.ts';
import { Char } from '../text/chars.ts';
import { Kind } from '../text/tokenize.ts';
import { isUnaccentedCapitals } from './accents.ts';
import type { Judge } from './judge.ts';
import type { TokenSheet } from './tokens.ts';

/** Shorter words are abbreviations or slips as often as words of a variant. */
const LEAST_LETTERS = 4;

/** Words that not all variants list, with the variants that accept them after all, by compounding or elision: a bit each. */
const remembered = new WeakMap<SpellPack, Map<string, number>>();
const MAX_REMEMBERED = 20_000;

/**
 * Adds to `before` how many of the tokens [from, to) each variant of the pack's language does not have although another
 * does; names are left out. The answer depends on the words alone, never on the variant that they are judged in. `before` itself if
 * every variant lists every word, so that none has to be judged again in another.
 */
export function countStrangers(
  sheet: TokenSheet,
  from: number,
  to: number,
  { pack, habits }: Judge,
  before: readonly number[],
): readonly number[] {
  const { text, tokens } = sheet;
  const all = (1 << pack.dialects.length) - 1;
  let counts: number[] | null = null;
  for (let i = from; i < to; i++) {
    if (tokens.kind[i] !== Kind.word || ((tokens.bits[i] as number) & Char.transparent) !== 0) continue;
    const [start, end] = [tokens.start[i] as number, tokens.end[i] as number];
    const variants = variantsOf(pack, text, start, end);
    if (variants === all) continue;
    // Words that are not counted are judged by the variant all the same: names, and what is formed of other words.
    counts ??= before.length === 0 ? pack.dialects.map(() => 0) : [...before];
    if (variants === 0 || end - start < LEAST_LETTERS) continue;
    // A capital within a sentence makes it a name, unless all nouns have one.
    if (i > from && !habits.beforeNouns && pack.letterCase[text.charCodeAt(start)] === 1) continue;
    if (habits.tellsNoVariant?.test(text.slice(start, end)) && isSlipElsewhere(pack, text.slice(start, end), variants))
      continue;
    for (let d = 0; d < counts.length; d++) if ((variants & (1 << d)) === 0) counts[d] = (counts[d] as number) + 1;
  }
  return counts ?? before;
}

/**
 * The index of the variant that lacks the fewest of a text's words. `usual` is kept unless another lacks at least as many
 * fewer as its `lead` says (1 if absent); of several such variants the first is taken.
 */
export function variantOf(strangers: readonly number[], usual: number, leads: readonly (number | undefined)[]): number {
  const own = strangers[usual] ?? 0;
  let best = usual;
  let least = own;
  for (let d = 0; d < strangers.length; d++) {
    const missing = strangers[d] as number;
    if (d === usual || missing >= least || own - missing < (leads[d] ?? 1)) continue;
    least = missing;
    best = d;
  }
  return best;
}

/** The variants that accept text[start, end) as it is capitalised, a bit each; 0 if none lists it or its capitals are unusual. */
function variantsOf(pack: SpellPack, text: string, start: number, end: number): number {
  const state = walk(pack, text, start, end);
  if (state < 0) return 0;
  const { letterCase, dialects } = pack;
  for (let i = start + 1; i < end; i++) if (letterCase[text.charCodeAt(i)] === 1) return 0;
  const accepted = ACCEPT[letterCase[text.charCodeAt(start)] === 1 ? Shape.title : Shape.lower] as number;
  let variants = 0;
  for (let d = 0; d < dialects.length; d++) if ((bitsAt(pack, state, d) & accepted) !== 0) variants |= 1 << d;
  if (variants === 0 || variants === (1 << dialects.length) - 1) return variants;
  return acceptedBy(pack, text.slice(start, end));
}

/** Whether the variants that do not list a word have it with an accent: pasame for pásame. */
const isSlipElsewhere = (pack: SpellPack, word: string, variants: number): boolean =>
  pack.dialects.every((_, d) => (variants & (1 << d)) !== 0 || isUnaccentedCapitals(pack, word, 1 << d));

function acceptedBy(pack: SpellPack, word: string): number {
  let known = remembered.get(pack);
  if (!known || known.size >= MAX_REMEMBERED) remembered.set(pack, (known = new Map()));
  let variants = known.get(word);
  if (variants === undefined) {
    variants = pack.dialects.reduce((bits, _, d) => (isWord(pack, word, 1 << d) ? bits | (1 << d) : bits), 0);
    known.set(word, variants);
  }
  return variants;
}
