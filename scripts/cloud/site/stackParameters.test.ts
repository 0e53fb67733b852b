import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Fields, isFields, parseTemplate } from '../local/core/policy/template.ts';
import { parametersOf } from './stackParameters.ts';

const { Parameters } = parseTemplate(readFileSync(new URL('../template.yaml', import.meta.url), 'utf8'));
const declared: Fields = isFields(Parameters) ? Parameters : {};
const needed = {
  SiteOrigin: 'https://spelling.dev',
  CertificateArn: 'arn:aws:acm:us-east-1:468013579246:certificate/0a1b2c3d-0000-4000-8000-000000000000',
  AlarmMail: 'operator@spelling.dev',
  AuthDomainPrefix: 'spelling-7f3a',
  MailSender: 'accounts@spelling.dev',
  CodeBucket: 'spelling-code-7f3a',
  CodePrefix: 'functions/0a1b2c3d0a1b2c3d',
};

describe("values of the stack's parameters", () => {
  it('are written as the command takes them', () => {
    expect(parametersOf(declared, { ...needed, RefreshRotation: 'ENABLED' })).toContain('RefreshRotation=ENABLED');
  });

  it.each([
    ['a missing one', { AlarmMail: undefined }, 'AlarmMail is missing: Address that is told'],
    ['an unknown one', { AlarmMial: 'a@b.dev' }, 'there is no parameter AlarmMial'],
    [
      'a certificate of another region',
      { CertificateArn: needed.CertificateArn.replace('us-east-1', 'eu-west-1') },
      'is not like',
    ],
    [
      'an address with a slash at the end',
      { SiteOrigin: 'https://spelling.dev/' },
      'SiteOrigin: https://spelling.dev/ is not like',
    ],
    ['a word that is not allowed', { RefreshRotation: 'on' }, 'RefreshRotation: on is none of ENABLED, DISABLED'],
    ['a budget in words', { MonthlyBudget: 'fifty' }, 'MonthlyBudget: fifty is not a number'],
  ])('are refused with %s', (_, changes, complaint) => {
    const given = Object.entries({ ...needed, ...changes }).filter(
      (one): one is [string, string] => one[1] !== undefined,
    );
    expect(() => parametersOf(declared, Object.fromEntries(given))).toThrow(complaint);
  });
});
