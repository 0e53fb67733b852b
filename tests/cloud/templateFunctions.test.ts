// What the template's functions need besides their code: a log for errors, and a place for events that failed.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { roleStatements } from '../../scripts/cloud/local/core/policy/evaluate.ts';
import { readTemplate } from '../../scripts/cloud/local/core/policy/template.ts';
import { templateValues } from '../../scripts/cloud/local/core/settings.ts';

const source = readFileSync('scripts/cloud/template.yaml', 'utf8');
const template = readTemplate(source, templateValues('http://127.0.0.1:4173', false));

const functions = template.resources
  .map((name) => [name, template.properties(name)] as const)
  .filter(([, { Handler }]) => Handler !== undefined);
/** Resources on which a function's role may perform an action. */
const mayOn = (role: unknown, action: string) =>
  roleStatements(template, String(role).replace('arn:aws:local:::', ''))
    .filter(({ actions, effect }) => effect === 'Allow' && actions.includes(action))
    .flatMap(({ resources }) => resources);

describe('the functions of the template', () => {
  it('are twelve', () => {
    expect(functions.map(([name]) => name).sort()).toEqual([
      'AskModel',
      'CheckFunction',
      'ContactFunction',
      'CountObjects',
      'MagicLinkCreate',
      'MagicLinkDefine',
      'MagicLinkVerify',
      'PaymentWebhook',
      'SignUpLimit',
      'SubscriptionCancel',
      'SubscriptionCreate',
      'TokenClaims',
    ]);
  });

  it.each(functions)('%s writes to a log that exists', (_, { Role, LoggingConfig }) => {
    const { LogGroup = '' } = (LoggingConfig ?? {}) as { LogGroup?: string };
    expect(template.resources).toContain(LogGroup);
    for (const action of ['logs:CreateLogStream', 'logs:PutLogEvents']) {
      expect(mayOn(Role, action)).toContain(`arn:aws:local:::${LogGroup}`);
    }
  });

  it('that issue licences are one, and that know the provider’s keys are three', () => {
    const readers = (secret: string) =>
      functions
        .filter(([, { Role }]) => mayOn(Role, 'secretsmanager:GetSecretValue').includes(secret))
        .map(([name]) => name)
        .sort();
    expect(readers('LicenseKeys')).toEqual(['PaymentWebhook']);
    expect(readers('ApiKeys')).toEqual(['CheckFunction']);
    expect(readers('ModelKeys')).toEqual(['AskModel']);
    expect(readers('PaymentKeys')).toEqual(['PaymentWebhook', 'SubscriptionCancel', 'SubscriptionCreate']);
  });

  it('keep an event that could not be counted', () => {
    const { Role, DeadLetterConfig } = template.properties('CountObjects');
    const { TargetArn } = (DeadLetterConfig ?? {}) as { TargetArn?: string };
    expect(TargetArn).toBe('arn:aws:local:::UncountedEvents');
    expect(mayOn(Role, 'sqs:SendMessage')).toContain(TargetArn);
  });
});
