// Blocks as a new OpenDocument text.
import { encodeOdt } from '../odt/encode.ts';
import { makeZip } from '../zip/rewrite.ts';
import type { Block } from './outline.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMES = ['office', 'text', 'style', 'table', 'draw']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name === 'draw' ? 'drawing' : name}:1.0"`)
  .join(' ');
const FO = 'xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"';
const MANIFEST = 'xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"';
const TYPE = 'application/vnd.oasis.opendocument.text';

const styles = [1, 2, 3, 4, 5, 6].map(
  (n) =>
    `<style:style style:name="H${n}" style:family="paragraph"><style:paragraph-properties fo:margin-top="0.4cm" fo:margin-bottom="0.15cm" fo:keep-with-next="always"/><style:text-properties fo:font-size="${19 - n}pt" fo:font-weight="bold"/></style:style>`,
);
const list = (name: string, levels: (n: number) => string) =>
  `<text:list-style style:name="${name}">${Array.from({ length: 10 }, (_, n) => levels(n + 1)).join('')}</text:list-style>`;
const lists =
  list('Lb', (n) => `<text:list-level-style-bullet text:level="${n}" text:bullet-char="•"/>`) +
  list('Ln', (n) => `<text:list-level-style-number text:level="${n}" style:num-format="1" style:num-suffix="."/>`);

function element({ role, level, ordered, text }: Block): string {
  const content = encodeOdt(text);
  if (role === 'heading') {
    const depth = Math.max(1, level);
    return `<text:h text:style-name="H${depth}" text:outline-level="${depth}">${content}</text:h>`;
  }
  if (role !== 'item') return `<text:p>${content}</text:p>`;
  const [open, close] = [
    `<text:list text:style-name="${ordered ? 'Ln' : 'Lb'}" text:continue-numbering="true"><text:list-item>`,
    '</text:list-item></text:list>',
  ];
  return `${open.repeat(level + 1)}<text:p>${content}</text:p>${close.repeat(level + 1)}`;
}

/** The bytes of an odt. */
export function toOdt(blocks: readonly Block[]): Uint8Array {
  const encoder = new TextEncoder();
  const content = `${HEAD}<office:document-content ${NAMES} ${FO} office:version="1.3"><office:automatic-styles>${styles.join('')}${lists}</office:automatic-styles><office:body><office:text>${blocks.map(element).join('')}</office:text></office:body></office:document-content>`;
  const manifest = `${HEAD}<manifest:manifest ${MANIFEST} manifest:version="1.3"><manifest:file-entry manifest:full-path="/" manifest:media-type="${TYPE}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`;
  const files = [
    ['mimetype', TYPE],
    ['content.xml', content],
    ['META-INF/manifest.xml', manifest],
  ] as const;
  return makeZip(
    files.map(([name, text]) => [name, encoder.encode(text)] as const),
    new Set(['mimetype']),
  );
}
