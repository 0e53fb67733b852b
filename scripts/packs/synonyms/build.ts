// The `synonyms` file of English, from WordNet: the usual senses of each word with all words that share them and, where WordNet
// has but one word for a sense, the words next to it. Deterministic.
import { writeSections } from '../../../src/engine/pack/format.ts';
import type { SpellPack } from '../../../src/engine/pack/spellPack.ts';
import { frequencyOfWord } from '../../../src/engine/spelling/search/candidateIndex.ts';
import { HIDDEN, SYNONYM_SECTION } from '../../../src/engine/wordCard/synonymBook.ts';
import { asciiJson } from '../asciiJson.ts';
import { hintOf } from './hint.ts';
import { createSuitable } from './suitable.ts';
import { type PartLetter, readWordNet, type Synset, type WordNetPart } from './wordnet.ts';

/** Of a word with many senses that WordNet's texts have, the most usual ones. */
const MOST_SENSES = 8;
/** Rarer words than these frequency classes are offered to nobody: shew, aver. */
const USUAL = 3;
/** Words beside a sense. */
const MOST_NEAR = 12;
/** Beside a sense stand only words that nobody has to look up, and that mean it first or second. */
const USUAL_NEAR = 4;
const FIRST_SENSES = 2;
/** What has more kinds than this is too general to stand for one of them: a house is a dwelling, a table no "thing". */
const MOST_KINDS = 20;

/** Which pointers lead to words that can stand nearby: similar ones; what is done more generally, or in one way of many. */
const NEAR: Readonly<Record<PartLetter, readonly string[]>> = { a: ['&'], n: ['@'], v: ['~', '@'], r: [] };

/** A sense as it goes into the file. */
interface Row {
  /** The words that are looked up, with the place of the sense among theirs. */
  readonly heads: ReadonlyMap<string, number>;
  /** Usual ones first, these too. */
  readonly words: readonly string[];
  readonly offered: ReadonlySet<string>;
  readonly near: readonly string[];
  readonly gloss: string;
}

/** Builds the file; `words` counts those that can be looked up, once for each part of speech. */
export function buildSynonyms(spell: SpellPack): { bytes: Uint8Array; words: number } {
  const lines: string[] = [];
  let words = 0;
  for (const part of ['n', 'v', 'a', 'r'] as const) {
    const rows = rowsOf(part, spell);
    const counts = new Map<string, number>();
    for (const { heads } of rows) for (const head of heads.keys()) counts.set(head, (counts.get(head) ?? 0) + 1);
    words += counts.size;
    for (const row of rows) {
      // Where no word has another sense there is nothing to tell apart.
      const isOneOfSome = [...row.heads.keys()].some((head) => (counts.get(head) ?? 0) > 1);
      lines.push(lineOf(part, row, isOneOfSome ? hintOf(row.gloss) : ''));
    }
  }
  return { bytes: writeSections([[SYNONYM_SECTION, asciiJson(lines)]]), words };
}

const lineOf = (part: PartLetter, { heads, words, offered, near }: Row, hint: string): string => {
  const written = words.map((word) => `${offered.has(word) ? '' : HIDDEN}${word}${heads.get(word) ?? ''}`);
  return [part, written.join(','), near.join(','), hint].join('|');
};

/** The senses of one part of speech that have something to offer. */
function rowsOf(part: PartLetter, spell: SpellPack): Row[] {
  const suitable = createSuitable(spell);
  const frequency = (word: string) => frequencyOfWord(spell, word);
  const byUse = (list: Iterable<string>) => [...new Set(list)].sort((a, b) => frequency(b) - frequency(a));
  const net = readWordNet(part);
  const ranks = ranksOf(net, (word) => frequency(word) > 0 && suitable.isHead(word) && !isDegree(word, part, net));
  return [...net.synsets].flatMap(([offset, synset]): Row[] => {
    const all = ranks.get(offset);
    if (!all || suitable.isUnkind(synset) || suitable.isNamed(synset)) return [];
    const near = nearOf(part, synset, net, suitable).filter(
      (word) => suitable.isOffered(word) && frequency(word) >= USUAL_NEAR && !synset.words.includes(word),
    );
    // A word is offered where it is looked up itself: "fry" for a child is not. How usual several words are nobody has counted.
    const isUsual = (word: string) => word.includes('_') || (all.has(word) && frequency(word) >= USUAL);
    const offered = new Set(synset.words.filter((word) => suitable.isOffered(word) && isUsual(word)));
    const isOfUse = (head: string) => near.length > 0 || offered.size > (offered.has(head) ? 1 : 0);
    const heads = new Map([...all].filter(([head]) => isOfUse(head)));
    if (heads.size === 0) return [];
    const words = byUse([...offered, ...heads.keys()]);
    return [{ heads, words, offered, near: byUse(near).slice(0, MOST_NEAR), gloss: synset.gloss }];
  });
}

/** By sense: the words that are looked up with it, and the place it has among their senses. */
function ranksOf({ senses }: WordNetPart, isHead: (word: string) => boolean): Map<string, Map<string, number>> {
  const found = new Map<string, Map<string, number>>();
  for (const [word, { offsets, met }] of senses) {
    if (!isHead(word)) continue;
    offsets.slice(0, Math.min(MOST_SENSES, Math.max(1, met))).forEach((offset, rank) => {
      found.set(offset, (found.get(offset) ?? new Map<string, number>()).set(word, rank));
    });
  }
  return found;
}

/** Words beside a sense that mean that before anything else. */
function nearOf(
  part: PartLetter,
  { words, pointers }: Synset,
  { synsets, senses }: WordNetPart,
  { isUnkind, isNamed }: ReturnType<typeof createSuitable>,
): string[] {
  if (part === 'n' && words.length > 1) return [];
  return NEAR[part].flatMap((wanted) =>
    pointers.flatMap(({ symbol, offset, part: to }) => {
      const synset =
        symbol === wanted && (to === part || (to === 's' && part === 'a')) ? synsets.get(offset) : undefined;
      if (!synset || isUnkind(synset) || isNamed(synset)) return [];
      if (part === 'n' && synset.pointers.filter((one) => one.symbol === '~').length > MOST_KINDS) return [];
      return synset.words.filter((word) => {
        const { offsets = [], met = 0 } = senses.get(word) ?? {};
        const rank = offsets.indexOf(offset);
        return rank >= 0 && rank < Math.min(FIRST_SENSES, met);
      });
    }),
  );
}

/** bigger, oldest: WordNet lists some as words of their own. */
function isDegree(word: string, part: PartLetter, { senses }: WordNetPart): boolean {
  const stem = part === 'a' || part === 'r' ? /^(.{3,}?)(?:er|est)$/.exec(word)?.[1] : undefined;
  if (stem === undefined) return false;
  return [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'), stem.replace(/i$/, 'y')].some(
    (base) => base.length > 2 && base !== word && senses.has(base),
  );
}
