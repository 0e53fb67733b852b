// A context net, and in which sentences it has found something: a key typed in a long paragraph then costs the reading of
// one sentence and not of all.
import type { Sentence } from '../rules/token.ts';
import type { RuleFinding } from '../rules/types.ts';
import type { NetJudge } from './judges.ts';

/** More sentences than a paragraph or two in view have. */
const MOST = 256;

/** See the head of this file. */
export class NetMemory {
  readonly net: NetJudge;
  private readonly known = new Map<string, boolean>();

  constructor(net: NetJudge) {
    this.net = net;
  }

  /** Whether the net would report anything in a sentence if no rule did. */
  finds(sentence: Sentence): boolean {
    const key = keyOf(sentence);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const found: RuleFinding[] = [];
    this.net.judge(sentence, [], found);
    if (this.known.size >= MOST) this.known.clear();
    this.known.set(key, found.length > 0);
    return found.length > 0;
  }
}

/** All that a reading depends on: what is masked follows from the paragraph. */
function keyOf({ dialect, text, start, end, tokens }: Sentence): string {
  let kinds = '';
  for (const { kind } of tokens) kinds += kind.charAt(0);
  return `${dialect} ${kinds} ${text.slice(start, end)}`;
}
