import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { makeDocx, paragraph, run } from './docx/testing.ts';
import { openDocument, saveDocument } from './index.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const utf16 = (text: string, little: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let i = 0; i < text.length; i++) view.setUint16(i * 2, text.charCodeAt(i), little);
  return new Uint8Array(view.buffer);
};
const save = (bytes: Uint8Array, name: string, text: string) =>
  saveDocument({ original: { bytes, name }, text, title: '', as: 'original', track: null });

describe('texts', () => {
  it.each<[string, Uint8Array]>([
    ['UTF-8', utf8('Grüße,\r\nFraŭ')],
    ['UTF-8 with a mark', utf8('\uFEFFGrüße,\r\nFraŭ')],
    ['UTF-16, little end first', utf16('\uFEFFGrüße,\r\nFraŭ', true)],
    ['UTF-16, big end first', utf16('\uFEFFGrüße,\r\nFraŭ', false)],
    ['UTF-16 without a mark', utf16('Grüße,\r\nFraŭ', true)],
    ['UTF-16 without a mark, big end first', utf16('Grüße,\r\nFraŭ', false)],
  ])('in %s keep their encoding and line ends', async (_name, bytes) => {
    expect(await openDocument(bytes, 'a.txt')).toEqual({ kind: 'txt', text: 'Grüße,\nFraŭ' });
    expect((await save(bytes, 'a.txt', 'Grüße,\nFraŭ')).bytes).toBe(bytes);
    const { bytes: changed } = await save(bytes, 'a.txt', 'Grüße,\nFrau');
    expect((await openDocument(changed, 'a.txt')).text).toBe('Grüße,\nFrau');
    expect(changed.length).toBeLessThanOrEqual(bytes.length);
    expect([...changed.subarray(0, 4)]).toEqual([...bytes.subarray(0, 4)]);
  });

  it('in Windows-1252 stay in it while they can', async () => {
    const bytes = latin1('Caf\xe9 \x93a\x94');
    expect((await openDocument(bytes, 'a.txt')).text).toBe('Café “a”');
    expect((await save(bytes, 'a.txt', 'Cafés “a”')).bytes).toEqual(latin1('Caf\xe9s \x93a\x94'));
    expect((await save(bytes, 'a.txt', 'Café ŭ')).bytes).toEqual(utf8('Café ŭ'));
  });
});

describe('html', () => {
  const page =
    '<!doctype html>\n<html><head><title>No</title><style>p { }</style></head><body class="a>b">\n<h1>Title</h1>\n' +
    '<p>We <b>recieved</b>\n   it &amp; caf&eacute;<br>thanks.</p><ul><li>One</li><li>Two</li></ul><script>bad()</script><p>Use <code>teh()</code> now.</p></body></html>\n';
  const text = 'Title\n\nWe recieved it & café\nthanks.\n\nOne\nTwo\n\nUse teh() now.';

  it('is read as text, whatever it is called', async () => {
    expect(await openDocument(utf8(page), 'a.txt')).toEqual({ kind: 'html', text });
  });

  it('keeps every tag', async () => {
    expect((await save(utf8(page), 'a.html', text)).bytes).toEqual(utf8(page));
    const { bytes, lost } = await save(
      utf8(page),
      'a.html',
      text.replace('recieved', 'received').replace('now.', 'now <here>.'),
    );
    expect(lost).toBe(0);
    expect(new TextDecoder().decode(bytes)).toBe(
      page.replace('recieved', 'received').replace('now.', 'now &lt;here&gt;.'),
    );
  });

  it('takes new and removed paragraphs, and says that code stays', async () => {
    const next = `${text.replace('One\n', '').replace('teh()', 'the()')}\n\nLast one.`;
    const { bytes, lost } = await save(utf8(page), 'a.html', next);
    expect(lost).toBe(1);
    expect((await openDocument(bytes, 'a.html')).text).toBe(next.replace('the()', 'teh()'));
  });
});

describe('what cannot be opened is refused by its reason', () => {
  const compound = (content: Uint8Array) => {
    const bytes = new Uint8Array(2_048);
    bytes.set([0xd0, 0xcf, 0x11, 0xe0]);
    bytes.set(content, 1_024);
    return bytes;
  };
  const noise = Uint8Array.from({ length: 4_000 }, (_, i) => (i * 7919) % 251);
  const docx = makeDocx(paragraph(run('Text')));
  it.each<[string, Uint8Array, string]>([
    ['nothing.txt', new Uint8Array(), 'empty'],
    ['program.docx', latin1('MZ\x90\0\x03\0\0\0'), 'executable'],
    ['program.txt', latin1('\x7fELF\x02\x01\x01\0'), 'executable'],
    ['locked.docx', compound(utf16('EncryptedPackage', true)), 'encrypted'],
    ['old.doc', compound(utf16('WordDocument', true)), 'unsupported'],
    ['cut.docx', docx.slice(0, docx.length - 100), 'broken'],
    ['text.docx', utf8('PK'), 'broken'],
    ['sheet.xlsx', zipSync({ '[Content_Types].xml': utf8('spreadsheetml') }), 'unsupported'],
    ['bomb.docx', zipSync({ 'word/document.xml': new Uint8Array(30_000_000) }), 'bomb'],
    ['picture.txt', latin1('\x89PNG\r\n\x1a\n\0\0\0'), 'unsupported'],
    ['noise.txt', noise, 'file-binary'],
    ['empty.docx', makeDocx(paragraph('')), 'empty'],
    ['entities.docx', makeDocx(paragraph('')).slice(0, 40), 'broken'],
    ['open.docx', makeDocx('<w:p><w:r>'), 'broken'],
  ])('%s', async (name, bytes, reason) => {
    await expect(openDocument(bytes, name)).rejects.toMatchObject(
      reason.startsWith('file-') ? { code: reason } : { params: { reason } },
    );
  });

  it('reads a thousand pages in seconds', async () => {
    const body = Array.from({ length: 20_000 }, (_, i) =>
      paragraph(run(`Absatz ${i} mit `) + run('etwas', '<w:b/>') + run(' mehr Text, damit eine Seite daraus wird.')),
    ).join('');
    const bytes = makeDocx(body);
    const from = performance.now();
    const { text } = await openDocument(bytes, 'long.docx');
    const { bytes: saved } = await save(bytes, 'long.docx', text.replaceAll('Absatz 7', 'Kapitel 7'));
    expect((await openDocument(saved, 'long.docx')).text).toContain('Kapitel 777 mit');
    expect(performance.now() - from).toBeLessThan(25_000);
  });

  it('reads a thousand pages of one and the same paragraph, which pack as well as a bomb', async () => {
    const words = 'Vielen Dank für Ihren Brief, den wir mit großem Vergnügen gelesen haben. '.repeat(4);
    const bytes = makeDocx(paragraph(run(words)).repeat(10_000));
    expect((await openDocument(bytes, 'long.docx')).text.split('\n\n')).toHaveLength(10_000);
  });
});
