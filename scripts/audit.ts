// npm run audit: known vulnerabilities of the packages that ship. Exits with 1 if there are any, otherwise with 0. If the
// registry does not answer, it says so in a line and exits with 0: not a failure of the project, but no proof either.
import { execFile } from 'node:child_process';
import { readAudit, tableOf } from './audit/report.ts';

const ARGUMENTS = ['audit', '--omit=dev', '--json'];
/** npm passes on its own path; without it (`node scripts/audit.ts`) the npm on the PATH is used. */
const own = process.env['npm_execpath'];
const [command, before] = own ? [process.execPath, [own]] : ['npm', []];

execFile(command, [...before, ...ARGUMENTS], { maxBuffer: 64_000_000 }, (_error, stdout, stderr) => {
  const report = readAudit(stdout);
  if (report.kind === 'clean') console.log(`No known weakness in ${report.packages} packages that ship.`);
  else if (report.kind === 'unanswered') console.log(`Not checked: the registry gives no answer (${report.reason}).`);
  else if (report.kind === 'findings') console.log(tableOf(report.findings));
  else console.error(`npm audit answered something that cannot be read:\n${stdout}\n${stderr}`);
  process.exit(report.kind === 'findings' || report.kind === 'unreadable' ? 1 : 0);
});
