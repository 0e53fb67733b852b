// Blocks as a new Word document: headings and lists by the styles that Word knows.
import { encodeText } from '../xml/tokens.ts';
import { makeZip } from '../zip/rewrite.ts';
import type { Block } from './outline.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

const runs = (text: string) =>
  text
    .split(/(\t)/)
    .filter((piece) => piece !== '')
    .map(
      (piece) => `<w:r>${piece === '\t' ? '<w:tab/>' : `<w:t xml:space="preserve">${encodeText(piece)}</w:t>`}</w:r>`,
    )
    .join('');

function paragraph({ role, level, ordered, text }: Block): string {
  const properties =
    role === 'heading'
      ? `<w:pPr><w:pStyle w:val="Heading${Math.max(1, level)}"/></w:pPr>`
      : role === 'item'
        ? `<w:pPr><w:numPr><w:ilvl w:val="${Math.min(level, 8)}"/><w:numId w:val="${ordered ? 2 : 1}"/></w:numPr></w:pPr>`
        : '';
  return `<w:p>${properties}${runs(text)}</w:p>`;
}

const styles = () => {
  const headings = [1, 2, 3, 4, 5, 6].map(
    (n) =>
      `<w:style w:type="paragraph" w:styleId="Heading${n}"><w:name w:val="heading ${n}"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:qFormat/><w:pPr><w:keepNext/><w:spacing w:before="240" w:after="80"/><w:outlineLvl w:val="${n - 1}"/></w:pPr><w:rPr><w:b/><w:sz w:val="${36 - n * 3}"/></w:rPr></w:style>`,
  );
  return `${HEAD}<w:styles ${W}><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/><w:pPr><w:spacing w:after="120"/></w:pPr></w:style>${headings.join('')}</w:styles>`;
};

const numbering = () => {
  const levels = (ordered: boolean) =>
    Array.from({ length: 9 }, (_, n) => {
      const [format, sign] = ordered ? ['decimal', `%${n + 1}.`] : ['bullet', '•'];
      return `<w:lvl w:ilvl="${n}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${sign}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${720 + n * 360}" w:hanging="360"/></w:pPr></w:lvl>`;
    }).join('');
  const kinds = [false, true].map(
    (ordered, i) => `<w:abstractNum w:abstractNumId="${i}">${levels(ordered)}</w:abstractNum>`,
  );
  const numbers = [1, 2].map((n) => `<w:num w:numId="${n}"><w:abstractNumId w:val="${n - 1}"/></w:num>`);
  return `${HEAD}<w:numbering ${W}>${kinds.join('')}${numbers.join('')}</w:numbering>`;
};

/** The bytes of a docx. */
export function toDocx(blocks: readonly Block[]): Uint8Array {
  const override = (name: string) =>
    `<Override PartName="/word/${name}.xml" ContentType="${TYPE}.${name === 'document' ? 'document.main' : name}+xml"/>`;
  const files: [string, string][] = [
    [
      '[Content_Types].xml',
      `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${['document', 'styles', 'numbering'].map(override).join('')}</Types>`,
    ],
    [
      '_rels/.rels',
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ],
    [
      'word/_rels/document.xml.rels',
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/styles" Target="styles.xml"/><Relationship Id="rId2" Type="${OFFICE}/numbering" Target="numbering.xml"/></Relationships>`,
    ],
    [
      'word/document.xml',
      `${HEAD}<w:document ${W}><w:body>${blocks.map(paragraph).join('')}<w:sectPr/></w:body></w:document>`,
    ],
    ['word/styles.xml', styles()],
    ['word/numbering.xml', numbering()],
  ];
  const encoder = new TextEncoder();
  return makeZip(files.map(([name, content]) => [name, encoder.encode(content)] as const));
}
