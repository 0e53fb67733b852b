// The features of a place: the words around it, what the lexicon says about them, pairs and triples of these. Training and
// checking run this same code; any change makes old weights worthless (CONTEXT_VERSION in model.ts).
import type { Sentence, Token } from '../rules/token.ts';
import { addClauses } from './clauseFeatures.ts';
import { EDGE, FactReader, type Facts } from './facts.ts';
import type { Choice } from './types.ts';

/** The most features that a place can have. */
const MOST_FEATURES = 112;
/** Words looked at on each side. */
const REACH = 6;
/** How far to look for the nearest verb. */
const VERB_REACH = 5;
/** How far to look for an opening question mark. */
const QUESTION_REACH = 12;

const imul = Math.imul;

/** Collects the features of one place. */
export class FeatureList {
  readonly values = new Int32Array(MOST_FEATURES);
  count = 0;
  private readonly reader = new FactReader();
  private sentence: Sentence | null = null;
  private facts: (Facts | undefined)[] = [];
  private hasOpening = false;
  private salt = 0;

  begin(salt: number): void {
    this.salt = salt;
    this.count = 0;
  }

  /** Switches to a sentence: facts about its tokens are looked up once for all its places. */
  turnTo(sentence: Sentence): void {
    if (sentence === this.sentence) return;
    this.sentence = sentence;
    this.facts = new Array<Facts | undefined>(sentence.tokens.length);
    this.hasOpening = sentence.tokens.some(({ kind, text }) => kind === 'punctuation' && /^[¿¡]/.test(text));
  }

  /** The facts of the token at a position in the sentence; beyond its ends, those of an edge. */
  factsAt(index: number): Facts {
    const token = this.sentence?.tokens[index];
    if (!token) return EDGE;
    let facts = this.facts[index];
    if (!facts) {
      facts = this.reader.of(token);
      this.facts[index] = facts;
    }
    return facts;
  }

  /** Whether the sentence has an opening question or exclamation mark. */
  get opens(): boolean {
    return this.hasOpening;
  }

  /** Adds a feature of a kind with up to three values. */
  add(kind: number, a: number, b = 0, c = 0): void {
    let x = imul(this.salt ^ imul(kind + 1, 0x9e3779b1), 0x85ebca6b);
    x = imul(x ^ a ^ (x >>> 13), 0xc2b2ae35);
    x = imul(x ^ b ^ (x >>> 16), 0x27d4eb2f);
    x = imul(x ^ c ^ (x >>> 15), 0x165667b1);
    this.values[this.count++] = x ^ (x >>> 14);
  }
}

const near: Facts[] = new Array<Facts>(2 * REACH + 1).fill(EDGE);
const at = (offset: number): Facts => near[offset + REACH] as Facts;

/** Writes the features of the place into `out`. */
export function featuresOf(sentence: Sentence, { from, to, salt, stem, isGap }: Choice, out: FeatureList): void {
  const { tokens } = sentence;
  out.turnTo(sentence);
  for (let k = 1; k <= REACH; k++) {
    near[REACH - k] = out.factsAt(from - k);
    near[REACH + k] = out.factsAt(to + k - 1);
  }
  out.begin(salt);
  out.add(0, 1);
  words(out);
  kinds(out);
  for (let k = 2; k <= REACH; k++) {
    if (at(-k).isWord) out.add(50, at(-k).word);
    if (at(k).isWord) out.add(51, at(k).word);
  }
  const last = tokens[tokens.length - 1] as Token;
  out.add(52, last.kind === 'punctuation' ? out.factsAt(last.index).word : 0);
  out.add(53, out.opens ? asks(tokens, from) : 0);
  const left = nearestVerb(-1);
  const right = nearestVerb(1);
  out.add(54, left);
  out.add(55, right);
  out.add(56, left, right);
  out.add(57, left, at(1).kind);
  if (isGap) addClauses(sentence, from, to, out);
  if (stem === 0) return;
  out.add(60, stem);
  out.add(61, stem, at(-1).word);
  out.add(62, stem, at(1).word);
  out.add(63, stem, at(-1).kind);
  out.add(64, stem, at(1).kind);
}

function words(out: FeatureList): void {
  const [l1, l2, r1, r2] = [at(-1), at(-2), at(1), at(2)];
  out.add(1, l1.word);
  out.add(2, r1.word);
  out.add(3, l2.word);
  out.add(4, r2.word);
  out.add(5, at(-3).word);
  out.add(6, at(3).word);
  out.add(7, l2.word, l1.word);
  out.add(8, r1.word, r2.word);
  out.add(9, l1.word, r1.word);
  out.add(10, l2.word, l1.word, r1.word);
  out.add(11, l1.word, r1.word, r2.word);
  out.add(12, l1.ending);
  out.add(13, r1.ending);
  out.add(14, l1.ending, r1.ending);
  out.add(15, r1.ending, r2.ending);
  out.add(16, l1.word, r2.word);
  out.add(17, l2.word, r1.word);
}

function kinds(out: FeatureList): void {
  const [l1, l2, r1, r2] = [at(-1), at(-2), at(1), at(2)];
  out.add(20, l1.kind);
  out.add(21, r1.kind);
  out.add(22, l1.kind, r1.kind);
  out.add(23, l2.kind, l1.kind);
  out.add(24, r1.kind, r2.kind);
  out.add(25, l1.word, r1.kind);
  out.add(26, l1.kind, r1.word);
  out.add(27, l1.form);
  out.add(28, r1.form);
  out.add(29, l1.form, r1.form);
  out.add(30, r1.kind, r2.kind, at(3).kind);
  out.add(31, at(-3).kind, l2.kind, l1.kind);
  out.add(32, l2.kind, l1.kind, r1.kind);
  out.add(33, l1.kind, r1.kind, r2.kind);
  out.add(34, l1.word, r1.kind, r2.kind);
  out.add(35, l2.kind, l1.kind, r1.word);
  out.add(36, r1.word, r2.kind);
  out.add(37, l2.kind, l1.word);
  out.add(38, l1.word, r1.form);
  out.add(39, l1.form, r1.word);
  out.add(40, r1.form, r2.form);
  out.add(41, l2.form, l1.form);
  out.add(42, r2.kind);
  out.add(43, l2.kind);
}

/** The nearest verb on one side and its distance; 0 if there is none. */
function nearestVerb(side: -1 | 1): number {
  for (let k = 1; k <= VERB_REACH; k++) {
    const { verb } = at(side * k);
    if (verb !== 0) return verb ^ (k < 2 ? 1 : k < 4 ? 2 : 3);
  }
  return 0;
}

/** Whether an opening ¿ or ¡ comes before the place, and how near. */
function asks(tokens: readonly Token[], from: number): number {
  for (let i = from - 1; i >= 0 && i >= from - QUESTION_REACH; i--) {
    const mark = tokens[i]?.text.charAt(0);
    if (mark === '¿' || mark === '¡') return from - i < 3 ? 2 : 1;
    if (mark === '.' || mark === '?' || mark === '!') return 0;
  }
  return 0;
}
