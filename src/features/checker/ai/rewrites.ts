// What is offered of the rewrites of a text, and how the list follows what is accepted. Pure.
import type { Rewrite, RewriteGoal, RewriteKind, TextChange, TextRange } from '../../../engine/index.ts';
import { movedRange } from '../../../lib/textChanges.ts';
import type { FixSource } from '../../../services/drafts/draft.ts';
import { around } from '../side/around.ts';

/** What somebody wants of a text: easier to read in any way, or one thing in particular. */
export type Wish = 'plain' | Exclude<RewriteGoal, 'clearer'>;

/** All of them, in the order in which they are offered. */
export const wishes: readonly Wish[] = ['plain', 'shorter', 'simpler', 'formal', 'friendly'];

const PLAIN: readonly RewriteGoal[] = ['clearer', 'shorter', 'simpler'];

/** A rewrite with the words as they stood when it was offered. */
export interface Offer extends Omit<Rewrite, 'kind'> {
  /** What our own rules do, or what a language model was asked for. */
  readonly kind: RewriteKind | 'correct' | 'reworded';
  /** Which model offers it; absent where our own rules do. */
  readonly by?: FixSource;
  /** Whether our own rules point to the same words: for each text of a model. */
  readonly backed?: readonly boolean[];
  readonly before: string;
  /** What each of the texts changes of the words, where that is shown; offsets into `before`. */
  readonly diffs?: readonly (readonly TextChange[])[];
  /** The words around it in its sentence. */
  readonly lead: string;
  readonly rest: string;
  /** The same offer in the same sentence has it again after any edit elsewhere. */
  readonly key: string;
}

/** The rewrites of a text as offers. */
export const offersOf = (rewrites: readonly Rewrite[], slice: (range: TextRange) => string): Offer[] =>
  rewrites.map((rewrite) => {
    const { start, end, sentence, rule } = rewrite;
    const before = slice(rewrite);
    const [left, right] = [slice({ start: sentence.start, end: start }), slice({ start: end, end: sentence.end })];
    return { ...rewrite, before, ...around(left, right), key: `${rule} ${left}[${before}]${right}` };
  });

/** The offers that serve a wish, none overlapping another. */
export function offersFor(offers: readonly Offer[], wish: Wish): Offer[] {
  const wanted: readonly RewriteGoal[] = wish === 'plain' ? PLAIN : [wish];
  const chosen: Offer[] = [];
  for (const offer of offers) {
    const fits = offer.goals.some((goal) => wanted.includes(goal));
    if (fits && offer.start >= (chosen.at(-1)?.end ?? 0)) chosen.push(offer);
  }
  return chosen;
}

/** The words beside an offer, without what shows that they were cut. */
const besideOf = ({ lead, rest }: Offer) => [lead.replace(/^…/, ''), rest.replace(/…$/, '')] as const;

/** Some words after a change within them that began at `start`; the words as they were after any other. */
const wordsAfter = (words: string, start: number, { insert, ...change }: TextChange): string => {
  const [from, to] = [change.start - start, change.end - start];
  return from < 0 || to > words.length ? words : words.slice(0, from) + insert + words.slice(to);
};

/** An offer after a change: at its new place, beside its new words; null if the change has touched it. */
function followed(offer: Offer, change: TextChange): Offer | null {
  const moved = movedRange(offer, change);
  if (!moved) return null;
  const [left, right] = besideOf(offer);
  const lead = wordsAfter(left, offer.start - left.length, change);
  const rest = wordsAfter(right, offer.end, change);
  return { ...moved, lead: offer.lead.replace(left, () => lead), rest: offer.rest.replace(right, () => rest) };
}

/** The offers that are left after some were accepted (in text order), at their new places; those beside one are asked for anew. */
export const afterAccepted = (offers: readonly Offer[], changes: readonly TextChange[]): Offer[] =>
  offers.flatMap((offer) => {
    // From the end, so that the places of earlier changes stay as they are.
    const moved = changes.reduceRight<Offer | null>((at, change) => at && followed(at, change), offer);
    return moved ? [moved] : [];
  });

/** An offer where its words stand now; null if they are gone, or stand in several places and nowhere as before. */
export function placedIn(text: string, offer: Offer): Offer | null {
  const { start, before } = offer;
  // The words beside it tell which of several it is, and where a word is to be put in.
  const [left, right] = besideOf(offer);
  const whole = left + before + right;
  if (whole === '') return null;
  if (text.startsWith(whole, start - left.length)) return offer;
  const at = text.indexOf(whole);
  if (at < 0) return null;
  return { ...offer, start: at + left.length, end: at + left.length + before.length };
}

/** A stretch of what is shown of an offer: kept, taken out or put in. */
export interface OfferPiece {
  readonly kind: 'same' | 'del' | 'ins';
  readonly text: string;
}

/** What one of the texts of an offer makes of its words. */
export function piecesOf({ before, texts, diffs }: Offer, at: number): OfferPiece[] {
  const insert = texts[at] ?? texts[0];
  const edits = diffs?.[at] ?? [{ start: 0, end: before.length, insert }];
  const pieces: OfferPiece[] = [];
  const add = (kind: OfferPiece['kind'], text: string) => {
    if (text !== '') pieces.push({ kind, text });
  };
  let from = 0;
  for (const edit of edits) {
    add('same', before.slice(from, edit.start));
    add('del', before.slice(edit.start, edit.end));
    add('ins', edit.insert);
    from = edit.end;
  }
  add('same', before.slice(from));
  return pieces;
}
