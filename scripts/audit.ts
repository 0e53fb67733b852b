// npm run audit: known weaknesses of the packages that ship. Exits with 1 when there are some, with 0 when there are none, and
// with 0 and a line that says so when the registry gives no answer: that is nobody's fault here, but no proof either.
import { execFile } from 'node:child_process';
import { readAudit, tableOf } from './audit/report.ts';

const ARGUMENTS = ['audit', '--omit=dev', '--json'];
/** npm says of itself where it is; without it (`node scripts/audit.ts`) the one in the path is asked. */
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
