import { describe, expect, it } from 'vitest';
import { readAudit, tableOf } from './report.ts';

const metadata = { vulnerabilities: { total: 0 }, dependencies: { prod: 120, dev: 900, total: 1020 } };
const answer = (vulnerabilities: object) => JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata });

describe('npm run audit', () => {
  it('says how many packages have no known vulnerability', () => {
    expect(readAudit(answer({}))).toEqual({ kind: 'clean', packages: 120 });
  });

  it('shows the worst first, with its description, its source and its fix', () => {
    const report = readAudit(
      answer({
        inner: {
          name: 'inner',
          severity: 'low',
          isDirect: false,
          via: [
            {
              source: 1,
              name: 'inner',
              title: 'Slow pattern',
              url: 'https://a.example/1',
              severity: 'low',
              range: '<2',
            },
          ],
          range: '<2.0.0',
          fixAvailable: { name: 'outer', version: '3.0.0', isSemVerMajor: true },
        },
        outer: { name: 'outer', severity: 'critical', via: ['inner'], range: '*', fixAvailable: false },
      }),
    );
    expect(report.kind).toBe('findings');
    const lines = report.kind === 'findings' ? tableOf(report.findings).split('\n') : [];
    expect(lines).toEqual([
      'severity  package  versions  fixed by     weakness',
      'critical  outer    *         none yet     through inner',
      'low       inner    <2.0.0    outer 3.0.0  Slow pattern https://a.example/1',
      '',
      '2 of the packages that ship have a known weakness.',
    ]);
  });

  it.each([
    [
      { message: '405 Method Not Allowed - POST https://r.example/', statusCode: 405, body: '' },
      '405 Method Not Allowed - POST https://r.example/',
    ],
    [
      { error: { code: 'ENOTFOUND', summary: 'request to https://r.example failed\nmore' } },
      'request to https://r.example failed',
    ],
    [{ error: { code: 'ECONNREFUSED' } }, 'ECONNREFUSED'],
    [
      { error: { code: 'ENOAUDIT', summary: 'The registry does not support audit' } },
      'The registry does not support audit',
    ],
  ])('says when the registry gives no answer: %j', (printed, reason) => {
    expect(readAudit(JSON.stringify(printed))).toEqual({ kind: 'unanswered', reason });
  });

  it.each(['', 'npm error', '{}', '{"error":{"code":"ENOLOCK"}}', '{"vulnerabilities":[]}', 'null'])(
    'takes %j for no answer of any kind: that fails',
    (printed) => {
      expect(readAudit(printed)).toEqual({ kind: 'unreadable' });
    },
  );
});
