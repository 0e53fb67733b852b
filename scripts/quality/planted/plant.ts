// Plants one mistake at a time in right sentences: a finite verb of the other number, a determiner or adjective that does not
// agree with its noun. Where either form could be right, nothing is planted.
import type { Lexicon } from '../../../src/engine/lexicon/lexicon.ts';
import type { TextLanguage } from '../../../src/engine/types.ts';
import { flippedModifiers, flippedVerb } from './flip.ts';
import { hashOf } from './keptApart.ts';
import { finiteVerbOf, type Tree, type TreeWord } from './trees.ts';

/** Subject and verb, or noun phrase. */
export type PlantKind = 'subject-verb' | 'noun-phrase';

/** A right sentence and the same with one word changed. */
export interface Planted {
  kind: PlantKind;
  text: string;
  wrong: string;
  /** The changed word, in `wrong`. */
  start: number;
  end: number;
  /** What the word must agree with, in `wrong`. */
  mate: readonly [start: number, end: number];
}

/** The sentence with word `at` in another form. */
function planted(tree: Tree, at: number, form: string, mate: number, kind: PlantKind): Planted {
  const { start, end } = tree.words[at] as TreeWord;
  const shift = form.length - (end - start);
  const other = tree.words[mate] as TreeWord;
  const moved = other.start > start ? shift : 0;
  const wrong = tree.text.slice(0, start) + form + tree.text.slice(end);
  return { kind, text: tree.text, wrong, start, end: end + shift, mate: [other.start + moved, other.end + moved] };
}

/** Pronouns that leave the number open, or take the predicate's. */
const OPEN_SUBJECTS = new Set(
  (
    'who what which whom qui que quoi lequel ce quel chi cosa che quale quién qué cuál wer was welcher das dies es all ' +
    'none any some such'
  ).split(' '),
);

const OR = new Set(['or', 'ou', 'oder', 'o', 'od', 'u', 'nor', 'ni', 'noch', 'né']);

/** Whether the subject leaves open whether the verb is singular or plural. */
function isOpen({ words }: Tree, subject: number, predicate: number): boolean {
  const { lemma, form, upos } = words[subject] as TreeWord;
  const isRelative = (words[predicate] as TreeWord).relation === 'acl';
  if (!isRelative && [lemma, form].some((each) => OPEN_SUBJECTS.has(each.toLowerCase()))) return true;
  if (upos === 'NUM' || upos === 'SYM' || /\d/.test(form)) return true;
  const ofSubject = words.filter((word) => word.head === subject);
  return ofSubject.some((word, _, all) => {
    if (word.relation === 'nummod') return true;
    if (word.relation !== 'conj') return false;
    const joins = [...all, ...words.filter((each) => words[each.head] === word)];
    return joins.some(({ relation, form: join }) => relation === 'cc' && OR.has(join.toLowerCase()));
  });
}

/** All mistakes of subject and verb that can be planted in a sentence. */
export function subjectVerbPlants(tree: Tree, lexicon: Lexicon): Planted[] {
  const seen = new Set<number>();
  return tree.words.flatMap((word, subject) => {
    if (word.relation !== 'nsubj' || word.head < 0) return [];
    const verb = finiteVerbOf(tree, word.head);
    if (verb < 0 || seen.has(verb) || isOpen(tree, subject, word.head)) return [];
    seen.add(verb);
    const { form, features } = tree.words[verb] as TreeWord;
    if (features.Person !== undefined && features.Person !== '3') return [];
    if (word.features.Person !== undefined && word.features.Person !== '3') return [];
    const other = flippedVerb(lexicon, form);
    return other === null ? [] : [planted(tree, verb, other, subject, 'subject-verb')];
  });
}

/** All mistakes in noun phrases that can be planted in a sentence, one a word. */
export function nounPhrasePlants(tree: Tree, lexicon: Lexicon, language: TextLanguage): Planted[] {
  return tree.words.flatMap((word, at) => {
    const noun = tree.words[word.head];
    const isDeterminer = word.relation === 'det';
    if (!noun || noun.upos !== 'NOUN' || !(isDeterminer || word.relation === 'amod')) return [];
    if (/['’]$/.test(word.form)) return [];
    const forms = flippedModifiers(lexicon, language, { form: word.form, noun: noun.form, isDeterminer });
    const form = forms[hashOf(tree.text) % Math.max(1, forms.length)];
    return form === undefined ? [] : [planted(tree, at, form, word.head, 'noun-phrase')];
  });
}
