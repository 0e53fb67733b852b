// An engine whose findings carry their evidence: in place of a probability each has the number of its record.

import type { Evidence } from '../../../src/engine/certainty/types.ts';
import { IncrementalDocument } from '../../../src/engine/document/incremental.ts';
import { defaultOptions, type Issue, type TextLanguage } from '../../../src/engine/index.ts';
import { Languages } from '../../../src/engine/languages.ts';
import { profiles } from '../../../src/engine/loaded.ts';
import { readPack } from '../../packs/load.ts';
import { rulesOf } from '../../rows/rules.ts';

/** A finding, its evidence and its first correction. */
export interface Recorded {
  issue: Issue;
  evidence: Evidence;
  fix: string | undefined;
}

/** Finds everything in texts of a language, rules of taste included. Throws if its packs have not been built. */
export function createRecorder(language: TextLanguage): (text: string) => Recorded[] {
  const languages = new Languages(profiles);
  const [spell, lex, model, context] = (['spell', 'lex', 'model', 'context'] as const).map((part) =>
    readPack(language, part),
  );
  if (!spell || !lex || !model) throw new Error(`No ${language} packs: run "npm run packs" first.`);
  languages.load(language, spell);
  languages.loadGrammar(language, lex, model, rulesOf(language));
  if (context) languages.loadContext(language, context);
  let records: Evidence[] = [];
  languages.weigh = (evidence) => records.push(evidence) - 1;
  const options = { ...defaultOptions(), language, level: 'picky' as const };
  return (text) => {
    records = [];
    const document = new IncrementalDocument(languages, text, options);
    const { deltas } = document.step(Number.POSITIVE_INFINITY, null);
    return deltas.flatMap(({ issues }) =>
      issues.map((issue) => ({
        issue,
        evidence: records[issue.probability] as Evidence,
        fix: issue.replacements ? issue.replacements[0] : document.suggest(issue.text, issue.language, 1)[0]?.text,
      })),
    );
  };
}
