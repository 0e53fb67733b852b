// One engine for all fields of a page: made once in a thread, it answers on as many channels as there are fields.
import type { Checker, Rule, TextLanguage } from '../../engine/index.ts';
import { createHandlers } from '../../workers/handlers.ts';
import { answerCalls, type Port } from '../../workers/rpc.ts';
import { createLanguages } from './languages.ts';
import type { FieldProcedures } from './procedures.ts';

/** Answers fields. */
export interface FieldHost {
  /** Serves one field until the returned function is called. */
  serve(port: Port): () => void;
}

/** An engine with the dictionaries at an address. */
export function createFieldHost(
  checker: Checker,
  packs: string,
  bringRules: (language: TextLanguage) => Promise<readonly Rule[]>,
): FieldHost {
  const languages = createLanguages(checker, packs, bringRules);
  return {
    serve(port) {
      const { open, edit, setOptions, run, suggest } = createHandlers(checker, { rules: bringRules });
      return answerCalls<FieldProcedures>(port, {
        open,
        edit,
        setOptions,
        run,
        suggest,
        want: ({ language }, context) => languages.want(language, (progress) => context.progress(progress)),
      });
    },
  };
}
