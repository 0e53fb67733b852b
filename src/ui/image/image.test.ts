import { describe, expect, it } from 'vitest';
import { imageAddress } from './address.ts';
import { placeholderAddress } from './placeholder.ts';
import { breakpoints, imageSet } from './variants.ts';

describe('the address of a picture', () => {
  it.each([
    [{}, '/_ipx/_/shots/home.png'],
    [{ width: 200 }, '/_ipx/w_200/shots/home.png'],
    [{ height: 90, quality: 80 }, '/_ipx/h_90,q_80/shots/home.png'],
    [{ width: 200, height: 100 }, '/_ipx/s_200x100/shots/home.png'],
    [
      { width: 200, height: 100, format: 'webp', fit: 'cover', background: '#fff' },
      '/_ipx/s_200x100,f_webp,fit_cover,b_%23fff/shots/home.png',
    ],
  ])('IMG-1: %o', (modifiers, address) => {
    expect(imageAddress('/shots/home.png', modifiers)).toBe(address);
  });

  it('IMG-1: encodes the path and puts it under the base of the service', () => {
    expect(imageAddress('/a b/ü?#.png', {}, { base: 'https://images.example/i/' })).toBe(
      'https://images.example/i/_/a%20b/%C3%BC%3F%23.png',
    );
  });

  it.each([undefined, null, 7, {}, ''])('IMG-2: refuses %o', (input) => {
    expect(() => imageAddress(input as string)).toThrow(TypeError);
    expect(() => imageAddress(input as string)).toThrow(/^input must be a string \(received /);
  });

  it.each([
    'data:image/png;base64,AAAA',
    'https://elsewhere.example/a.png',
    '//elsewhere.example/a.png',
    'https://[broken/a.png',
  ])('IMG-3: leaves %s unchanged', (input) => {
    expect(imageAddress(input, { width: 10 }, { hosts: ['images.example'] })).toBe(input);
  });

  it('IMG-3: changes a picture from a listed host', () => {
    const service = { hosts: ['images.example'] };
    expect(imageAddress('https://images.example/a.png', { width: 10 }, service)).toBe(
      '/_ipx/w_10/https://images.example/a.png',
    );
  });
});

describe('the variants of a picture', () => {
  it('IMG-4: are ordered by breakpoint, the last one without a condition', () => {
    const set = imageSet('/a.png', 'md:50vw sm:100vw');
    expect(set.variants).toEqual([
      { width: 640, media: '(max-width: 640px)', size: '100vw', src: '/_ipx/w_640/a.png' },
      { width: 384, size: '50vw', src: '/_ipx/w_384/a.png' },
    ]);
    expect(set.src).toBe('/_ipx/w_384/a.png');
    expect(set.srcSet).toBe('/_ipx/w_640/a.png 640w, /_ipx/w_384/a.png 384w');
    expect(set.sizes).toBe('(max-width: 640px) 100vw, 50vw');
  });

  it('IMG-4: knows the six breakpoints', () => {
    expect(Object.values(breakpoints)).toEqual([320, 640, 768, 1024, 1280, 1536]);
    const all = imageSet('/a.png', 'xs:100vw sm:100vw md:100vw lg:100vw xl:100vw xxl:100vw');
    expect(all.variants.map((variant) => variant.width)).toEqual([320, 640, 768, 1024, 1280, 1536]);
  });

  it('IMG-4: has further widths for dense screens, which are shown no larger', () => {
    const set = imageSet('/a.png', 'md:50vw', { width: 1200, height: 600 }, {}, [1536]);
    expect(set.srcSet).toBe('/_ipx/s_384x192/a.png 384w, /_ipx/s_1536x768/a.png 1536w');
    expect([set.src, set.sizes, set.variants.length]).toEqual(['/_ipx/s_384x192/a.png', '50vw', 1]);
  });

  it('IMG-4: keeps the aspect ratio, accepts pixels and skips what it does not know', () => {
    const set = imageSet('/a.png', 'sm:300px  lg:500 huge:100vw md:calc(1px)', { width: 1200, height: 600 });
    expect(set.variants.map(({ src, size }) => [src, size])).toEqual([
      ['/_ipx/s_300x150/a.png', '300px'],
      ['/_ipx/s_500x250/a.png', '500px'],
    ]);
    expect(imageSet('/a.png', '').src).toBe('/_ipx/_/a.png');
  });
});

describe('the placeholder of a picture', () => {
  it.each([
    [true, '/_ipx/s_10x10,q_50/a.png'],
    ['', '/_ipx/s_10x10,q_50/a.png'],
    [32, '/_ipx/s_32x32,q_50/a.png'],
    [[20, 15, 30], '/_ipx/s_20x15,q_30/a.png'],
    [[20], '/_ipx/s_20x20,q_50/a.png'],
    ['/grey.svg', '/grey.svg'],
    [false, null],
    [undefined, null],
  ] as const)('IMG-5: %o', (placeholder, address) => {
    expect(placeholderAddress('/a.png', placeholder)).toBe(address);
  });
});
