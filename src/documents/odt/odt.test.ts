import { describe, expect, it } from 'vitest';
import { openDocument, saveDocument } from '../index.ts';
import { sure } from '../sure.ts';
import { dataOf, openZip, unpackText } from '../zip/archive.ts';
import { makeZip } from '../zip/rewrite.ts';

const TYPE = 'application/vnd.oasis.opendocument.text';
function makeOdt(body: string): Uint8Array {
  const encoder = new TextEncoder();
  const content = `<?xml version="1.0"?><office:document-content><office:automatic-styles><style:style style:name="P9" style:family="paragraph" style:parent-style-name="Preformatted_20_Text"/></office:automatic-styles><office:body><office:text text:use-soft-page-breaks="true">${body}</office:text></office:body></office:document-content>`;
  const files = {
    mimetype: TYPE,
    'content.xml': content,
    'styles.xml': '<a/>',
    'META-INF/manifest.xml': '<manifest:manifest/>',
  };
  return makeZip(
    Object.entries(files).map(([name, text]) => [name, encoder.encode(text)] as const),
    new Set(['mimetype']),
  );
}
const content = (bytes: Uint8Array) => unpackText(openZip(bytes), 'content.xml') ?? '';
const textOf = async (bytes: Uint8Array) => (await openDocument(bytes, 'a.odt')).text;
const save = (bytes: Uint8Array, text: string, fixes?: { before: string; after: string; reason: string }[]) =>
  saveDocument({
    original: { bytes, name: 'a.odt' },
    text,
    title: '',
    as: 'original',
    track: fixes ? { author: 'Ann & Co', date: '2026-01-31T09:30:00Z', fixes } : null,
  });

const body =
  '<text:h text:outline-level="2">Titel</text:h>\n<text:p text:style-name="P1">Wir  haben\n es <text:span text:style-name="T1">erhaltten</text:span> &amp; danken<text:s text:c="2"/>sehr.' +
  '<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>Eine Note.</text:p></text:note-body></text:note></text:p>' +
  '<text:list><text:list-item><text:p>Eins</text:p></text:list-item><text:list-item><text:p>Zwei <text:page-number>7</text:page-number></text:p></text:list-item></text:list>' +
  '<text:p text:style-name="P9">teh()</text:p>';
const text = 'Titel\n\nWir haben es erhaltten & danken  sehr.\n\nEine Note.\n\nEins\nZwei 7\n\nteh()';

describe('odt', () => {
  const bytes = makeOdt(body);

  it('reads headings, spaces, notes, lists, and what other elements show', async () => {
    expect(await textOf(bytes)).toBe(text);
    expect((await save(bytes, text)).bytes).toBe(bytes);
  });

  it('changes only the characters that differ, and no other entry', async () => {
    const { bytes: saved, lost } = await save(bytes, text.replace('erhaltten', 'erhalten'));
    expect(lost).toBe(0);
    expect(content(saved)).toBe(content(bytes).replace('erhaltten', 'erhalten'));
    const [before, after] = [openZip(bytes), openZip(saved)];
    for (const name of ['mimetype', 'styles.xml', 'META-INF/manifest.xml']) {
      const of = (zip: typeof before) => dataOf(zip, sure(zip.entries.find((entry) => entry.name === name)));
      expect(of(after)).toEqual(of(before));
    }
  });

  it('takes new and removed paragraphs and more than one space; fields and code stay', async () => {
    const next = text
      .replace('Titel\n\n', '')
      .replace('danken  sehr', 'danken   Ihnen <sehr>')
      .replace('Zwei 7', 'Zwei 8');
    const { bytes: saved, lost } = await save(bytes, `${next}\n\nNeu.`);
    expect(lost).toBe(1);
    expect(await textOf(saved)).toBe(`${next.replace('Zwei 8', 'Zwei 7')}\nNeu.`);
  });

  it('records who changed what and why', async () => {
    const fixes = [{ before: 'erhaltten', after: 'erhalten', reason: 'Ein <t> zu viel.' }];
    const { bytes: saved } = await save(bytes, text.replace('erhaltten', 'erhalten'), fixes);
    const xml = content(saved);
    expect(xml).toContain(
      '<text:deletion><office:change-info><dc:creator>Ann &amp; Co</dc:creator><dc:date>2026-01-31T09:30:00</dc:date></office:change-info><text:p>erhaltten</text:p></text:deletion>',
    );
    expect(xml).toMatch(
      /<text:span text:style-name="T1"><office:annotation>.*Ein &lt;t&gt; zu viel\.<\/text:p><\/office:annotation><text:change text:change-id="sc1"\/><text:change-start text:change-id="sc2"\/>erhalten<text:change-end text:change-id="sc2"\/><\/text:span>/,
    );
    expect(xml.indexOf('<text:tracked-changes>')).toBe(
      xml.indexOf('<office:text') + '<office:text text:use-soft-page-breaks="true">'.length,
    );
    expect((await textOf(saved)).split('\n\n')).toContain('Wir haben es erhalten & danken  sehr.');
    // Not every document knows the names of what says who made a change.
    expect(xml).toContain('<office:document-content xmlns:dc="http://purl.org/dc/elements/1.1/">');
  });

  it('records spaces at the edges of what is gone as they are shown', async () => {
    const { bytes: saved } = await save(bytes, text.replace('Wir haben', 'Wir'), []);
    expect(content(saved)).toContain('<text:p><text:s/></text:p></text:deletion>');
  });
});

describe('another kind of file', () => {
  it.each(['txt', 'md', 'html', 'docx', 'odt'] as const)('%s has the text, its headings and lists', async (as) => {
    const original = { bytes: makeOdt(body), name: 'a.odt' };
    const { bytes } = await saveDocument({
      original,
      text: text.replace('Eins', 'Eins & mehr'),
      title: 'T',
      as: as === 'odt' ? 'docx' : as,
      track: null,
    });
    const made =
      as === 'odt'
        ? await saveDocument({
            original: { bytes, name: 'a.docx' },
            text: (await openDocument(bytes, 'a.docx')).text,
            title: '',
            as,
            track: null,
          })
        : { bytes };
    const opened = await openDocument(made.bytes, `a.${as}`);
    expect(opened.kind).toBe(as);
    const flat = (value: string) =>
      value
        .replace(/^(#+|-) |^ {4}/gm, '')
        .replace(/\s+/g, ' ')
        .trim();
    expect(flat(opened.text)).toBe(flat(text.replace('Eins', 'Eins & mehr')));
    if (as === 'md') expect(opened.text).toContain('## Titel\n');
    if (as === 'html') expect(new TextDecoder().decode(made.bytes)).toContain('<li>Eins &amp; mehr</li>');
  });
});
