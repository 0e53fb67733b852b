// Plain text: its encoding is told by its mark, else UTF-8 is tried, then UTF-16 without a mark, and Windows-1252 takes
// anything. Saved again it has the encoding, mark and line ends that it came with.
import { AppError } from '../lib/errors.ts';
import { joinParagraphs, newParagraph, type TextModel } from './model.ts';
import { sure } from './sure.ts';

/** An encoding as the browser names it, with its mark where it has one. */
export interface Encoding {
  name: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
  mark: boolean;
}

const PROBE = 64 * 1024;

/** The share of zero bytes at even or odd places of the beginning. */
function zeros(bytes: Uint8Array, odd: 0 | 1): number {
  const length = Math.min(bytes.length, 1024) & ~1;
  let count = 0;
  for (let i = odd; i < length; i += 2) if (bytes[i] === 0) count += 1;
  return length === 0 ? 0 : (2 * count) / length;
}

/** The encoding of bytes; null if they are no text. */
export function encodingOf(bytes: Uint8Array): Encoding | null {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return { name: 'utf-16le', mark: true };
  if (first === 0xfe && second === 0xff) return { name: 'utf-16be', mark: true };
  const mark = first === 0xef && second === 0xbb && third === 0xbf;
  if (bytes.length % 2 === 0 && !mark) {
    if (zeros(bytes, 1) > 0.4 && zeros(bytes, 0) < 0.05) return { name: 'utf-16le', mark: false };
    if (zeros(bytes, 0) > 0.4 && zeros(bytes, 1) < 0.05) return { name: 'utf-16be', mark: false };
  }
  if (bytes.subarray(0, PROBE).some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27))) return null;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { name: 'utf-8', mark };
  } catch {
    return { name: 'windows-1252', mark: false };
  }
}

/** Bytes as text without its mark. Rejects with `file-binary`. */
export function decodeSource(bytes: Uint8Array): { source: string; encoding: Encoding } {
  const encoding = encodingOf(bytes);
  if (!encoding) throw new AppError('file-binary');
  return { source: new TextDecoder(encoding.name).decode(bytes), encoding };
}

/** What Windows-1252 has at 0x80 to 0x9f. */
const HIGH = new Map(
  [...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 32 }, (_, i) => 0x80 + i))].map((sign, i) => [
    sign,
    0x80 + i,
  ]),
);

function to1252(text: string): Uint8Array | null {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const code = HIGH.get(sure(text[i])) ?? text.charCodeAt(i);
    if (code > 255) return null;
    bytes[i] = code;
  }
  return bytes;
}

/** Text as bytes in an encoding; in UTF-8 when that has no such signs. */
export function encodeSource(text: string, { name, mark }: Encoding): Uint8Array {
  if (name === 'windows-1252') return to1252(text) ?? new TextEncoder().encode(text);
  if (name === 'utf-8') return new TextEncoder().encode(mark ? `\uFEFF${text}` : text);
  const whole = mark ? `\uFEFF${text}` : text;
  const view = new DataView(new ArrayBuffer(whole.length * 2));
  for (let i = 0; i < whole.length; i++) view.setUint16(i * 2, whole.charCodeAt(i), name === 'utf-16le');
  return new Uint8Array(view.buffer);
}

/** The text with line ends of one sign. */
export const toLines = (source: string): string => source.replace(/\r\n?/g, '\n');

/** Reads a text; each line is a paragraph. */
export function readTxt(source: string): TextModel {
  const text = toLines(source);
  const drafts = text.split('\n').map((line) => {
    const paragraph = newParagraph();
    if (line !== '')
      paragraph.slices.push({ at: 0, text: line, part: 0, from: 0, to: 0, way: 'locked', host: false, holder: 0 });
    return paragraph;
  });
  const model = joinParagraphs(drafts, []);
  return model.text === text ? model : { text, paragraphs: [], parts: [] };
}

/** The file with this text, its line ends as they were. */
export function saveTxt(bytes: Uint8Array, text: string): { bytes: Uint8Array; lost: number } {
  const { source, encoding } = decodeSource(bytes);
  if (toLines(source) === text) return { bytes, lost: 0 };
  const [end = '\n'] = /\r\n?|\n/.exec(source) ?? [];
  return { bytes: encodeSource(text.replace(/\n/g, end), encoding), lost: 0 };
}
