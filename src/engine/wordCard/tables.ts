// The forms of a lemma in the tables of its language. Invariant: a cell holds only forms that the lexicon lists with that
// reading; where none is listed, it stays empty.
import { Feature, Pos, type PosCode } from '../lexicon/features.ts';
import { fulfils } from '../lexicon/inflect.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { CellWish, FormRow, FormTable, TableLayout, WordCardFacts } from './types.ts';

/** A lemma as one part of speech. */
export interface Lemma {
  readonly lemma: string;
  readonly pos: PosCode;
}

/** A form with the features of its readings as this lemma. */
export interface ListedForm {
  readonly form: string;
  readonly features: readonly number[];
}

const POS_OF: Readonly<Record<TableLayout['of'], readonly PosCode[]>> = {
  noun: [Pos.noun],
  verb: [Pos.verb, Pos.auxiliary],
  adjective: [Pos.adjective],
};

/** What has none of a lemma that has some is an abbreviation: pts, h. */
const VOWEL = /[aeiouyàáâäæèéêëìíîïòóôöœùúûü]/i;

const FINITE = Feature.first | Feature.second | Feature.third | Feature.imperative;

/** All forms of a lemma that are words of the dictionary, usual ones first. */
export function formsOf(
  { lemma, pos }: Lemma,
  lexicon: Lexicon,
  isWord: (form: string) => boolean,
  { notForms }: Pick<WordCardFacts, 'notForms'>,
): ListedForm[] {
  const wishes = [0, Feature.comparative, Feature.superlative];
  const found = new Set(wishes.flatMap((wish) => lexicon.inflect(lemma, pos, wish)));
  return [...found]
    .filter((form) => VOWEL.test(form) || !VOWEL.test(lemma))
    .filter(
      (form) => !notForms?.has(`${lemma} ${form}`) && (!form.includes("'") || lemma.includes("'")) && isWord(form),
    )
    .map((form) => {
      const readings = lexicon.analyses(form).filter((one) => one.lemma === lemma && one.pos === pos);
      return { form, features: readings.map(({ features }) => features) };
    });
}

/** The part that leaves the verb in a main clause: "an" of ankommen; '' if it has none. */
function separated({ lemma, pos }: Lemma, forms: readonly ListedForm[], facts: WordCardFacts): string {
  if (pos !== Pos.verb) return '';
  const parts = facts.separable?.filter((part) => lemma.startsWith(part)) ?? [];
  return (
    parts.find((part) => forms.some(({ form }) => form.startsWith(`${part}ge`) || form.startsWith(`${part}zu`))) ?? ''
  );
}

function cellOf(of: Lemma, forms: readonly ListedForm[], wishes: readonly CellWish[], part: string): string[] {
  const wish = wishes.reduce((all, { features }) => all | features, 0);
  const isExact = wishes.some(({ exact }) => exact);
  const isMeant = (features: number) => (isExact ? features === wish : fulfils(features, wish));
  const before = wishes.map((one) => one.before ?? '').join('');
  const meant = forms
    .filter(({ features }) => features.some(isMeant))
    .map(({ form }) => form)
    .filter((form) => wishes.every(({ fits }) => fits?.(form, of.lemma) ?? true));
  const best = meant.filter((form) => wishes.every(({ rather }) => rather?.(form, of.lemma) ?? true));
  return (best.length > 0 ? best : meant).map((form) => {
    if (part === '' || (wish & FINITE) === 0 || !form.startsWith(part)) return before + form;
    return `${form.slice(part.length)} ${part}`;
  });
}

/** The genders that nouns of these forms have, as features. */
const gendersIn = (forms: readonly ListedForm[]): number =>
  forms.reduce((all, { features }) => features.reduce((bits, one) => bits | one, all), 0);

/** The tables of a lemma, without rows and columns in which nothing is listed. */
export function tablesOf(of: Lemma, forms: readonly ListedForm[], facts: WordCardFacts): FormTable[] {
  const part = separated(of, forms, facts);
  const genders = gendersIn(forms);
  return facts.layouts.flatMap((layout) => {
    if (!POS_OF[layout.of].includes(of.pos)) return [];
    const isOwn = ({ features }: CellWish) => {
      const gender = features & (Feature.masculine | Feature.feminine | Feature.neuter);
      return gender === 0 || (genders & gender) !== 0;
    };
    const columns = layout.columns.filter(isOwn);
    const rows: FormRow[] = layout.rows
      .filter(isOwn)
      .map((row) => ({
        label: row.label,
        cells:
          columns.length === 0
            ? [cellOf(of, forms, [row], part)]
            : columns.map((one) => cellOf(of, forms, [row, one], part)),
      }))
      .filter(({ cells }) => cells.some((cell) => cell.length > 0));
    if (rows.length === 0) return [];
    const filled = columns.map((_, i) => rows.some(({ cells }) => (cells[i]?.length ?? 0) > 0));
    return [
      {
        title: layout.title,
        columns: columns.filter((_, i) => filled[i]).map(({ label }) => label),
        rows: rows.map((row) => ({ ...row, cells: row.cells.filter((_, i) => columns.length === 0 || filled[i]) })),
      },
    ];
  });
}
