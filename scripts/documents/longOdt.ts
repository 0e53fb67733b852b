// The long document as LibreOffice writes it: spans that are cut anywhere, a table, a list, links, fields and footnotes.
import { encodeText } from '../../src/documents/xml/tokens.ts';
import { makeZip } from '../../src/documents/zip/rewrite.ts';
import { createRandom } from '../packs/random.ts';
import type { Prose } from './prose.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMES = [
  ...['office', 'text', 'style', 'table'].map(
    (name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`,
  ),
  'xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"',
  'xmlns:xlink="http://www.w3.org/1999/xlink"',
].join(' ');
const TYPE = 'application/vnd.oasis.opendocument.text';

/** A line as spans, cut within words as well. */
function spans(text: string, random: () => number): string {
  let xml = '';
  for (let at = 0; at < text.length; ) {
    const end = Math.min(text.length, at + 4 + Math.floor(random() * 60));
    // Spaces at the edge of an element count only if something stands before them: they are words apart here, never two.
    const content = encodeText(text.slice(at, end));
    const format = Math.floor(random() * 6);
    xml += format < 3 ? `<text:span text:style-name="T${format + 1}">${content}</text:span>` : content;
    at = end;
  }
  return xml;
}

const paragraph = (content: string) => `<text:p text:style-name="P1">${content}</text:p>`;
const note = (id: number, text: string) =>
  `<text:note text:id="ftn${id}" text:note-class="footnote"><text:note-citation>${id}</text:note-citation><text:note-body><text:p>${text}</text:p></text:note-body></text:note>`;

function body(prose: Prose, random: () => number): string {
  let xml = '';
  prose.chapters.forEach(({ title, paragraphs }, index) => {
    xml += `<text:h text:style-name="H1" text:outline-level="1"><text:bookmark text:name="b${index}"/>${spans(title, random)}</text:h>`;
    paragraphs.forEach((line, at) => {
      const content = spans(line, random);
      const isLast = at === paragraphs.length - 1;
      if (isLast && index % 3 === 1)
        xml += `<table:table table:name="T${index}"><table:table-column table:number-columns-repeated="2"/><table:table-row><table:table-cell office:value-type="string">${paragraph('Vermerk')}</table:table-cell><table:table-cell office:value-type="string">${paragraph(content)}</table:table-cell></table:table-row></table:table>`;
      else if (isLast && index % 3 === 2)
        xml += `<text:list text:style-name="L1"><text:list-item>${paragraph(content)}</text:list-item></text:list>`;
      else if (at === 1 && index % 5 === 0)
        xml += paragraph(content + note(index + 1, `Siehe auch Brief ${index + 1} im Anhang.`));
      else if (at === 0 && index % 7 === 0)
        xml += paragraph(`<text:a xlink:type="simple" xlink:href="https://example.org/">${content}</text:a>`);
      else xml += paragraph(content);
    });
    if (index % 10 === 9) xml += paragraph('Seite <text:page-number text:select-page="current">1</text:page-number>');
  });
  return xml;
}

const styles =
  '<style:style style:name="P1" style:family="paragraph"><style:paragraph-properties fo:margin-bottom="0.2cm" fo:line-height="115%"/><style:text-properties fo:font-size="11pt" fo:language="de" fo:country="DE"/></style:style>' +
  '<style:style style:name="H1" style:family="paragraph"><style:paragraph-properties fo:margin-top="0.6cm" fo:keep-with-next="always"/><style:text-properties fo:font-size="16pt" fo:font-weight="bold"/></style:style>' +
  '<style:style style:name="T1" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>' +
  '<style:style style:name="T2" style:family="text"><style:text-properties fo:font-style="italic"/></style:style>' +
  '<style:style style:name="T3" style:family="text"><style:text-properties fo:color="#1f4e79"/></style:style>' +
  '<text:list-style style:name="L1"><text:list-level-style-number text:level="1" style:num-format="1" style:num-suffix="."/></text:list-style>';

/** Its bytes; always the same for the same text. */
export function longOdt(prose: Prose): Uint8Array {
  const random = createRandom(41);
  const files = [
    ['mimetype', TYPE],
    [
      'content.xml',
      `${HEAD}<office:document-content ${NAMES} office:version="1.3"><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body(prose, random)}</office:text></office:body></office:document-content>`,
    ],
    ['Pictures/image1.png', 'no picture'],
    [
      'META-INF/manifest.xml',
      `${HEAD}<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.3"><manifest:file-entry manifest:full-path="/" manifest:media-type="${TYPE}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/><manifest:file-entry manifest:full-path="Pictures/image1.png" manifest:media-type="image/png"/></manifest:manifest>`,
    ],
  ] as const;
  const encoder = new TextEncoder();
  return makeZip(
    files.map(([name, text]) => [name, encoder.encode(text)] as const),
    new Set(['mimetype']),
  );
}
