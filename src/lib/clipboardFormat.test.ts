import { expect, it } from 'vitest';
import { hasFormat } from './clipboardFormat.ts';

it.each([
  ['<p>a</p><p>b</p>', false],
  ['<span>plain</span>', false],
  ['<ul><li>a</li></ul>', true],
  ['<p>a <b>b</b></p>', true],
  ['<span style="font-weight: 700">a</span>', true],
  ['<span style="font-style:italic">a</span>', true],
  ['<b>a</b><table><tr><td>1</td></tr></table>', false],
  ['<div style="white-space: pre;"><b>if</b></div>', false],
  ['<p style="white-space:pre-line"><i>a</i></p>', true],
  [`<b>${'a'.repeat(2_000_000)}</b>`, false],
])('%.60s: %s', (html, expected) => {
  expect(hasFormat(html)).toBe(expected);
});
