// What a page and its checking thread say to each other. All fields of a page share one thread and its dictionaries; each
// has a channel of its own, on which it is one open text.
import type { TextLanguage } from '../../engine/index.ts';
import type { CheckerProcedures } from '../../workers/api.ts';

/** How far a language is: its spelling is checked first, its grammar soon after. */
export interface LanguageProgress {
  part: 'spelling' | 'grammar';
  /** Bytes that have arrived and that are expected, unpacked; equal once the part is in use. */
  loaded: number;
  total: number;
}

/** The procedures of one field. */
export type FieldProcedures = Pick<CheckerProcedures, 'open' | 'edit' | 'setOptions' | 'run' | 'suggest'> & {
  /**
   * Gets a language, unless it is there. Progress messages are LanguageProgress; the answer says whether its grammar is
   * there as well. Rejects with `network`, `pack-missing` or `pack-damaged` if not even its spelling can be checked.
   */
  want(args: { language: TextLanguage }): { grammar: boolean };
};

/** The procedures of the thread as a whole. */
export interface ThreadProcedures {
  /** The address of the dictionaries, once, before the first field. */
  begin(args: { packs: string }): null;
  /** One more field, on this port. */
  field(args: { port: MessagePort }): null;
}
