// The `synonyms` file of a language: its senses, and which word has which. Read when a card first asks; a few milliseconds.
import { Pos, type PosCode } from '../lexicon/features.ts';
import { readJson, readSections } from '../pack/format.ts';
import { PackError } from '../pack/packError.ts';

/**
 * The only section: an array of senses in ASCII JSON, each `part|words|near|hint`. Words are in the order in which they are offered,
 * `_` for a space; a number behind one is the place of the sense among its own, and one behind `HIDDEN` is offered to nobody.
 */
export const SYNONYM_SECTION = 1;

/** See `SYNONYM_SECTION`. */
export const HIDDEN = '-';

/** One sense as the file has it, base forms all of them. */
export interface Sense {
  readonly words: readonly string[];
  /** Words that mean something more general, more special or alike. */
  readonly near: readonly string[];
  /** The first words of an explanation. */
  readonly hint: string;
}

/** What the file says of a word. */
export interface SynonymBook {
  /** The senses of a base form, usual ones first; [] if it has none. */
  sensesOf(lemma: string, pos: PosCode): readonly Sense[];
}

const LETTERS: ReadonlyMap<PosCode, string> = new Map([
  [Pos.noun, 'n'],
  [Pos.verb, 'v'],
  [Pos.adjective, 'a'],
  [Pos.adverb, 'r'],
]);

const MEMBER = /^(-?)(\D+)(\d*)$/;

const listIn = (text: string | undefined): string[] => (text ? text.split(',') : []);
const spaced = (word: string): string => word.replaceAll('_', ' ');

/** Reads the file. Throws PackError when the bytes are not one. */
export function readSynonyms(bytes: Uint8Array): SynonymBook {
  const body = readSections(bytes).get(SYNONYM_SECTION);
  const lines = body && readJson(body, 'synonyms');
  if (!Array.isArray(lines)) throw new PackError('synonyms');
  const places = new Map<string, number[]>();
  lines.forEach((line: string, at) => {
    const [part, words] = line.split('|');
    for (const member of listIn(words)) {
      const [, , word = '', rank = ''] = MEMBER.exec(member) ?? [];
      if (rank === '') continue;
      const key = `${part} ${word}`;
      const own = places.get(key) ?? [];
      own[Number(rank)] = at;
      places.set(key, own);
    }
  });
  return {
    sensesOf(lemma, pos) {
      // A sense that is not offered leaves a gap.
      const own = (places.get(`${LETTERS.get(pos)} ${lemma}`) ?? []).filter((at) => at !== undefined);
      return own.map((at) => {
        const [, words, near, hint = ''] = (lines[at] as string).split('|');
        const offered = listIn(words).filter((member) => !member.startsWith(HIDDEN));
        const others = offered.map((member) => member.replace(/\d+$/, '')).filter((word) => word !== lemma);
        return {
          words: others.map(spaced),
          near: listIn(near)
            .filter((word) => word !== lemma)
            .map(spaced),
          hint,
        };
      });
    },
  };
}
