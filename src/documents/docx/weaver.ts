// How text is written into a docx: within its w:t, or as tracked changes by leaving the run and coming back into one like
// it. Everything is an insertion or a replacement of exactly the characters concerned.
import type { SourceEdit, Step, Weaver } from '../change/weave.ts';
import type { Paragraph, Slice } from '../model.ts';
import { sure } from '../sure.ts';
import { encodeText } from '../xml/tokens.ts';
import type { Marks } from './marks.ts';
import type { Docx, RunHolder } from './read.ts';

const PRESERVE = '<w:t xml:space="preserve">';
/** What a paragraph may hold besides text that must not go with it. */
const KEEPS =
  /<(?:w:(?:drawing|pict|object|sectPr|footnoteReference|endnoteReference|commentReference|commentRange|bookmark|fldChar|fldSimple|del|ins|sdt)\b|mc:AlternateContent|m:oMath)/;

/** A text as content of a run. */
const runContent = (text: string): string =>
  text
    .split(/([\t\n])/)
    .filter((piece) => piece !== '')
    .map((piece) =>
      piece === '\t' ? '<w:tab/>' : piece === '\n' ? '<w:br/>' : `${PRESERVE}${encodeText(piece)}</w:t>`,
    )
    .join('');

const placeOf = ({ way, from, to }: Slice, offset: number) =>
  way === 'text' ? from + offset : offset === 0 ? from : to;

/** The properties of a paragraph as written, without what belongs to it alone; a heading is followed by plain text. */
function propertiesOf(source: string, { role }: Paragraph): string {
  const found = /^<w:p(?:\s[^>]*)?>\s*(<w:pPr>[^]*?<\/w:pPr>)/.exec(source)?.[1] ?? '';
  if (role === 'heading' || /<w:(?:sectPr|pPrChange)\b/.test(found)) return '';
  return found.replace(/<w:(?:ins|del|moveFrom|moveTo)\s[^>]*\/>/g, '');
}

/** A paragraph with a mark (w:ins, w:del) among the properties of its end; as edits of its source. */
function markParagraph(source: string, { part, from }: { part: number; from: number }, mark: string): SourceEdit[] {
  const tag = /^<w:p(?:\s[^>]*)?>/.exec(source)?.[0] ?? '';
  const properties = /^\s*<w:pPr>([^]*?)<\/w:pPr>/.exec(source.slice(tag.length));
  const edit = (at: number, insert: string): SourceEdit[] => [{ part, from: from + at, to: from + at, insert }];
  if (!properties) return edit(tag.length, `<w:pPr><w:rPr>${mark}</w:rPr></w:pPr>`);
  const whole = properties[0];
  const run = whole.indexOf('<w:rPr>');
  if (run >= 0) return edit(tag.length + run + 7, mark);
  return edit(tag.length + whole.search(/<w:sectPr|<w:pPrChange|<\/w:pPr>$/), `<w:rPr>${mark}</w:rPr>`);
}

/** Writes into the sources of a docx; with `marks` every change is recorded. */
export function docxWeaver({ parts, holders }: Docx, marks: Marks | null): Weaver {
  const sourceOf = (paragraph: Paragraph) => {
    const { source } = paragraph;
    return source ? sure(parts.texts[source.part]).source.slice(source.from, source.to) : '';
  };
  const keeping = new Set<RunHolder>();
  const keepSpaces = (holder: RunHolder, part: number): SourceEdit[] => {
    if (holder.preserve || holder.tagEnd < 0 || keeping.has(holder)) return [];
    keeping.add(holder);
    const at = holder.tagEnd - 1;
    const unshown = holder.unshown.filter(({ from, to }) => to > from);
    return [
      { part, from: at, to: at, insert: ' xml:space="preserve"' },
      ...unshown.map((range) => ({ part, ...range, insert: '' })),
    ];
  };
  const explained = (content: string, part: number, step: Step) =>
    marks && parts.texts[part]?.story === 'document' ? marks.explained(content, step) : content;

  /** Leaves the run, records, and comes back. */
  const record = (slice: Slice, from: number, to: number, text: string, step: Step, log: Marks): SourceEdit[] => {
    const { part } = slice;
    const holder = sure(holders[slice.holder]);
    const [first, last] = [placeOf(slice, from), placeOf(slice, to)];
    const raw = sure(parts.texts[part]).source.slice(first, last);
    const inText = holder.tagEnd >= 0;
    const run = (content: string) => `${holder.run}${holder.properties}${content}</w:r>`;
    const old = inText ? `<w:delText xml:space="preserve">${raw}</w:delText>` : raw;
    const gone = raw === '' ? '' : log.deleted(run(old));
    const come = text === '' ? '' : holder.inserted ? run(runContent(text)) : log.inserted(run(runContent(text)));
    const [leave, enter] = inText ? ['</w:t></w:r>', PRESERVE] : ['</w:r>', ''];
    const insert = `${leave}${explained(gone + come, part, step)}${holder.run}${holder.properties}${enter}`;
    return [...keepSpaces(holder, part), { part, from: first, to: last, insert }];
  };

  const newParagraphs = (like: Paragraph, texts: readonly string[]): string => {
    const slice = like.role === 'heading' ? undefined : like.slices.findLast(({ host }) => host);
    const properties = propertiesOf(sourceOf(like), like);
    const run = (text: string) =>
      `<w:r>${slice ? sure(holders[slice.holder]).properties : ''}${runContent(text)}</w:r>`;
    return texts
      .map((text) => {
        if (!marks) return `<w:p>${properties}${run(text)}</w:p>`;
        const mark = marks.paragraph('ins');
        const marked = properties.includes('<w:rPr>')
          ? properties.replace('<w:rPr>', `<w:rPr>${mark}`)
          : `${properties.replace('</w:pPr>', '') || '<w:pPr>'}<w:rPr>${mark}</w:rPr></w:pPr>`;
        return `<w:p>${marked}${marks.inserted(run(text))}</w:p>`;
      })
      .join('');
  };

  const replace: Weaver['replace'] = (slice, from, to, text, step) => {
    if (marks) return record(slice, from, to, text, step, marks);
    const [first, last] = [placeOf(slice, from), placeOf(slice, to)];
    const encoded = text
      .split(/([\t\n])/)
      .map((piece) =>
        piece === '\t' || piece === '\n' ? `</w:t><w:${piece === '\t' ? 'tab' : 'br'}/>${PRESERVE}` : encodeText(piece),
      )
      .join('');
    return [
      ...keepSpaces(sure(holders[slice.holder]), slice.part),
      { part: slice.part, from: first, to: last, insert: encoded },
    ];
  };

  return {
    whole: marks !== null,
    replace,
    fill({ source }, text) {
      if (!source) return null;
      const { source: whole } = sure(parts.texts[source.part]);
      const run = `<w:r>${runContent(text)}</w:r>`;
      const content = marks ? marks.inserted(run) : run;
      if (whole.slice(source.to - 2, source.to) === '/>')
        return [{ part: source.part, from: source.to - 2, to: source.to, insert: `>${content}</w:p>` }];
      const end = whole.lastIndexOf('</w:p>', source.to);
      return [{ part: source.part, from: end, to: end, insert: content }];
    },
    remove(paragraph) {
      const { source, slices, role } = paragraph;
      if (!source || slices.some(({ way }) => way === 'locked')) return null;
      const whole = sourceOf(paragraph);
      const fixed = role === 'cell' || role === 'note' || role === 'comment' || KEEPS.test(whole);
      if (!fixed && !marks) return [{ ...source, insert: '' }];
      const cuts = slices.flatMap((slice) => {
        const step = { before: slice.text, after: '' };
        return replace(slice, 0, slice.text.length, '', step);
      });
      return fixed || !marks ? cuts : [...markParagraph(whole, source, marks.paragraph('del')), ...cuts];
    },
    add(after, texts, { paragraphs }) {
      const like = after ?? paragraphs.find(({ source }) => source !== null);
      if (!like?.source) return null;
      const at = after ? like.source.to : like.source.from;
      return [{ part: like.source.part, from: at, to: at, insert: newParagraphs(like, texts) }];
    },
  };
}
