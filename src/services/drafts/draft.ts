// The draft type: a text with everything belonging to it. Pure: drafts.ts stores it, rescue.ts rescues it.
import type { Category, TextLanguage } from '../../engine/index.ts';

/** Who offered a correction: the checker, our own other wordings, or a language model, told by where it runs. */
export type FixSource = 'checker' | 'wordings' | 'browser' | `host ${string}`;

/** A correction made in a text. [start, end) is what stands there now: `after`, or `before` again if it was put back. */
export interface MadeFix {
  start: number;
  end: number;
  before: string;
  after: string;
  /** Why, in the reader's language at that time; may be empty. */
  reason: string;
  isPutBack: boolean;
  /** When it was last made, in milliseconds since 1970, and who offered it; absent in texts of earlier releases. */
  at?: number | undefined;
  by?: FixSource | undefined;
  /** What kind of finding it corrected, in which language; absent where it was none of the checker's. */
  kind?: Category | undefined;
  language?: TextLanguage | undefined;
}

/** A text, and the corrections that stand in it, in order. */
export interface Corrected {
  text: string;
  fixes: readonly MadeFix[];
}

/** A text with what belongs to it. `text` is kept unit by unit, also with lone surrogates. */
export interface Draft {
  id: string;
  /** Whose text it is (person.ts). */
  owner: string;
  text: string;
  /** Text language or variant chosen for this text, or `auto`. */
  language: string;
  ignoredWords: string[];
  ignoredIssues: string[];
  /** The corrections made in it, in text order; absent where there are none. */
  fixes?: readonly MadeFix[];
  /** What it began as, if somebody else wrote that: a sample, or a text from a link. */
  foreign?: string | undefined;
  createdAt: number;
  updatedAt: number;
  /** Counts the saves; 0 was never saved. */
  save: number;
  /** Entries of the two lists that this release does not understand (draftRecord.ts). */
  unread?: unknown[][];
}

const TITLE_LENGTH = 60;

/** The first non-empty line, cut at a word boundary; '' for an empty text. */
export function draftTitle(text: string): string {
  const line =
    /\S[^\n]*/
      .exec(text.slice(0, 2_000))?.[0]
      .trim()
      .replace(/[,;:]+$/, '') ?? '';
  if (line.length <= TITLE_LENGTH) return line;
  const cut = line.slice(0, TITLE_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), TITLE_LENGTH / 2))}…`;
}

/** An id that no other text has. */
export const newId = (): string => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;

/** A draft not stored anywhere yet. */
export function newDraft(owner: string): Draft {
  const now = Date.now();
  return {
    id: newId(),
    owner,
    text: '',
    language: 'auto',
    ignoredWords: [],
    ignoredIssues: [],
    createdAt: now,
    updatedAt: now,
    save: 0,
  };
}
