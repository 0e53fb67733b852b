// A check from its job to the text of its answer.
import type { CheckedDocument, CheckResult, Issue, IssueDelta, TextLanguage } from '../../../engine/index.ts';
import type { CheckJob, Selection } from '../request/checkJob.ts';
import { answerOf } from './answer.ts';
import type { Engine } from './engine.ts';
import type { Answer } from './jobs.ts';
import type { Texts } from './texts.ts';
import type { Turns } from './turns.ts';

/** Work of one step, as the engine counts it. */
const STEP = 3000;
/** Most corrections of a finding. */
const CORRECTIONS = 5;
/** Looking for corrections of very many misspellings ends after this; what is left has none, and the answer says so. */
const CORRECTIONS_MS = 3000;

/** Checks a text. */
export async function check(engine: Engine, texts: Texts, job: CheckJob, turns: Turns): Promise<Answer> {
  const { document, result } = await run(engine, job, turns);
  const issues = result.issues.filter((issue) => isWanted(issue, job.selection, engine));
  const { corrections, isComplete } = await correct(document, issues, turns);
  const spoken = await texts.bring(job.messages, new Set(issues.map(({ language }) => language)));
  const answer = answerOf({ job, result: { ...result, issues }, texts: spoken, corrections, isComplete });
  return { body: JSON.stringify(answer), matches: issues.length };
}

async function run(
  { checker, languages, load, tongues }: Engine,
  { text, options }: CheckJob,
  turns: Turns,
): Promise<{ document: CheckedDocument; result: CheckResult }> {
  const first = options.language === 'auto' ? checker.detect(text)[0]?.language : options.language;
  if (first) await load(first);
  for (;;) {
    await tongues.bring(options);
    const document = checker.open(text, options);
    const deltas: IssueDelta[] = [];
    let step = document.step(STEP, null);
    for (; !step.done; step = document.step(STEP, null)) {
      for (const delta of step.deltas) deltas.push(delta);
      await turns.giveWay();
    }
    for (const delta of step.deltas) deltas.push(delta);
    const issues = latestOf(deltas, text.length);
    const { language, dialect, guesses, counts, missing } = step;
    const wanted = missing.filter((one) => isAbsent(one));
    if (wanted.length === 0) return { document, result: { issues, language, dialect, guesses, counts, missing } };
    for (const one of wanted) await load(one);
  }

  function isAbsent(language: TextLanguage): boolean {
    return languages.includes(language) && !checker.loaded().includes(language);
  }
}

/** What counts in the end: each delta replaces all that earlier ones said about its range. */
function latestOf(deltas: readonly IssueDelta[], length: number): Issue[] {
  const isTold = new Uint8Array(length + 1);
  const issues: Issue[] = [];
  for (const { start, end, issues: found } of deltas.toReversed()) {
    for (const issue of found) if (isTold[issue.start] === 0) issues.push(issue);
    isTold.fill(1, start, Math.max(end, start + 1));
  }
  return issues.sort((a, b) => a.start - b.start || a.end - b.end);
}

function isWanted({ rule, category }: Issue, { only, picky }: Selection, engine: Engine): boolean {
  if (only && !only.rules.includes(rule) && !only.categories.includes(category)) return false;
  return picky === undefined || picky.includes(rule) || !engine.isPicky(rule);
}

async function correct(document: CheckedDocument, issues: readonly Issue[], turns: Turns) {
  const corrections = new Map<Issue, readonly string[]>();
  let spent = 0;
  for (const issue of issues) {
    const { replacements, text, language, start, end } = issue;
    if (replacements) corrections.set(issue, replacements.slice(0, CORRECTIONS));
    else if (spent < CORRECTIONS_MS) {
      const from = performance.now();
      const found = document.suggest(text, language, CORRECTIONS, { start, end });
      corrections.set(
        issue,
        found.map((one) => one.text),
      );
      spent += performance.now() - from;
    }
    await turns.giveWay();
  }
  return { corrections, isComplete: spent < CORRECTIONS_MS };
}
