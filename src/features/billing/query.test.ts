import { describe, expect, it } from 'vitest';
import { returnPaths } from '../../lib/billing/returns.ts';
import { licenseeProblem } from './license/licensee.ts';
import { readQuery } from './query.ts';

const search = (path: string) => path.slice(path.indexOf('?'));

describe('the address of the page', () => {
  it('understands every return that the functions send people to', () => {
    const { subscribed, abandoned, portal, licensed, licenseAbandoned } = returnPaths;
    const back = (path: string) => (readQuery(search(path)) as { back?: string }).back;
    expect([subscribed, abandoned, portal, licenseAbandoned].map(back)).toEqual([
      'done',
      'abandoned',
      'portal',
      'license-abandoned',
    ]);
    const order = '8f4b1d52-9f0e-4c0e-8f3f-0c2f1f6d7a11';
    expect(readQuery(search(licensed.replace('{order}', order)))).toEqual({ kind: 'receipt', order });
  });

  it.each([
    '?checkout=granted',
    '?license=../x',
    '?license=',
    '?buy=everything',
    '?interval=week',
    '?checkout=%00',
    '',
  ])('what it does not know counts as nothing: %s', (query) =>
    expect(readQuery(query)).toEqual({ kind: 'plan', interval: undefined, back: undefined }),
  );

  it('an interval and a licence can be chosen by a link', () => {
    expect(readQuery('?interval=month')).toMatchObject({ kind: 'plan', interval: 'month' });
    expect(readQuery('?buy=globalSite')).toEqual({ kind: 'buy', product: 'globalSite' });
  });
});

it.each([
  ['Ada & Söhne', undefined],
  ['  ', 'licenseeEmpty'],
  ['a'.repeat(120), undefined],
  [` ${'a'.repeat(120)} `, undefined],
  ['a'.repeat(121), 'licenseeLong'],
  ['Ada\nPaid: yes', 'licenseeWrong'],
  ['Ada \u202E', 'licenseeWrong'],
  ['\uD800', 'licenseeWrong'],
  ['प्रकाशन', undefined],
])('the name %j on a licence: %s', (name, problem) => expect(licenseeProblem(name)).toBe(problem));
