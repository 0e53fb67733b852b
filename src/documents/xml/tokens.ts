// An XML tokenizer that keeps the place of everything. Non-validating; a document type with an internal subset is refused, so
// nothing is ever expanded. Invariant: tokens cover the source without gaps, and elements are closed in the order they opened.
import type { AppError } from '../../lib/errors.ts';
import { refusal } from '../refusal.ts';

/** What the reader of a format is told; offsets are those of the source. */
export interface XmlEvents {
  /** `empty` is true for <a/>, which is told once and not closed. */
  open(name: string, from: number, to: number, empty: boolean): void;
  close(name: string, from: number, to: number): void;
  /** Character data as written, entities included; `raw` is true inside CDATA, whose range excludes its marks. */
  text(from: number, to: number, raw: boolean): void;
}

const broken = (message: string): AppError => refusal('broken', { message });

/** Deeper nesting is an attack on what walks the tree. */
const DEEPEST = 500;

/** Reads a source from one end to the other. Rejects with `broken` where it is not well formed. */
export function readXml(source: string, events: XmlEvents): void {
  const stack: string[] = [];
  let at = 0;
  const until = (mark: string, from: number): number => {
    const end = source.indexOf(mark, from);
    if (end < 0) throw broken(`${mark} is missing`);
    return end;
  };
  while (at < source.length) {
    const next = source.indexOf('<', at);
    const end = next < 0 ? source.length : next;
    if (end > at) {
      if (stack.length > 0) events.text(at, end, false);
      else if (/[^\s\uFEFF]/.test(source.slice(at, Math.min(end, at + 1_000)))) throw broken('text outside');
    }
    if (next < 0) break;
    const second = source.charAt(next + 1);
    if (second === '?') at = until('?>', next) + 2;
    else if (second === '!') at = special(next);
    else if (second === '/') {
      const close = until('>', next);
      const name = source.slice(next + 2, close).trimEnd();
      if (stack.pop() !== name) throw broken(`${name} is closed but not open`);
      at = close + 1;
      events.close(name, next, at);
    } else at = element(next);
  }
  if (stack.length > 0) throw broken(`${stack.at(-1)} is not closed`);

  function special(from: number): number {
    if (source.startsWith('<!--', from)) return until('-->', from + 4) + 3;
    if (source.startsWith('<![CDATA[', from)) {
      const end = until(']]>', from);
      if (stack.length > 0) events.text(from + 9, end, true);
      return end + 3;
    }
    const end = until('>', from);
    if (source.slice(from, end).includes('[')) throw broken('a document type of its own');
    return end + 1;
  }

  function element(from: number): number {
    let end = until('>', from);
    // A > may stand in the value of an attribute.
    for (let quote = openQuote(source, from, end); quote; quote = openQuote(source, from, end)) {
      end = until('>', until(quote, end) + 1);
    }
    const empty = source.charAt(end - 1) === '/';
    const name = /^[^\s/>]+/.exec(source.slice(from + 1, Math.min(end, from + 200)))?.[0] ?? '';
    if (name === '') throw broken('an element without a name');
    events.open(name, from, end + 1, empty);
    if (!empty && stack.push(name) > DEEPEST) throw broken('nested too deeply');
    return end + 1;
  }
}

/** The quote that is still open at `end` of a tag; '' when none is. */
function openQuote(source: string, from: number, end: number): string {
  let quote = '';
  for (let i = from; i < end; i++) {
    const sign = source.charAt(i);
    if (quote === '' && (sign === '"' || sign === "'")) quote = sign;
    else if (sign === quote) quote = '';
  }
  return quote;
}

/** The value of an attribute of a tag as written, decoded; undefined when it has none. */
export function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  const value = found?.[1] ?? found?.[2];
  return value === undefined ? undefined : decodeEntities(value);
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** One entity such as `&amp;`; null for one that XML does not know. */
export function decodeEntity(entity: string): string | null {
  const body = entity.slice(1, -1);
  const number = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(body);
  if (!number) return NAMED[body] ?? null;
  const code = number[1] ? Number.parseInt(number[1], 16) : Number(number[2]);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : null;
}

/** A short text with its entities decoded; unknown ones stay as they are. */
export const decodeEntities = (text: string): string =>
  text.replace(/&[^;&\s]{1,10};/g, (entity) => decodeEntity(entity) ?? entity);

/** Whether XML cannot hold a sign at all: controls, halves of pairs, and two that are no signs. */
function isImpossible(sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 32) return code !== 9 && code !== 10 && code !== 13;
  return (code >= 0xd800 && code < 0xe000) || code === 0xfffe || code === 0xffff;
}

/** A text as character data. */
export const encodeText = (text: string): string =>
  [...text]
    .filter((sign) => !isImpossible(sign))
    .join('')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');

/** A text as the value of an attribute in double quotes. */
export const encodeValue = (text: string): string => encodeText(text).replace(/"/g, '&quot;');
