import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { iconNames } from '../../src/ui/icons.ts';
import { buildSprite, spriteFile } from './icons.ts';

it('the committed sprite matches what the script builds', async () => {
  expect(await readFile(spriteFile, 'utf8')).toBe(await buildSprite());
});

it('holds the fifteen icons of the navigation', () => {
  const fifteen =
    'star printer globe google clipboard question-circle person gear trophy door-open door-closed pencil cloud-upload trash check';
  expect(iconNames).toEqual(expect.arrayContaining(fifteen.split(' ')));
});

it('is sorted and has no duplicates', () => {
  expect([...iconNames]).toEqual([...new Set(iconNames)].sort());
});
