// A block of a document and what is known about it. Every line of a text has one, so it has few fields and shares what most
// pieces have in common.

import type { Uses } from '../consistency/types.ts';
import type { RuleFinding } from '../rules/types.ts';
import { dataEnd, Edge } from '../text/blocks.ts';
import { isFence } from '../text/spans.ts';
import type { TextLanguage, TextRange } from '../types.ts';
import type { ForeignPassage } from '../words/passages.ts';
import type { Finding, SentenceSpan } from '../words/types.ts';

/** The surroundings of a part of a paragraph. */
export interface Frame {
  /** `Edge` bits at its start and at the start of the next block. */
  before: number;
  after: number;
  /** The words before and after it, for code that looks at neighbours. */
  lead: string;
  tail: string;
}

/** For a whole paragraph. */
export const NO_FRAME: Frame = { before: 0, after: 0, lead: '', tail: '' };

const NONE: readonly never[] = [];

const Bit = {
  checked: 1,
  read: 2,
  voted: 4,
  counted: 8,
  unsent: 16,
  code: 32,
  fence: 64,
  weighed: 128,
  net: 256,
} as const;

/** See the head of this file. */
export class Piece {
  readonly text: string;
  readonly frame: Frame;
  /** Its index among the pieces, and its offset in the text. */
  index = 0;
  start = 0;
  /** `Bit` flags: separate fields would make up most of the cost of a line. */
  private bits = 0;
  words = 0;
  sentenceCount = 0;
  findings: readonly Finding[] = NONE;
  sentences: readonly SentenceSpan[] = NONE;
  /** What the rules found on their last run. */
  ruleFindings: readonly RuleFinding[] = NONE;
  /** Where it chose between ways of writing something; counted by the document. */
  uses: readonly Uses[] = NONE;
  missing: readonly TextLanguage[] = NONE;
  passages: readonly ForeignPassage[] = NONE;
  /** How many of its words each variant of the text's language does not have; NONE if all variants have all of them. */
  strangers: readonly number[] = NONE;

  constructor(text: string, frame: Frame) {
    this.text = text;
    this.frame = frame;
    this.put(Bit.fence, (frame.before & Edge.paragraph) === 0 && isFence(text));
  }

  /** Its words have been judged. */
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

  /** The context nets of its languages have read it. */
  get isWeighed(): boolean {
    return this.has(Bit.weighed);
  }

  set isWeighed(value: boolean) {
    this.put(Bit.weighed, value);
  }

  /** Its findings of rules are those with a context net. */
  get hasNet(): boolean {
    return this.has(Bit.net);
  }

  set hasNet(value: boolean) {
    this.put(Bit.net, value);
  }

  /** Its votes are in the sum. */
  get hasVoted(): boolean {
    return this.has(Bit.voted);
  }

  set hasVoted(value: boolean) {
    this.put(Bit.voted, value);
  }

  /** Its counts are in the sum. */
  get isCounted(): boolean {
    return this.has(Bit.counted);
  }

  set isCounted(value: boolean) {
    this.put(Bit.counted, value);
  }

  /** Its findings are to be reported. */
  get isUnsent(): boolean {
    return this.has(Bit.unsent);
  }

  set isUnsent(value: boolean) {
    this.put(Bit.unsent, value);
  }

  /** Inside a fenced code block: nothing is checked. */
  get inCode(): boolean {
    return this.has(Bit.code);
  }

  set inCode(value: boolean) {
    this.put(Bit.code, value);
  }

  /** It opens or closes a code block. */
  get isFence(): boolean {
    return this.has(Bit.fence);
  }

  private has(bit: number): boolean {
    return (this.bits & bit) !== 0;
  }

  private put(bit: number, value: boolean): void {
    this.bits = value ? this.bits | bit : this.bits & ~bit;
  }

  /** Something is, or may be, to be reported. */
  get hasAny(): boolean {
    return this.findings.length + this.ruleFindings.length + this.uses.length > 0;
  }

  get end(): number {
    return this.start + this.text.length;
  }

  /** Whether checking the other piece would give the same result. */
  isSame(other: Piece): boolean {
    const [a, b] = [this.frame, other.frame];
    if (this.text !== other.text || a.before !== b.before || a.after !== b.after) return false;
    return a.lead === b.lead && a.tail === b.tail;
  }

  /**
   * Takes what has been found in the same piece of another document. Returns its uses: they count only where they are counted.
   * Each document numbers its own findings.
   */
  takeFrom(other: Piece): readonly Uses[] {
    const { words, sentenceCount, sentences, ruleFindings, hasNet, missing, passages, strangers } = other;
    const findings = other.findings.map((each) => ({ ...each, occurrence: 0, isRepeatedName: false }));
    const judged = { sentences, missing, passages, strangers };
    Object.assign(this, { words, sentenceCount, findings, ruleFindings, hasNet, ...judged });
    return other.uses;
  }

  /** Drops the findings and the objects that held them. */
  clear(): void {
    this.findings = NONE;
    this.ruleFindings = NONE;
    this.uses = NONE;
    this.sentences = NONE;
    this.missing = NONE;
    this.passages = NONE;
    this.strangers = NONE;
  }
}

/** Stands in for data: not a letter, a space or a mark that any rule knows. */
const DATA = '\ufffc';

/** A piece's text as it is read: with the words around it, and without runs too long to be words. */
export interface PieceView extends TextRange {
  text: string;
  /** The first sentence began, or the last one ends, in another piece. */
  isCutBefore: boolean;
  isCutBehind: boolean;
}

/** How to read a piece; its own text is [start, end) of the text read. */
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
