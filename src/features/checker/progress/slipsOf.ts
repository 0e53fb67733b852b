// The corrections in a text as sentences to practise with. Pure.
import type { MadeFix } from '../../../services/drafts/draft.ts';
import { mistakeKinds, type Slip } from '../../../services/progress/types.ts';

/** Longer corrections are other wordings; longer sentences do not fit into a minute. */
const LONGEST_FORM = 40;
const LONGEST_SIDE = 110;

/** The sentence of a place in a line, as offsets. */
function sentenceAt(line: string, start: number, end: number, language: string): [number, number] {
  let [from, to] = [0, line.length];
  for (const { index, segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(line)) {
    if (index <= start) from = index;
    if (index + segment.length >= end) {
      to = index + segment.length;
      break;
    }
  }
  return [Math.min(from, start), Math.max(to, end)];
}

const cutLead = (text: string) =>
  text.length <= LONGEST_SIDE ? text : `…${text.slice(-LONGEST_SIDE).replace(/^\S*\s/, '')}`;
const cutRest = (text: string) =>
  text.length <= LONGEST_SIDE ? text : `${text.slice(0, LONGEST_SIDE).replace(/\s\S*$/, '')}…`;

/** The words of a text that a language counts as somebody's own. */
export interface OwnText {
  readonly owner: string;
  readonly draft: string;
  readonly text: string;
  readonly fixes: readonly MadeFix[];
}

/** The same correction in the same sentence, told by its words: a text is counted again and again. */
const idOf = (draft: string, { before, after }: MadeFix, lead: string, rest: string) =>
  JSON.stringify([draft, before, after, lead.slice(-40), rest.slice(0, 40)]);

/** What stands corrected, to be kept, and the names of what was put back, not to be kept any longer. */
export function slipsOf({ owner, draft, text, fixes }: OwnText, now: number): { slips: Slip[]; undone: string[] } {
  const slips: Slip[] = [];
  const undone: string[] = [];
  for (const fix of fixes) {
    const { before, after, start, end, language, reason, isPutBack } = fix;
    const kind = mistakeKinds.find((one) => one === fix.kind);
    if (!kind || !language || before === after || Math.max(before.length, after.length) > LONGEST_FORM) continue;
    const lineStart = text.lastIndexOf('\n', start - 1) + 1;
    const lineEnd = text.indexOf('\n', end);
    const line = text.slice(lineStart, lineEnd < 0 ? text.length : lineEnd);
    if (before.includes('\n') || after.includes('\n')) continue;
    const [from, to] = sentenceAt(line, start - lineStart, end - lineStart, language);
    const lead = cutLead(line.slice(from, start - lineStart).trimStart());
    const rest = cutRest(line.slice(end - lineStart, to).trimEnd());
    // A word by itself is no sentence: nobody could tell what belongs there.
    if (!/[\p{L}\p{N}]/u.test(lead + rest)) continue;
    const id = idOf(draft, fix, lead, rest);
    if (isPutBack) undone.push(id);
    else
      slips.push({ id, owner, draft, language, kind, lead, rest, before, after, reason, at: now, step: 0, due: now });
  }
  return { slips, undone };
}
