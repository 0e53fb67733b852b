// Reads a mail as it is stored: its subject and its text, the plain version if there is one. Attachments are not read.
import { readHtml } from './html.ts';
import { newParagraph, type Paragraph, type TextModel } from './model.ts';
import { refusal } from './refusal.ts';
import { sure } from './sure.ts';
import { readTxt, toLines } from './txt.ts';

interface Part {
  headers: Map<string, string>;
  /** As it was sent: one sign for each byte. */
  body: string;
}

const DEEPEST = 10;
const MOST_PARTS = 200;

const toBytes = (raw: string) => Uint8Array.from(raw, (sign) => sign.charCodeAt(0) & 0xff);

function decode(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset || 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const fromQuoted = (raw: string) =>
  raw
    .replace(/[ \t]*=[ \t]*\r?\n/g, '')
    .replace(/=([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

function fromBase64(raw: string): string {
  try {
    return atob(raw.replace(/[^A-Za-z\d+/]/g, ''));
  } catch {
    throw refusal('broken', { message: 'base64' });
  }
}

/** Words of a header that are not ASCII: =?utf-8?Q?Gr=C3=BC=C3=9Fe?= */
const decodeWords = (value: string) =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?([\w-]+)(?:\*\w+)?\?([bq])\?([^?]*)\?=/gi, (_, charset: string, way: string, content: string) =>
      decode(
        toBytes(way.toLowerCase() === 'b' ? fromBase64(content) : fromQuoted(content.replace(/_/g, ' '))),
        charset,
      ),
    );

function splitPart(raw: string): Part {
  const end = /\r?\n\r?\n/.exec(raw);
  const head = end ? raw.slice(0, end.index) : raw;
  const headers = new Map<string, string>();
  for (const line of head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
  }
  return { headers, body: end ? raw.slice(end.index + end[0].length) : '' };
}

/** A parameter of a header's value. */
const parameter = (value: string, name: string) => {
  const found = new RegExp(`[;\\s]${name}\\s*=\\s*(?:"([^"]*)"|([^;\\s]+))`, 'i').exec(value);
  return found?.[1] ?? found?.[2] ?? '';
};

/** The parts that hold text, in order. */
function textParts(part: Part, depth: number, found: { type: string; text: string }[]): void {
  if (depth > DEEPEST || found.length > MOST_PARTS) throw refusal('broken', { message: 'too many parts' });
  const content = part.headers.get('content-type') ?? 'text/plain';
  const type = sure(content.split(';')[0]).trim().toLowerCase();
  if (type.startsWith('multipart/')) {
    const boundary = parameter(content, 'boundary');
    if (!boundary) throw refusal('broken', { message: 'no boundary' });
    const pieces = `\n${part.body}`.split(`\n--${boundary}`).slice(1);
    for (const piece of pieces) {
      if (piece.startsWith('--')) break;
      textParts(splitPart(piece.replace(/^[^\n]*\n/, '')), depth + 1, found);
    }
    return;
  }
  if (type !== 'text/plain' && type !== 'text/html') return;
  if (/^attachment/i.test(part.headers.get('content-disposition') ?? '')) return;
  const way = (part.headers.get('content-transfer-encoding') ?? '').toLowerCase();
  const raw = way === 'base64' ? fromBase64(part.body) : way === 'quoted-printable' ? fromQuoted(part.body) : part.body;
  found.push({ type, text: decode(toBytes(raw), parameter(content, 'charset')) });
}

/** Reads a mail. Rejects with `broken`. */
export function readEml(bytes: Uint8Array): TextModel {
  // One sign for each byte: ISO 8859-1 as the standard has it, which browsers do not.
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += 8_192) pieces.push(String.fromCharCode(...bytes.subarray(at, at + 8_192)));
  const mail = splitPart(pieces.join(''));
  const parts: { type: string; text: string }[] = [];
  textParts(mail, 0, parts);
  const plain = parts.filter(({ type }) => type === 'text/plain');
  const body =
    plain.length > 0
      ? plain.map(({ text }) => toLines(text).trimEnd()).join('\n\n')
      : parts.map(({ text }) => readHtml(text).text).join('\n\n');
  const raw = mail.headers.get('subject') ?? '';
  // New mails may hold UTF-8 as it is.
  const subject = raw.includes('=?') ? decodeWords(raw) : decode(toBytes(raw), 'utf-8');
  if (subject === '') return readTxt(body);
  return withHeading(body.trim() === '' ? subject : `${subject}\n\n${body}`);
}

/** The first line is the subject. */
function withHeading(text: string): TextModel {
  const [first = '', ...rest] = text.split('\n');
  const model = readTxt(text);
  const head: Paragraph = { ...newParagraph(), role: 'heading', level: 1, start: 0, end: first.length };
  return { ...model, paragraphs: rest.length === 0 ? [head] : [head, ...model.paragraphs.slice(1)] };
}
