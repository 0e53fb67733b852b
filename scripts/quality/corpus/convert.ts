// npx node scripts/quality/corpus/convert.ts IN OUT: makes the corpora of a language of its marked-up texts. IN is a folder named
// for the language (letters.txt and right.txt, everyday.txt, passages.txt: those that are there), OUT that of the corpora. One half
// may be read, the other is compressed.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { isTextLanguage } from '../../../src/engine/index.ts';
import { type MarkedLetter, MarkupError, readMarkedLetters, readMarkedLines } from './markup.ts';

const numberOf = ({ id }: MarkedLetter): number => Number(/\d+$/.exec(id)?.[0]);

/** Writes the texts with odd numbers as they are, and those with even numbers compressed. */
function writeHalves(folder: string, name: string, letters: readonly MarkedLetter[]): void {
  const lines = (odd: 0 | 1): string =>
    letters
      .filter((letter) => numberOf(letter) % 2 === odd)
      .map((letter) => `${JSON.stringify(letter)}\n`)
      .join('');
  writeFileSync(join(folder, `${name}.dev.jsonl`), lines(1));
  writeFileSync(join(folder, `${name}.unread.jsonl.br`), brotliCompressSync(lines(0)));
  const marked = letters.reduce((sum, { errors }) => sum + errors.length, 0);
  console.log(`${name}: ${letters.length} texts, ${marked} mistakes`);
}

function convert(from: string, to: string): void {
  const language = basename(from);
  if (!isTextLanguage(language)) throw new RangeError(`${from} is not named for a language`);
  const read = (name: string): string => readFileSync(join(from, name), 'utf8');
  const has = (name: string): boolean => existsSync(join(from, name));
  const letters = ['letters.txt', 'right.txt']
    .filter(has)
    .flatMap((name) => readMarkedLetters(read(name), join(from, name)));
  for (const { id, errors } of letters) {
    if (id.slice(3, 4) === 'r' && errors.length > 0) throw new RangeError(`${id} is right, but has mistakes`);
    if (!id.startsWith(language)) throw new RangeError(`${id} is not of ${language}`);
  }
  mkdirSync(to, { recursive: true });
  if (letters.length > 0) writeHalves(to, language, letters);
  for (const [name, genre] of [
    ['everyday', 'sentence'],
    ['passages', 'passage'],
  ] as const) {
    const file = `${name}.txt`;
    if (has(file))
      writeHalves(to, `${language}.${name}`, readMarkedLines(read(file), join(from, file), language, genre));
  }
}

const [from, to] = process.argv.slice(2);
try {
  if (from === undefined || to === undefined) throw new RangeError('Two folders: IN OUT');
  convert(from, to);
} catch (error) {
  if (!(error instanceof RangeError || error instanceof MarkupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
