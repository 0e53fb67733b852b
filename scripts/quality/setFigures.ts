// How a check does on a set of texts: matches, precision, first fixes, recall, flags on right texts, by kind and by rule.
import { applyChange, type Issue } from '../../src/engine/index.ts';
import { addToBand, type Bands } from './certainty.ts';
import { type EditJudge, isGrammarEdit } from './editKinds.ts';
import { distance, type Edit, editsBetween, touches } from './edits.ts';
import type { EvaluationRow } from './evaluationSets.ts';

/** What was found in a text: its place, its rule, and the first replacement when there is one. */
export interface Found extends Pick<Issue, 'start' | 'end' | 'rule'> {
  fix: string | undefined;
  /** How certain it was said to be. */
  probability?: number;
}

/** A part of a whole; both may be fractions, where several references share an edit. */
export interface Share {
  part: number;
  whole: number;
}

/** Mistakes of one kind (or right texts), on the everyday sets. */
export interface KindCounts {
  edits: number;
  found: number;
  fixed: number;
}

/** The figures of one rule. */
export interface RuleCounts {
  matches: number;
  hits: number;
  fixes: number;
}

/** The figures of a set. */
export interface SetFigures {
  texts: number;
  matches: number;
  /** Matches that touch an edit of some reference. */
  hits: number;
  /** Matches whose first replacement leads nearer to some reference. */
  firstFixes: number;
  /** Recall, over all references alike: of all edits, of real words typed for another, of edits between real words. */
  all: Share;
  realWord: Share;
  grammar: Share;
  /** Edits to the nearest reference: how many are touched, and how many by a match whose first replacement is good. */
  nearest: KindCounts;
  byKind: Map<string, KindCounts>;
  /** Right texts, those with a match, and their matches. */
  right: number;
  flagged: number;
  rightMatches: number;
  byRule: Map<string, RuleCounts>;
  /** What the bands of certainty promised and kept. */
  bands: Bands;
  missed: string[];
  alarms: string[];
}

const noShare = (): Share => ({ part: 0, whole: 0 });
const noKind = (): KindCounts => ({ edits: 0, found: 0, fixed: 0 });

/** Figures of a set before anything has been read. */
export const noFigures = (): SetFigures => ({
  texts: 0,
  matches: 0,
  hits: 0,
  firstFixes: 0,
  all: noShare(),
  realWord: noShare(),
  grammar: noShare(),
  nearest: noKind(),
  byKind: new Map(),
  right: 0,
  flagged: 0,
  rightMatches: 0,
  byRule: new Map(),
  bands: new Map(),
  missed: [],
  alarms: [],
});

/** Runs `check` on each text and compares the findings with the references. `check` leaves out what does not count. */
export function measureSet(
  rows: readonly EvaluationRow[],
  check: (text: string) => readonly Found[],
  judge: EditJudge,
): SetFigures {
  const figures = noFigures();
  for (const row of rows) addRow(figures, row, check(row.text), judge);
  return figures;
}

/** What comes of a finding: whether it touches an edit of some reference, and whether its fix leads nearer to one. */
export interface Outcome {
  isHit: boolean;
  isFix: boolean;
}

/** What comes of the findings in a text. */
export function outcomesOf(row: EvaluationRow, found: readonly Found[]): Outcome[] {
  const { text, refs } = row;
  const editLists = editListsOf(row);
  const distances = refs.map((reference) => distance(text, reference));
  const isFix = ({ start, end, fix }: Found): boolean => {
    if (fix === undefined) return false;
    const changed = text.slice(0, start) + fix + text.slice(end);
    if (refs.some((reference, i) => distance(changed, reference) < (distances[i] as number))) return true;
    return row.edits?.some((edit) => applyChange(text, edit) === changed) ?? false;
  };
  return found.map((match) => ({
    isHit: editLists.some((edits) => edits.some((edit) => touches(edit, match.start, match.end))),
    isFix: isFix(match),
  }));
}

function addRow(figures: SetFigures, row: EvaluationRow, found: readonly Found[], judge: EditJudge): void {
  const { text, refs, span } = row;
  const isRight = refs.includes(text);
  const editLists = editListsOf(row);
  const outcomes = outcomesOf(row, found);
  figures.texts++;
  figures.matches += found.length;
  if (isRight) {
    figures.right++;
    figures.rightMatches += found.length;
    if (found.length > 0) figures.flagged++;
  }
  found.forEach((match, i) => {
    const counts = entryOf(figures.byRule, match.rule, () => ({ matches: 0, hits: 0, fixes: 0 }));
    counts.matches++;
    const { isHit, isFix } = outcomes[i] as Outcome;
    if (isHit) {
      counts.hits++;
      figures.hits++;
    } else figures.alarms.push(`${match.rule} [${text.slice(match.start, match.end)}] ${text}`);
    if (isFix) {
      counts.fixes++;
      figures.firstFixes++;
    }
    if (match.probability !== undefined)
      addToBand(figures.bands, match.probability, isHit && (isFix || match.fix === undefined));
  });
  const touching = (edit: Edit): number[] =>
    found.flatMap(({ start, end }, i) => (touches(edit, start, end) ? [i] : []));
  if (isRight) return;
  for (const edits of editLists) {
    for (const edit of edits) {
      const part = touching(edit).length > 0 ? 1 / editLists.length : 0;
      const kind = span ? 'other' : judge(text, edit);
      addShare(figures.all, part, editLists.length);
      if (kind === 'confusion') addShare(figures.realWord, part, editLists.length);
      if (isGrammarEdit(kind) && !span) addShare(figures.grammar, part, editLists.length);
    }
  }
  addNearest(figures, row, nearest(editLists), touching, outcomes);
}

/** The edits to each reference. */
function editListsOf({ text, refs, span, edits }: EvaluationRow): (readonly Edit[])[] {
  if (edits) return [edits];
  if (span) return [[{ start: span[0], end: span[1], insert: '' }]];
  return refs.map((reference) => editsBetween(text, reference));
}

function addNearest(
  figures: SetFigures,
  { text, kind }: EvaluationRow,
  edits: readonly Edit[],
  touching: (edit: Edit) => number[],
  outcomes: readonly Outcome[],
): void {
  const names = kind === undefined ? [] : kind.split('+');
  edits.forEach((edit, i) => {
    const by = touching(edit);
    // If there are as many kinds as edits, they correspond one to one; otherwise every kind belongs to all edits.
    const name = names.length === edits.length ? (names[i] as string) : kind;
    const targets = name === undefined ? [figures.nearest] : [figures.nearest, entryOf(figures.byKind, name, noKind)];
    for (const counts of targets) {
      counts.edits++;
      if (by.length > 0) counts.found++;
      if (by.some((match) => outcomes[match]?.isFix)) counts.fixed++;
    }
    if (by.length > 0) return;
    figures.missed.push(`${name ?? ''} [${text.slice(edit.start, edit.end)}>${edit.insert}] ${text}`);
  });
}

function addShare(share: Share, part: number, references: number): void {
  share.part += part;
  share.whole += 1 / references;
}

function entryOf<V>(map: Map<string, V>, key: string, fresh: () => V): V {
  const old = map.get(key);
  if (old !== undefined) return old;
  const made = fresh();
  map.set(key, made);
  return made;
}

/** The edits to the reference that changes least. */
const nearest = (lists: readonly (readonly Edit[])[]): readonly Edit[] =>
  lists.reduce((best, each) => (each.length < best.length ? each : best), lists[0] ?? []);
