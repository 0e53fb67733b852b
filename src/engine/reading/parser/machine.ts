// The state of the arc-hybrid parser: words wait in a queue, unfinished ones lie on a stack, and the top of the stack gets its
// head from either side. One machine serves all sentences: its arrays grow and are used again.
import { Tag } from '../tags.ts';
import { Label } from './labels.ts';

/** What the machine can do next. */
export const Action = {
  /** Puts the next word on the stack. */
  shift: 0,
  /** The top of the stack belongs to the next word; to the root, at the end. */
  left: 1,
  /** The top of the stack belongs to the one below it. */
  right: 2,
} as const;

/** Number of actions. */
export const ACTION_COUNT = 3;

const ROOT_TAG = 30;
const NO_TAG = 31;
const NO_LABEL = 40;
const ROOT_WORD = 21;
const NO_WORD = 7;

/** See the head of the file. Index `count` stands for the root and `count + 1` for "there is no such word". */
export class Machine {
  count = 0;
  /** First word of the queue. */
  next = 0;
  /** Words on the stack. */
  depth = 0;
  stack = new Int32Array(0);
  word = new Int32Array(0);
  tag = new Int32Array(0);
  /** The tags that the word can have, as a mask. */
  choice = new Int32Array(0);
  head = new Int32Array(0);
  label = new Int32Array(0);
  /** First dependent on the left, last one on the right. */
  leftmost = new Int32Array(0);
  rightmost = new Int32Array(0);
  lefts = new Int32Array(0);
  rights = new Int32Array(0);
  determiner = new Int32Array(0);
  opener = new Int32Array(0);
  /** Labels of the dependents, as a mask. */
  below = new Int32Array(0);
  /** How many finite verbs, and how many commas, there are before a word. */
  verbs = new Int32Array(0);
  commas = new Int32Array(0);

  /** Prepares for a sentence; `word` and `tag` of its words are to be filled in, then `begin` called. */
  reset(count: number): void {
    this.count = count;
    if (this.stack.length < count + 2) this.grow(Math.max(128, count * 2 + 2));
  }

  private grow(size: number): void {
    this.stack = new Int32Array(size);
    this.word = new Int32Array(size);
    this.tag = new Int32Array(size);
    this.choice = new Int32Array(size);
    this.head = new Int32Array(size);
    this.label = new Int32Array(size);
    this.leftmost = new Int32Array(size);
    this.rightmost = new Int32Array(size);
    this.lefts = new Int32Array(size);
    this.rights = new Int32Array(size);
    this.determiner = new Int32Array(size);
    this.opener = new Int32Array(size);
    this.below = new Int32Array(size);
    this.verbs = new Int32Array(size);
    this.commas = new Int32Array(size);
  }

  /** Starts on the words filled in; `isComma` tells commas. */
  begin(isComma: (index: number) => boolean): void {
    const { count, tag, word, verbs, commas } = this;
    const none = count + 1;
    const end = count + 2;
    this.next = 0;
    this.depth = 0;
    this.head.fill(-1, 0, end);
    this.label.fill(NO_LABEL, 0, end);
    this.leftmost.fill(none, 0, end);
    this.rightmost.fill(none, 0, end);
    this.lefts.fill(0, 0, end);
    this.rights.fill(0, 0, end);
    this.determiner.fill(none, 0, end);
    this.opener.fill(none, 0, end);
    this.below.fill(0, 0, end);
    verbs[0] = 0;
    commas[0] = 0;
    for (let i = 0; i < count; i++) {
      const isFinite = tag[i] === Tag.verbFinite || tag[i] === Tag.auxiliaryFinite || tag[i] === Tag.pronounAuxiliary;
      verbs[i + 1] = (verbs[i] as number) + (isFinite ? 1 : 0);
      commas[i + 1] = (commas[i] as number) + (isComma(i) ? 1 : 0);
    }
    verbs[none] = verbs[count] as number;
    commas[none] = commas[count] as number;
    word[count] = ROOT_WORD;
    tag[count] = ROOT_TAG;
    word[none] = NO_WORD;
    tag[none] = NO_TAG;
    this.choice[count] = 1;
    this.choice[none] = 2;
  }

  get isDone(): boolean {
    return this.next === this.count && this.depth === 0;
  }

  /** Whether an action is possible; one always is until it is done. Only one word gets the root as its head. */
  can(action: number): boolean {
    const { next, count, depth } = this;
    if (action === Action.shift) return next < count;
    if (action === Action.left) return depth > 0 && (next < count || depth === 1);
    return depth > 1;
  }

  /** The head that an action would give to the top of the stack. */
  headBy(action: number): number {
    return action === Action.left ? this.next : (this.stack[this.depth - 2] as number);
  }

  shift(): void {
    this.stack[this.depth++] = this.next++;
  }

  /** Takes the top of the stack away and gives it a head and a label. */
  attach(head: number, label: number): void {
    const { count, lefts, rights, leftmost, rightmost } = this;
    const word = this.stack[--this.depth] as number;
    this.head[word] = head;
    this.label[word] = label;
    this.below[head] = (this.below[head] as number) | (1 << label);
    if (head === count) return;
    const none = count + 1;
    if (word < head) {
      lefts[head] = (lefts[head] as number) + 1;
      if (leftmost[head] === none || word < (leftmost[head] as number)) leftmost[head] = word;
    } else {
      rights[head] = (rights[head] as number) + 1;
      if (rightmost[head] === none || word > (rightmost[head] as number)) rightmost[head] = word;
    }
    if (label === Label.determiner && this.determiner[head] === none) this.determiner[head] = word;
    if ((label === Label.preposition || label === Label.marker) && this.opener[head] === none) this.opener[head] = word;
  }
}
