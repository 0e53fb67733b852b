import { describe, expect, it } from 'vitest';
import { createReader } from './reader.ts';
import type { Spoken } from './sentences.ts';

type Utterance = Pick<SpeechSynthesisUtterance, 'text' | 'onend' | 'onerror'>;

function setUp(mute: readonly number[] = []) {
  const said: Utterance[] = [];
  const told: string[] = [];
  const reader = createReader({
    mouth: { speak: (utterance) => said.push(utterance), cancel: () => told.push('silence') },
    utter: ({ start }) =>
      mute.includes(start)
        ? null
        : ({ text: String(start), onend: null, onerror: null } as unknown as SpeechSynthesisUtterance),
    onSentence: ({ start }) => told.push(`at ${start}`),
    onEnd: (how) => told.push(how),
  });
  const end = (i: number) => (said[i]?.onend as (() => void) | null)?.();
  const fail = (i: number, error: string) => (said[i]?.onerror as ((event: object) => void) | null)?.({ error });
  return { reader, said, told, end, fail };
}
const sentences = (...starts: number[]): Iterator<Spoken> =>
  starts.map((start) => ({ start, end: start + 1, language: 'en' as const })).values();

describe('reading aloud', () => {
  it('says one sentence after the other, and that it has finished', () => {
    const { reader, said, told, end } = setUp();
    reader.read(sentences(1, 2));
    end(0);
    end(1);
    expect(said.map(({ text }) => text)).toEqual(['1', '2']);
    expect(told).toEqual(['silence', 'at 1', 'at 2', 'silence', 'finished']);
  });

  it('begins the sentence again after a pause, and does not take the end of the old one for its own', () => {
    const { reader, said, end } = setUp();
    reader.read(sentences(1, 2));
    reader.pause();
    end(0);
    reader.resume();
    end(0);
    expect(said.map(({ text }) => text)).toEqual(['1', '1']);
    end(1);
    expect(said.at(-1)?.text).toBe('2');
  });

  it('passes over what no voice can say', () => {
    const { reader, said, end } = setUp([2]);
    reader.read(sentences(1, 2, 3));
    end(0);
    expect(said.map(({ text }) => text)).toEqual(['1', '3']);
  });

  it('tells of a failure once, but not of having been stopped', () => {
    const { reader, told, fail } = setUp();
    reader.read(sentences(1, 2));
    fail(0, 'interrupted');
    expect(told).not.toContain('failed');
    fail(0, 'network');
    fail(0, 'network');
    expect(told.filter((one) => one === 'failed')).toEqual(['failed']);
    reader.resume();
    expect(told.at(-1)).toBe('failed');
  });
});
