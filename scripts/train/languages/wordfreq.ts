// Reads the word lists of the Python package wordfreq (data/small_<code>.msgpack.gz): MessagePack, a header and then
// lists of words; list i holds words with a frequency of 10^(-i / 100).
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

type Value = number | string | Value[] | Map<Value, Value>;

/** Words with their frequencies (a share of all words), most frequent first. */
export function readWordfreq(file: string): { word: string; frequency: number }[] {
  const value = decode(gunzipSync(readFileSync(file)));
  if (!Array.isArray(value)) throw new Error(`${file}: not a wordfreq list`);
  return value
    .slice(1)
    .flatMap((words, step) =>
      Array.isArray(words)
        ? words.flatMap((word) => (typeof word === 'string' ? [{ word, frequency: 10 ** (-step / 100) }] : []))
        : [],
    );
}

/** The subset of MessagePack that wordfreq writes: integers, strings, lists, maps. */
function decode(bytes: Buffer): Value {
  let at = 0;
  const take = (size: number): Value[] => Array.from({ length: size }, () => next());
  const text = (size: number): string => bytes.toString('utf8', at, (at += size));
  const number = (size: number): number => {
    const value = bytes.readUIntBE(at, size);
    at += size;
    return value;
  };
  const map = (size: number): Map<Value, Value> =>
    new Map(Array.from({ length: size }, () => [next(), next()] as const));
  const next = (): Value => {
    const tag = number(1);
    if (tag < 0x80) return tag;
    if (tag < 0x90) return map(tag & 15);
    if (tag < 0xa0) return take(tag & 15);
    if (tag < 0xc0) return text(tag & 31);
    if (tag === 0xcc || tag === 0xcd || tag === 0xce) return number(1 << (tag - 0xcc));
    if (tag === 0xd9 || tag === 0xda || tag === 0xdb) return text(number(1 << (tag - 0xd9)));
    if (tag === 0xdc || tag === 0xdd) return take(number(2 << (tag - 0xdc)));
    throw new Error(`MessagePack type ${tag.toString(16)} is not expected here`);
  };
  return next();
}
