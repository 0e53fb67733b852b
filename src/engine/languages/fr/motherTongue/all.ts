// What other mother tongues lead to in French: a file of rows for each, loaded on its own.
import type { TongueFacts, TongueRow } from '../../../motherTongue/types.ts';
import type { TextLanguage } from '../../../types.ts';
import { inFrenchForm } from '../rewrites/inForm.ts';
import { joined } from '../rewrites/joined.ts';

const ROWS: Partial<Record<TextLanguage, () => Promise<{ default: readonly TongueRow[] }>>> = {
  en: () => import('./en.tongue.tsv'),
  de: () => import('./de.tongue.tsv'),
  it: () => import('./it.tongue.tsv'),
  es: () => import('./es.tongue.tsv'),
};

/** Slips of speakers of a mother tongue; null where there are none to know. */
export async function frenchTongue(motherTongue: TextLanguage): Promise<TongueFacts | null> {
  const rows = (await ROWS[motherTongue]?.())?.default;
  return rows ? { rows, joined, inForm: inFrenchForm } : null;
}
