// In the browser, through the thread that the site uses: the library needs what only browsers have.
import { describe, expect, it } from 'vitest';
import { openDocument, saveDocument } from './documentsClient.ts';

const latin1 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

/** A PDF of one page with this content, its table of places computed. */
function makePdf(content: string, trailer = ''): Uint8Array {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, i) => {
    const place = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return String(place).padStart(10, '0');
  });
  const table = file.length;
  file += `xref\n0 6\n0000000000 65535 f \n${places.map((place) => `${place} 00000 n \n`).join('')}`;
  return latin1(`${file}trailer\n<< /Size 6 /Root 1 0 R ${trailer}>>\nstartxref\n${table}\n%%EOF\n`);
}

const line = (y: number, text: string) => `BT /F1 12 Tf 70 ${y} Td (${text}) Tj ET\n`;

describe('pdf', () => {
  it('reads the text and joins the lines of a paragraph', async () => {
    const content =
      line(780, 'Bericht') +
      line(740, 'Das ist ein Absatz, der \\374ber mehr als eine Zeile reicht und ge-') +
      line(726, 'trennt wird.') +
      line(690, 'Ein neuer.');
    expect(await openDocument(makePdf(content), 'a.pdf')).toEqual({
      kind: 'pdf',
      text: 'Bericht\n\nDas ist ein Absatz, der über mehr als eine Zeile reicht und getrennt wird.\n\nEin neuer.',
    });
  });

  it('refuses one without text, one that is broken and one with a password, each by its reason', async () => {
    await expect(openDocument(makePdf('0 0 10 10 re f'), 'a.pdf')).rejects.toMatchObject({
      params: { reason: 'scanned' },
    });
    await expect(openDocument(latin1('%PDF-1.7\nnothing else'), 'a.pdf')).rejects.toMatchObject({
      params: { reason: 'broken' },
    });
    const key = '0'.repeat(64);
    const locked = `/ID [<${'0'.repeat(32)}> <${'0'.repeat(32)}>] /Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O <${key}> /U <${key}> >> `;
    await expect(openDocument(makePdf(line(700, 'x'), locked), 'a.pdf')).rejects.toMatchObject({
      params: { reason: 'encrypted' },
    });
  });
});

describe('the thread for documents', () => {
  it('reads and writes, and ends when it is told to', async () => {
    const bytes = latin1('<p>We recieved it.</p>');
    const { kind, text } = await openDocument(bytes, 'a.html');
    expect([kind, text]).toEqual(['html', 'We recieved it.']);
    const original = { bytes, name: 'a.html' };
    const saved = await saveDocument({ original, text: 'We received it.', title: '', as: 'original', track: null });
    expect(new TextDecoder().decode(saved.bytes)).toBe('<p>We received it.</p>');
    const docx = await saveDocument({ original, text, title: '', as: 'docx', track: null });
    expect((await openDocument(docx.bytes, 'a.docx')).text).toBe(text);
    const stopping = new AbortController();
    const opening = openDocument(bytes, 'a.html', stopping.signal);
    stopping.abort();
    await expect(opening).rejects.toMatchObject({ code: 'aborted' });
  });
});
