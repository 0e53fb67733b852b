// Keeps which corrections were made in the open text, with the text itself, so that somebody can look at them later and put some
// of them back.
import type { AcceptedFix } from '../../../documents/index.ts';
import type { TextChange } from '../../../engine/index.ts';
import type { Corrected, MadeFix } from '../../../services/drafts/draft.ts';
import { followed, type Made, standing, withMade } from '../changes/fixLog.ts';
import type { EditorPort } from '../editor/port.ts';
import type { IssueIndex } from '../panel/issueIndex.ts';
import { useChecker } from '../store.ts';
import type { DraftKeeping } from './draftKeeping.ts';
import { acceptedFix } from './reasons.ts';

/** What this needs from the rest of the checker. */
export interface FixKeepingParts {
  index: IssueIndex;
  editor(): EditorPort;
  drafts: Pick<DraftKeeping, 'draft' | 'change'>;
  /** Corrections are about to be written, for a document that records changes. */
  accepted(fixes: readonly AcceptedFix[]): void;
}

/** See the head of this file. */
export type FixKeeping = ReturnType<typeof createFixKeeping>;

/** Follows the open text. */
export function createFixKeeping({ index, editor, drafts, accepted }: FixKeepingParts) {
  let fixes: readonly MadeFix[] = [];
  /** While corrections are written, the editor's own report of them says less: on a phone it is one change for all. */
  let writing = false;

  const show = () => {
    const corrected = fixes.filter(({ isPutBack }) => !isPutBack).length;
    if (useChecker.getState().corrected !== corrected) useChecker.setState({ corrected });
  };
  const keep = (next: readonly MadeFix[]) => {
    if (next === fixes) return;
    fixes = next;
    show();
    drafts.change({ fixes });
  };
  /** Another text, or this one as it was kept. */
  const follow = () => {
    fixes = drafts.draft().fixes ?? [];
    show();
  };
  const stop = useChecker.subscribe((now, before) => {
    if (now.draftId !== before.draftId) follow();
  });

  const replace = (changes: readonly TextChange[], next: readonly MadeFix[], caret?: number) => {
    writing = true;
    try {
      editor().replace(changes, caret);
    } finally {
      writing = false;
    }
    keep(next);
  };

  return {
    dispose: stop,
    /** The text has changed. */
    edited(changes: readonly TextChange[]) {
      if (!writing) keep(followed(fixes, changes));
    },
    /** Writes corrections as one undo step; `told` says why each is made, and who offered it, where no finding does. */
    write(changes: readonly TextChange[], caret?: number, told?: (change: TextChange) => Pick<Made, 'reason' | 'by'>) {
      const at = Date.now();
      const made = new Map(
        changes.map((change): [TextChange, AcceptedFix & Made] => {
          const before = editor().slice(change.start, change.end);
          const fix = told
            ? { before, after: change.insert, ...told(change) }
            : { ...acceptedFix(index, change, before), by: 'checker' as const };
          return [change, { ...fix, at }];
        }),
      );
      accepted(
        [...made.values()].flatMap(({ before, after, reason }) => (reason === '' ? [] : [{ before, after, reason }])),
      );
      const next = withMade(fixes, changes, (change) => {
        const { after: _, ...rest } = made.get(change) as AcceptedFix & Made;
        return rest;
      });
      replace(changes, next, caret);
    },
    /** The part of it that the running checker exposes. */
    ofSession: {
      /** The text and the corrections in it. */
      corrections: (): Corrected => ({
        text: editor().text(),
        fixes: standing(fixes, ({ start, end }) => editor().slice(start, end)),
      }),
      /** Puts corrections back, or makes those again that were put back, as one undo step. */
      turn(which: readonly MadeFix[]) {
        const there = standing(fixes, ({ start, end }) => editor().slice(start, end)).filter((fix) =>
          which.includes(fix),
        );
        const changes = there.map(({ start, end, before, after, isPutBack }) => ({
          start,
          end,
          insert: isPutBack ? after : before,
        }));
        if (changes.length > 0) replace(changes, followed(fixes, changes));
      },
    },
  };
}
