// One text in numbers, and its corrected sentences, put to its writer's progress.
import type { Corrected, Draft } from '../../../services/drafts/draft.ts';
import { keepSlips, keepTally } from '../../../services/progress/progress.ts';
import { type MistakeKind, mistakeKinds, type Tally } from '../../../services/progress/types.ts';
import type { Mark } from '../panel/issueIndex.ts';
import { slipsOf } from './slipsOf.ts';

/** In fewer words one mistake more or less says nothing. */
const LEAST_WORDS = 20;
/** As much of a text as it takes to tell it from another. */
const COMPARED = 4_000;
/** A text that shares fewer of its words with an earlier one is another. */
const SHARED_WORDS = 0.5;

const wordsOf = (text: string) =>
  new Set(
    text
      .slice(0, COMPARED)
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? [],
  );

/** Whether a text has taken the place of another: correcting it, cutting it or writing on leaves most of its words. */
export function isAnother(before: string, now: string): boolean {
  const [old, fresh] = [wordsOf(before), wordsOf(now)];
  const smaller = Math.min(old.size, fresh.size);
  if (smaller === 0) return false;
  const shared = [...old].filter((word) => fresh.has(word)).length;
  return shared / smaller < SHARED_WORDS;
}

/** What is counted of a text: corrected mistakes that stand, and sure ones that are left. */
export function mistakesIn(
  fixes: Corrected['fixes'],
  marks: readonly Pick<Mark, 'issue'>[],
): Record<MistakeKind, number> {
  const found = [
    ...fixes.filter(({ isPutBack }) => !isPutBack).map(({ kind }) => kind),
    ...marks
      .filter(({ issue }) => issue.certainty === 'sure' && issue.type !== 'unknown-name')
      .map(({ issue }) => issue.category),
  ];
  return Object.fromEntries(
    mistakeKinds.map((kind) => [kind, found.filter((one) => one === kind).length]),
  ) as Tally['mistakes'];
}

/** A text as it is at rest. */
export interface Counted extends Corrected {
  readonly draft: Pick<Draft, 'id' | 'owner' | 'foreign'>;
  readonly words: number;
  readonly marks: readonly Mark[];
  /** Whether its corrected sentences may be kept. */
  readonly sentences: boolean;
}

/** The text counted last, and under which name: another text in its place is counted by itself. */
let last: { draft: string; id: string; text: string } | null = null;

function nameOf({ draft, text }: Counted, now: number): string {
  const isSame = last?.draft === draft.id;
  const id = !last || !isSame ? draft.id : isAnother(last.text, text) ? `${draft.id} ${now}` : last.id;
  last = { draft: draft.id, id, text: text.slice(0, COMPARED) };
  return id;
}

/** See the head of this file. Nothing of somebody else's text is counted. */
export async function countText(counted: Counted, now: number): Promise<void> {
  const { draft, text, fixes, words, marks, sentences } = counted;
  if (draft.foreign !== undefined && !isAnother(draft.foreign, text)) return;
  const own = { owner: draft.owner, draft: draft.id };
  if (words >= LEAST_WORDS) {
    const mistakes = mistakesIn(fixes, marks);
    await keepTally({ ...own, id: nameOf(counted, now), at: now, words, mistakes });
  }
  if (!sentences) return;
  const { slips, undone } = slipsOf({ ...own, text, fixes }, now);
  await keepSlips(draft.owner, slips, undone);
}
