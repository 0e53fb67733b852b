// What a mother tongue leads to in a language: a chunk for each direction, which only those load who name a mother tongue.
import type { LanguageProfile } from '../languages/profile.ts';
import type { TextLanguage } from '../types.ts';
import type { Interference } from './types.ts';

/** What finds slips of speakers of `motherTongue`; null for the language itself. Rejects if a chunk cannot be loaded. */
export async function loadMotherTongueOf(
  { code, loadTongue }: LanguageProfile,
  motherTongue: TextLanguage,
): Promise<Interference | null> {
  if (code === motherTongue) return null;
  const [{ createInterference }, facts] = await Promise.all([import('./interference.ts'), loadTongue(motherTongue)]);
  return facts && createInterference(facts);
}
