// npm run audit: digests, sources and licences by the lockfile, then known vulnerabilities of the packages that ship. Exits
// with 1 if there is anything to look at, otherwise with 0. If the registry does not answer, it says so in a line: not a
// failure of the project, but no proof either.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readLock } from './audit/lock.ts';
import { readAudit, tableOf } from './audit/report.ts';

const ARGUMENTS = ['audit', '--omit=dev', '--json'];
/** npm passes on its own path; without it (`node scripts/audit.ts`) the npm on the PATH is used. */
const own = process.env['npm_execpath'];
const [command, before] = own ? [process.execPath, [own]] : ['npm', []];

const lock = readLock(readFileSync('package-lock.json', 'utf8'));
for (const finding of lock.findings) console.log(finding);
console.log(
  `${lock.packages} packages held by their digest, ${lock.shipped} of them ship; ${lock.findings.length} to look at.`,
);

execFile(command, [...before, ...ARGUMENTS], { maxBuffer: 64_000_000 }, (_error, stdout, stderr) => {
  const report = readAudit(stdout);
  if (report.kind === 'clean') console.log(`No known weakness in ${report.packages} packages that ship.`);
  else if (report.kind === 'unanswered') console.log(`Not checked: the registry gives no answer (${report.reason}).`);
  else if (report.kind === 'findings') console.log(tableOf(report.findings));
  else console.error(`npm audit answered something that cannot be read:\n${stdout}\n${stderr}`);
  const failed = report.kind === 'findings' || report.kind === 'unreadable' || lock.findings.length > 0;
  process.exit(failed ? 1 : 0);
});
