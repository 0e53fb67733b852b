// npm test: everything that must hold, the fast parts first. `npm test -- types unit` runs the named parts only.
// The last line says how many checks passed and failed; the exit code is 1 if any failed.
import { readdirSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { ENVIRONMENTS } from './web/environments.ts';
import { buildPacksIfStale } from './web/packs.ts';
import { commandFile, runNode } from './web/run.ts';
import { ensureSite } from './web/site.ts';

interface Tally {
  passed: number;
  failed: number;
}

type Part = () => Promise<Tally>;

const say = (line: string) => console.log(line);
const tallyOf = (ok: boolean): Tally => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/** A tool that passes or fails as a whole; its output is shown when it fails. */
function tool(...commands: string[][]): Part {
  return async () => {
    for (const command of commands) {
      const { code, output } = await runNode(command);
      if (code !== 0) {
        say(output);
        return tallyOf(false);
      }
    }
    return tallyOf(true);
  };
}

/** The parts of vitest's report that are used. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    message: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** The failed tests with file and the first lines of the message: repeated at the end, where they are easy to find. */
const failures: string[] = [];

function noteFailures({ testResults }: Report): void {
  const root = `${process.cwd()}/`;
  for (const { name, message, status, assertionResults } of testResults) {
    const file = name.replace(root, '');
    const failed = assertionResults.filter((one) => one.status === 'failed');
    for (const { fullName, failureMessages } of failed) {
      failures.push([`${file}: ${fullName}`, ...failureMessages.join('\n').split('\n').slice(0, 12)].join('\n    '));
    }
    if (status === 'failed' && failed.length === 0) failures.push(`${file}: ${message}`);
  }
}

async function readTally(file: string, code: number): Promise<Tally> {
  try {
    const report = JSON.parse(await readFile(file, 'utf8')) as Report;
    noteFailures(report);
    // A file that could not be loaded fails the run without a failed test.
    const broken = code !== 0 && report.numFailedTests === 0 ? 1 : 0;
    return { passed: report.numPassedTests, failed: report.numFailedTests + broken };
  } catch {
    return tallyOf(false);
  }
}

/** Tests run by vitest; every test counts. */
function tests(name: string, ...args: string[]): Part {
  return async () => {
    const file = `.cache/test-${name}.json`;
    await rm(file, { force: true });
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const { code } = await runNode([commandFile('vitest'), 'run', ...reporters, ...args], { show: true });
    return readTally(file, code);
  };
}

/** A step that other parts depend on; counts as failed if it cannot be carried out. */
function step(work: () => Promise<unknown>): Part {
  return async () => {
    try {
      await work();
      return tallyOf(true);
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
      return tallyOf(false);
    }
  };
}

/** Folders of tests/ that form a part of their own, or belong to one. */
const ownParts = ['architecture', 'behaviours', 'locales', 'budgets', 'engine', 'pages', 'flows'];
const otherTests = readdirSync('tests').filter((name) => !ownParts.includes(name));
/** A browser's tests wait for half of their time: one worker more than there are cores on the smallest machine. */
const waiting = ['--maxWorkers=3'];
const projects = (...names: string[]) => names.map((name) => `--project=${name}`);

/** The parts in the order in which they run. */
const parts: Record<string, Part> = {
  types: tool(...ENVIRONMENTS.map((folder) => [commandFile('typescript', 'tsc'), '-p', folder])),
  lint: tool([commandFile('oxlint'), '--type-aware']),
  format: tool([commandFile('@biomejs/biome', 'biome'), 'check', '--linter-enabled=false']),
  dead: tool([commandFile('knip')], [commandFile('knip'), '--production']),
  imports: tests('imports', ...projects('unit'), 'tests/architecture'),
  packs: step(() => buildPacksIfStale(say)),
  locales: tests('locales', ...projects('unit', 'dom'), 'tests/locales', 'tests/behaviours'),
  unit: tests(
    'unit',
    ...projects('unit', 'cloud', 'dom'),
    'src/',
    'scripts/',
    'prerender/',
    ...otherTests.map((name) => `tests/${name}/`),
  ),
  engine: tests('engine', ...projects('unit'), 'tests/engine'),
  build: step(() => ensureSite(say)),
  budgets: tests('budgets', ...projects('unit'), 'tests/budgets'),
  browser: tests('browser', ...projects('browser')),
  pages: tests('pages', ...projects('e2e'), ...waiting, 'tests/pages'),
  flows: tests('flows', ...projects('e2e'), ...waiting, 'tests/flows'),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  say(`No part is called ${unknown.join(', ')}. The parts: ${Object.keys(parts).join(' ')}`);
  process.exit(2);
}

const total: Tally = { passed: 0, failed: 0 };
const lines: string[] = [];
for (const [name, part] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const started = performance.now();
  say(`\n== ${name}`);
  const { passed, failed } = await part();
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  lines.push(
    `${failed === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(10)} ${String(passed).padStart(5)} passed ${failed} failed  ${seconds} s`,
  );
}

if (failures.length > 0) say(`\nFailed:\n  ${failures.join('\n  ')}`);
say(`\n${lines.join('\n')}\n`);
say(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
