// The long document as Word writes it: runs that are cut anywhere, formats, a table, lists, links, fields, footnotes, a picture
// that nothing refers to, and much that says nothing about the text.
import { encodeText } from '../../src/documents/xml/tokens.ts';
import { makeZip } from '../../src/documents/zip/rewrite.ts';
import { createRandom } from '../packs/random.ts';
import type { Prose } from './prose.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const R = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

const FORMATS = ['', '', '', '<w:b/>', '<w:i/>', '<w:color w:val="1F4E79"/>', '<w:lang w:val="de-DE"/>'] as const;

/** A line as runs, cut within words as well. */
function runs(text: string, random: () => number): string {
  let xml = '';
  for (let at = 0; at < text.length; ) {
    const end = Math.min(text.length, at + 4 + Math.floor(random() * 60));
    const format = FORMATS[Math.floor(random() * FORMATS.length)] ?? '';
    const id = Math.floor(random() * 0xffffff)
      .toString(16)
      .toUpperCase()
      .padStart(8, '0');
    xml += `<w:r w:rsidR="${id}">${format && `<w:rPr>${format}</w:rPr>`}<w:t xml:space="preserve">${encodeText(text.slice(at, end))}</w:t></w:r>`;
    if (random() < 0.05) xml += '<w:proofErr w:type="spellStart"/>';
    at = end;
  }
  return xml;
}

const paragraph = (content: string, properties = '') =>
  `<w:p w:rsidR="00A77B3E">${properties && `<w:pPr>${properties}</w:pPr>`}${content}</w:p>`;

const page =
  '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> PAGE </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>1</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>';
const note = (id: number) =>
  `<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:footnoteReference w:id="${id}"/></w:r>`;

function body(prose: Prose, random: () => number): string {
  let xml = '';
  prose.chapters.forEach(({ title, paragraphs }, index) => {
    xml += paragraph(
      `<w:bookmarkStart w:id="${index}" w:name="_Toc${index}"/>${runs(title, random)}<w:bookmarkEnd w:id="${index}"/>`,
      '<w:pStyle w:val="Heading1"/>',
    );
    paragraphs.forEach((line, at) => {
      const content = runs(line, random);
      const isLast = at === paragraphs.length - 1;
      if (isLast && index % 3 === 1)
        xml += `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid><w:gridCol w:w="2000"/><w:gridCol w:w="7000"/></w:tblGrid><w:tr><w:tc><w:tcPr><w:tcW w:w="2000" w:type="dxa"/></w:tcPr>${paragraph(runs('Vermerk', random))}</w:tc><w:tc><w:tcPr><w:tcW w:w="7000" w:type="dxa"/></w:tcPr>${paragraph(content)}</w:tc></w:tr></w:tbl>`;
      else if (isLast && index % 3 === 2)
        xml += paragraph(content, '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>');
      else if (at === 1 && index % 5 === 0) xml += paragraph(content + note(index + 1));
      else if (at === 0 && index % 7 === 0)
        xml += paragraph(`<w:hyperlink r:id="rIdLink" w:history="1">${content}</w:hyperlink>`);
      else xml += paragraph(content);
    });
    if (index % 10 === 9) xml += paragraph(runs('Seite ', random) + page);
  });
  return xml;
}

/** Its bytes; always the same for the same text. */
export function longDocx(prose: Prose): Uint8Array {
  const random = createRandom(40);
  const footnotes = prose.chapters
    .map((_, index) => index)
    .filter((index) => index % 5 === 0)
    .map(
      (index) =>
        `<w:footnote w:id="${index + 1}">${paragraph(runs(`Siehe auch Brief ${index + 1} im Anhang.`, random))}</w:footnote>`,
    )
    .join('');
  const override = (name: string, type = name) =>
    `<Override PartName="/word/${name}.xml" ContentType="${TYPE}.${type}+xml"/>`;
  const relation = (id: string, type: string, target: string, more = '') =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"${more}/>`;
  const files: [string, string][] = [
    [
      '[Content_Types].xml',
      `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>${override('document', 'document.main')}${override('styles')}${override('numbering')}${override('footnotes')}${override('settings')}</Types>`,
    ],
    [
      '_rels/.rels',
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${relation('rId1', 'officeDocument', 'word/document.xml')}</Relationships>`,
    ],
    [
      'word/_rels/document.xml.rels',
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${relation('rId1', 'styles', 'styles.xml')}${relation('rId2', 'numbering', 'numbering.xml')}${relation('rId3', 'footnotes', 'footnotes.xml')}${relation('rId4', 'settings', 'settings.xml')}${relation('rIdLink', 'hyperlink', 'https://example.org/', ' TargetMode="External"')}</Relationships>`,
    ],
    [
      'word/document.xml',
      `${HEAD}<w:document ${W} ${R}><w:body>${body(prose, random)}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1417" w:right="1417" w:bottom="1134" w:left="1417" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr></w:body></w:document>`,
    ],
    [
      'word/styles.xml',
      `${HEAD}<w:styles ${W}><w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/><w:lang w:val="de-DE"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:pPr><w:spacing w:after="120" w:line="276" w:lineRule="auto"/></w:pPr></w:style><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/><w:pPr><w:keepNext/><w:spacing w:before="360"/><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/><w:sz w:val="32"/></w:rPr></w:style></w:styles>`,
    ],
    [
      'word/numbering.xml',
      `${HEAD}<w:numbering ${W}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="720" w:hanging="360"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    ],
    [
      'word/footnotes.xml',
      `${HEAD}<w:footnotes ${W}><w:footnote w:type="separator" w:id="-1"><w:p><w:r><w:separator/></w:r></w:p></w:footnote><w:footnote w:type="continuationSeparator" w:id="0"><w:p><w:r><w:continuationSeparator/></w:r></w:p></w:footnote>${footnotes}</w:footnotes>`,
    ],
    ['word/settings.xml', `${HEAD}<w:settings ${W}><w:defaultTabStop w:val="708"/></w:settings>`],
    ['word/media/image1.png', 'no picture'],
  ];
  const encoder = new TextEncoder();
  return makeZip(files.map(([name, content]) => [name, encoder.encode(content)] as const));
}
