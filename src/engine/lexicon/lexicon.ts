// What the rules ask of a language's lexicon. Implemented on the `lex` pack.
import type { Analysis, PosCode } from './features.ts';

/** Forms and their analyses. Look-ups fold case: a capitalised form that is unknown is looked up in lower case. */
export interface Lexicon {
  /** All readings of a form as written; [] when it is unknown. The arrays are shared: never change them. */
  analyses(form: string): readonly Analysis[];
  /** Forms of a lemma with every bit of `features` possible, usual ones first; [] when there is none. */
  inflect(lemma: string, pos: PosCode, features: number): readonly string[];
}
