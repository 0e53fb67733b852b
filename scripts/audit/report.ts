// Turns the output of `npm audit --json` into something readable.
import * as v from 'valibot';

/** A package with a known vulnerability. */
export interface Finding {
  name: string;
  severity: string;
  /** Affected versions. */
  range: string;
  /** The vulnerability with the address of its description, or the package that pulls it in. */
  why: string;
  fix: string;
}

/** An answer of the registry, or why there is none. */
export type AuditReport =
  | { kind: 'clean'; packages: number }
  | { kind: 'findings'; findings: Finding[] }
  | { kind: 'unanswered'; reason: string }
  | { kind: 'unreadable' };

const SEVERITIES = ['critical', 'high', 'moderate', 'low', 'info'];

const advisory = v.object({ title: v.string(), url: v.optional(v.string(), '') });
const answered = v.object({
  vulnerabilities: v.record(
    v.string(),
    v.object({
      name: v.string(),
      severity: v.string(),
      range: v.string(),
      via: v.array(v.union([v.string(), advisory])),
      fixAvailable: v.union([v.boolean(), v.object({ name: v.string(), version: v.string() })]),
    }),
  ),
  metadata: v.object({ dependencies: v.object({ prod: v.number() }) }),
});
/** How npm says that the registry refused or could not be reached. */
const refused = v.object({ message: v.string(), statusCode: v.number() });
const failed = v.object({ error: v.object({ code: v.string(), summary: v.optional(v.string(), '') }) });
const UNREACHABLE =
  /^(E(NOTFOUND|AI_AGAIN|CONN\w+|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOAUDIT|PROTO)|ERR_SOCKET\w*|E[45]\d\d)$/;

type Fix = v.InferOutput<typeof answered>['vulnerabilities'][string]['fixAvailable'];

function fixOf(fix: Fix): string {
  if (typeof fix === 'object') return `${fix.name} ${fix.version}`;
  return fix ? 'npm audit fix' : 'none yet';
}

/** Reads what npm printed. */
export function readAudit(output: string): AuditReport {
  let json: unknown;
  try {
    json = JSON.parse(output);
  } catch {
    return { kind: 'unreadable' };
  }
  if (v.is(refused, json)) return { kind: 'unanswered', reason: v.parse(refused, json).message };
  const problem = v.safeParse(failed, json);
  if (problem.success && UNREACHABLE.test(problem.output.error.code)) {
    const { code, summary } = problem.output.error;
    return { kind: 'unanswered', reason: summary.split('\n')[0] || code };
  }
  const report = v.safeParse(answered, json);
  if (!report.success) return { kind: 'unreadable' };
  const findings = Object.values(report.output.vulnerabilities).map(({ name, severity, range, via, fixAvailable }) => ({
    name,
    severity,
    range,
    why: via.map((one) => (typeof one === 'string' ? `through ${one}` : `${one.title} ${one.url}`.trim())).join('; '),
    fix: fixOf(fixAvailable),
  }));
  if (findings.length === 0) return { kind: 'clean', packages: report.output.metadata.dependencies.prod };
  const rank = ({ severity }: Finding) =>
    (SEVERITIES.indexOf(severity) + SEVERITIES.length + 1) % (SEVERITIES.length + 1);
  return { kind: 'findings', findings: findings.sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name)) };
}

/** Findings as a table, the worst first. */
export function tableOf(findings: readonly Finding[]): string {
  const head: Finding = { severity: 'severity', name: 'package', range: 'versions', fix: 'fixed by', why: 'weakness' };
  const columns = ['severity', 'name', 'range', 'fix'] as const;
  const rows = [head, ...findings];
  const widths = columns.map((column) => Math.max(...rows.map((row) => row[column].length)));
  const lines = rows.map((row) =>
    [...columns.map((column, at) => row[column].padEnd(widths[at] ?? 0)), row.why].join('  '),
  );
  return [
    ...lines,
    '',
    `${findings.length} of the packages that ship ${findings.length === 1 ? 'has' : 'have'} a known weakness.`,
  ].join('\n');
}
