// The rewriting of one language: a chunk of its own that nobody who only checks texts downloads.
import type { LanguageProfile } from '../languages/profile.ts';
import type { Rewriting } from './types.ts';

/** What rewrites texts in a language; null if it has nothing for that. Rejects if a chunk cannot be loaded. */
export async function loadRewritesOf({ code, loadRewrites }: LanguageProfile): Promise<Rewriting | null> {
  if (!loadRewrites) return null;
  const [{ createRewriting }, facts] = await Promise.all([import('./rewriter.ts'), loadRewrites()]);
  return createRewriting(code, facts);
}
