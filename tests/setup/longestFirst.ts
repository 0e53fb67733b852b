// The order of test files. What vitest knows of them is the size and, from an earlier run, the time of the tests alone: a short
// file that takes a minute to be read would begin last, and keep one worker busy while the others have nothing to do.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take far longer than they are long, those that take longest first. */
export const LONGEST: readonly string[] = [
  'tests/engine/robustRules.test.ts',
  'tests/engine/fuzzGrammar.test.ts',
  'tests/engine/fixAll.test.ts',
  'tests/engine/longParagraphs.test.ts',
  'tests/engine/robust.test.ts',
  'tests/engine/rules.test.ts',
  'tests/engine/ruleExamples.test.ts',
  'tests/engine/incremental.test.ts',
  'tests/engine/rewriteExamples.test.ts',
  'tests/flows/documentChoices.test.ts',
  'tests/flows/accountBarriers.test.ts',
];

/** Moves the longest to the front of their project; all others keep their order. */
export function longestFirst<T>(files: readonly T[], of: (file: T) => { project: string; path: string }): T[] {
  const projects = [...new Set(files.map((file) => of(file).project))];
  const place = (file: T): number => {
    const at = LONGEST.findIndex((each) => of(file).path.endsWith(`/${each}`));
    return projects.indexOf(of(file).project) * (LONGEST.length + 1) + (at < 0 ? LONGEST.length : at);
  };
  return [...files].sort((a, b) => place(a) - place(b));
}

/** See the head of this file. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return longestFirst(usual, ({ project, moduleId }) => ({ project: project.name, path: moduleId }));
  }
}
