import { describe, expect, it } from 'vitest';
import { decodeText, fileName, LARGEST_FILE, readTextFile } from './files.ts';

const bytes = (...values: number[]) => new Uint8Array(values);

describe('text files', () => {
  it.each<[string, Uint8Array, string | null]>([
    ['UTF-8', new TextEncoder().encode('Grüße'), 'Grüße'],
    ['UTF-8 with a mark', bytes(0xef, 0xbb, 0xbf, 0x61), 'a'],
    ['UTF-16, little end first', bytes(0xff, 0xfe, 0x61, 0x00, 0xe9, 0x00), 'aé'],
    ['UTF-16, big end first', bytes(0xfe, 0xff, 0x00, 0x61, 0x00, 0xe9), 'aé'],
    ['Windows-1252', bytes(0x63, 0x61, 0x66, 0xe9, 0x20, 0x93), 'café “'],
    ['binary', bytes(0x50, 0x4b, 0x03, 0x04, 0x00), null],
    ['nothing', bytes(), ''],
  ])('reads %s', (_name, content, text) => {
    expect(decodeText(content)).toBe(text);
  });

  it('refuses by size before reading', async () => {
    const huge = { name: 'huge.txt', size: LARGEST_FILE + 1, arrayBuffer: () => Promise.reject(new Error('read')) };
    await expect(readTextFile(huge as unknown as File)).rejects.toMatchObject({
      code: 'file-too-large',
      params: { name: 'huge.txt', megabytes: 10 },
    });
  });

  it('refuses other kinds, binary content and folders, with their name', async () => {
    await expect(readTextFile(new File(['x'], 'a.docx'))).rejects.toMatchObject({ code: 'file-unsupported' });
    await expect(readTextFile(new File([bytes(0, 1, 2)], 'a.txt'))).rejects.toMatchObject({ code: 'file-binary' });
    const folder = {
      name: 'folder',
      size: 0,
      arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')),
    };
    await expect(readTextFile(folder as unknown as File)).rejects.toMatchObject({ code: 'file-unsupported' });
  });

  it('names a file by its first line', () => {
    expect(fileName('Dear Ms Okafor: thanks/again?', 'txt')).toBe('Dear Ms Okafor thanks again.txt');
    expect(fileName('…', 'txt')).toBe('text.txt');
  });
});
