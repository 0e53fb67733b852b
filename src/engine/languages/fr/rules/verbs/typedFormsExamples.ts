// Further sentences of the rules beside it: no pattern and no row goes without.
import type { WrongExample } from '../../../../rules/types.ts';

/** Of fr.verb-endings.finite-for-participle. */
export const VERB_ENDINGS_FINITE_FOR_PARTICIPLE_WRONG: readonly WrongExample[] = [
  ['Le travail finit par mon collègue est parfait.', 'Le travail fini par mon collègue est parfait.'],
  ['Le logement choisit par mes parents est petit.', 'Le logement choisi par mes parents est petit.'],
];
