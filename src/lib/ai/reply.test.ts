// What servers of language models answer: pieces in the protocol's words, and no more bytes than anybody asked for.
import { describe, expect, it } from 'vitest';
import { bytesOf, LONGEST_ANSWER, readPiece } from './reply.ts';

describe('a piece', () => {
  it.each([
    ['of a stream', { choices: [{ delta: { content: 'a' }, finish_reason: null }] }, ['a', undefined, null]],
    ['a whole answer', { choices: [{ message: { content: 'b' }, finish_reason: 'stop' }] }, [undefined, 'b', 'stop']],
    [
      'with null for what is not there',
      { choices: [{ delta: null, message: null }] },
      [undefined, undefined, undefined],
    ],
  ])('%s is read', (_, said, [delta, message, finish]) => {
    const [choice] = readPiece(JSON.stringify(said)).choices;
    expect([choice?.delta?.content, choice?.message?.content, choice?.finish_reason]).toEqual([delta, message, finish]);
  });

  it.each([
    {},
    { choices: null },
    { choices: [] },
    { choices: [], usage: { prompt_tokens: 3, completion_tokens: null } },
  ])('without a word has no choices: %j', (said) => {
    expect(readPiece(JSON.stringify(said)).choices).toEqual([]);
  });

  it('says what it has cost only where that can be true', () => {
    const costIn = (cost: unknown) => readPiece(JSON.stringify({ usage: { cost } })).usage?.cost;
    expect([0.002, 0, null, -1, '0.2', {}].map(costIn)).toEqual([0.002, 0, null, null, null, null]);
  });

  it.each(['{', '3', '"text"', '{"choices": 3}', '{"choices": [{"delta": {"content": 3}}]}'])('%s is none', (said) => {
    expect(() => readPiece(said)).toThrow(/JSON|Invalid/);
  });
});

/** An answer of so many pieces of so many bytes, and whether it was given up. */
function answerOf(pieces: number, size: number) {
  const told = { isCancelled: false };
  let left = pieces;
  const body = new ReadableStream<Uint8Array>({
    pull(control) {
      if (left === 0) return control.close();
      left -= 1;
      control.enqueue(new Uint8Array(size));
    },
    cancel: () => void (told.isCancelled = true),
  });
  return { told, answer: new Response(body) };
}

describe('the bytes of an answer', () => {
  const lengthOf = async (answer: Response) => {
    let length = 0;
    for await (const bytes of bytesOf(answer)) length += bytes.length;
    return length;
  };

  it('come to their end', async () => {
    expect(await lengthOf(new Response(null))).toBe(0);
    expect(await lengthOf(answerOf(2, LONGEST_ANSWER / 2).answer)).toBe(LONGEST_ANSWER);
  });

  it('are given up where there are too many', async () => {
    const { told, answer } = answerOf(100, LONGEST_ANSWER / 4);
    await expect(lengthOf(answer)).rejects.toThrow(RangeError);
    expect(told.isCancelled).toBe(true);
  });

  it('are given up when nobody wants more of them', async () => {
    const { told, answer } = answerOf(100, 10);
    for await (const bytes of bytesOf(answer)) if (bytes.length > 0) break;
    expect(told.isCancelled).toBe(true);
  });
});
