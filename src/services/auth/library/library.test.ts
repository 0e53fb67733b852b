import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf } from '../../../../tests/architecture/imports.ts';
import { EMAIL, openWorld } from '../../../../tests/setup/accounts.ts';
import { createContext } from '../context.ts';
import { signInCallbacks } from '../signIn/challenges.ts';

const sources = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.'))
  .map((entry) => join(entry.parentPath, entry.name));
const importersOf = (name: string) =>
  sources.filter((file) => importsOf(readFileSync(file, 'utf8')).some(({ to }) => to === name));

describe('the libraries of identity', () => {
  it('have one door each, so that they can be replaced', () => {
    expect(importersOf('amazon-cognito-identity-js')).toEqual([
      'src/services/auth/library/library.ts',
      'src/services/auth/session/cookies.ts',
    ]);
    expect(importersOf('@aws-sdk/client-cognito-identity')).toEqual(['src/services/auth/federated/identityPool.ts']);
  });

  it('SGN-10: all eight callbacks are always there', () => {
    const { library } = createContext(openWorld().env);
    const settle = { resolve: () => {}, reject: () => {} };
    const callbacks = signInCallbacks({ user: library.user(EMAIL), stay: true }, () => 0, settle);
    expect(Object.keys(callbacks).toSorted()).toEqual([
      'customChallenge',
      'mfaRequired',
      'mfaSetup',
      'newPasswordRequired',
      'onFailure',
      'onSuccess',
      'selectMFAType',
      'totpRequired',
    ]);
    for (const callback of Object.values(callbacks)) expect(callback).toBeTypeOf('function');
  });

  it('SGN-10: what a challenge lacks is empty, never missing', () => {
    const { library } = createContext(openWorld().env);
    const asked: unknown[] = [];
    const settle = { resolve: (outcome: unknown) => void asked.push(outcome), reject: () => {} };
    const callbacks = signInCallbacks({ user: library.user(EMAIL), stay: true }, () => 0, settle);
    callbacks.mfaRequired('SMS_MFA', undefined);
    callbacks.selectMFAType('SELECT_MFA_TYPE', { MFAS_CAN_CHOOSE: 'not a list' });
    callbacks.mfaSetup('MFA_SETUP', { MFAS_CAN_SETUP: '["WEB_AUTHN","SMS_MFA"]' });
    callbacks.newPasswordRequired(null, null);
    expect(asked).toMatchObject([
      { challenge: { name: 'SMS_MFA', destination: '' } },
      { challenge: { name: 'SELECT_MFA_TYPE', canChoose: [] } },
      { challenge: { name: 'MFA_SETUP', canSetUp: ['SMS_MFA'] } },
      { challenge: { name: 'NEW_PASSWORD_REQUIRED', userAttributes: {}, requiredAttributes: [] } },
    ]);
  });
});
