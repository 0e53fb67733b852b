// A text under edit in the library: the engine's document, the findings that stand in it, and the packs that it turns out to
// need. Between steps waiting work gets its turn, so that a long text does not block the thread.
import type { CheckedDocument, CheckStep, Issue, IssueDelta, TextChange, TextLanguage } from '../engine/index.ts';
import { movedRange } from '../lib/textChanges.ts';
import { nextTask } from '../workers/rpc.ts';
import { SpellingCheckError, throwIfAborted } from './errors.ts';
import type { Session } from './session.ts';
import type { CallOptions, CheckAnswer, FoundIssue, SpellingDocument, TextOptions } from './types.ts';

/** Characters of work in one step: some 20 ms. */
const STEP = 20_000;

/** A text as an open document of a session. */
export function openText(session: Session, text: string, textOptions: TextOptions | undefined): SpellingDocument {
  let options = session.optionsOf(textOptions);
  let document: CheckedDocument | null = session.engine.open(text, options);
  let issues: Issue[] = [];
  let last: CheckStep | null = null;
  /** Languages that the source does not have. */
  const lacking = new Set<TextLanguage>();

  const opened = (): CheckedDocument => {
    if (!document) throw new SpellingCheckError('disposed', 'the document is closed');
    return document;
  };

  /** Checks to the end; loads what is missing and goes on. */
  const settle = async (signal: AbortSignal | undefined): Promise<CheckStep> => {
    const guess = options.language === 'auto' ? session.engine.detect(opened().text())[0]?.language : options.language;
    session.tongues.retry();
    if (guess && !(await session.tryLoad(guess, signal))) lacking.add(guess);
    for (;;) {
      throwIfAborted(signal);
      const step = opened().step(STEP, null);
      issues = withDeltas(issues, step.deltas);
      last = step;
      if (!step.done) {
        await nextTask();
        continue;
      }
      const wanted = step.missing.filter((language) => !lacking.has(language));
      const tongue = session.tongues.bring(options);
      if (wanted.length === 0 && !tongue) return step;
      await tongue;
      for (const language of wanted) if (!(await session.tryLoad(language, signal))) lacking.add(language);
    }
  };

  const found = (issue: Issue): FoundIssue => {
    const { start, end, rule, category, type, language, probability, certainty, example, ignoreKey } = issue;
    const replacements =
      issue.replacements?.slice(0, options.maxReplacements) ??
      (options.maxReplacements > 0 ? opened().suggest(issue.text, language, options.maxReplacements, issue) : []).map(
        (suggestion) => suggestion.text,
      );
    return {
      start,
      end,
      text: issue.text,
      rule,
      category,
      type,
      language,
      ...session.texts.describe(issue),
      explanation: session.texts.why(issue, replacements[0]),
      replacements,
      probability,
      certainty,
      ...(example && { example }),
      ignoreKey,
    };
  };

  const describe = async (step: CheckStep, signal: AbortSignal | undefined): Promise<CheckAnswer> => {
    await session.texts.bring(new Set(issues.map(({ language }) => language)));
    const described: FoundIssue[] = [];
    for (const [i, issue] of issues.entries()) {
      described.push(found(issue));
      if (i % 20 === 19) await nextTask();
      throwIfAborted(signal);
    }
    const { language, dialect, guesses, counts, missing } = step;
    return { issues: described, language, dialect, guesses, counts, missing };
  };

  return {
    edit(changes) {
      opened().edit(changes);
      for (const change of changes) issues = issues.flatMap((issue) => movedRange(issue, change) ?? []);
      return Promise.resolve();
    },
    setOptions(next) {
      options = session.optionsOf(next);
      opened().setOptions(options);
      return Promise.resolve();
    },
    async check({ signal }: CallOptions = {}) {
      return describe(await settle(signal), signal);
    },
    async fixes({ certainty = 'sure', category } = {}): Promise<TextChange[]> {
      if (!last?.done) await settle(undefined);
      return opened().fixAll(category ?? null, certainty);
    },
    text: () => opened().text(),
    close() {
      document = null;
      issues = [];
    },
  };
}

/** The findings after a step: each delta replaces what stood in its range. */
function withDeltas(issues: readonly Issue[], deltas: readonly IssueDelta[]): Issue[] {
  if (deltas.length === 0) return [...issues];
  const kept = issues.filter(({ start }) => !deltas.some((delta) => start >= delta.start && start < delta.end));
  const later = deltas.flatMap((delta, i) => {
    const after = deltas.slice(i + 1);
    return delta.issues.filter(({ start }) => !after.some((other) => start >= other.start && start < other.end));
  });
  return [...kept, ...later].sort((a, b) => a.start - b.start || a.end - b.end);
}
