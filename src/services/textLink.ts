// A text and its corrections in an address: after the "#", which no browser sends to a server. Packed so that a letter fits into a
// message; what comes out is checked, since anyone can write an address.
import * as v from 'valibot';
import type { Corrected, MadeFix } from './drafts/draft.ts';
import { isTextLanguage } from './textLanguages.ts';

/** What begins the part of an address after "#". */
export const FRAGMENT = '#changes=';
/** Longer addresses are cut by mail programs and messengers. */
export const LONGEST_LINK = 16_000;
/** More cannot come out of an address of that length unless somebody means harm. */
const LONGEST_TEXT = 1_000_000;

/** What a link carries. */
export interface Shared extends Corrected {
  language?: string | undefined;
}

const offset = v.pipe(v.number(), v.integer(), v.minValue(0));
const schema = v.object({
  v: v.literal(1),
  text: v.string(),
  language: v.optional(v.string()),
  /** Start in the text, what was written, what was made of it, why. */
  fixes: v.array(v.tuple([offset, v.string(), v.string(), v.string()])),
});

async function through(bytes: Uint8Array<ArrayBuffer>, stream: ReadableWritablePair<Uint8Array, BufferSource>) {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    if (!value) continue;
    length += value.length;
    if (length > LONGEST_TEXT) {
      await reader.cancel();
      throw new RangeError('Too much text in a link');
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

const toAddress = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const fromAddress = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** The address of a page that shows a text and its corrections; null if it would be too long. */
export async function linkTo(page: string, { text, fixes, language }: Shared): Promise<string | null> {
  const rows = fixes.map(({ start, before, after, reason }) => [start, before, after, reason]);
  const json = JSON.stringify({ v: 1, text, ...(language && { language }), fixes: rows });
  if (json.length > LONGEST_TEXT) return null;
  const packed = await through(new TextEncoder().encode(json), new CompressionStream('deflate-raw'));
  const link = `${page}${FRAGMENT}${toAddress(packed)}`;
  return link.length > LONGEST_LINK ? null : link;
}

/** What a link carries; `damaged` if it is none of ours or was cut off, null if the address carries nothing. */
export async function readLink(hash: string): Promise<Shared | 'damaged' | null> {
  if (!hash.startsWith(FRAGMENT)) return null;
  try {
    const bytes = await through(fromAddress(hash.slice(FRAGMENT.length)), new DecompressionStream('deflate-raw'));
    const read = v.safeParse(schema, JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
    if (!read.success) return 'damaged';
    const { text, language } = read.output;
    const fixes = read.output.fixes.map(
      ([start, before, after, reason]): MadeFix => ({
        start,
        end: start + after.length,
        before,
        after,
        reason,
        isPutBack: false,
      }),
    );
    if (!areIn(text, fixes)) return 'damaged';
    return { text, fixes, ...(language !== undefined && isTextLanguage(language) && { language }) };
  } catch {
    return 'damaged';
  }
}

/** Whether corrections stand in a text where they say, one after the other. */
const areIn = (text: string, fixes: readonly MadeFix[]): boolean =>
  fixes.every(
    ({ start, end, after }, index) =>
      start >= (fixes[index - 1]?.end ?? 0) && end <= text.length && text.slice(start, end) === after,
  );
