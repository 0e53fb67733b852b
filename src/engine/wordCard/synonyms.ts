// What may stand in place of a word, in the form and with the capitals that it has there. What cannot be put in that form, or is
// no word of the text's variant, is left out.
import { Feature, Group, Pos, type PosCode } from '../lexicon/features.ts';
import { frequencyOfWord } from '../spelling/search/candidateIndex.ts';
import { capitalise, shapeOf } from '../text/shape.ts';
import { alsoWritten, type CardTools, nameOf, wordIn } from './card.ts';
import type { SynonymBook } from './synonymBook.ts';
import type { SynonymGroup, SynonymSense } from './types.ts';

/** Where the lexicon has a word as more than that, the others are hardly meant. */
const MOST_GROUPS = 4;

/** After the first of these nothing is inflected: manners of walking. */
const LINKS: ReadonlySet<string> = new Set(['of', 'in', 'on', 'to', 'for', 'at', 'by', 'with', 'from']);

/** One base form with all readings of the word that it has. */
interface Read {
  readonly lemma: string;
  readonly pos: PosCode;
  readonly wishes: readonly number[];
}

function readingsOf(word: string, { lexicon }: CardTools): Read[] {
  const found = new Map<string, Read & { wishes: number[] }>();
  for (const { lemma, pos, features } of lexicon?.analyses(word) ?? []) {
    const key = `${pos} ${lemma}`;
    const before = found.get(key);
    if (before) before.wishes.push(features);
    else found.set(key, { lemma, pos, wishes: [features] });
  }
  return [...found.values()];
}

/** The word of several that is inflected: the first of a verb's, the last of a noun before "of" and the like. */
function headIn(parts: readonly string[], pos: PosCode): number {
  if (pos === Pos.verb) return 0;
  const link = parts.findIndex((part, i) => i > 0 && LINKS.has(part));
  return (link < 0 ? parts.length : link) - 1;
}

/** A base form in the form that features tell; null where there is none. `isPlain`: without "more" and "most". */
function formOf(lemma: string, { pos }: Read, wish: number, tools: CardTools, isPlain: boolean): string | null {
  const { lexicon, judge, facts } = tools;
  const parts = lemma.split(' ');
  const at = headIn(parts, pos);
  const head = parts[at] as string;
  const isModifier = pos === Pos.adjective || pos === Pos.adverb;
  const degree = isModifier ? wish & Group.degree : 0;
  const [form] = (lexicon?.inflect(head, pos, wish) ?? []).filter(
    // solider, intenser: listed, and written by nobody.
    (one) => judge.isKnown(one) && !facts.notForms?.has(`${head} ${one}`) && (!degree || frequencyOf(one, tools) > 0),
  );
  if (form !== undefined && (parts.length === 1 || !degree)) return parts.with(at, form).join(' ');
  const isLong = pos === Pos.adjective || head.endsWith('ly');
  if (degree)
    return parts.length > 1 || isPlain || !isLong ? null : `${degree & Feature.superlative ? 'most' : 'more'} ${lemma}`;
  // What is not inflected need not be listed with that part of speech: "of import".
  return isModifier ? lemma : null;
}

const frequencyOf = (word: string, { judge }: CardTools): number => frequencyOfWord(judge.pack, word);

/** See the head of this file. [] for a word without any. */
export function synonymsOf(written: string, book: SynonymBook, tools: CardTools): SynonymGroup[] {
  const { judge } = tools;
  const word = wordIn(written, tools);
  // don't, we're: two words that none can stand for.
  if (word.includes("'")) return [];
  const rest = written.startsWith(word) ? written.slice(word.length) : '';
  const shape = shapeOf(word);
  const same = new Set([word, ...alsoWritten(word, tools)].map((one) => one.toLowerCase()));
  const dressed = (form: string): string => {
    if (shape === 'upper' && word.length > 1) return form.toUpperCase() + rest;
    return (shape === 'title' || shape === 'upper' ? capitalise(form) : form) + rest;
  };
  const inForm = (lemmas: readonly string[], read: Read, isPlain: boolean): string[] => {
    const forms = lemmas
      .flatMap((lemma) => read.wishes.flatMap((wish) => formOf(lemma, read, wish, tools, isPlain) ?? []))
      .filter((form) => !same.has(form) && form.split(' ').every((part) => judge.isKnown(part)));
    return [...new Set(forms)].map(dressed);
  };
  return (
    readingsOf(word, tools)
      // Only a noun stands before "'s".
      .filter(({ pos }) => rest === '' || pos === Pos.noun)
      .flatMap((read): SynonymGroup[] => {
        const senses = book.sensesOf(read.lemma, read.pos).flatMap(({ words, near, hint }): SynonymSense[] => {
          const own = inForm(words, read, false);
          const beside = inForm(near, read, true).filter((form) => !own.includes(form));
          return own.length + beside.length > 0 ? [{ hint, words: own, near: beside }] : [];
        });
        return senses.length > 0 ? [{ lemma: read.lemma, partOfSpeech: nameOf(read.pos), senses }] : [];
      })
      // What it is most often is what has most usual senses.
      .sort((a, b) => b.senses.length - a.senses.length)
      .slice(0, MOST_GROUPS)
  );
}
