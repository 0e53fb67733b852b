// `spelling-check check`: files in, findings out; with --fix corrected files.
import { writeFileSync } from 'node:fs';
import { applyFixes } from '../../engine/index.ts';
import type { FoundIssue, SpellingChecker, TextOptions } from '../../sdk/types.ts';
import { type ChangedLines, changedLines } from './changedLines.ts';
import { CHECK_HELP, type CheckRequest, readCheckArguments } from './checkArguments.ts';
import { dictionariesOf, readWords } from './dictionaries.ts';
import { CommandError, reasonOf } from './failure.ts';
import { findFiles } from './files.ts';
import { jsonReport } from './formats/json.ts';
import { rdjsonlReport } from './formats/rdjsonl.ts';
import type { FileReport } from './formats/report.ts';
import { sarifReport } from './formats/sarif.ts';
import { textReport } from './formats/text.ts';
import { Lines } from './lines.ts';
import { asCommandError, openChecker } from './openChecker.ts';
import { type Output, readStandardInput } from './output.ts';
import { kindOfFile, proseOf } from './prose/kinds.ts';
import { readSource } from './readSource.ts';
import { findSettings, optionsOf, type Settings } from './settings.ts';
import { type Choice, checkProse, fixesInSource } from './sourceIssues.ts';

const FORMATTERS = { text: textReport, json: jsonReport, sarif: sarifReport, rdjsonl: rdjsonlReport };

/** Runs the command; returns the exit code. Throws CommandError. */
export async function checkCommand(args: readonly string[], out: Output): Promise<number> {
  const request = readCheckArguments(args);
  if (!request) {
    await out.write(CHECK_HELP);
    return 0;
  }
  const found = findSettings(process.cwd(), request.config);
  const settings: Settings = { ...found.settings, ...request.settings };
  const ignored = [...(found.settings.ignore ?? []), ...(request.settings.ignore ?? [])];
  const words = [
    ...dictionariesOf(found).flatMap((file) => readWords(file)),
    ...request.words.flatMap((file) => readWords(file, true)),
  ];
  const changed = request.diff === undefined ? undefined : changedLines(request.diff);
  const files = request.stdin === undefined ? filesOf(request, ignored, found.folder, changed) : [request.stdin];
  const checker = await openChecker(settings, process.cwd()).catch((thrown: unknown) => {
    throw asCommandError(thrown);
  });
  const job: Job = { request, checker, options: optionsOf(settings, words), settings, changed, out };
  const reports: FileReport[] = [];
  const unread: string[] = [];
  for (const file of files) {
    try {
      reports.push(await checkFile(job, file));
    } catch (thrown) {
      const failure = asCommandError(thrown);
      // One file that is no text does not keep the others from being checked.
      if (!(failure instanceof CommandError) || files.length === 1) throw failure;
      unread.push(failure.message);
    }
  }
  const isText = request.stdin !== undefined && request.fix;
  if (!isText) for (const part of FORMATTERS[request.format](reports)) await out.write(part);
  for (const line of unread) out.note(line);
  const amount = reports.reduce((sum, { issues }) => sum + issues.length, 0);
  if (request.format === 'text' && !isText) out.note(summary(reports, amount));
  if (unread.length > 0) return 3;
  return amount > 0 ? 1 : 0;
}

interface Job {
  request: CheckRequest;
  checker: SpellingChecker;
  options: TextOptions;
  settings: Settings;
  changed: ChangedLines | undefined;
  out: Output;
}

function filesOf(request: CheckRequest, ignored: string[], root: string, changed: ChangedLines | undefined): string[] {
  const { paths, useGitignore } = request;
  const files = findFiles({ paths, ignored, useGitignore, root });
  return changed ? files.filter((file) => changed.has(file.replace(/^\.\//, ''))) : files;
}

async function checkFile(
  { request, checker, options, settings, changed, out }: Job,
  file: string,
): Promise<FileReport> {
  const isInput = request.stdin !== undefined;
  let source = isInput ? readStandardInput() : readSource(file);
  const kind = kindOfFile(file) ?? 'plaintext';
  const choice: Choice = { names: settings.names ?? true, certainty: settings.certainty ?? 'maybe' };
  if (request.fix) {
    const lines = changed?.get(file.replace(/^\.\//, ''));
    const all = await fixesInSource(checker, proseOf(source, kind), options, settings.certainty ?? 'sure');
    const before = new Lines(source);
    const fixes = all.filter(({ start }) => isChanged(lines, before, start));
    const corrected = applyFixes(source, fixes);
    if (!isInput && corrected !== source) save(file, corrected);
    if (isInput) await out.write(corrected);
    source = corrected;
    // What is on which line has not changed: corrections have no line breaks of their own.
  }
  const { issues, answer } = await checkProse(checker, proseOf(source, kind), options, choice);
  const lines = new Lines(source);
  const wanted = changed?.get(file.replace(/^\.\//, ''));
  const told: readonly FoundIssue[] = changed ? issues.filter(({ start }) => isChanged(wanted, lines, start)) : issues;
  for (const language of answer.missing) out.note(`${file}: no pack for ${language}; its sentences were not checked.`);
  if (answer.language === null && answer.counts.words > 0) {
    out.note(`${file}: not checked; its language could not be told. Name it with --language.`);
  }
  return { file, lines, issues: told, language: answer.dialect, words: answer.counts.words };
}

const isChanged = (wanted: Set<number> | 'all' | undefined, lines: Lines, offset: number): boolean =>
  wanted === undefined || wanted === 'all' || wanted.has(lines.placeOf(offset, 'utf-16').line + 1);

function save(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new CommandError(`${file} cannot be written: ${reasonOf(error)}.`, 3);
  }
}

function summary(reports: readonly FileReport[], amount: number): string {
  const words = reports.reduce((sum, report) => sum + report.words, 0);
  return `${count(amount, 'issue')} in ${count(reports.length, 'file')}, ${count(words, 'word')}`;
}

const count = (amount: number, noun: string): string => `${amount} ${noun}${amount === 1 ? '' : 's'}`;
