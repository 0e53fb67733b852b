// Puts the function's parts together from the environment that the template gives it; the local cloud uses the same code.

import type { Surroundings } from '../billing/assemble.ts';
import { createTokenReader } from '../billing/idToken.ts';
import { openBillingTable } from '../billing/table.ts';
import { need } from '../signedRequest.ts';
import type { AskParts } from './ask.ts';

/** Characters a month. Throws where it is no number: nothing is ever more than that. */
function monthlyIn(environment: Surroundings['environment']): number {
  const given = need(environment, 'MONTHLY_CHARACTERS');
  if (!/^\d+$/.test(given)) throw new Error(`MONTHLY_CHARACTERS is ${given}, no number`);
  return Number(given);
}

/** The parts. `send` reaches the pool, `sendOut` the model. */
export function assembleAsk(around: Surroundings & { sendOut: typeof fetch }): AskParts {
  const { environment, client, send, sendOut, now, log, secret } = around;
  return {
    table: openBillingTable(client, need(environment, 'BILLING_TABLE')),
    readToken: createTokenReader(
      { issuer: need(environment, 'TOKEN_ISSUER'), clientId: need(environment, 'CLIENT_ID') },
      send,
    ),
    upstream: {
      base: need(environment, 'MODEL_ADDRESS').replace(/\/+$/, ''),
      model: need(environment, 'MODEL_NAME'),
      async key() {
        const { modelKey } = await secret(need(environment, 'MODEL_SECRET'));
        if (!modelKey) throw new Error('There is no key of the model');
        return modelKey;
      },
      send: sendOut,
      log,
    },
    monthly: monthlyIn(environment),
    now,
    log,
  };
}
