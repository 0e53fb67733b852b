// Character data as slices: entities are units of their own, so that everything else is character for character the source.
import type { Slice } from '../model.ts';
import { decodeEntity } from './tokens.ts';

/** Slices of source[from, to). `locked` text is shown but never changed. */
export function textSlices(
  source: string,
  place: { part: number; from: number; to: number; holder: number },
  { raw, locked }: { raw: boolean; locked: boolean },
): Slice[] {
  const { part, from, to, holder } = place;
  const slices: Slice[] = [];
  const add = (start: number, end: number, text: string, way: Slice['way']) => {
    if (end > start) slices.push({ at: 0, text, part, from: start, to: end, way, host: !locked, holder });
  };
  const plain = (start: number, end: number) => {
    // A text shows a line break of the source as a space; so does a carriage return before it.
    add(start, end, source.slice(start, end).replace(/[\r\n]/g, ' '), locked ? 'locked' : 'text');
  };
  let at = from;
  for (const { 0: entity, index } of raw ? [] : source.slice(from, to).matchAll(/&[^;&\s]{0,10};?/g)) {
    const start = from + index;
    const end = start + entity.length;
    const decoded = entity.endsWith(';') ? decodeEntity(entity) : null;
    plain(at, start);
    // An entity that nobody knows is shown as it is written.
    const stop = decoded === null ? start + 1 : end;
    add(start, stop, decoded ?? '&', locked ? 'locked' : 'atom');
    at = stop;
  }
  plain(at, to);
  return slices;
}
