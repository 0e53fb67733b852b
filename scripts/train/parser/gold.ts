// The trees of treebanks in the words that are written: a word that the treebank splits is one word, with the head that its parts
// have outside.
import { Label } from '../../../src/engine/reading/parser/labels.ts';
import type { TextLanguage } from '../../../src/engine/types.ts';
import type { TreebankPart, TreebankWord } from '../shared/conllu.ts';
import { goldTag } from '../tagger/gold.ts';

/** A word with its place in the tree. */
export interface GoldWord {
  form: string;
  /** No blank follows. */
  glued: boolean;
  tag: number;
  /** Index of the head; -1 for the root. */
  head: number;
  label: number;
}

const RELATIONS: Readonly<Record<string, number>> = {
  root: Label.root,
  nsubj: Label.subject,
  'expl:subj': Label.subject,
  obj: Label.object,
  iobj: Label.indirectObject,
  obl: Label.oblique,
  det: Label.determiner,
  amod: Label.adjective,
  nmod: Label.nominal,
  nummod: Label.numeral,
  advmod: Label.adverb,
  aux: Label.auxiliary,
  cop: Label.copula,
  mark: Label.marker,
  case: Label.preposition,
  conj: Label.conjunct,
  cc: Label.coordinator,
  'acl:relcl': Label.relative,
  'advcl:relcl': Label.relative,
  acl: Label.adnominal,
  advcl: Label.adverbialClause,
  ccomp: Label.complement,
  csubj: Label.complement,
  xcomp: Label.openComplement,
  flat: Label.part,
  fixed: Label.part,
  compound: Label.part,
  goeswith: Label.part,
  expl: Label.expletive,
  appos: Label.apposition,
  punct: Label.punctuation,
  parataxis: Label.beside,
};

function labelOf({ relation, upos, xpos }: TreebankPart): number {
  // English possessives are determiners to the tagger
  if (relation === 'nmod:poss' && upos === 'PRON' && /^W?PR?P\$$/.test(xpos)) return Label.determiner;
  return RELATIONS[relation] ?? RELATIONS[relation.split(':')[0] as string] ?? Label.other;
}

/** The tree of a sentence; null if putting words together makes a circle. */
export function goldTree(sentence: readonly TreebankWord[], language: TextLanguage): GoldWord[] | null {
  const wordAt = new Map<number, number>();
  let id = 0;
  sentence.forEach(({ parts }, word) => {
    for (const _ of parts) wordAt.set(++id, word);
  });
  const tree = sentence.map((word, index): GoldWord => {
    const { form, glued, parts } = word;
    const top = parts.find(({ head }) => wordAt.get(head) !== index) ?? parts[0];
    if (!top) throw new Error(`The word ${form} has no parts`);
    return {
      form,
      glued,
      tag: goldTag(word, language),
      head: wordAt.get(top.head) ?? -1,
      label: labelOf(top),
    };
  });
  nameRelativePronouns(tree);
  markRelatives(sentence, tree);
  return isTree(tree) ? tree : null;
}

/** One Spanish treebank calls the pronoun of a relative clause a mere marker: it is the subject, or the object if there is one. */
function nameRelativePronouns(tree: readonly GoldWord[]): void {
  for (const word of tree) {
    const isMarker = word.label === Label.marker && tree[word.head]?.label === Label.relative;
    if (!isMarker || word.form.toLowerCase() !== 'que') continue;
    const hasSubject = tree.some(({ head, label }) => head === word.head && label === Label.subject);
    word.label = hasSubject ? Label.object : Label.subject;
  }
}

/** Treebanks that do not tell relative clauses from others still tag relative pronouns. */
function markRelatives(sentence: readonly TreebankWord[], tree: GoldWord[]): void {
  sentence.forEach(({ parts }, i) => {
    if (!parts.some(({ features }) => features.PronType?.includes('Rel'))) return;
    let at = i;
    for (let steps = 0; steps < 3 && at >= 0; steps++) {
      const word = tree[at] as GoldWord;
      if (word.label === Label.adnominal && word.head < i) {
        word.label = Label.relative;
        return;
      }
      at = word.head;
    }
  });
}

/** Whether every word hangs on one root. */
export function isTree(tree: readonly { head: number }[]): boolean {
  let roots = 0;
  for (const { head } of tree) if (head < 0) roots++;
  if (roots !== 1) return false;
  return tree.every((_, start) => {
    let at = start;
    for (let steps = 0; at >= 0; steps++) {
      if (steps > tree.length) return false;
      at = (tree[at] as { head: number }).head;
    }
    return true;
  });
}

/** The finite verb of the predicate at `index`: itself, or its first finite auxiliary or copula; -1 if it has none. */
export function finiteVerbOf(
  count: number,
  at: (index: number) => { head: number; label: number; isFinite: boolean },
  index: number,
): number {
  if (at(index).isFinite) return index;
  for (let i = 0; i < count; i++) {
    const { head, label, isFinite } = at(i);
    if (head === index && isFinite && (label === Label.auxiliary || label === Label.copula)) return i;
  }
  return -1;
}
