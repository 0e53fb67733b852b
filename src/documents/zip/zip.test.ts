import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { AppError } from '../../lib/errors.ts';
import { openZip, unpack } from './archive.ts';
import { makeZip, rewriteZip } from './rewrite.ts';

const text = (value: string) => new TextEncoder().encode(value);
const reasonOf = (work: () => unknown): string => {
  try {
    work();
  } catch (thrown) {
    return (thrown as AppError).params['reason'] as string;
  }
  return 'none';
};

describe('zip archives', () => {
  it('of others are read, and rewritten without change are the same in every entry', () => {
    const bytes = zipSync({ 'a.txt': text('one '.repeat(100)), 'b/c.bin': [text('stored'), { level: 0 }] });
    const copy = rewriteZip(openZip(bytes), new Map());
    expect([...copy]).toEqual([...bytes]);
    const changed = openZip(
      rewriteZip(
        openZip(bytes),
        new Map([
          ['a.txt', text('two')],
          ['new', text('three')],
        ]),
      ),
    );
    expect(changed.entries.map(({ name }) => name)).toEqual(['a.txt', 'b/c.bin', 'new']);
    expect(['a.txt', 'b/c.bin', 'new'].map((name) => new TextDecoder().decode(unpack(changed, name)))).toEqual([
      'two',
      'stored',
      'three',
    ]);
  });

  it('that would fill the memory are refused by what they say, and by what they do', () => {
    const bomb = zipSync({ 'word/document.xml': new Uint8Array(20_000_000) });
    expect(reasonOf(() => openZip(bomb))).toBe('bomb');
    // Many small ones are no better than one that is large.
    const parts = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`${i}.xml`, new Uint8Array(1_000_000)]));
    expect(reasonOf(() => openZip(zipSync(parts)))).toBe('bomb');
    const small = zipSync({ 'word/document.xml': new Uint8Array(20_000_000) });
    const view = new DataView(small.buffer);
    const { directory } = (() => {
      const end = small.length - 22;
      return { directory: view.getUint32(end + 16, true) };
    })();
    view.setUint32(directory + 24, 1_000, true);
    expect(reasonOf(() => unpack(openZip(small), 'word/document.xml'))).toBe('bomb');
    const many = makeZip(Array.from({ length: 2_001 }, (_, i) => [`f${i}`, text('')] as const));
    expect(reasonOf(() => openZip(many))).toBe('bomb');
  });

  it('that are damaged, encrypted or lead outside are refused', () => {
    const good = zipSync({ 'a.txt': text('one '.repeat(100)) });
    expect(reasonOf(() => openZip(good.slice(0, good.length - 30)))).toBe('broken');
    const encrypted = good.slice();
    const record = new DataView(good.buffer).getUint32(good.length - 6, true);
    encrypted[record + 8] = 1;
    expect(reasonOf(() => openZip(encrypted))).toBe('encrypted');
    expect(reasonOf(() => openZip(zipSync({ '../../etc/passwd': text('x') })))).toBe('broken');
    const flipped = good.slice();
    flipped.fill(0xff, 36, 44);
    expect(['broken', 'bomb']).toContain(reasonOf(() => unpack(openZip(flipped), 'a.txt')));
  });
});
