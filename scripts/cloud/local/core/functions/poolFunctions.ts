// The functions that the pool calls, put together as for AWS: same code, a table in the store, mails to the outbox.
import { openAttempts } from '../../../../../src/server/functions/attempts.ts';
import { createMagicLink } from '../../../../../src/server/functions/magicLink.ts';
import { hasSecondFactor } from '../../../../../src/server/functions/secondFactor.ts';
import { createSignUpLimit } from '../../../../../src/server/functions/signUpLimit.ts';
import type { Outbox } from '../outbox.ts';
import type { Triggers } from '../pool/triggers.ts';
import type { Users } from '../pool/users.ts';
import type { Clock, Store } from '../store.ts';
import { functionCalls } from './calls.ts';

/** Creates the functions of a pool. */
export function poolFunctions(store: Store, clock: Clock, outbox: Outbox, users: () => Users): Triggers {
  const call = functionCalls(store, clock, users);
  const attempts = openAttempts(call, () => 'attempts', clock);
  const preSignUp = createSignUpLimit(attempts);
  return (siteOrigin) => ({
    preSignUp,
    ...createMagicLink({
      siteOrigin,
      attempts,
      hasSecondFactor: (userPoolId, userName) => hasSecondFactor(call, userPoolId, userName),
      sendMail: async ({ to, link, ...mail }) =>
        outbox.send(
          mail.kind === 'link' ? { kind: 'magicLink', to, link, code: mail.code } : { kind: 'usePassword', to, link },
        ),
      // The outbox takes every mail: a failure is a fault of this program.
      onMailFailure: (error) => {
        throw error;
      },
    }),
  });
}
