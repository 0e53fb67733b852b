// What every reader makes of a file: a plain text, and for each stretch of it the place in the source where it stands.
// Offsets are UTF-16, both in the text and in the decoded sources. Invariant: `slices` are sorted by `at` and each lies
// within the source part that it names; a slice with way `text` has exactly its own characters there.

/** The kinds of files that can be opened. */
export type DocumentKind = 'txt' | 'md' | 'html' | 'rtf' | 'docx' | 'odt' | 'eml' | 'pdf';

/** The kinds that any document can be saved as, besides its own. */
export type SaveKind = 'txt' | 'md' | 'html' | 'docx' | 'odt';

/** A stretch of text and its place in the source. */
export interface Slice {
  at: number;
  text: string;
  part: number;
  from: number;
  to: number;
  /**
   * `text`: character for character as in the source. `atom`: one unit that can only go as a whole (a tab, an entity).
   * `locked`: shown, never changed (the result of a field).
   */
  way: 'text' | 'atom' | 'locked';
  /** New text can be written at its edges, in the form that the format has for text. */
  host: boolean;
  /** Whatever the format needs to write around it: an index into its own list. */
  holder: number;
}

/** What a paragraph is. */
export type Role = 'text' | 'heading' | 'item' | 'cell' | 'note' | 'comment' | 'code';

/** One paragraph: a range of the text without the line break behind it. */
export interface Paragraph {
  start: number;
  end: number;
  role: Role;
  /** Of headings 1 to 6, of list items the depth from 0; otherwise 0. */
  level: number;
  ordered: boolean;
  slices: Slice[];
  /** Its element in the source; a paragraph without one can be neither removed nor followed by a new one. */
  source: { part: number; from: number; to: number } | null;
}

/** A read document. */
export interface TextModel {
  text: string;
  paragraphs: Paragraph[];
  /** The decoded sources that slices point into. */
  parts: string[];
}

/** A paragraph that is still being read: its text lies in its slices, whose `at` is not yet known. */
export type DraftParagraph = Omit<Paragraph, 'start' | 'end'>;

/** A paragraph with nothing in it yet. */
export const newParagraph = (source: Paragraph['source'] = null): DraftParagraph => ({
  role: 'text',
  level: 0,
  ordered: false,
  slices: [],
  source,
});

const lengthOf = ({ slices }: DraftParagraph) => slices.reduce((sum, { text }) => sum + text.length, 0);

/** How many empty lines the editor shows between two paragraphs: none where the writer made the space with empty ones. */
function gapBetween(before: DraftParagraph, after: DraftParagraph, spaced: boolean): string {
  const tight =
    before.role === after.role && (before.role === 'item' || before.role === 'cell' || before.role === 'code');
  return tight || spaced || lengthOf(before) === 0 || lengthOf(after) === 0 ? '\n' : '\n\n';
}

/** Puts paragraphs together: the text is joined, and every slice learns its place in it. */
export function joinParagraphs(drafts: readonly DraftParagraph[], parts: string[]): TextModel {
  const pieces: string[] = [];
  const paragraphs: Paragraph[] = [];
  const spaced = drafts.filter((draft) => lengthOf(draft) === 0).length * 8 > drafts.length;
  let at = 0;
  let previous: DraftParagraph | undefined;
  for (const draft of drafts) {
    if (previous) {
      const gap = gapBetween(previous, draft, spaced);
      pieces.push(gap);
      at += gap.length;
    }
    const start = at;
    for (const slice of draft.slices) {
      slice.at = at;
      at += slice.text.length;
      pieces.push(slice.text);
    }
    paragraphs.push({ ...draft, start, end: at });
    previous = draft;
  }
  return { text: pieces.join(''), paragraphs, parts };
}
