// Small documents made for tests, with what Word writes around the text.
import { makeZip } from '../zip/rewrite.ts';

const W =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** A run with properties. */
export const run = (text: string, properties = ''): string =>
  `<w:r w:rsidR="00AB12CD">${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;

/** A paragraph; `style` is the id of its style. */
export const paragraph = (content: string, style = ''): string =>
  `<w:p w:rsidR="00AB12CD">${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${content}</w:p>`;

/** A docx with this body; `extra` are more files, related to the document by the given type. */
export function makeDocx(body: string, extra: Record<string, { type: string; content: string }> = {}): Uint8Array {
  const encoder = new TextEncoder();
  const parts = Object.entries(extra);
  const relations = parts.map(
    ([name, { type }], i) => `<Relationship Id="rId${i + 1}" Type="${OFFICE}/${type}" Target="${name}"/>`,
  );
  const styles = `${HEAD}<w:styles ${W}><w:style w:type="paragraph" w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style><w:style w:type="paragraph" w:styleId="Code"><w:name w:val="Source Code"/></w:style></w:styles>`;
  const files: [string, string][] = [
    [
      '[Content_Types].xml',
      `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ],
    [
      'word/_rels/document.xml.rels',
      `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rIdS" Type="${OFFICE}/styles" Target="styles.xml"/>${relations.join('')}</Relationships>`,
    ],
    [
      'word/document.xml',
      `${HEAD}<w:document ${W}><w:body>${body}<w:sectPr><w:pgSz w:w="11906"/></w:sectPr></w:body></w:document>`,
    ],
    ['word/styles.xml', styles],
    ...parts.map(([name, { content }]): [string, string] => [
      `word/${name}`,
      `${HEAD}${content.replace('>', ` ${W}>`)}`,
    ]),
    ['word/media/image1.png', 'not a picture'],
  ];
  return makeZip(files.map(([name, content]) => [name, encoder.encode(content)] as const));
}
