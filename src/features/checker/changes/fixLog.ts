// Which corrections were made in a text, and where they stand now. Follows every edit: a correction that is undone or put back
// stays known, so that it can be made again; one whose words somebody rewrites is forgotten. Pure.
import type { TextChange } from '../../../engine/index.ts';
import { growthOf, type TextRange } from '../../../lib/textChanges.ts';
import type { MadeFix } from '../../../services/drafts/draft.ts';

/** More than anyone will look through; the earliest places of the text are kept. */
export const MOST_FIXES = 5_000;

/** What stands there now. */
export const shownText = ({ before, after, isPutBack }: MadeFix): string => (isPutBack ? before : after);

const BEGINS_WORD = /^[\p{L}\p{N}]/u;
const ENDS_WORD = /[\p{L}\p{N}]$/u;

/** Whether a change makes something else of a correction: letters typed beside it do, a space or a full stop does not. */
function touches({ start, end, insert }: TextChange, fix: MadeFix): boolean {
  if (fix.start === fix.end) return start <= fix.start && fix.start <= end;
  if (start < fix.end && fix.start < end) return true;
  if (start !== end) return false;
  return (
    (start === fix.end && BEGINS_WORD.test(insert)) ||
    (start === fix.start && ENDS_WORD.test(insert)) ||
    (start > fix.start && start < fix.end)
  );
}

/** The correction after a change that touches it: made again or put back by it, or null if it says something else now. */
function changedFix(fix: MadeFix, change: TextChange): MadeFix | null {
  const isInside = change.start >= fix.start && change.end <= fix.end;
  if (!isInside) return null;
  const now = shownText(fix);
  const text = now.slice(0, change.start - fix.start) + change.insert + now.slice(change.end - fix.start);
  const isPutBack = text === fix.before;
  if (!isPutBack && text !== fix.after) return null;
  return { ...fix, end: fix.start + text.length, isPutBack };
}

/** The corrections after simultaneous edits (sorted, in the coordinates before them). */
export function followed(fixes: readonly MadeFix[], changes: readonly TextChange[]): readonly MadeFix[] {
  if (fixes.length === 0 || changes.length === 0) return fixes;
  const kept: MadeFix[] = [];
  let at = 0;
  let shift = 0;
  for (const fix of fixes) {
    for (let change = changes[at]; change && change.end < fix.start; change = changes[++at]) shift += growthOf(change);
    let next: MadeFix | null = fix;
    let before = shift;
    let touched = 0;
    for (let i = at; next; i++) {
      const change = changes[i];
      if (!change || change.start > fix.end) break;
      // Of two changes in one place, the second would be read against a text that is no longer there.
      if (touches(change, fix)) next = touched++ === 0 ? changedFix(next, change) : null;
      else if (change.end <= fix.start) before += growthOf(change);
    }
    if (next) kept.push({ ...next, start: next.start + before, end: next.end + before });
  }
  return kept;
}

/** What a change replaced, why, who offered it, when it was made, and what kind of mistake it was. */
export type Made = Pick<MadeFix, 'before' | 'reason' | 'at' | 'by' | 'kind' | 'language'>;

/** The corrections after some more have been made. */
export function withMade(
  fixes: readonly MadeFix[],
  changes: readonly TextChange[],
  made: (change: TextChange) => Made,
): readonly MadeFix[] {
  const others = followed(fixes, changes);
  const own: MadeFix[] = [];
  let shift = 0;
  for (const change of changes) {
    const start = change.start + shift;
    shift += growthOf(change);
    const { before, reason, ...origin } = made(change);
    // One correction upon another counts from what was written first.
    const earlier = fixes.find((fix) => fix.start <= change.start && change.end <= fix.end && !fix.isPutBack);
    const inside = earlier
      ? {
          start: start - (change.start - earlier.start),
          before: earlier.before,
          after: followedText(earlier, change),
          reason: reason || earlier.reason,
        }
      : { start, before, after: change.insert, reason };
    if (inside.before === inside.after) continue;
    own.push({ ...inside, ...origin, end: inside.start + inside.after.length, isPutBack: false });
  }
  const all = [
    ...others.filter((other) => !own.some((each) => each.start < other.end && other.start < each.end)),
    ...own,
  ];
  return all.sort((a, b) => a.start - b.start).slice(0, MOST_FIXES);
}

const followedText = (fix: MadeFix, change: TextChange): string =>
  fix.after.slice(0, change.start - fix.start) + change.insert + fix.after.slice(change.end - fix.start);

/** The corrections that still stand where they were noted: what was stored may not fit the text. */
export function standing(fixes: readonly MadeFix[], text: (range: TextRange) => string): readonly MadeFix[] {
  let at = 0;
  return fixes.filter((fix) => {
    const fits = fix.start >= at && fix.end >= fix.start && text(fix) === shownText(fix);
    if (fits) at = fix.end;
    return fits;
  });
}

/** Corrections that were made at once, in text order. */
export interface FixStep extends Pick<MadeFix, 'at' | 'by'> {
  readonly fixes: readonly MadeFix[];
}

/** The steps in which corrections were made, the latest first; those of an unknown time come last. At most so many corrections. */
export function stepsOf(fixes: readonly MadeFix[], most: number): FixStep[] {
  const sorted = [...fixes].sort((a, b) => (b.at ?? 0) - (a.at ?? 0) || a.start - b.start);
  const steps: (FixStep & { fixes: MadeFix[] })[] = [];
  for (const fix of sorted.slice(0, most)) {
    const last = steps.at(-1);
    if (last && last.at === fix.at && last.by === fix.by) last.fixes.push(fix);
    else steps.push({ at: fix.at, by: fix.by, fixes: [fix] });
  }
  return steps;
}
