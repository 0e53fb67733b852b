import { describe, expect, it } from 'vitest';
import type { MadeFix } from './drafts/draft.ts';
import { FRAGMENT, LONGEST_LINK, linkTo, readLink } from './textLink.ts';

const PAGE = 'https://example.org/checker/';
const TEXT = 'Él llegó tarde 👍, y no dijo nada.\nNada más.';
const fix = (after: string, before: string): MadeFix => {
  const start = TEXT.indexOf(after);
  return { start, end: start + after.length, before, after, reason: 'Falta la tilde.', isPutBack: false };
};
const FIXES = [fix('Él', 'El'), fix('llegó', 'llego'), fix('más', 'mas')];

const hashOf = (link: string | null): string => new URL(link as string).hash;
const packed = async (value: unknown): Promise<string> => {
  const stream = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return FRAGMENT + Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url');
};

describe('a text and its corrections in a link', () => {
  it('arrive as they were', async () => {
    const link = await linkTo(PAGE, { text: TEXT, fixes: FIXES, language: 'es' });
    expect(await readLink(hashOf(link))).toEqual({ text: TEXT, fixes: FIXES, language: 'es' });
  });

  it('stand behind the # alone, in signs that no mail program changes', async () => {
    const link = (await linkTo(PAGE, { text: TEXT, fixes: FIXES })) as string;
    expect(link.slice(0, link.indexOf('#'))).toBe(PAGE);
    expect(link.slice(link.indexOf(FRAGMENT) + FRAGMENT.length)).toMatch(/^[\w-]+$/);
  });

  it('are refused where the link would be too long', async () => {
    const noise = Array.from({ length: LONGEST_LINK }, (_, i) =>
      String.fromCharCode(0x4e00 + ((i * 7919) % 20_000)),
    ).join('');
    expect(await linkTo(PAGE, { text: noise, fixes: [] })).toBeNull();
    // A letter of two pages fits.
    const letter = Array.from({ length: 900 }, (_, i) => `Wort${(i * 37) % 400}`).join(' ');
    expect(await linkTo(PAGE, { text: letter, fixes: [] })).not.toBeNull();
  });
});

describe('an address', () => {
  it('without anything of ours is no link', async () => {
    expect(await readLink('')).toBeNull();
    expect(await readLink('#top')).toBeNull();
  });

  it.each([
    ['cut off', async () => hashOf(await linkTo(PAGE, { text: TEXT, fixes: FIXES })).slice(0, -12)],
    ['empty', async () => FRAGMENT],
    ['of other signs', async () => `${FRAGMENT}%%%`],
    ['of another version', () => packed({ v: 2, text: '', fixes: [] })],
    ['whose corrections are not in the text', () => packed({ v: 1, text: 'a b', fixes: [[0, 'x', 'c', '']] })],
    [
      'whose corrections overlap',
      () =>
        packed({
          v: 1,
          text: 'abc',
          fixes: [
            [0, 'x', 'ab', ''],
            [1, 'y', 'bc', ''],
          ],
        }),
    ],
    ['that grows without end', () => packed({ v: 1, text: ' '.repeat(3_000_000), fixes: [] })],
  ])('%s is damaged', async (_, make) => {
    expect(await readLink(await make())).toBe('damaged');
  });
});
