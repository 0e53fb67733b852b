// What is offered of the rewrites of a text, and how the list follows what is accepted. Pure.
import type { Rewrite, RewriteGoal, RewriteKind, TextChange, TextRange } from '../../../engine/index.ts';
import { movedRange } from '../../../lib/textChanges.ts';

/** What somebody wants of a text: easier to read in any way, or one thing in particular. */
export type Wish = 'plain' | Exclude<RewriteGoal, 'clearer'>;

/** All of them, in the order in which they are offered. */
export const wishes: readonly Wish[] = ['plain', 'shorter', 'simpler', 'formal', 'friendly'];

const PLAIN: readonly RewriteGoal[] = ['clearer', 'shorter', 'simpler'];

/** A rewrite with the words as they stood when it was offered. */
export interface Offer extends Omit<Rewrite, 'kind'> {
  /** What our own rules do, or what a language model was asked for. */
  readonly kind: RewriteKind | 'correct' | 'reworded';
  readonly before: string;
  /** What each of the texts changes of the words, where that is shown; offsets into `before`. */
  readonly diffs?: readonly (readonly TextChange[])[];
  /** The words around it in its sentence. */
  readonly lead: string;
  readonly rest: string;
  /** The same offer in the same sentence has it again after any edit elsewhere. */
  readonly key: string;
}

/** Characters of the sentence that are shown on either side. */
const AROUND = 48;

/** The end of a text, from the start of a word. */
function tail(text: string): string {
  if (text.length <= AROUND) return text;
  const cut = text.slice(-AROUND);
  return `…${cut.slice(cut.search(/\s/) + 1)}`;
}

/** The start of a text, up to the end of a word. */
function head(text: string): string {
  if (text.length <= AROUND) return text;
  const cut = text.slice(0, AROUND);
  return `${cut.slice(0, Math.max(0, cut.search(/\s\S*$/)))}…`;
}

/** The words on both sides of a place in its sentence, cut between words. */
export const around = (left: string, right: string) => ({ lead: tail(left), rest: head(right) });

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

/** The offers that are left after some were accepted (in text order), at their new places; those beside one are asked for anew. */
export const afterAccepted = (offers: readonly Offer[], changes: readonly TextChange[]): Offer[] =>
  offers.flatMap((offer) => {
    // From the end, so that the places of earlier changes stay as they are.
    const moved = changes.reduceRight<Offer | null>((at, change) => at && movedRange(at, change), offer);
    return moved ? [moved] : [];
  });

/** An offer where its words stand now; null if they are gone, or stand in several places and nowhere as before. */
export function placedIn(text: string, offer: Offer): Offer | null {
  const { start, before, lead, rest } = offer;
  if (text.startsWith(before, start)) return offer;
  // The words beside it tell which of several it is.
  const [left, right] = [lead.replace(/^…/, ''), rest.replace(/…$/, '')];
  const at = text.indexOf(left + before + right);
  if (at < 0 || left + before + right === '') return null;
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
