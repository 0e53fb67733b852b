// The functions that the pool calls, assembled as on AWS: the same code, a table in the store, mails to the outbox, and no
// more permissions than the template grants each.
import { removeUnproved, statusOf } from '../../../../../src/server/functions/accounts.ts';
import { openAttempts } from '../../../../../src/server/functions/attempts.ts';
import type { LinkMail } from '../../../../../src/server/functions/challenge.ts';
import { withLinkSignUp } from '../../../../../src/server/functions/linkSignUp.ts';
import { createMagicLink } from '../../../../../src/server/functions/magicLink.ts';
import { hasSecondFactor } from '../../../../../src/server/functions/secondFactor.ts';
import { createSignUpLimit } from '../../../../../src/server/functions/signUpLimit.ts';
import type { MessageKind, Outbox } from '../outbox.ts';
import { functionRole } from '../policy/functionRole.ts';
import type { Template } from '../policy/template.ts';
import type { Triggers } from '../pool/triggers.ts';
import type { Users } from '../pool/users.ts';
import type { Clock, Store } from '../store.ts';
import { functionCalls } from './calls.ts';

const KINDS: Readonly<Record<LinkMail['kind'], MessageKind>> = {
  link: 'magicLink',
  password: 'usePassword',
  newAccount: 'newAccount',
  taken: 'taken',
};

/** Creates the functions of a pool. */
export function poolFunctions(
  store: Store,
  clock: Clock,
  outbox: Outbox,
  users: () => Users,
  template: Template,
): Triggers {
  const roleOf = (name: string) => {
    const { may, variables } = functionRole(template, name);
    const call = functionCalls(store, clock, users, may);
    // A function that lacks a variable fails here just as it does on AWS.
    return { call, attempts: openAttempts(call, () => variables['ATTEMPTS_TABLE'] ?? '', clock) };
  };
  const challenge = (name: string) => {
    const { call, attempts } = roleOf(name);
    return (siteOrigin: string) => {
      const parts: Parameters<typeof createMagicLink>[0] & Parameters<typeof withLinkSignUp>[1] = {
        siteOrigin,
        attempts,
        hasSecondFactor: (userPoolId, userName) => hasSecondFactor(call, userPoolId, userName),
        statusOf: (userPoolId, email) => statusOf(call, userPoolId, email),
        removeUnproved: (userPoolId, email) => removeUnproved(call, userPoolId, email),
        sendMail: async ({ to, link, ...mail }) =>
          outbox.send({ kind: KINDS[mail.kind], to, link, ...('code' in mail && { code: mail.code }) }),
        // The outbox accepts every mail: a failure is a bug in this program.
        onMailFailure: (error) => {
          throw error;
        },
      };
      return withLinkSignUp(createMagicLink(parts), parts);
    };
  };
  const define = challenge('MagicLinkDefine');
  const create = challenge('MagicLinkCreate');
  const verify = challenge('MagicLinkVerify');
  const preSignUp = createSignUpLimit(roleOf('SignUpLimit').attempts);
  return (siteOrigin) => ({
    preSignUp,
    define: define(siteOrigin).define,
    create: create(siteOrigin).create,
    verify: verify(siteOrigin).verify,
  });
}
