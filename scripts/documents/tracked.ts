// What tracked changes did to a document, read without the product's own readers: which parts of the file and which paragraphs
// are the same byte for byte, and what the text is with all changes refused.
import { type Unzipped, unzipSync } from 'fflate';

/** What was found. */
export interface Tracked {
  /** Parts of the file that differ although no text stands in them. */
  readonly spoiltParts: readonly string[];
  readonly paragraphs: number;
  /** Paragraphs with a recorded change. */
  readonly changed: number;
  /** Paragraphs without one that are not what they were. */
  readonly spoilt: number;
  /** Paragraphs with changes whose text is another when all are refused. */
  readonly irreversible: number;
  readonly insertions: number;
  readonly deletions: number;
  readonly comments: number;
}

const decode = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);
const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;
const sameBytes = (a: Uint8Array | undefined, b: Uint8Array | undefined) =>
  a !== undefined && b !== undefined && Buffer.compare(a, b) === 0;

interface Format {
  /** The parts that hold text. */
  readonly texts: readonly string[];
  /** The parts that recording may add to. */
  readonly mayChange: readonly string[];
  /** The paragraphs of a part, with what stands before each. */
  paragraphs(xml: string): string[];
  isChanged(paragraph: string): boolean;
  /** The text of a paragraph with all its changes refused. */
  refused(paragraph: string, deleted: ReadonlyMap<string, string>): string;
  counts(files: Unzipped): Pick<Tracked, 'insertions' | 'deletions' | 'comments'>;
}

const bare = (xml: string) => xml.replace(/<[^>]*>/g, '');

const docx: Format = {
  texts: ['word/document.xml', 'word/footnotes.xml'],
  mayChange: ['[Content_Types].xml', 'word/_rels/document.xml.rels', 'word/comments.xml'],
  paragraphs: (xml) => xml.split(/(?<=<\/w:p>)/),
  isChanged: (paragraph) => /<w:(?:ins|del) /.test(paragraph),
  refused: (paragraph) =>
    bare(paragraph.replace(/<w:ins [^>]*>.*?<\/w:ins>/gs, '').replace(/<w:instrText[^>]*>.*?<\/w:instrText>/gs, '')),
  counts: (files) => {
    const all = ['word/document.xml', 'word/footnotes.xml'].map((name) => decode(files[name])).join('');
    const comments = count(decode(files['word/comments.xml']), /<w:comment /g);
    return { insertions: count(all, /<w:ins /g), deletions: count(all, /<w:del /g), comments };
  },
};

/** Whoever made a change is named in words that a document without changes need not know. */
const CREATOR = ' xmlns:dc="http://purl.org/dc/elements/1.1/"';
const TRACKED = /<text:tracked-changes\b[^>]*>.*?<\/text:tracked-changes>/s;
const odt: Format = {
  texts: ['content.xml'],
  mayChange: [],
  paragraphs: (xml) =>
    xml
      .replace(TRACKED, '')
      .replace(CREATOR, '')
      .replace(/<office:annotation\b[^>]*>.*?<\/office:annotation>/gs, '')
      .split(/(?<=<\/text:[ph]>)/),
  isChanged: (paragraph) => /<text:change(?:-start)? /.test(paragraph),
  refused: (paragraph, deleted) =>
    bare(
      paragraph
        .replace(/<text:change-start [^>]*\/>.*?<text:change-end [^>]*\/>/gs, '')
        .replace(/<text:change text:change-id="([^"]*)"\/>/g, (_, id: string) => deleted.get(id) ?? ''),
    ),
  counts: (files) => {
    const xml = decode(files['content.xml']);
    return {
      insertions: count(xml, /<text:insertion>/g),
      deletions: count(xml, /<text:deletion>/g),
      comments: count(xml, /<office:annotation\b/g),
    };
  },
};

/** Deleted words by the name of the change: in an odt they stand at its beginning. */
function deletedIn(xml: string): Map<string, string> {
  const deleted = new Map<string, string>();
  for (const region of xml.split('</text:changed-region>')) {
    const [, id] = /<text:changed-region [^>]*text:id="([^"]*)"/.exec(region) ?? [];
    const [, content] = /<text:p>(.*)<\/text:p><\/text:deletion>$/s.exec(region) ?? [];
    if (id !== undefined && content !== undefined) deleted.set(id, content.replaceAll('<text:s/>', ' '));
  }
  return deleted;
}

/** Compares a document with the same one after corrections were recorded in it. */
export function compareTracked(kind: 'docx' | 'odt', before: Uint8Array, after: Uint8Array): Tracked {
  const format = kind === 'docx' ? docx : odt;
  const [old, now] = [unzipSync(before), unzipSync(after)];
  const fixed = Object.keys(old).filter((name) => ![...format.texts, ...format.mayChange].includes(name));
  const spoiltParts = fixed.filter((name) => !sameBytes(old[name], now[name]));
  const totals = { paragraphs: 0, changed: 0, spoilt: 0, irreversible: 0 };
  for (const name of format.texts) {
    const deleted = deletedIn(decode(now[name]));
    const [was, is] = [format.paragraphs(decode(old[name])), format.paragraphs(decode(now[name]))];
    totals.paragraphs += was.length;
    // A paragraph too many or too few would shift all others.
    totals.spoilt += Math.abs(was.length - is.length);
    was.forEach((paragraph, at) => {
      const other = is[at] ?? '';
      if (!format.isChanged(other)) totals.spoilt += other === paragraph ? 0 : 1;
      else {
        totals.changed += 1;
        if (format.refused(other, deleted) !== format.refused(paragraph, deleted)) totals.irreversible += 1;
      }
    });
  }
  return { spoiltParts, ...totals, ...format.counts(now) };
}
