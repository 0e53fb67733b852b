// Forms of the words of a German noun phrase in the cells that they should share.
import { Feature, Group, type Pos } from '../../../lexicon/features.ts';
import type { Sentence, Token } from '../../../rules/token.ts';
import { featuresOf } from './cells.ts';

/** Forms of a token's lemma in the given cells, best first: those that share a case with `like`. */
export function formsFor(
  sentence: Sentence,
  token: Token,
  pos: typeof Pos.determiner | typeof Pos.adjective | typeof Pos.noun,
  cells: number,
  like: number,
  declension = 0,
): string[] {
  const found = new Map<string, number>();
  for (let cell = 0; cell < 16; cell++) {
    if ((cells & (1 << cell)) === 0) continue;
    const row = 0xf << (cell & ~3);
    // a shared case first, then a shared gender or number
    const rank = ((like & row) !== 0 ? 0 : 8) + ((like & (0x1111 << (cell & 3))) !== 0 ? 0 : 4) + (cell >> 2);
    for (const reading of token.readings) {
      if (reading.pos !== pos || (reading.features & Feature.comparative && (reading.features & Group.case) === 0))
        continue;
      const degree = reading.features & Group.degree;
      for (const form of sentence.lexicon.inflect(reading.lemma, pos, featuresOf(cell) | declension | degree)) {
        // 'nen, 'n: only in speech
        if (form.toLowerCase() !== token.lower && !/^(?:['’].*|n)$/u.test(form))
          found.set(form, Math.min(found.get(form) ?? 99, rank));
      }
    }
  }
  return [...found]
    .sort(([a, x], [b, y]) => x - y || nearness(token.lower, b) - nearness(token.lower, a))
    .map(([form]) => form);
}

/** How alike two forms are: by the length of their common start, then by how close their lengths are. */
function nearness(a: string, b: string): number {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  return same * 4 - Math.abs(a.length - b.length);
}
