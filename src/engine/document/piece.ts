// A block of a document with what is known about it. There is one for every line of a text, so that its fields are few, and what
// most of them have in common is shared.

import type { RuleFinding } from '../rules/types.ts';
import { dataEnd, Edge } from '../text/blocks.ts';
import { isFence } from '../text/spans.ts';
import type { TextLanguage, TextRange } from '../types.ts';
import type { Finding, SentenceSpan } from '../words/types.ts';

/** What stands around a part of a paragraph. */
export interface Frame {
  /** `Edge` bits of its start, and of the block behind it. */
  before: number;
  after: number;
  /** The words before and behind it, for whoever looks at neighbours. */
  lead: string;
  tail: string;
}

/** Of a whole paragraph. */
export const NO_FRAME: Frame = { before: 0, after: 0, lead: '', tail: '' };

const NONE: readonly never[] = [];

const Bit = { checked: 1, read: 2, voted: 4, counted: 8, unsent: 16, code: 32, fence: 64 } as const;

/** See the head of this file. */
export class Piece {
  readonly text: string;
  readonly frame: Frame;
  /** Its place among the pieces, and its offset in the text. */
  index = 0;
  start = 0;
  /** `Bit`s: a field each would be most of what a line costs. */
  private bits = 0;
  words = 0;
  sentenceCount = 0;
  findings: readonly Finding[] = NONE;
  sentences: readonly SentenceSpan[] = NONE;
  /** What the rules found when they last ran. */
  ruleFindings: readonly RuleFinding[] = NONE;
  missing: readonly TextLanguage[] = NONE;

  constructor(text: string, frame: Frame) {
    this.text = text;
    this.frame = frame;
    this.put(Bit.fence, (frame.before & Edge.paragraph) === 0 && isFence(text));
  }

  /** Its words are judged. */
  get isChecked(): boolean {
    return this.has(Bit.checked);
  }

  set isChecked(value: boolean) {
    this.put(Bit.checked, value);
  }

  /** The rules have read it. */
  get isRead(): boolean {
    return this.has(Bit.read);
  }

  set isRead(value: boolean) {
    this.put(Bit.read, value);
  }

  /** Its votes are in the sum. */
  get hasVoted(): boolean {
    return this.has(Bit.voted);
  }

  set hasVoted(value: boolean) {
    this.put(Bit.voted, value);
  }

  /** Its counts are. */
  get isCounted(): boolean {
    return this.has(Bit.counted);
  }

  set isCounted(value: boolean) {
    this.put(Bit.counted, value);
  }

  /** Its findings are to be told. */
  get isUnsent(): boolean {
    return this.has(Bit.unsent);
  }

  set isUnsent(value: boolean) {
    this.put(Bit.unsent, value);
  }

  /** Inside a fenced block of code: nothing is checked. */
  get inCode(): boolean {
    return this.has(Bit.code);
  }

  set inCode(value: boolean) {
    this.put(Bit.code, value);
  }

  /** It opens or closes a block of code. */
  get isFence(): boolean {
    return this.has(Bit.fence);
  }

  private has(bit: number): boolean {
    return (this.bits & bit) !== 0;
  }

  private put(bit: number, value: boolean): void {
    this.bits = value ? this.bits | bit : this.bits & ~bit;
  }

  get end(): number {
    return this.start + this.text.length;
  }

  /** Whether a check of the other comes to the same. */
  isSame(other: Piece): boolean {
    const [a, b] = [this.frame, other.frame];
    if (this.text !== other.text || a.before !== b.before || a.after !== b.after) return false;
    return a.lead === b.lead && a.tail === b.tail;
  }

  /** Forgets what was found, and lets go of what it was kept in. */
  clear(): void {
    this.findings = NONE;
    this.ruleFindings = NONE;
    this.sentences = NONE;
    this.missing = NONE;
  }
}

/** What stands in the place of data: no letter, no space, no mark that a rule knows. */
const DATA = '\ufffc';

/** A piece's text as it is read: between the words around it, without what is too long to be words. */
export interface PieceView extends TextRange {
  text: string;
  /** The first sentence began, or the last ends, in another piece. */
  isCutBefore: boolean;
  isCutBehind: boolean;
}

/** How to read a piece; its own text is [start, end) of what is read. */
export function viewOf({ text, frame }: Piece): PieceView {
  const { before, after, lead, tail } = frame;
  if (frame === NO_FRAME) return { text, start: 0, end: text.length, isCutBefore: false, isCutBehind: false };
  const data = dataEnd(text, 0, text.length, before, after);
  return {
    text: lead + DATA.repeat(data) + text.slice(data) + tail,
    start: lead.length,
    end: lead.length + text.length,
    isCutBefore: (before & Edge.sentence) !== 0,
    isCutBehind: (after & Edge.sentence) !== 0,
  };
}
