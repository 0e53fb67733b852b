// What a file is, by its content; its name only chooses among kinds of text. Refuses by reason.
import type { DocumentKind } from './model.ts';
import { refusal } from './refusal.ts';
import { openZip, unpackText } from './zip/archive.ts';

const begins = (bytes: Uint8Array, signs: string, at = 0): boolean => {
  for (let i = 0; i < signs.length; i++) if (bytes[at + i] !== signs.charCodeAt(i)) return false;
  return true;
};

const EXECUTABLE = [
  'MZ',
  '\x7fELF',
  '\xca\xfe\xba\xbe',
  '\xcf\xfa\xed\xfe',
  '\xce\xfa\xed\xfe',
  '\xfe\xed\xfa\xcf',
  '#!',
];
const PICTURES = [
  '\x89PNG',
  '\xff\xd8\xff',
  'GIF8',
  'RIFF',
  'BM',
  'II*\0',
  'MM\0*',
  'ID3',
  'OggS',
  '\x1f\x8b',
  'Rar!',
  '7z\xbc\xaf',
  '%!PS',
];

/** The kind of a file. Throws a refusal. */
export function sniff(bytes: Uint8Array, name: string): DocumentKind {
  if (bytes.length === 0) throw refusal('empty');
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (begins(bytes, 'PK\x03\x04') || begins(bytes, 'PK\x05\x06')) return sniffZip(bytes);
  if (begins(bytes, '\xd0\xcf\x11\xe0')) return refuseCompound(bytes);
  const start = pdfStart(bytes);
  if (start) return 'pdf';
  if (begins(bytes, '{\\rtf')) return 'rtf';
  // A text may begin with these letters as well: programs hold zeros.
  const hasZero = bytes.subarray(0, 512).includes(0);
  if (
    EXECUTABLE.some(
      (signs) => begins(bytes, signs) && (hasZero || (signs === '#!' && ending !== 'txt' && ending !== 'md')),
    )
  )
    throw refusal('executable');
  const isText = /^(txt|text|md|markdown|html?|eml|xhtml|csv)$/.test(ending);
  if (PICTURES.some((signs) => begins(bytes, signs)) && (hasZero || !isText)) throw refusal('unsupported');
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, 2_048));
  if (/^(\s|\xEF\xBB\xBF|<!--[^]*?-->|<\?xml[^>]*>)*<(!doctype\s+html|html)\b/i.test(head)) return 'html';
  if (ending === 'eml' || (!isText && isMail(head))) return 'eml';
  if (/^(html?|xhtml)$/.test(ending)) return 'html';
  if (/^(md|markdown)$/.test(ending)) return 'md';
  // It says what it is not: the beginning of such a file is missing.
  if (/^(docx?|dotx|odt|pdf|rtf)$/.test(ending)) throw refusal('broken');
  return 'txt';
}

const isMail = (head: string) =>
  /^(From|To|Subject|Date|Received|Return-Path|MIME-Version|Message-ID): /im.test(head.split(/\r?\n\r?\n/)[0] ?? '') &&
  /^\S+: /.test(head) &&
  /^(From|Subject): /im.test(head) &&
  /^(Date|MIME-Version): /im.test(head);

function pdfStart(bytes: Uint8Array): boolean {
  for (let at = 0; at < Math.min(bytes.length - 5, 1_024); at++) if (begins(bytes, '%PDF-', at)) return true;
  return false;
}

/** The old binary formats, and encrypted new ones: these hold a stream named EncryptedPackage. */
function refuseCompound(bytes: Uint8Array): never {
  const wanted = 'EncryptedPackage';
  for (let at = 512; at < bytes.length - wanted.length * 2; at += 64) {
    if ([...wanted].every((sign, i) => bytes[at + i * 2] === sign.charCodeAt(0) && bytes[at + i * 2 + 1] === 0))
      throw refusal('encrypted');
  }
  throw refusal('unsupported');
}

function sniffZip(bytes: Uint8Array): DocumentKind {
  const zip = openZip(bytes);
  const has = (name: string) => zip.entries.some((entry) => entry.name === name);
  if (has('mimetype')) {
    const type = unpackText(zip, 'mimetype') ?? '';
    if (/opendocument\.text/.test(type)) {
      if (/manifest:encryption-data/.test(unpackText(zip, 'META-INF/manifest.xml') ?? '')) throw refusal('encrypted');
      return 'odt';
    }
    throw refusal('unsupported');
  }
  if (has('[Content_Types].xml')) {
    const types = unpackText(zip, '[Content_Types].xml') ?? '';
    if (/wordprocessingml|ms-word\.(document|template)/.test(types)) return 'docx';
  }
  throw refusal('unsupported');
}
