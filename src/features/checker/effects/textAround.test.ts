import { expect, it } from 'vitest';
import type { EditorPort } from '../editor/port.ts';
import { textAround } from './textAround.ts';

const text = 'Dear Ann,\nI recieved your long letter yesterday, and was glad.\nBye';
const editor = {
  slice: (start: number, end: number) => text.slice(start, end),
  length: () => text.length,
} as EditorPort;
const around = (word: string, length: number) => {
  const start = text.indexOf(word);
  return textAround(editor, { start, end: start + word.length }, length);
};

it('is whole up to the ends of the line, and else cut between words', () => {
  expect(around('recieved', 16)).toEqual({ before: 'I ', after: ' your long …' });
  expect(around('yesterday', 14)).toEqual({ before: '… long letter ', after: ', and was …' });
  expect(around('glad', 60)).toEqual({ before: 'I recieved your long letter yesterday, and was ', after: '.' });
});
