// What the ranking knows about a candidate: named numbers. The learned weights (tables.ranking.ts) give each a value; names
// without a weight have no effect, so a new feature is added here first and its weight learned afterwards.
import { type SpellPack } from '../../pack/spellPack.ts';
import { type Candidate } from '../candidates/candidates.ts';
import { type CostModel } from '../costs.ts';
import { searchIndexOf } from '../search/candidateIndex.ts';
import { type TypedWord } from '../search/typed.ts';
import { align, type Edit } from './align.ts';
import { caseOf, type WordCase } from './case.ts';

/** The typed word that candidates are compared with. */
export interface RankContext {
  pack: SpellPack;
  costs: CostModel;
  typed: TypedWord;
  /** Lower case, with straight apostrophes. */
  word: string;
  typedCase: WordCase;
  /** See `skeletonOf`. */
  skeleton: string;
}

/** Prepares `word` (with straight apostrophes) for comparison with candidates. */
export function rankContext(pack: SpellPack, word: string, typed: TypedWord): RankContext {
  const { costs } = searchIndexOf(pack);
  const lower = word.toLowerCase();
  return {
    pack,
    costs,
    word: lower,
    typed,
    typedCase: caseOf(word),
    skeleton: skeletonOf(lower, pack, costs),
  };
}

/** Receives a feature and its value. */
export type FeatureSink = (name: string, value: number) => void;

/** Passes the features of a candidate to `sink`. */
export function featuresOf(candidate: Candidate, context: RankContext, sink: FeatureSink): void {
  const { word, typedCase } = context;
  const text = candidate.text.toLowerCase();
  sink('cost', candidate.cost);
  sink('frequency', candidate.frequency);
  if (candidate.kind !== 'compound') sink(`frequency=${candidate.frequency}`, 1);
  sink('frequencyByLength', (candidate.frequency * Math.min(word.length, 12)) / 8);
  if (candidate.kind !== 'word') sink(candidate.kind, 1);
  if (skeletonOf(text, context.pack, context.costs) === context.skeleton) sink('skeleton', 1);
  sink(`length${clamp(text.length - word.length, 3)}`, 1);
  sink('candidateLength', Math.min(text.length, 15) / 10);
  endFeatures(text, word, sink);
  if (text.includes("'") && !word.includes("'")) sink(text.endsWith("'s") ? 'genitive' : 'apostrophe', 1);
  if (text.includes('-') && !word.includes('-')) sink('hyphen', 1);
  sink(`${typedCase}-${candidate.text === text ? 'small' : 'capital'}`, 1);
  if (candidate.kind === 'word' || candidate.kind === 'compound') editFeatures(text, context, sink);
}

function endFeatures(text: string, word: string, sink: FeatureSink): void {
  let start = 0;
  while (start < word.length && text[start] === word[start]) start++;
  let end = 0;
  while (end < word.length && text.at(-1 - end) === word.at(-1 - end)) end++;
  for (let count = 1; count <= 3; count++) {
    if (start >= count) sink(`first${count}`, 1);
    if (end >= count) sink(`last${count}`, 1);
  }
  sink('prefix', start / word.length);
  sink('suffix', end / word.length);
}

function editFeatures(text: string, context: RankContext, sink: FeatureSink): void {
  const { typed, pack, word } = context;
  const intended = Uint8Array.from({ length: text.length }, (_, i) => pack.codeOf[text.charCodeAt(i)] ?? 0);
  const edits = align(typed, intended);
  for (const edit of edits) {
    sink(`${edit.kind}@${placeOf(edit, word.length)}`, 1);
    letterFeatures(edit, text, word, sink);
  }
  sink(`edits${Math.min(4, edits.length)}`, 1);
}

// First, second, last or last but one letter, or in the middle.
function placeOf(edit: Edit, length: number): string {
  if (edit.at <= 1) return String(edit.at);
  const end = edit.at + edit.typedLength;
  return end >= length ? 'end' : end === length - 1 ? 'end1' : 'mid';
}

// The letters themselves, alone and with the typed letters before and after.
function letterFeatures(edit: Edit, text: string, word: string, sink: FeatureSink): void {
  const typed = word.slice(edit.at, edit.at + edit.typedLength);
  const intended = text.slice(edit.from, edit.from + edit.intendedLength);
  const name = `${typed}>${intended}`;
  sink(name, 1);
  sink(`${word[edit.at - 1] ?? '^'}_${name}`, 1);
  sink(`${name}_${word[edit.at + edit.typedLength] ?? '.'}`, 1);
}

const clamp = (value: number, limit: number): number => Math.max(-limit, Math.min(limit, value));

// The consonants of a lower-case word by sound, without repeats: words with the same skeleton sound alike.
function skeletonOf(word: string, pack: SpellPack, costs: CostModel): string {
  let skeleton = '';
  let previous = 0;
  for (let i = 0; i < word.length; i++) {
    const code = costs.skeleton[pack.codeOf[word.charCodeAt(i)] ?? 0] ?? 0;
    if (code !== 0 && code !== previous) skeleton += String.fromCharCode(code);
    if (code !== 0) previous = code;
  }
  return skeleton;
}
