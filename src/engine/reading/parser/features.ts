// What the parser looks at before each action: the words and tags at the top of the stack and the front of the queue, their
// dependents so far, distances, and what lies between them. Each is hashed to one number. Training and parsing run this same code.
import { Label, labelMask } from './labels.ts';
import type { Machine } from './machine.ts';

/** Numbers that actionFeatures writes. */
export const ACTION_FEATURES = 94;

const imul = Math.imul;

/** Hashes two values together. */
export function pair(a: number, b: number): number {
  let x = (imul(a, 0x9e3779b1) + imul(b, 0x27d4eb2f)) | 0;
  x = imul(x ^ (x >>> 15), 0x2c1b3c6d);
  return x ^ (x >>> 13);
}

/** Hashes two values under a kind of feature. */
export function feature(kind: number, a: number, b: number): number {
  let x = (imul(a, 0x9e3779b1) + imul(b, 0x27d4eb2f) + imul(kind, 0x165667b1)) | 0;
  x = imul(x ^ (x >>> 15), 0x85ebca6b);
  x = imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}

/** Labels of dependents that tell what a head still lacks. */
const CORE = labelMask(
  Label.subject,
  Label.object,
  Label.auxiliary,
  Label.copula,
  Label.marker,
  Label.preposition,
  Label.coordinator,
  Label.expletive,
  Label.determiner,
  Label.conjunct,
  Label.openComplement,
  Label.complement,
);

const min = Math.min;

/** Finite verbs and commas from one word to the next, each at most 3. */
function between({ verbs, commas, count }: Machine, from: number, to: number): number {
  if (from > count || to > count) return 99;
  const verbsThere = (verbs[to] as number) - (verbs[from + 1] as number);
  const commasThere = (commas[to] as number) - (commas[from + 1] as number);
  return min(verbsThere, 3) * 4 + min(commasThere, 3);
}

/** Fills `out` with the features of the machine's state. */
export function actionFeatures(m: Machine, out: Int32Array): void {
  const { stack, depth, next, count, word, tag, label, leftmost, rightmost, below, lefts, rights } = m;
  const none = count + 1;
  const s0 = depth > 0 ? (stack[depth - 1] as number) : none;
  const s1 = depth > 1 ? (stack[depth - 2] as number) : none;
  const s2 = depth > 2 ? (stack[depth - 3] as number) : none;
  const b0 = next;
  const b1 = next + 1 < count ? next + 1 : none;
  const b2 = next + 2 < count ? next + 2 : none;
  const s0w = word[s0] as number;
  const s0t = tag[s0] as number;
  const s1w = word[s1] as number;
  const s1t = tag[s1] as number;
  const s2t = tag[s2] as number;
  const b0w = word[b0] as number;
  const b0t = tag[b0] as number;
  const b1w = word[b1] as number;
  const b1t = tag[b1] as number;
  const b2t = tag[b2] as number;
  const s0wt = pair(s0w, s0t);
  const s1wt = pair(s1w, s1t);
  const b0wt = pair(b0w, b0t);
  const b1wt = pair(b1w, b1t);
  const s0b0 = s0t * 64 + b0t;
  const s1s0 = s1t * 64 + s0t;
  const bb = b0t * 64 + b1t;
  let k = 0;
  out[k++] = feature(k, 1, 0);
  out[k++] = feature(k, s0w, 0);
  out[k++] = feature(k, s0t, 0);
  out[k++] = feature(k, s0wt, 0);
  out[k++] = feature(k, s1w, 0);
  out[k++] = feature(k, s1t, 0);
  out[k++] = feature(k, s1wt, 0);
  out[k++] = feature(k, b0w, 0);
  out[k++] = feature(k, b0t, 0);
  out[k++] = feature(k, b0wt, 0);
  out[k++] = feature(k, b1wt, 0);
  out[k++] = feature(k, b1t, 0);
  out[k++] = feature(k, b1w, 0);
  out[k++] = feature(k, b2t, 0);
  out[k++] = feature(k, word[b2] as number, 0);
  out[k++] = feature(k, s2t, 0);
  out[k++] = feature(k, word[s2] as number, 0);
  out[k++] = feature(k, s0wt, b0wt);
  out[k++] = feature(k, s0wt, b0t);
  out[k++] = feature(k, s0t, b0wt);
  out[k++] = feature(k, s0b0, 0);
  out[k++] = feature(k, s0w, b0w);
  out[k++] = feature(k, s0wt, s1wt);
  out[k++] = feature(k, s0wt, s1t);
  out[k++] = feature(k, s0t, s1wt);
  out[k++] = feature(k, s1s0, 0);
  out[k++] = feature(k, s1wt, b0t);
  out[k++] = feature(k, s1t, b0t);
  out[k++] = feature(k, s1t, b0wt);
  out[k++] = feature(k, bb, 0);
  out[k++] = feature(k, b0wt, b1t);
  out[k++] = feature(k, s1s0, s2t);
  out[k++] = feature(k, s1s0, b0t);
  out[k++] = feature(k, s0b0, b1t);
  out[k++] = feature(k, bb, b2t);
  out[k++] = feature(k, s1s0, bb);
  out[k++] = feature(k, s0b0, b1t * 64 + b2t);
  out[k++] = feature(k, s1s0, b0wt);
  out[k++] = feature(k, s0wt, s1t * 64 + b0t);
  out[k++] = feature(k, s0w, bb);
  // dependents
  const s0l = leftmost[s0] as number;
  const s0r = rightmost[s0] as number;
  const s1l = leftmost[s1] as number;
  const s1r = rightmost[s1] as number;
  const b0l = leftmost[b0] as number;
  out[k++] = feature(k, s0b0, tag[s0l] as number);
  out[k++] = feature(k, s0b0, tag[s0r] as number);
  out[k++] = feature(k, s0b0, tag[b0l] as number);
  out[k++] = feature(k, s1s0, tag[s1r] as number);
  out[k++] = feature(k, s1s0, tag[s0r] as number);
  out[k++] = feature(k, s1s0, tag[s1l] as number);
  out[k++] = feature(k, s1s0, tag[s0l] as number);
  out[k++] = feature(k, s0b0, label[s0l] as number);
  out[k++] = feature(k, s0b0, label[s0r] as number);
  out[k++] = feature(k, s0b0, label[b0l] as number);
  out[k++] = feature(k, s1s0, label[s1r] as number);
  out[k++] = feature(k, s1s0, label[s0r] as number);
  const s0c = (below[s0] as number) & CORE;
  const s1c = (below[s1] as number) & CORE;
  const b0c = (below[b0] as number) & CORE;
  out[k++] = feature(k, s0b0, s0c);
  out[k++] = feature(k, s0b0, b0c);
  out[k++] = feature(k, s1s0, s1c);
  out[k++] = feature(k, s1s0, pair(s0c, s1c));
  out[k++] = feature(k, s0b0, pair(s0c, b0c));
  out[k++] = feature(k, s0w, s0c);
  out[k++] = feature(k, s1w, pair(s0t, s1c));
  // distances and numbers of dependents
  const near = s0 === none ? 0 : min(b0 - s0, 8);
  const far = s1 === none ? 0 : min(s0 - s1, 8);
  out[k++] = feature(k, s0b0, near);
  out[k++] = feature(k, s0w, near);
  out[k++] = feature(k, b0w, near);
  out[k++] = feature(k, s1s0, far);
  out[k++] = feature(k, s1w, far);
  const s0n = min(lefts[s0] as number, 3) * 4 + min(rights[s0] as number, 3);
  const s1n = min(lefts[s1] as number, 3) * 4 + min(rights[s1] as number, 3);
  const b0n = min(lefts[b0] as number, 3) * 4 + min(rights[b0] as number, 3);
  out[k++] = feature(k, s0wt, s0n);
  out[k++] = feature(k, s0b0, s0n);
  out[k++] = feature(k, s0b0, b0n);
  out[k++] = feature(k, s1s0, s1n);
  // determiners and prepositions
  const opener = word[m.opener[s0] as number] as number;
  out[k++] = feature(k, s0b0, word[m.determiner[s0] as number] as number);
  out[k++] = feature(k, s0b0, word[m.determiner[b0] as number] as number);
  out[k++] = feature(k, s0b0, opener);
  out[k++] = feature(k, s1s0, opener);
  out[k++] = feature(k, s1wt, opener);
  out[k++] = feature(k, b0wt, opener);
  out[k++] = feature(k, s1s0, word[m.opener[s1] as number] as number);
  out[k++] = feature(k, pair(s1s0, b0t), opener);
  // what lies between and ahead
  const inside = between(m, s1, s0);
  const rest = min((m.verbs[count] as number) - (m.verbs[b0] as number), 2);
  out[k++] = feature(k, s0b0, between(m, s0, b0));
  out[k++] = feature(k, s1s0, inside);
  out[k++] = feature(k, pair(s1s0, b0t), inside);
  out[k++] = feature(k, s0b0, rest);
  out[k++] = feature(k, pair(s1s0, b0t), rest);
  out[k++] = feature(k, s0b0, tag[b0 > 0 ? b0 - 1 : none] as number);
  out[k++] = feature(k, s0b0, tag[s0 + 1 < count ? s0 + 1 : none] as number);
  out[k++] = feature(k, s1s0, tag[s0 > 0 && s0 !== none ? s0 - 1 : none] as number);
  out[k++] = feature(k, pair(s1s0, b0t), s2t);
  out[k++] = feature(k, pair(s1wt, s0t), b0w);
  // what else the words could be
  const s0m = m.choice[s0] as number;
  const b0m = m.choice[b0] as number;
  const b1m = m.choice[b1] as number;
  const masks = pair(s0m, b0m);
  out[k++] = feature(k, masks, 0);
  out[k++] = feature(k, masks, b1m);
  out[k++] = feature(k, s0m, b0wt);
  out[k++] = feature(k, s0wt, b0m);
  out[k++] = feature(k, s1s0, b0m);
  out[k++] = feature(k, s0b0, b1m);
  out[k++] = feature(k, s0b0, pair(b0m, b1m));
  out[k++] = feature(k, pair(s1t, s0m), b0t);
}
