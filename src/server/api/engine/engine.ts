// The engine of one thread with its languages, each loaded when it is first needed or ahead of that.
import {
  type Checker,
  createChecker,
  createTongues,
  loadMotherTongue,
  loadRules,
  type Rule,
  type TextLanguage,
  type Tongues,
} from '../../../engine/index.ts';
import type { LanguageFiles, PackFiles } from './packFiles.ts';

/** A checker that can be asked to load a language. */
export interface Engine {
  checker: Checker;
  /** Languages that there are files for. */
  languages: readonly TextLanguage[];
  filesOf(language: TextLanguage): LanguageFiles | undefined;
  /** Loads a language; one without files is passed over. */
  load(language: TextLanguage): Promise<void>;
  /** What the mother tongue of a writer leads to. */
  tongues: Tongues;
  /** Whether a rule runs at the picky level only. */
  isPicky(rule: string): boolean;
}

/** An engine without languages that knows where they are. */
export function createEngine(packs: PackFiles): Engine {
  const checker = createChecker();
  const loading = new Map<TextLanguage, Promise<void>>();
  const picky = new Set<string>();

  const take = (rules: readonly Rule[]) => {
    for (const { id, level } of rules) if (level === 'picky') picky.add(id);
  };

  async function read(language: TextLanguage): Promise<void> {
    const files = packs[language];
    if (!files) return;
    const { spell, lex, model, context } = files;
    // The rules come first, so that nobody sees the language with its spelling alone.
    const rules = lex && model ? await loadRules(language) : [];
    take(rules);
    checker.loadSpell(language, spell);
    if (!lex || !model) return;
    checker.loadGrammar(language, lex, model, rules);
    if (context) checker.loadContext(language, context);
  }

  return {
    checker,
    languages: Object.keys(packs) as TextLanguage[],
    filesOf: (language) => packs[language],
    load(language) {
      const known = loading.get(language) ?? read(language);
      loading.set(language, known);
      return known;
    },
    tongues: createTongues(checker, loadMotherTongue),
    isPicky: (rule) => picky.has(rule),
  };
}
