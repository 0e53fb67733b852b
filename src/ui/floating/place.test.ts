import { expect, it } from 'vitest';
import { placeBox } from './place.ts';

const view = { width: 1000, height: 800 };
const size = { width: 200, height: 100 };
const anchor = { left: 300, top: 200, width: 80, height: 30 };

it.each([
  ['below, at its start', anchor, {}, { left: 300, top: 236 }],
  ['at its end', anchor, { align: 'end' }, { left: 180, top: 236 }],
  ['in its middle', anchor, { align: 'centre', gap: 0 }, { left: 240, top: 230 }],
  ['at its start from right to left', anchor, { rtl: true }, { left: 180, top: 236 }],
  ['above where there is no room below', { ...anchor, top: 750 }, {}, { left: 300, top: 644 }],
  ['inside the window at the right edge', { ...anchor, left: 960 }, {}, { left: 792, top: 236 }],
  ['inside the window at the left edge', { ...anchor, left: -50 }, { align: 'end' }, { left: 8, top: 236 }],
] as const)('places a box %s', (_name, box, placement, expected) => {
  expect(placeBox(box, size, view, placement)).toEqual(expected);
});

it('shows the beginning of a box that is larger than the window', () => {
  expect(placeBox(anchor, { width: 2000, height: 2000 }, view)).toEqual({ left: 8, top: 8 });
});
