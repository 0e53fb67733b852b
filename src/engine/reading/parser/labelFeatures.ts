// What the parser looks at to name the relation of a word to the head that it has just got.
import { feature, pair } from './features.ts';
import { Label, labelMask } from './labels.ts';
import type { Machine } from './machine.ts';

/** Numbers that labelFeatures writes. */
export const LABEL_FEATURES = 35;

const FIRST_KIND = 200;
const min = Math.min;

const OF_HEAD = labelMask(
  Label.subject,
  Label.object,
  Label.auxiliary,
  Label.copula,
  Label.expletive,
  Label.openComplement,
  Label.complement,
  Label.oblique,
);
const OF_WORD = labelMask(Label.preposition, Label.marker, Label.subject, Label.copula, Label.coordinator);

/** A key of what a label can be by: the tags of head and word and the side. */
export function arcKind(m: Machine, head: number, word: number): number {
  return (((m.tag[head] as number) * 32 + (m.tag[word] as number)) << 1) | (head > word ? 1 : 0);
}

/** How many values arcKind has. */
export const ARC_KINDS = 2048;

/** Fills `out` with the features of a word and its head. */
export function labelFeatures(m: Machine, head: number, at: number, out: Int32Array): void {
  const { count, word, tag, label, leftmost, rightmost, below, verbs, commas } = m;
  const none = count + 1;
  const side = head > at ? 1 : 0;
  const headTag = tag[head] as number;
  const ownTag = tag[at] as number;
  const headWord = word[head] as number;
  const ownWord = word[at] as number;
  const tags = (headTag * 32 + ownTag) * 2 + side;
  const opener = m.opener[at] as number;
  const openerWord = word[opener] as number;
  const determiner = word[m.determiner[at] as number] as number;
  const ofHead = (below[head] as number) & OF_HEAD;
  const ofWord = below[at] as number;
  const first = leftmost[at] as number;
  const last = rightmost[at] as number;
  const before = tag[at > 0 ? at - 1 : none] as number;
  const after = tag[at + 1 < count ? at + 1 : none] as number;
  const [from, to] = side ? [at, head] : [head, at];
  const verbsThere = min((verbs[to] as number) - (verbs[from + 1] as number), 2);
  const commasThere = min((commas[to] as number) - (commas[from + 1] as number), 2);
  let k = FIRST_KIND;
  const put = (a: number, b: number): void => {
    out[k - FIRST_KIND] = feature(k, a, b);
    k++;
  };
  put(1, 0);
  put(tags, 0);
  put(ownWord, side);
  put(headWord, side);
  put(ownWord, headTag * 2 + side);
  put(headWord, ownTag * 2 + side);
  put(pair(headWord, ownWord), side);
  put(tags, min(Math.abs(head - at), 5));
  put(tags, openerWord);
  put(pair(headWord, side), openerWord);
  put(ownTag, openerWord);
  put(tags, determiner);
  put(tags, tag[opener] as number);
  put(pair(headWord, ownTag), determiner);
  put(tags, ofHead);
  put(pair(headWord, ownTag), ofHead);
  put(tags, pair(ofHead, determiner));
  put(tags, pair(ofWord & OF_HEAD, label[first] as number));
  put(tags, label[last] as number);
  put(tags, before);
  put(tags, after);
  put(tags, tag[head > 0 ? head - 1 : none] as number);
  put(tags, tag[head + 1 < count ? head + 1 : none] as number);
  put(ownTag, before * 32 + after);
  put(ownWord, word[first] as number);
  put(tags, word[first] as number);
  put(tags, word[last] as number);
  put(tags, head === count ? 99 : verbsThere * 4 + commasThere);
  put(tags, (at === 0 ? 2 : 0) + (head === count ? 1 : 0));
  put(ownWord, pair(ofHead, side));
  put(tags, pair(ofWord & OF_WORD, ofHead));
  put(ownWord, word[last] as number);
  put(tags, m.choice[at] as number);
  put(tags, m.choice[head] as number);
  put(pair(tags, m.choice[at] as number), m.choice[head] as number);
}
