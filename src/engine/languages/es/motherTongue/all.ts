// What other mother tongues lead to in Spanish: a file of rows for each, loaded on its own.
import { Group } from '../../../lexicon/features.ts';
import type { TongueFacts, TongueRow } from '../../../motherTongue/types.ts';
import type { Inflected } from '../../../rewrite/rows.ts';
import { isVerbal } from '../../../rules/ask.ts';
import type { TextLanguage } from '../../../types.ts';
import { inSpanishForm } from '../rewrites/inForm.ts';
import { joined } from '../rewrites/joined.ts';

const ROWS: Partial<Record<TextLanguage, () => Promise<{ default: readonly TongueRow[] }>>> = {
  en: () => import('./en.tongue.tsv'),
  fr: () => import('./fr.tongue.tsv'),
  de: () => import('./de.tongue.tsv'),
  it: () => import('./it.tongue.tsv'),
};

/** Entiendo, prendo: as likely finite as a gerund. */
const inForm: Inflected = (sentence, model, lemma, named) => {
  const form = inSpanishForm(sentence, model, lemma, named);
  const isEither = model.readings.some(({ pos, features }) => isVerbal(pos) && (features & Group.verbForm) === 0);
  return isEither && form?.endsWith('ndo') ? null : form;
};

/** Slips of speakers of a mother tongue; null where there are none to know. */
export async function spanishTongue(motherTongue: TextLanguage): Promise<TongueFacts | null> {
  const rows = (await ROWS[motherTongue]?.())?.default;
  return rows ? { rows, joined, inForm } : null;
}
