// Taking in rewrites that somebody has accepted, and remembering those that were left alone.
import type { FixSource } from '../../../services/drafts/draft.ts';
import { getI18n } from '../../../services/i18n/i18n.ts';
import type { EditorPort } from '../editor/port.ts';
import type { DraftKeeping } from './draftKeeping.ts';
import type { FixKeeping } from './fixKeeping.ts';
import type { StepToast } from './stepToast.ts';

/** A rewrite of the text as it was when it was offered. */
export interface AcceptedRewrite {
  readonly start: number;
  readonly end: number;
  /** What stood there. */
  readonly before: string;
  readonly insert: string;
  /** Why, in the reader's language. */
  readonly reason: string;
  readonly by: FixSource;
}

/** What this needs from the rest of the checker. */
export interface RewritingParts {
  editor(): EditorPort;
  drafts: Pick<DraftKeeping, 'draft' | 'change'>;
  write: FixKeeping['write'];
  tellStep: StepToast['tell'];
}

/** See the head of this file. */
export interface Rewriting {
  /**
   * Writes rewrites (in text order) as one undo step and says so; those whose words no longer stand there, and those that
   * overlap one before, are left out. Returns those that were written. `said`: what is said instead of how many they are.
   */
  rewrite(accepted: readonly AcceptedRewrite[], said?: string): readonly AcceptedRewrite[];
  /** Remembers with the text that something offered is not wanted. */
  leave(key: string): void;
  isLeft(key: string): boolean;
}

/** Keys of rewrites stand among those of findings that are ignored. */
const keyed = (key: string) => `rewrite ${key}`;

/** See the head of this file. */
export function createRewriting({ editor, drafts, write, tellStep }: RewritingParts): Rewriting {
  return {
    rewrite(accepted, said) {
      const written: AcceptedRewrite[] = [];
      for (const one of accepted) {
        const isThere = editor().slice(one.start, one.end) === one.before;
        if (isThere && one.start >= (written.at(-1)?.end ?? 0)) written.push(one);
      }
      if (written.length === 0) return written;
      const told = new Map(written.map((one) => [one.start, one]));
      write(
        written.map(({ start, end, insert }) => ({ start, end, insert })),
        undefined,
        ({ start }) => ({ reason: told.get(start)?.reason ?? '', by: told.get(start)?.by }),
      );
      tellStep({ text: said ?? getI18n().t('ai:rewrite.done', { count: written.length }) }, () => editor().undo());
      return written;
    },
    leave(key) {
      const { ignoredIssues } = drafts.draft();
      drafts.change({ ignoredIssues: [...ignoredIssues, keyed(key)] });
    },
    isLeft: (key) => drafts.draft().ignoredIssues.includes(keyed(key)),
  };
}
