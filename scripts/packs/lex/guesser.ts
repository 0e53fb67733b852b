// Guesses what words of the spelling dictionary are that no word list names: from known words with the same ending and the
// same inflected neighbours. Romance nouns and adjectives only; their endings say much.
import { Feature, Pos, type PosCode } from '../../../src/engine/lexicon/features.ts';
import type { LexContext } from './context.ts';

const { masculine, feminine, singular, plural } = Feature;

/** How a language forms what the guesser looks for. */
export interface NominalShapes {
  /** What could be the plural of a singular; those that are words are taken. */
  plurals(form: string): string[];
  /** What could be the feminine of a masculine; '' when there is none of its own. */
  feminine(form: string): string;
}

/** Counts kinds by ending and signature. */
export class Guesser {
  readonly #counts = new Map<string, Map<string, number>>();

  static #keys(word: string, signature: string): string[] {
    return [5, 4, 3, 2, 1, 0].map((length) => `${signature}:${length === 0 ? '' : word.slice(-length)}`);
  }

  learn(word: string, signature: string, kind: string): void {
    for (const key of Guesser.#keys(word, signature)) {
      const counts = this.#counts.get(key) ?? new Map<string, number>();
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      this.#counts.set(key, counts);
    }
  }

  /** The kinds that at least a quarter of the nearest known words have. */
  guess(word: string, signature: string): string[] {
    for (const key of Guesser.#keys(word, signature)) {
      const counts = this.#counts.get(key);
      const total = counts ? [...counts.values()].reduce((sum, count) => sum + count, 0) : 0;
      if (!counts || total < 4) continue;
      return [...counts].filter(([, count]) => count * 4 >= total).map(([kind]) => kind);
    }
    return [];
  }
}

/** Kinds of a lemma: a (adjective), nm, nf, n (noun of masculine, feminine, no gender). */
export function kindsOf({ table }: LexContext, word: string): string[] {
  return (table.forms.get(word) ?? []).flatMap(({ lemma, pos, features }) => {
    if (lemma !== word || features & plural) return [];
    if (pos === Pos.adjective) return ['a'];
    if (pos !== Pos.noun) return [];
    const gender = features & (masculine | feminine);
    return [gender === masculine ? 'nm' : gender === feminine ? 'nf' : 'n'];
  });
}

/** Adds a noun or adjective of a kind with its forms. */
export function addNominal(
  context: LexContext,
  word: string,
  kind: string,
  shapes: NominalShapes,
  woman: string,
): void {
  const { table, isWord } = context;
  const pos: PosCode = kind === 'a' ? Pos.adjective : Pos.noun;
  const own = kind === 'nf' ? feminine : kind === 'nm' || woman !== '' ? masculine : 0;
  for (const [form, gender] of [
    [word, own],
    [woman, feminine],
  ] as const) {
    if (form === '' || !isWord(form)) continue;
    table.add(form, word, pos, gender | singular);
    for (const many of shapes.plurals(form)) if (isWord(many)) table.add(many, word, pos, gender | plural);
  }
}

/** Adds those of the words that have no reading yet. */
export function addGuessed(context: LexContext, words: Iterable<string>, shapes: NominalShapes): void {
  const { table, isWord } = context;
  const guesser = new Guesser();
  const womanOf = (word: string): string => {
    const form = shapes.feminine(word);
    return form !== '' && form !== word && isWord(form) ? form : '';
  };
  const signature = (word: string): string =>
    `${womanOf(word) ? 'F' : ''}${shapes.plurals(word).some((form) => form !== word && isWord(form)) ? 'P' : ''}`;
  const unknown: string[] = [];
  for (const word of words) {
    if (!/^\p{Ll}[\p{Ll}-]{2,}$/u.test(word) || !isWord(word) || table.closed.has(word)) continue;
    const kinds = kindsOf(context, word);
    for (const kind of new Set(kinds)) guesser.learn(word, signature(word), kind);
    if (!table.forms.has(word)) unknown.push(word);
  }
  for (const word of unknown) {
    // its singular may have brought it in the meantime
    if (table.forms.has(word)) continue;
    for (const kind of guesser.guess(word, signature(word))) {
      addNominal(context, word, kind, shapes, kind.startsWith('n') && kind !== 'nm' ? '' : womanOf(word));
    }
  }
}

/** Adds plurals to nouns of which only the singular is known. */
export function completePlurals({ table, isWord }: LexContext, shapes: NominalShapes): void {
  const withPlural = new Set<string>();
  const singulars: { form: string; gender: number }[] = [];
  for (const [form, readings] of table.forms) {
    for (const { lemma, pos, features } of readings) {
      if (pos !== Pos.noun) continue;
      if (features & plural) withPlural.add(lemma);
      else if (lemma === form && features & singular)
        singulars.push({ form, gender: features & (masculine | feminine) });
    }
  }
  for (const { form, gender } of singulars) {
    if (withPlural.has(form) || table.closed.has(form)) continue;
    for (const many of shapes.plurals(form)) if (isWord(many)) table.add(many, form, Pos.noun, gender | plural);
  }
}
