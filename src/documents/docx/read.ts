// Reads a docx. Text lies in w:t; everything between is kept as it is. Deleted text, field codes and formulas are not read;
// results of fields are shown but locked, except links. Of two drawings of one text box the newer one is read.
import { type DraftParagraph, joinParagraphs, newParagraph, type Slice, type TextModel } from '../model.ts';
import { sure } from '../sure.ts';
import { textSlices } from '../xml/slices.ts';
import { attribute, readXml } from '../xml/tokens.ts';
import { openZip, type Zip } from '../zip/archive.ts';
import { createFields } from './fields.ts';
import { type DocxParts, docxParts, type TextPart } from './parts.ts';
import { readNumbering, readStyles } from './styles.ts';

/** What surrounds a slice: what a writer needs to leave the run and to come back into one like it. */
export interface RunHolder {
  part: number;
  /** Where the tag of its w:t ends, and whether that keeps spaces at the edges; -1 when the slice is no text. */
  tagEnd: number;
  preserve: boolean;
  /** Spaces at its edges that are not shown, and would be if it kept them. */
  unshown: { from: number; to: number }[];
  /** The tag of the run, and its properties as written. */
  run: string;
  properties: string;
  /** Inside a tracked insertion already. */
  inserted: boolean;
}

/** A read docx with what writing it again needs. */
export interface Docx {
  zip: Zip;
  parts: DocxParts;
  model: TextModel;
  holders: RunHolder[];
}

/** Elements whose content is not read. */
const SKIPPED = new Set([
  'w:del',
  'w:moveFrom',
  'w:instrText',
  'w:delText',
  'mc:Fallback',
  'm:oMath',
  'w:rPrChange',
  'w:pPrChange',
  'w:sectPr',
  'w:sdtPr',
  'w:ruby',
]);
const ATOMS: Record<string, string> = { 'w:tab': '\t', 'w:br': '\n', 'w:cr': '\n', 'w:noBreakHyphen': '\u2011' };

/** Reads a docx. Rejects with the codes of documents. */
export function readDocx(bytes: Uint8Array): Docx {
  const zip = openZip(bytes);
  const parts = docxParts(zip);
  const meanings = { style: readStyles(parts.styles), ordered: readNumbering(parts.numbering) };
  const holders: RunHolder[] = [];
  const paragraphs = parts.texts.flatMap((part, index) => readPart(part, index, meanings, holders));
  return {
    zip,
    parts,
    holders,
    model: joinParagraphs(
      paragraphs,
      parts.texts.map(({ source }) => source),
    ),
  };
}

interface Meanings {
  style: ReturnType<typeof readStyles>;
  ordered: ReturnType<typeof readNumbering>;
}

interface OpenRun {
  from: number;
  tag: string;
  properties: string;
  hidden: boolean;
}

function readPart(
  { source, story }: TextPart,
  part: number,
  meanings: Meanings,
  holders: RunHolder[],
): DraftParagraph[] {
  const done: DraftParagraph[] = [];
  /** Paragraphs can stand inside others, in text boxes: they come after the one that holds them. */
  const open: { paragraph: DraftParagraph; runs: OpenRun[]; numId: string | undefined }[] = [];
  const fields = createFields();
  let skip = 0;
  let [cells, insertions] = [0, 0];
  let propertiesFrom = -1;
  let text: { tagEnd: number; preserve: boolean } | null = null;

  const top = () => open.at(-1);
  const run = () => top()?.runs.at(-1);
  const hold = (tagEnd: number, preserve: boolean, unshown: RunHolder['unshown'] = []): number => {
    const { tag = '<w:r>', properties = '' } = run() ?? {};
    return holders.push({ part, tagEnd, preserve, unshown, run: tag, properties, inserted: insertions > 0 }) - 1;
  };
  const add = (slices: Slice[]) => top()?.paragraph.slices.push(...slices);
  const isLocked = () => fields.locked() || top()?.paragraph.role === 'code';
  const begin = (from: number) => {
    const paragraph = newParagraph({ part, from, to: from });
    if (story === 'comments') paragraph.role = 'comment';
    else if (story === 'footnotes' || story === 'endnotes') paragraph.role = 'note';
    else if (cells > 0) paragraph.role = 'cell';
    done.push(paragraph);
    open.push({ paragraph, runs: [], numId: undefined });
  };
  const describe = (name: string, tag: () => string) => {
    const at = top();
    if (!at || at.runs.length > 0) return;
    const { paragraph } = at;
    const value = () => attribute(tag(), 'w:val') ?? '';
    if (name === 'w:pStyle') {
      const { role, level } = meanings.style(value());
      if (role === 'code' || paragraph.role === 'text') Object.assign(paragraph, { role, level });
    } else if (name === 'w:numId') {
      at.numId = value();
      const listed = at.numId !== '0';
      if (listed && paragraph.role === 'text') paragraph.role = 'item';
      else if (!listed && paragraph.role === 'item') paragraph.role = 'text';
      paragraph.ordered = meanings.ordered(at.numId, paragraph.level);
    } else if (name === 'w:ilvl' && paragraph.role !== 'heading') paragraph.level = Number(value()) || 0;
  };

  readXml(source, {
    open(name, from, to, empty) {
      if (skip > 0) return void (empty || (skip += 1));
      const tag = () => source.slice(from, to);
      if (SKIPPED.has(name)) return void (empty || (skip = 1));
      if (name === 'w:p') {
        begin(from);
        if (empty) close('w:p', to);
      } else if (name === 'w:r' && !empty) top()?.runs.push({ from, tag: tag(), properties: '', hidden: false });
      else if (name === 'w:rPr' && run()) {
        if (!empty) propertiesFrom = from;
      } else if (name === 'w:vanish' && propertiesFrom >= 0 && !/w:val="(0|false|off)"/.test(tag()))
        sure(run()).hidden = true;
      else if (name === 'w:t' && !empty) text = { tagEnd: to, preserve: /xml:space\s*=\s*["']preserve/.test(tag()) };
      else if (name === 'w:ins' && !empty) insertions += 1;
      else if (name === 'w:tc' && !empty) cells += 1;
      else if (name === 'w:fldSimple' && !empty) fields.simple(attribute(tag(), 'w:instr') ?? '');
      else if (name === 'w:fldChar') fields.mark(attribute(tag(), 'w:fldCharType') ?? '');
      else if ((name === 'w:footnote' || name === 'w:endnote') && attribute(tag(), 'w:type')) skip = empty ? 0 : 1;
      else if (run() && name in ATOMS && propertiesFrom < 0 && !sure(run()).hidden) {
        const way = isLocked() ? 'locked' : 'atom';
        add([{ at: 0, text: sure(ATOMS[name]), part, from, to, way, host: false, holder: hold(-1, true) }]);
      } else describe(name, tag);
    },
    close(name, _from, to) {
      if (skip > 0) return void (skip -= 1);
      close(name, to);
    },
    text(from, to, raw) {
      // The code of a field is skipped text, but says whether its result may be changed.
      if (skip === 1 && fields.wantsCode()) fields.code(source.slice(from, to));
      if (skip > 0 || !text || !run() || sure(run()).hidden) return;
      let [first, last] = [from, to];
      if (!text.preserve) {
        first += source.slice(from, to).length - source.slice(from, to).trimStart().length;
        last -= source.slice(from, to).length - source.slice(from, to).trimEnd().length;
      }
      if (last <= first) return;
      const holder = hold(text.tagEnd, text.preserve, [
        { from, to: first },
        { from: last, to },
      ]);
      add(textSlices(source, { part, from: first, to: last, holder }, { raw, locked: isLocked() || raw }));
    },
  });

  function close(name: string, to: number) {
    if (name === 'w:p') {
      const ended = open.pop();
      if (ended?.paragraph.source) ended.paragraph.source.to = to;
    } else if (name === 'w:r') top()?.runs.pop();
    else if (name === 'w:rPr' && run() && propertiesFrom >= 0) {
      sure(run()).properties = source.slice(propertiesFrom, to);
      propertiesFrom = -1;
    } else if (name === 'w:t') text = null;
    else if (name === 'w:ins') insertions -= 1;
    else if (name === 'w:tc') cells -= 1;
    else if (name === 'w:fldSimple') fields.endSimple();
  }
  return done;
}
