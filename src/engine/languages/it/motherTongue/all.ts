// What other mother tongues lead to in Italian: a file of rows for each, loaded on its own.
import type { TongueFacts, TongueRow } from '../../../motherTongue/types.ts';
import type { TextLanguage } from '../../../types.ts';

const ROWS: Partial<Record<TextLanguage, () => Promise<{ default: readonly TongueRow[] }>>> = {
  en: () => import('./en.tongue.tsv'),
  fr: () => import('./fr.tongue.tsv'),
  de: () => import('./de.tongue.tsv'),
  es: () => import('./es.tongue.tsv'),
};

/** Slips of speakers of a mother tongue; null where there are none to know. */
export async function italianTongue(motherTongue: TextLanguage): Promise<TongueFacts | null> {
  const rows = (await ROWS[motherTongue]?.())?.default;
  return rows ? { rows } : null;
}
