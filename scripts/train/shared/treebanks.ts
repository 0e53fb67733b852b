// Which treebanks may be learnt from, and which are kept for measuring. All are free for products: data/ud/SOURCES.md has the
// licences, models/CARD.md the attributions.
import type { TextLanguage } from '../../../src/engine/types.ts';

/** Treebanks by language: those that tagger and lexicon learn from, those that only measure. */
export const TREEBANKS: Readonly<Record<TextLanguage, { train: readonly string[]; test: readonly string[] }>> = {
  en: { train: ['en_ewt-ud-train', 'en_ewt-ud-dev'], test: ['en_ewt-ud-test'] },
  fr: {
    train: [
      'fr_sequoia-ud-train',
      'fr_sequoia-ud-dev',
      'fr_gsd-ud-dev',
      'fr_fqb-ud-test',
      'fr_parisstories-ud-train',
      'fr_parisstories-ud-dev',
      'fr_rhapsodie-ud-train',
      'fr_rhapsodie-ud-dev',
    ],
    test: ['fr_gsd-ud-test', 'fr_sequoia-ud-test', 'fr_rhapsodie-ud-test', 'fr_parisstories-ud-test'],
  },
  de: { train: ['de_gsd-ud-dev'], test: ['de_gsd-ud-test'] },
  it: {
    train: ['it_markit-ud-train', 'it_markit-ud-dev', 'it_twittiro-ud-train', 'it_twittiro-ud-dev'],
    test: ['it_markit-ud-test', 'it_twittiro-ud-test'],
  },
  es: { train: ['es_ancora-ud-dev', 'es_ancora-ud-test', 'es_gsd-ud-dev'], test: ['es_gsd-ud-test'] },
};
