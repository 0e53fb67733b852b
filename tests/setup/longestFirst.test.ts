// Which test files begin first.
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LONGEST, longestFirst } from './longestFirst.ts';

it('names files that there are', () => {
  expect(LONGEST.filter((file) => !existsSync(file))).toEqual([]);
});

it('moves the longest to the front of their project, and leaves the others as they are', () => {
  const [long, longer] = [`/home/${LONGEST[1]}`, `/home/${LONGEST[0]}`];
  const files = [
    { project: 'unit', path: '/home/b.test.ts' },
    { project: 'unit', path: long },
    { project: 'unit', path: '/home/a.test.ts' },
    { project: 'unit', path: longer },
    { project: 'dom', path: '/home/c.test.tsx' },
  ];
  expect(longestFirst(files, (file) => file).map(({ path }) => path)).toEqual([
    longer,
    long,
    '/home/b.test.ts',
    '/home/a.test.ts',
    '/home/c.test.tsx',
  ]);
});
