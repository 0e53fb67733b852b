import { describe, expect, it, vi } from 'vitest';
import { makeDocx, paragraph, run } from '../../documents/docx/testing.ts';
import { LARGEST_UPLOAD } from '../../services/cloud/quota.ts';
import { fileTypeOf } from '../../services/fileTypes.ts';
import { RefusedFile, readUpload } from './uploadFile.ts';

// Here the thread is left out: what it runs is called directly.
vi.mock('../../workers/documentsClient.ts', async () => ({
  openDocument: (await import('../../documents/index.ts')).openDocument,
}));

const room = { used: 0, limit: 50_000_000 };

function file(name: string, content: string | Uint8Array<ArrayBuffer>, size?: number): File {
  const made = new File([content], name);
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  Object.defineProperty(made, 'arrayBuffer', { value: async () => bytes.buffer, configurable: true });
  if (size !== undefined) Object.defineProperty(made, 'size', { value: size });
  return made;
}

describe('files to upload', () => {
  it.each([
    ['a.txt', 'text/plain'],
    ['A.MD', 'text/markdown'],
    ['x.y.html', 'text/html'],
    ['x.htm', 'text/html'],
    ['x.DOCX', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['x.xlsx', undefined],
    ['html', undefined],
    ['x.constructor', undefined],
  ])('%s is %s', (name, kind) => expect(fileTypeOf(name)).toBe(kind));

  it('keeps the bytes as they are and extracts the text from them', async () => {
    const plain = await readUpload(file('a.txt', '\ufeffone\r\ntwo'), room);
    expect(plain.text).toBe('one\ntwo');
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(plain.bytes)).toBe('\ufeffone\r\ntwo');
    expect((await readUpload(file('a.html', '<p>x</p><p>y</p>'), room)).text).toBe('x\n\ny');
    const docx = makeDocx(paragraph(run('one ') + run('two', '<w:b/>'))) as Uint8Array<ArrayBuffer>;
    const read = await readUpload(file('a.docx', docx), room);
    expect([read.text, read.bytes]).toEqual(['one two', docx]);
  });

  it('bad input row 23: says why a file is not accepted', async () => {
    const reasonOf = (given: File) =>
      readUpload(given, room).then(
        () => 'taken',
        (error: unknown) => (error instanceof RefusedFile ? error.reason : (error as { code: string }).code),
      );
    expect(await reasonOf(file('a.xlsx', 'x'))).toBe('type');
    expect(await reasonOf(file('a.pdf', 'x'))).toBe('broken');
    expect(await reasonOf(file('a.docx', new Uint8Array([0x4d, 0x5a, 0, 0])))).toBe('executable');
    expect(await reasonOf(file('a.docx', makeDocx(paragraph('')) as Uint8Array<ArrayBuffer>))).toBe('empty');
    expect(await reasonOf(file('a.txt', ''))).toBe('empty');
    expect(await reasonOf(file('a.txt', new Uint8Array([0, 1, 2])))).toBe('binary');
    expect(await reasonOf(file('a.txt', 'x', LARGEST_UPLOAD + 1))).toBe('EntityTooLarge');
    const gone = file('a.txt', 'x');
    Object.defineProperty(gone, 'arrayBuffer', { value: () => Promise.reject(new Error('gone')) });
    expect(await reasonOf(gone)).toBe('unreadable');
  });

  it('checks the remaining quota before it reads', async () => {
    const full = { used: 49_999_999, limit: 50_000_000 };
    await expect(readUpload(file('a.txt', 'two'), full)).rejects.toMatchObject({ code: 'QuotaExceeded' });
  });
});
