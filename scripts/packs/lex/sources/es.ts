// Spanish: the spelling dictionary itself says what inflects how (flags S plural, G gender, R E I X D verbs). Parts of speech and
// genders come from treebank words; for the rest they are guessed from words with the same ending and flags.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { spanishEnclitics } from '../../../../src/engine/languages/es/forms.ts';
import { enclitic } from '../../../../src/engine/lexicon/enclitics.ts';
import { Feature, Pos, type PosCode } from '../../../../src/engine/lexicon/features.ts';
import { dictionaryLines, parseEntry } from '../../dictionary.ts';
import { type Affix, parseAffixes } from '../../hunspell/affix.ts';
import { packageFolder } from '../../sources.ts';
import type { LexContext } from '../context.ts';
import { addGuessed, Guesser, kindsOf } from '../guesser.ts';
import { PARTICIPLES } from './esIrregular.ts';
import { ADJECTIVES_TOO, adjectiveForms, kindByEnding, ONLY, plain, pluralsOf } from './esNominals.ts';
import { conjugate, participleForms, withLooseForms } from './esVerbs.ts';

const { masculine, feminine, singular, plural } = Feature;
const VERB_FLAGS = 'REIX';
const DICTIONARIES = ['dictionary-es', 'dictionary-es-mx', 'dictionary-es-ar'];

interface Stem {
  word: string;
  flags: string;
}

/** Adds Spanish verbs, nouns, adjectives and adverbs. Treebank words must be in the table already. */
export function addSpanish(context: LexContext): void {
  const { stems, suffixes } = readStems();
  // a few verbs have no flags: all their forms are entries of their own
  const loose = stems.flatMap(({ word, flags }) => (/[SGREIX]/.test(flags) ? [] : [word]));
  const looseForms = new Set(loose);
  for (const [lemma, pattern] of Object.entries(LOOSE_VERBS)) {
    const participle = lemma.replace(/ar$/, 'ado').replace(/[ei]r$/, 'ido');
    addForms(
      context,
      lemma,
      new Set([...loose, ...LOOSE_NOUNS].filter((word) => pattern.test(word))),
      new Set([participle]),
    );
  }
  for (const { word, flags } of stems) {
    if ([...flags].some((flag) => VERB_FLAGS.includes(flag)) && /[aeií]r$/.test(word))
      addVerb(context, word, flags, suffixes, looseForms);
  }
  addNominals(context, stems);
  // golf, sofá, cumpleaños: entries without flags that are no verb forms
  const listed = (form: string) => context.table.forms.get(form) ?? [];
  const rest = loose.filter((word) => enclitic(spanishEnclitics, word, listed).length === 0);
  addGuessed(context, rest, { plurals: pluralsOf, feminine: () => '' });
  for (const word of ADJECTIVES_TOO.split(' ')) {
    for (const [form, features] of adjectiveForms(word))
      if (context.isWord(form)) context.table.add(form, word, Pos.adjective, features);
  }
  tidy(context);
}

/** Drops readings that only annotation gave: nouns without a number, and what says less than another reading. */
function tidy({ table }: LexContext): void {
  const gender = masculine | feminine;
  const number = singular | plural;
  for (const [form, readings] of table.forms) {
    if (table.closed.has(form) || readings.length < 2) continue;
    const kept = readings.filter(({ lemma, pos, features }) => {
      // vivar and podar take forms of vivir and poder with them
      if (lemma === 'vivar' || (lemma === 'podar' && /^pue?d/.test(form))) return false;
      if (pos !== Pos.noun && pos !== Pos.adjective) return true;
      if (pos === Pos.noun && (features & number) === 0) return false;
      const isVague = (features & gender) === 0 && (features & number) !== 0;
      return !(
        isVague &&
        readings.some(
          (other) =>
            other.pos === pos &&
            other.lemma === lemma &&
            (other.features & gender) !== 0 &&
            (other.features & features & number) !== 0,
        )
      );
    });
    if (kept.length > 0 && kept.length < readings.length) table.forms.set(form, kept);
  }
  const without = (list: string, parts: readonly PosCode[]): void => {
    for (const form of list.split(' ')) {
      const kept = (table.forms.get(form) ?? []).filter(({ pos }) => !parts.includes(pos));
      if (kept.length > 0 && !table.closed.has(form)) table.forms.set(form, kept);
    }
  };
  for (const [list, others] of ONLY) without(list, others);
}

/** Stems with their flags, those that prefixes and derivational suffixes make included. */
function readStems() {
  const found = new Map<string, Set<string>>();
  let suffixes: ReadonlyMap<string, readonly Affix[]> = new Map();
  for (const name of DICTIONARIES) {
    const table = parseAffixes(readFileSync(join(packageFolder(name), 'index.aff'), 'utf8'));
    if (name === DICTIONARIES[0]) suffixes = table.suffixes;
    const put = (word: string, flags: Iterable<string>): void => {
      const text = [...flags].filter((flag) => /[A-Z]/.test(flag)).join('');
      const known = found.get(word);
      if (known) known.add(text);
      else found.set(word, new Set([text]));
    };
    for (const line of dictionaryLines(readFileSync(join(packageFolder(name), 'index.dic'), 'utf8'))) {
      const entry = parseEntry(line, table.splitFlags);
      if (!entry || entry.stem !== entry.stem.toLowerCase()) continue;
      put(entry.stem, entry.flags);
      for (const flag of entry.flags) {
        for (const prefix of table.prefixes.get(flag) ?? []) {
          if (prefix.matches(entry.stem) && entry.stem.startsWith(prefix.strip))
            put(prefix.add + entry.stem.slice(prefix.strip.length), entry.flags);
        }
        if (VERB_FLAGS.includes(flag) || 'DSG'.includes(flag)) continue;
        for (const suffix of table.suffixes.get(flag) ?? []) {
          const form = suffixed(entry.stem, suffix);
          // verbs with pronouns are read without a list
          if (form !== null && suffix.next.size > 0) put(form, suffix.next);
        }
      }
    }
  }
  const stems = [...found].flatMap(([word, sets]) => [...sets].map((flags): Stem => ({ word, flags })));
  return { stems, suffixes };
}

function suffixed(word: string, { matches, strip, add }: Affix): string | null {
  return matches(word) && word.endsWith(strip) ? word.slice(0, word.length - strip.length) + add : null;
}

/** What the dictionary lists without flags, by the look of the forms. */
const LOOSE_VERBS: Readonly<Record<string, RegExp>> = {
  dar: /^d(?:oy|as|a|amos|ais|an|ab\p{L}+|ábamos|i|iste|io|imos|isteis|ier\p{L}+|iér\p{L}+|ies\p{L}+|iés\p{L}+|ar\p{L}+|é|es|e|emos|eis|en|ad|ando)$/u,
  poder: /^(?:pued|pod|pud)/,
  andar: /^and(?!en$)/,
  haber: /^h(?:ab|ub|ay)/,
  abolir: /^abol/,
  estar: /^est(?:oy|[aáeéu])/,
  jugar: /^j(?:ueg(?:o|as?|an|ue|ues|uen)|ug(?!ad[ao]s?$|ader|ador|ue?t)\p{L}+)$/u,
  soler: /^(?:suel(?:o|es?|en|as?|an)|sol(?:emos|éis|ía\p{L}*|ido|ed|iendo|amos|áis))$/u,
  acontecer: /^aconte(?:c|zc)(?!imient)/,
  concernir: /^conc(?:ern|iern)/,
  atañer: /^atañ/,
  lloviznar: /^llovizn(?!as?$)/,
};
/** Forms of these that are entries with flags, being nouns as well. */
const LOOSE_NOUNS = ['juego', 'suelo'];
/** What a gerund or an infinitive with pronouns ends in. */
const GERUND_WITH_PRONOUN = /ndo(?:se|me|te|nos|os|l[aeo]s?)+$/;
const PRONOUN = /^(?:se|me|te|nos|os|l[aeo]s?)+$/;

function addVerb(
  context: LexContext,
  lemma: string,
  flags: string,
  suffixes: ReadonlyMap<string, readonly Affix[]>,
  loose: ReadonlySet<string>,
): void {
  const expand = (flag: string): string[] =>
    (suffixes.get(flag) ?? []).flatMap((suffix) => {
      const form = suffixed(lemma, suffix);
      const joined =
        form === null ||
        GERUND_WITH_PRONOUN.test(form) ||
        (form.startsWith(lemma) && PRONOUN.test(form.slice(lemma.length)));
      return joined ? [] : [form];
    });
  const forms = new Set([...flags].filter((flag) => VERB_FLAGS.includes(flag)).flatMap(expand));
  // the flags of ser make a regular past of it as well: sía, sían
  if (lemma === 'ser') for (const form of forms) if (/^sí(?:a|as|amos|ais|an)$/.test(form)) forms.delete(form);
  addForms(context, lemma, withLooseForms(lemma, forms, loose), new Set(flags.includes('D') ? expand('D') : []));
}

function addForms(context: LexContext, lemma: string, forms: ReadonlySet<string>, participles: Set<string>): void {
  const kinds: PosCode[] = context.table.has(lemma, Pos.auxiliary) ? [Pos.verb, Pos.auxiliary] : [Pos.verb];
  const add = (form: string, features: number): void => {
    for (const pos of kinds) context.table.add(form, lemma, pos, features);
  };
  add(lemma, Feature.infinitive);
  conjugate(lemma, forms, add);
  for (const [ending, participle] of Object.entries(PARTICIPLES)) {
    const form = lemma.slice(0, -ending.length) + participle;
    if (lemma.endsWith(ending) && !/(?:bend|mald)ecir$/.test(lemma) && context.isWord(form)) participles.add(form);
  }
  for (const participle of participles) {
    for (const [form, features] of participleForms(participle)) {
      add(form, features | Feature.pastParticiple);
      context.table.add(form, participle, Pos.adjective, features);
    }
  }
}

const signatureOf = (flags: string): string => (flags.includes('G') ? 'G' : '') + (flags.includes('S') ? 'S' : '');

function addNominals(context: LexContext, stems: readonly Stem[]): void {
  const { table, isWord } = context;
  const guesser = new Guesser();
  const candidates = stems.filter(({ word, flags }) => {
    return ![...flags].some((flag) => VERB_FLAGS.includes(flag)) && /^[\p{Ll}-]+$/u.test(word) && isWord(word);
  });
  for (const { word, flags } of candidates) {
    for (const kind of new Set(kindsOf(context, word))) guesser.learn(word, signatureOf(flags), kind);
  }
  for (const { word, flags } of candidates) {
    if (table.closed.has(word)) continue;
    if (/[aeo]mente$|[lrnsz]mente$/.test(word) && !flags.includes('S')) {
      table.add(word, word, Pos.adverb, 0);
      continue;
    }
    const known = kindsOf(context, word);
    const kinds = known.length > 0 ? known : /[SG]/.test(flags) ? guesser.guess(word, signatureOf(flags)) : [];
    for (const kind of new Set(kinds.map((each) => kindByEnding(word, each)))) addInflected(word, flags, kind);
  }

  function addInflected(word: string, flags: string, kind: string): void {
    const pos = kind === 'a' ? Pos.adjective : Pos.noun;
    const hasGender = flags.includes('G');
    const woman = word.endsWith('o')
      ? `${word.slice(0, -1)}a`
      : `${word.replace(/ó(?=n$)|é(?=s$)|á(?=n$)|í(?=n$)/, plain)}a`;
    const own = hasGender ? masculine : kind === 'nm' ? masculine : kind === 'nf' ? feminine : 0;
    const gender = kind === 'a' && !hasGender ? (word.endsWith('o') ? masculine : 0) : own;
    addNumbers(word, word, pos, gender);
    if (hasGender && isWord(woman)) addNumbers(woman, word, pos, feminine);
  }

  function addNumbers(form: string, lemma: string, pos: PosCode, gender: number): void {
    table.add(form, lemma, pos, gender | singular);
    for (const many of pluralsOf(form)) if (isWord(many)) table.add(many, lemma, pos, gender | plural);
  }
}
