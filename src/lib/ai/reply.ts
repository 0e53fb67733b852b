// What servers that speak the OpenAI protocol answer, as far as it is read: the same for the site and for the operator's function.
import * as v from 'valibot';

/** Longer answers are given up while they come: bytes. */
export const LONGEST_ANSWER = 200_000;

/** A piece of an answer that is streamed, or a whole answer. What servers leave out, some of them send as null. */
const piece = v.object({
  choices: v.nullish(
    v.array(
      v.object({
        delta: v.nullish(v.object({ content: v.nullish(v.string()) })),
        message: v.nullish(v.object({ content: v.nullish(v.string()) })),
        finish_reason: v.nullish(v.string()),
      }),
    ),
    [],
  ),
  usage: v.nullish(
    v.object({
      prompt_tokens: v.nullish(v.number()),
      completion_tokens: v.nullish(v.number()),
      // What it has cost, where a server says so; in a unit of its own.
      cost: v.fallback(v.nullish(v.pipe(v.number(), v.minValue(0))), null),
    }),
  ),
  error: v.nullish(v.unknown()),
});

/** Reads one. Throws what JSON or the schema say is wrong. */
export const readPiece = (data: string): v.InferOutput<typeof piece> => v.parse(piece, JSON.parse(data));

/** The bytes of an answer as they come. Throws RangeError where it is too long; nothing more is read of one that was given up. */
export async function* bytesOf({ body }: Response): AsyncGenerator<Uint8Array> {
  if (!body) return;
  const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader();
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      length += value.length;
      if (length > LONGEST_ANSWER) throw new RangeError(`more than ${LONGEST_ANSWER} bytes`);
      yield value;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
