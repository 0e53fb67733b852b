import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SHOT_SIZE, shotPath, shotVariants } from './shots.ts';

/** Width and height of a picture in the extended webp format that the browser writes. */
function sizeOf(file: Buffer): [number, number] {
  expect([file.toString('latin1', 0, 4), file.toString('latin1', 8, 16)]).toEqual(['RIFF', 'WEBPVP8X']);
  return [file.readUIntLE(24, 3) + 1, file.readUIntLE(27, 3) + 1];
}

it.each(['light', 'dark'] as const)('IMG-4: the %s picture exists in each of its sizes', (theme) => {
  const variants = shotVariants(theme);
  expect(variants.map(({ width }) => width)).toEqual([320, 640, 768, 1024, 1180]);
  const whole = readFileSync(`public${shotPath(theme)}`);
  let before = 0;
  for (const { src, width } of variants) {
    const file = readFileSync(`public${src}`);
    expect(sizeOf(file)).toEqual([width, Math.round((width * SHOT_SIZE.height) / SHOT_SIZE.width)]);
    expect(file.length).toBeGreaterThan(before);
    expect(file.length).toBeLessThan(whole.length);
    before = file.length;
  }
});
