// Sentences of treebanks as texts, with the words' places, heads and relations: surface words, as the checker sees them.
import type { TextLanguage } from '../../../src/engine/index.ts';
import { parserSentences } from '../../train/parser/treebanks.ts';
import type { TreebankPart, TreebankWord } from '../../train/shared/conllu.ts';

/** A word of a tree. */
export interface TreeWord {
  form: string;
  start: number;
  end: number;
  /** Universal part of speech and features of what the word depends by. */
  upos: string;
  features: TreebankPart['features'];
  lemma: string;
  /** Index of the head; -1 for the root. */
  head: number;
  /** The relation without its subtype. */
  relation: string;
}

/** A sentence. */
export interface Tree {
  text: string;
  words: TreeWord[];
}

/** Reads a sentence; words that the treebank splits hang where their part with a head outside of them hangs. */
export function treeOf(sentence: readonly TreebankWord[]): Tree {
  const wordOfPart: number[] = [-1];
  sentence.forEach(({ parts }, word) => {
    for (const _ of parts) wordOfPart.push(word);
  });
  let text = '';
  const words = sentence.map(({ form, parts, glued }, index): TreeWord => {
    const top = parts.find(({ head }) => wordOfPart[head] !== index) ?? parts[0];
    const start = text.length;
    text += form + (glued ? '' : ' ');
    if (!top) throw new Error(`A word without parts: ${form}`);
    const { upos, features, lemma, head, relation } = top;
    const bare = relation === 'expl:subj' ? 'nsubj' : (relation.split(':')[0] as string);
    const word = { form, start, end: start + form.length, upos, features, lemma };
    return { ...word, head: wordOfPart[head] ?? -1, relation: bare };
  });
  return { text: text.trimEnd(), words };
}

/** The sentences of a language that neither tagger nor parser learns from. */
export function unseenTrees(folder: string, language: TextLanguage): Tree[] {
  return [...parserSentences(folder, language).unseen.values()].flat().map(treeOf);
}

/** The finite verb of the clause of a predicate: itself, or its first finite auxiliary or copula; -1 if there is none. */
export function finiteVerbOf({ words }: Tree, predicate: number): number {
  const isFinite = ({ upos, features }: TreeWord): boolean =>
    (upos === 'VERB' || upos === 'AUX') &&
    features.VerbForm !== 'Inf' &&
    features.VerbForm !== 'Part' &&
    features.VerbForm !== 'Ger';
  if (isFinite(words[predicate] as TreeWord)) return predicate;
  return words.findIndex(
    (word) => word.head === predicate && (word.relation === 'aux' || word.relation === 'cop') && isFinite(word),
  );
}
