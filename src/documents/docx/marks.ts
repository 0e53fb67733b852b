// The records of tracked changes in a docx: their tags with numbers of their own, and the comments that give reasons.
import { createReasons, type TrackOptions } from '../change/tracking.ts';
import type { Step } from '../change/weave.ts';
import { encodeText, encodeValue } from '../xml/tokens.ts';

/** A comment to be written beside the text. */
export interface NewComment {
  id: number;
  text: string;
}

/** See the head of this file. */
export type Marks = ReturnType<typeof createMarks>;

/** Numbers begin behind those that the document uses. */
export function createMarks(track: TrackOptions, sources: readonly string[]) {
  const reasonOf = createReasons(track.fixes);
  const comments: NewComment[] = [];
  const told = new Set<Step>();
  let last = 0;
  for (const source of sources)
    for (const [, id] of source.matchAll(/\sw:id="(\d{1,9})"/g)) last = Math.max(last, Number(id));
  const who = () => `w:id="${++last}" w:author="${encodeValue(track.author)}" w:date="${encodeValue(track.date)}"`;
  return {
    comments,
    inserted: (content: string) => `<w:ins ${who()}>${content}</w:ins>`,
    deleted: (content: string) => `<w:del ${who()}>${content}</w:del>`,
    /** The mark of a paragraph that came or went. */
    paragraph: (name: 'ins' | 'del') => `<w:${name} ${who()}/>`,
    /** The change with a comment around it, if there is a reason and it has not been given yet. */
    explained(content: string, step: Step): string {
      const text = told.has(step) ? undefined : reasonOf(step);
      told.add(step);
      if (text === undefined) return content;
      const id = ++last;
      comments.push({ id, text });
      return `<w:commentRangeStart w:id="${id}"/>${content}<w:commentRangeEnd w:id="${id}"/><w:r><w:commentReference w:id="${id}"/></w:r>`;
    },
    /** The comments as elements of the file of comments. */
    commentElements: () =>
      comments
        .map(({ id, text }) => {
          const { author, date } = track;
          const who = `w:id="${id}" w:author="${encodeValue(author)}" w:date="${encodeValue(date)}" w:initials="${encodeValue(author.slice(0, 2))}"`;
          return `<w:comment ${who}><w:p><w:r><w:t xml:space="preserve">${encodeText(text)}</w:t></w:r></w:p></w:comment>`;
        })
        .join(''),
  };
}
