// A German verb replaced by another one, wherever it stands in its clause.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import type { Turn } from '../../../../rewrite/types.ts';
import { canBeFinite, finiteReadings, isFinite, listed } from '../../../../rules/ask.ts';
import { reads, type Sentence, type Token } from '../../../../rules/token.ts';
import { isBreak } from '../../reading/words.ts';
import { apart, finiteLike, lemmasOf, participleOf, withZu } from './forms.ts';

/** What takes the place of a verb: another one, or its passive. */
export interface Target {
  readonly infinitive: string;
  readonly isPassive: boolean;
}

/** "+anwenden" is the passive. */
export const targetOf = (cell: string): Target => ({
  infinitive: cell.replace(/^\+/, ''),
  isPassive: cell.startsWith('+'),
});

/** The words of a stretch with some tokens written anew; '' drops one. */
export function rebuilt(
  { tokens, text }: Sentence,
  from: number,
  to: number,
  changes: ReadonlyMap<number, string>,
): string {
  let out = '';
  for (let at = from; at <= to; at++) {
    const token = tokens[at] as Token;
    const own = changes.get(at) ?? token.text;
    if (own === '') continue;
    const gap = out !== '' && token.spaceBefore ? text.slice((tokens[at - 1] as Token).end, token.start) : '';
    out += gap + own;
  }
  return out;
}

/** Infinitives with zu in one word: vorzunehmen. */
const isZuForm = (token: Token, lemma: string): boolean =>
  token.lower !== lemma && /zu/.test(token.lower) && reads(token, Pos.verb, Feature.infinitive);

/** What a verb at the end of its clause becomes, with the changes to "zu" before it; null where its form is open. */
export function atEnd(sentence: Sentence, verb: Token, lemma: string, target: Target): Map<number, string> | null {
  const { lexicon, tokens } = sentence;
  const { infinitive, isPassive } = target;
  const participle = isPassive ? participleOf(lexicon, infinitive) : '';
  if (participle === null) return null;
  const set = (text: string | null): Map<number, string> | null =>
    text === null ? null : new Map([[verb.index, isPassive ? `${participle} ${text}` : text]]);
  const own = isPassive ? 'werden' : infinitive;
  const before = tokens[verb.index - 1];
  if (before?.lower === 'zu') {
    const text = isPassive ? 'zu werden' : withZu(lexicon, own);
    const found = set(text);
    return found && new Map([[before.index, ''], ...found]);
  }
  if (isZuForm(verb, lemma)) return set(isPassive ? 'zu werden' : withZu(lexicon, own));
  const canBe = (feature: number): boolean =>
    verb.readings.some(({ lemma: each, features }) => each === lemma && (features & feature) !== 0);
  const isOnly = isAlone(sentence, verb);
  if (canBe(Feature.pastParticiple)) {
    const isOpen = isOnly && canBeFinite(verb);
    if (!isOpen) return isFinite(verb) ? null : set(isPassive ? 'worden' : participleOf(lexicon, own));
    if (!isFinite(verb)) return null;
  }
  if (canBe(Feature.infinitive) && !isOnly && !isFinite(verb) && isHelped(sentence, verb)) return set(own);
  return finiteReadings(verb).length > 0 ? set(finiteLike(lexicon, verb, own)) : set(own);
}

const HELPING = listed('können müssen sollen wollen dürfen mögen werden lassen gehen helfen bleiben lernen');

/** Whether the clause has a verb that takes an infinitive. */
const isHelped = (sentence: Sentence, verb: Token): boolean =>
  sentence.tokens
    .slice(clauseFrom(sentence, verb.index), clauseTo(sentence, verb.index))
    .some((token) => token !== verb && lemmasOf(token).some((lemma) => HELPING.has(lemma)));

/** The first token of the clause that one stands in. */
export function clauseFrom({ tokens }: Sentence, at: number): number {
  let from = at;
  while (from > 0 && !isBreak(tokens[from - 1])) from--;
  return from;
}

/** The token after the clause. */
export function clauseTo({ tokens }: Sentence, at: number): number {
  let to = at;
  while (!isBreak(tokens[to])) to++;
  return to;
}

/** Replaces a finite verb in second place, and puts the particle of its replacement at the end of the clause. */
export function inSecond(
  sentence: Sentence,
  verb: Token,
  target: Target,
  more: ReadonlyMap<number, string>,
  end: number,
): Turn | null {
  const { lexicon } = sentence;
  const { infinitive, isPassive } = target;
  const form = finiteLike(lexicon, verb, isPassive ? 'werden' : infinitive);
  const cut = form === null ? null : apart(lexicon, form, isPassive ? 'werden' : infinitive);
  const participle = isPassive ? participleOf(lexicon, infinitive) : '';
  if (!cut || participle === null) return null;
  const closing = isPassive ? participle : cut[1];
  const changes = new Map([[verb.index, cut[0]], ...more]);
  const last = Math.max(end - 1, ...more.keys());
  const text = rebuilt(sentence, verb.index, last, changes);
  return { from: verb.index, to: last, texts: [closing === '' ? text : `${text} ${closing}`] };
}

/** Whether the clause around a verb has another finite verb. */
export const isAlone = (sentence: Sentence, verb: Token): boolean =>
  !sentence.tokens
    .slice(clauseFrom(sentence, verb.index), clauseTo(sentence, verb.index))
    .some((token) => token !== verb && token.text === token.lower && isFinite(token) && lemmasOf(token).length > 0);
