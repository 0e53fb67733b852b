import { describe, expect, it, vi } from 'vitest';
import { openShare, shareFeatures, shareNatively, shareTargets } from './share.ts';

/** A window that records what is asked of it. */
function browserWindow() {
  const opened: { address: string; features: string; closed: boolean; close(): void; focus(): void }[] = [];
  const assign = vi.fn();
  const view = {
    screenX: 100,
    screenY: 50,
    outerWidth: 1280,
    outerHeight: 800,
    location: { assign },
    open(address: string, _name: string, features: string) {
      const popup = {
        address,
        features,
        closed: false,
        close() {
          popup.closed = true;
        },
        focus() {},
      };
      opened.push(popup);
      return popup;
    },
  };
  return { view: view as unknown as Window, opened, assign };
}

describe('sharing', () => {
  it('SHR-1: opens a window of 626 by 436 in the middle of the browser', () => {
    expect(shareFeatures({ screenX: 100, screenY: 50, outerWidth: 1280, outerHeight: 800 })).toContain(
      'width=626,height=436,left=427,top=232',
    );
  });

  it('SHR-1: closes an open one first', () => {
    const { view, opened } = browserWindow();
    openShare('https://a.example/', view);
    openShare('https://b.example/', view);
    expect(opened.map(({ address, closed }) => [address, closed])).toEqual([
      ['https://a.example/', true],
      ['https://b.example/', false],
    ]);
  });

  it.each(['mailto:?subject=a', 'whatsapp://send?text=a'])('SHR-1: changes the location for %s', (address) => {
    const { view, opened, assign } = browserWindow();
    openShare(address, view);
    expect(opened).toEqual([]);
    expect(assign).toHaveBeenCalledWith(address);
  });

  it('writes addresses that survive any title', () => {
    const shared = { url: 'https://x.example/?a=1&b=2#c', title: 'Q&A: 100 % #1' };
    for (const { address } of shareTargets) expect(() => new URL(address(shared))).not.toThrow();
    expect(shareTargets[2].address(shared)).toContain('u=https%3A%2F%2Fx.example%2F%3Fa%3D1%26b%3D2%23c');
  });

  it.each([
    ['shared', async () => {}, true],
    ['a person who changes their mind', () => Promise.reject(new DOMException('no', 'AbortError')), true],
    ['a refusal', () => Promise.reject(new DOMException('no', 'NotAllowedError')), false],
  ] as const)('tells apart: %s', async (_name, share, done) => {
    vi.stubGlobal('navigator', { share });
    expect(await shareNatively({ url: 'https://x.example/', title: 'X' })).toBe(done);
    vi.unstubAllGlobals();
  });

  it('reports when there is no share sheet', async () => {
    vi.stubGlobal('navigator', {});
    expect(await shareNatively({ url: 'https://x.example/', title: 'X' })).toBe(false);
    vi.unstubAllGlobals();
  });
});
