// Reads an odt. Text stands directly in text:p and text:h; what was deleted, the numbers of notes and who wrote a comment
// are not read, and what other elements show (pages, dates, references) is locked.
import { type DraftParagraph, joinParagraphs, newParagraph, type TextModel } from '../model.ts';
import { refusal } from '../refusal.ts';
import { sure } from '../sure.ts';
import { collapsedSlices, endsWithSpace, trimEnd } from '../xml/collapse.ts';
import { attribute, decodeEntity, readXml } from '../xml/tokens.ts';
import { openZip, unpackText, type Zip } from '../zip/archive.ts';

/** A read odt with what writing it again needs. */
export interface Odt {
  zip: Zip;
  model: TextModel;
}

/** The file that holds the text. */
export const CONTENT = 'content.xml';

const SKIPPED = new Set([
  'text:tracked-changes',
  'text:note-citation',
  'text:ruby-text',
  'text:table-of-content',
  'office:automatic-styles',
  'office:forms',
  'text:variable-decls',
  'text:sequence-decls',
  'dc:creator',
  'dc:date',
  'meta:creator-initials',
  'svg:title',
  'svg:desc',
  'draw:object',
]);
/** Elements whose content is plain text of the paragraph around them. */
const OPEN = new Set(['text:span', 'text:a', 'text:meta', 'text:ruby', 'text:ruby-base']);

/** Reads an odt. Rejects with the codes of documents. */
export function readOdt(bytes: Uint8Array): Odt {
  const zip = openZip(bytes);
  const source = unpackText(zip, CONTENT);
  if (source === undefined) throw refusal('broken', { message: 'no content' });
  return { zip, model: joinParagraphs(readContent(source), [source]) };
}

function readContent(source: string): DraftParagraph[] {
  const done: DraftParagraph[] = [];
  /** Notes, comments and text boxes stand inside paragraphs: theirs come after those. */
  const open: { paragraph: DraftParagraph; locked: number }[] = [];
  const code = codeStyles(source);
  let skip = 0;
  const depth = { list: 0, cell: 0, note: 0, comment: 0 };
  const counted: Record<string, keyof typeof depth> = {
    'text:list': 'list',
    'table:table-cell': 'cell',
    'text:note': 'note',
    'office:annotation': 'comment',
  };
  const top = () => open.at(-1);
  const unit = (text: string, from: number, to: number) => {
    const at = top();
    if (!at) return;
    const locked = at.locked > 0 || at.paragraph.role === 'code';
    at.paragraph.slices.push({
      at: 0,
      text,
      part: 0,
      from,
      to,
      way: locked ? 'locked' : 'atom',
      host: false,
      holder: 0,
    });
  };

  readXml(source, {
    open(name, from, to, empty) {
      if (skip > 0) return void (empty || (skip += 1));
      if (SKIPPED.has(name)) return void (empty || (skip = 1));
      const tag = source.slice(from, to);
      const counter = counted[name];
      if (counter && !empty) depth[counter] += 1;
      if (name === 'text:p' || name === 'text:h') {
        const paragraph = newParagraph({ part: 0, from, to });
        if (depth.comment > 0) paragraph.role = 'comment';
        else if (depth.note > 0) paragraph.role = 'note';
        else if (name === 'text:h')
          Object.assign(paragraph, {
            role: 'heading',
            level: Math.min(6, Number(attribute(tag, 'text:outline-level') ?? 1)),
          });
        else if (depth.list > 0) Object.assign(paragraph, { role: 'item', level: depth.list - 1 });
        else if (depth.cell > 0) paragraph.role = 'cell';
        if (code.has(attribute(tag, 'text:style-name') ?? '')) paragraph.role = 'code';
        done.push(paragraph);
        if (!empty) open.push({ paragraph, locked: 0 });
      } else if (name === 'text:s')
        unit(' '.repeat(Math.min(1_000, Number(attribute(tag, 'text:c') ?? 1) || 1)), from, to);
      else if (name === 'text:tab') unit('\t', from, to);
      else if (name === 'text:line-break') unit('\n', from, to);
      else if (name.startsWith('text:') && !OPEN.has(name) && !counter && !empty && top()) sure(top()).locked += 1;
    },
    close(name, _from, to) {
      if (skip > 0) return void (skip -= 1);
      const counter = counted[name];
      if (counter) depth[counter] -= 1;
      if (name === 'text:p' || name === 'text:h') {
        const ended = open.pop();
        if (ended?.paragraph.source) ended.paragraph.source.to = to;
        if (ended) trimEnd(ended.paragraph);
      } else if (name.startsWith('text:') && !OPEN.has(name) && !counter && top() && sure(top()).locked > 0)
        sure(top()).locked -= 1;
    },
    text(from, to, raw) {
      const at = top();
      if (skip > 0 || !at) return;
      const { paragraph } = at;
      const locked = at.locked > 0 || paragraph.role === 'code' || raw;
      const decode = raw ? (entity: string) => entity : decodeEntity;
      const options = { decode, afterSpace: endsWithSpace(paragraph), locked };
      paragraph.slices.push(...collapsedSlices(source, { part: 0, from, to, holder: 0 }, options));
    },
  });
  return done;
}

/** Names of the styles made for code, and of those in the file based on them. */
function codeStyles(source: string): Set<string> {
  const names = new Set(['Preformatted_20_Text', 'Source_20_Text']);
  for (const [tag] of source.matchAll(/<style:style\s[^>]*>/g)) {
    const parent = attribute(tag, 'style:parent-style-name');
    const name = attribute(tag, 'style:name');
    if (name && parent && names.has(parent)) names.add(name);
  }
  return names;
}
